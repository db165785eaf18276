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
        (value) => {
          result = { value };
          return value;
        },
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
