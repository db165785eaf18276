/** Code that is loaded on demand. */
export interface Chunk<Loaded> {
  /** Loads once: callers at the same time share a request, a failure is not cached so that the next call tries again. */
  load(): Promise<Loaded>;
  /** What was loaded, at once; `undefined` as long as it was not. */
  loaded(): Loaded | undefined;
}

/**
 * Wraps a dynamic import, so that what is there already is used without waiting a tick: suspending would hold it back.
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
