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
 * The sight moves on by so many px. Most of what it costs is the same however few tiles come in: with shorter strides more
 * frames pay for that, with longer ones what comes at once is too much for one frame.
 */
const stride = 256;

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

  /**
   * Within the margin, after the frame that scrolled: further tiles are made then and laid out in the next frame, and none
   * has to do both. A jump beyond it is followed at once, or a frame would show nothing.
   */
  const follow = () => {
    if (!element) return;
    const { top } = element.getBoundingClientRect();
    if (-top < seen.from || window.innerHeight - top > seen.to) return look();
    setTimeout(look);
  };

  return {
    /** For the element's `ref`. */
    attach(node: HTMLElement | null) {
      element = node;
      if (!node) return;
      look();
      const sizes = new ResizeObserver(look);
      sizes.observe(node);
      window.addEventListener('scroll', follow, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        sizes.disconnect();
        window.removeEventListener('scroll', follow);
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
