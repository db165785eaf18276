import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { place } from './place';

type Floating = {
  /** Around the button and what it opens. */
  frame: RefObject<HTMLDivElement | null>;
  /** What opens it, and takes the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** What floats; needs `popover="manual"`. */
  floating: RefObject<HTMLDivElement | null>;
};

/** Places what floats while `open`, and closes it on Escape, on a press elsewhere, and when the focus leaves. */
export function useFloating(open: boolean, onClose: () => void, end?: boolean): Floating {
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!open || !floating.current || !anchor.current) return;
    place(floating.current, anchor.current, { end });
    // React's own autoFocus came while it was still hidden.
    floating.current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open, end]);

  useEffect(() => {
    if (!open) return;
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
  }, [open]);

  return { frame, anchor, floating };
}
