import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';

/** A picture on its way. */
export interface Drag {
  id: string;
  /** Places from 0: where it comes from, and where it would be let go. */
  from: number;
  to: number;
  /** px that it was moved, and px from one place to the next. */
  by: number;
  step: number;
}

interface Grip extends Drag {
  pointer: number;
  /** Where the pointer went down, in the coordinates of the list's content. */
  start: number;
  isLifted: boolean;
  timer: number;
}

/** px that a mouse moves before it drags; a finger that moves as far before it has rested scrolls. */
const slack = 6;
/** Milliseconds that a finger rests on a picture to lift it. */
const rest = 250;
/** px from either end of the list at which it scrolls along, and px that it scrolls. */
const edge = 28;
const pace = 10;

/**
 * Moves the items of a list that lies in one line, by mouse or finger; each item carries `data-id`. Escape, and whatever
 * takes the pointer away, leave all as it was. Buttons do the same for the keyboard; this is for pointers alone.
 */
export function useDrag(drop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const grip = useRef<Grip | null>(null);
  const hasDragged = useRef(false);

  const lift = (list: HTMLElement) => {
    const held = grip.current;
    if (!held) return;
    held.isLifted = true;
    hasDragged.current = true;
    list.setPointerCapture(held.pointer);
    setDrag({ ...held });
  };
  const letGo = () => {
    window.clearTimeout(grip.current?.timer);
    grip.current = null;
    setDrag(null);
  };

  /**
   * A page that is scrolled by the same finger would take the pointer away; React’s own listener cannot refuse it. One
   * function for good, so that the listener does not come and go while a finger is down.
   */
  const hold = useCallback((list: HTMLElement | null) => {
    const refuse = (event: Event) => {
      if (grip.current?.isLifted) event.preventDefault();
    };
    list?.addEventListener('touchmove', refuse, { passive: false });
    return () => list?.removeEventListener('touchmove', refuse);
  }, []);

  return {
    drag,
    /** For the list. */
    grips: {
      ref: hold,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const item = (event.target as Element).closest<HTMLElement>('[data-id]');
        const list = event.currentTarget;
        if (!item?.dataset['id'] || event.button !== 0 || grip.current) return;
        const items = [...list.querySelectorAll<HTMLElement>('[data-id]')];
        const from = items.indexOf(item);
        hasDragged.current = false;
        grip.current = {
          id: item.dataset['id'],
          from,
          to: from,
          by: 0,
          step: stepOf(list, item),
          pointer: event.pointerId,
          start: event.clientX + list.scrollLeft,
          isLifted: false,
          timer: event.pointerType === 'mouse' ? 0 : window.setTimeout(() => lift(list), rest),
        };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = grip.current;
        const list = event.currentTarget;
        if (!held || held.pointer !== event.pointerId) return;
        if (!held.isLifted) {
          if (Math.abs(event.clientX + list.scrollLeft - held.start) < slack) return;
          if (event.pointerType !== 'mouse') return letGo();
          lift(list);
        }
        const { left, right } = list.getBoundingClientRect();
        if (event.clientX < left + edge) list.scrollLeft -= pace;
        if (event.clientX > right - edge) list.scrollLeft += pace;
        const count = list.querySelectorAll('[data-id]').length;
        held.by = event.clientX + list.scrollLeft - held.start;
        held.to = Math.min(count - 1, Math.max(0, held.from + Math.round(held.by / held.step)));
        setDrag({ ...held });
      },
      onPointerUp() {
        const held = grip.current;
        letGo();
        if (held?.isLifted && held.to !== held.from) drop(held.id, held.to);
      },
      onPointerCancel: letGo,
      /** The press that ends a drag is none of the picture’s own. */
      onClickCapture(event: MouseEvent) {
        if (hasDragged.current) event.stopPropagation();
        hasDragged.current = false;
      },
      onContextMenu(event: MouseEvent) {
        if (grip.current?.isLifted) event.preventDefault();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !grip.current?.isLifted) return;
        event.preventDefault();
        letGo();
      },
    },
  };
}

/** From one place to the next, px; below 0 where lines, and the list with them, run from the right. */
function stepOf(list: HTMLElement, { offsetWidth }: HTMLElement): number {
  const { columnGap, direction } = getComputedStyle(list);
  return (offsetWidth + (Number.parseFloat(columnGap) || 0)) * (direction === 'rtl' ? -1 : 1);
}

/** How far an item stands aside for the one on its way, px. */
export function offsetOf(drag: Drag | null, id: string, place: number): number {
  if (!drag) return 0;
  if (drag.id === id) return drag.by;
  if (place > drag.from && place <= drag.to) return -drag.step;
  return place < drag.from && place >= drag.to ? drag.step : 0;
}
