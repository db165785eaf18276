import type { Chunk } from './chunk';

type Loadable = Pick<Chunk<unknown>, 'load'>;

/**
 * Loads chunks one after the other in idle moments, so that the next screen is there before it is asked for.
 * Does nothing when the customer's browser asks to save bandwidth. A failure is left to whoever needs the chunk.
 */
export function preloadWhenIdle(chunks: readonly Loadable[]): void {
  if (savesBandwidth()) return;
  const [first, ...rest] = chunks;
  if (!first) return;
  whenIdle(() => {
    first
      .load()
      .catch(() => undefined)
      .finally(() => preloadWhenIdle(rest));
  });
}

/**
 * Loads the chunk of a link's address when the pointer reaches the link or the focus lands on it. Works for every
 * `<a href>` of this origin below `target`, and for a button that carries the address as `data-preload`.
 *
 * @param chunkFor the chunk of a path, see `routeChunk`
 * @returns takes the listeners away again
 */
export function preloadOnIntent(target: Document, chunkFor: (path: string) => Loadable | undefined): () => void {
  const listen = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest('a[href], [data-preload]') : null;
    const address = element?.getAttribute('data-preload') ?? element?.getAttribute('href');
    if (!address) return;
    const url = new URL(address, target.baseURI);
    if (url.origin !== new URL(target.baseURI).origin) return;
    chunkFor(url.pathname)
      ?.load()
      .catch(() => undefined);
  };
  const gestures = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const gesture of gestures) target.addEventListener(gesture, listen, { passive: true });
  return () => {
    for (const gesture of gestures) target.removeEventListener(gesture, listen);
  };
}

function savesBandwidth(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 200);
}
