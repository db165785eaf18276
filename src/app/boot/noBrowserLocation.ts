/*
 * Takes the place of wouter's own hook of the address in the browser's build (`vite.config.ts`): ours asks the location
 * actor. The package's would only be a default that is never used, and would wrap `history.pushState` for it.
 */
export const useBrowserLocation = undefined;
export const useSearch = undefined;
