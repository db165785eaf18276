import type { CSSProperties } from 'react';

/** Makes a window of that width, in px, as small as its box is, whose width in px is `--box`. */
export const windowOf = (pixels: number, isShown: boolean) =>
  ({
    '--scale': `min(1,calc(var(--box,${pixels})/${pixels}))`,
    position: 'absolute',
    top: 0,
    left: `max(0px,calc((100% - ${pixels}px)/2))`,
    width: pixels,
    height: 'calc(100%/var(--scale))',
    border: 0,
    background: '#fff',
    transform: 'scale(var(--scale))',
    transformOrigin: '0 0',
    opacity: isShown ? 1 : 0,
  }) as CSSProperties;

/** A ref that keeps `--box`: lengths cannot be divided by lengths everywhere yet. */
export function measure(element: HTMLElement | null) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => element.style.setProperty('--box', `${element.clientWidth}`));
  observer.observe(element);
  return () => observer.disconnect();
}
