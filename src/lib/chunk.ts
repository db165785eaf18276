/**
 * Lets the browser answer whoever pressed something meanwhile, and paint, before what follows: of one long task it makes
 * two. Where a browser cannot (before Chromium 129, Firefox 142) it goes on at once.
 */
export const yieldToMain = async (): Promise<void> => globalThis.scheduler?.yield?.();

/** Code that is loaded on demand. */
export interface Chunk<Loaded> {
  /** Loads once: callers at the same time share a request; after a failure the next call tries again. */
  load(): Promise<Loaded>;
  /** What was loaded, at once; `undefined` as long as it was not. */
  loaded(): Loaded | undefined;
}

/**
 * The one way in which code is loaded later: `chunk(() => import('./x'))`. Whoever needs it waits for `load`; what is
 * there already is used without waiting a tick. `lazily` makes a component of a chunk, `late` a machine's child.
 */
export function chunk<Loaded>(load: () => Promise<Loaded>): Chunk<Loaded> {
  let result: { value: Loaded } | undefined;
  let running: Promise<Loaded> | undefined;
  return {
    load() {
      running ??= load().then(
        // It has just run for the first time, and what waits for it is about to.
        (value) => yieldToMain().then(() => (result = { value }).value),
        (error: unknown) => {
          running = undefined;
          throw error;
        },
      );
      return running;
    },
    loaded: () => result?.value,
  };
}
