import type { AppRef } from '../../../machines/shell/app/app.machine';
import { chunk } from '../../lib/chunk';

const updates = chunk(() => import('../updates'));

/** Starts a download: `chunk(...).load`, or `preload` of a component made by `lazily`. */
type Load = () => Promise<unknown>;

/**
 * Loads chunks one after the other in idle moments, so that the next screen is there before it is asked for.
 * Does nothing when the customer's browser asks to save bandwidth. A failure is left to whoever needs the chunk.
 */
export function preloadWhenIdle(loads: readonly Load[]): void {
  const [first, ...rest] = loads;
  if (!first || savesBandwidth()) return;
  whenIdle(() => void quietly(first).then(() => preloadWhenIdle(rest)));
}

/**
 * Loads the chunk of a link's address when the pointer reaches the link or the focus lands on it. Works for every
 * `<a href>` of this origin below `target`, and for a button that carries the address as `data-preload`.
 *
 * @param loadFor starts the download of a path's chunk; `undefined` for a path without one
 * @returns takes the listeners away again
 */
export function preloadOnIntent(target: Document, loadFor: (path: string) => Load | undefined): () => void {
  const listen = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest('a[href], [data-preload]') : null;
    const address = element?.getAttribute('data-preload') ?? element?.getAttribute('href');
    if (!address || !URL.canParse(address, target.baseURI)) return;
    const url = new URL(address, target.baseURI);
    const load = url.origin === new URL(target.baseURI).origin ? loadFor(url.pathname) : undefined;
    if (load) void quietly(load);
  };
  const gestures = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const gesture of gestures) target.addEventListener(gesture, listen, { passive: true });
  return () => {
    for (const gesture of gestures) target.removeEventListener(gesture, listen);
  };
}

/** Has the page hear of what changes at the server, which no first screen needs; without it the polls are left. */
export const hearUpdates = (root: AppRef): void =>
  whenIdle(() => void quietly(async () => (await updates.load()).startUpdates(root)));

const quietly = (load: Load) => load().catch(() => undefined);

function savesBandwidth(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 200);
}
