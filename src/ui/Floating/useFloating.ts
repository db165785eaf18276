import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { place } from './place';

/** Where something floats, and who is told when it is to go. */
export interface FloatingProps {
  /** Around the button and what it opens. */
  frame: RefObject<HTMLElement | null>;
  /** What opens it, and takes the focus back. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Places what floats once it is there, and closes it on Escape, on a press elsewhere, and when the focus leaves.
 *
 * @returns the ref of what floats, which needs `popover="manual"`
 */
export function useFloating(
  { frame, anchor, onClose }: FloatingProps,
  end?: boolean,
): RefObject<HTMLDivElement | null> {
  const floating = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!floating.current || !anchor.current) return;
    place(floating.current, anchor.current, { end });
    // React's own autoFocus came while it was still hidden.
    floating.current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [anchor, end]);

  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close();
      anchor.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', key, true);
    };
  }, [frame, anchor]);

  return floating;
}
