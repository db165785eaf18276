/** What of an element is in sight, with a margin around it. */
export interface Sight {
  /** Of the element, px; 0 before it is there. */
  readonly width: number;
  /** px from its top. */
  readonly from: number;
  readonly to: number;
}

/** px drawn above and below what is in sight. */
const margin = 200;
/**
 * The sight moves on by so many px. At 3,000 px a second that is every second or third frame: with shorter strides nearly
 * each frame pays for a commit and a layout, with longer ones what comes at once is too much for one frame.
 */
const stride = 128;

const nothing: Sight = { width: 0, from: 0, to: 0 };

/** Follows an element while the page scrolls and changes its size; for `useSyncExternalStore`. */
export function createSight() {
  let seen = nothing;
  let element: HTMLElement | null = null;
  const listeners = new Set<() => void>();

  const look = () => {
    if (!element) return;
    const { top, width } = element.getBoundingClientRect();
    const from = Math.floor((-top - margin) / stride) * stride;
    const to = from + Math.ceil((window.innerHeight + 2 * margin) / stride + 1) * stride;
    if (seen.width === width && seen.from === from && seen.to === to) return;
    seen = { width, from, to };
    for (const tell of listeners) tell();
  };

  return {
    /** For the element's `ref`. */
    attach(node: HTMLElement | null) {
      element = node;
      if (!node) return;
      look();
      const sizes = new ResizeObserver(look);
      sizes.observe(node);
      window.addEventListener('scroll', look, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        sizes.disconnect();
        window.removeEventListener('scroll', look);
        window.removeEventListener('resize', look);
        element = null;
      };
    },
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    get: () => seen,
  };
}
export type SightOf = ReturnType<typeof createSight>;
