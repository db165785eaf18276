import type { FocusEvent, PointerEvent } from 'react';

type Leaving = PointerEvent | FocusEvent;

const holds = (place: Element, node: unknown) => node instanceof Node && place.contains(node);

/**
 * What a place is told of whoever looks at it: that they came, by pointer or by focus, and that they went. Neither goes
 * while the other is there. A pointer comes by moving: one that lay still while the place appeared under it looks at
 * nothing. A window that is left keeps its focus: whoever comes back finds the place as it was.
 */
export const attention = (come: () => void, go: () => void) => {
  const leave = (event: Leaving) => {
    const place = event.currentTarget;
    if (holds(place, place.ownerDocument.activeElement) || holds(place, event.relatedTarget)) return;
    // After a touch what was touched counts as hovered on: that is asked of a leaving focus alone.
    if (event.type === 'blur' && place.matches(':hover')) return;
    go();
  };
  return { onPointerMove: come, onPointerLeave: leave, onFocus: come, onBlur: leave };
};
