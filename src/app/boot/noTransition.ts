/*
 * Takes the place of Headless UI's own transitions in the browser's build (`vite.config.ts`), which its dialog uses unless it is
 * `static`, and ours are (3 KB of all scripts): a dialog is open as long as it is rendered, and its styles move it.
 */
export const Transition = undefined;
export const TransitionChild = undefined;
