type Side = 'top' | 'right' | 'bottom';
type Placement = { side?: Side | undefined; end?: boolean | undefined };

const gap = 6;

/**
 * Shows a `popover` element beside its anchor. The browser places it (CSS anchor positioning); where it cannot, it is
 * placed once by its measures, inside the window.
 */
export function place(floating: HTMLElement, anchor: Element, { side = 'bottom', end = false }: Placement = {}): void {
  (floating as Popover).showPopover?.({ source: anchor as HTMLElement });
  if (globalThis.CSS?.supports?.('position-area', 'top')) return;
  const at = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const left =
    side === 'right'
      ? at.right + gap
      : side === 'top'
        ? at.left + (at.width - width) / 2
        : end
          ? at.right - width
          : at.left;
  const top = side === 'right' ? at.top + (at.height - height) / 2 : side === 'top' ? at.top - height - gap : at.bottom;
  floating.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  floating.style.top = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`;
}

export function unplace(floating: HTMLElement): void {
  (floating as Popover).hidePopover?.();
}

/** `source` and the methods themselves are younger than some browsers (and than the tests' DOM). */
type Popover = Omit<HTMLElement, 'showPopover' | 'hidePopover'> & {
  showPopover?: (options?: { source?: HTMLElement }) => void;
  hidePopover?: () => void;
};
