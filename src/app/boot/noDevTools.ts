/*
 * Takes the place of what XState looks for in the page for its browser extension, in the browser's build
 * (`vite.config.ts`): our inspector is told by the actors themselves, and customers have neither.
 */
export const devToolsAdapter = undefined;
export const registerService = undefined;
