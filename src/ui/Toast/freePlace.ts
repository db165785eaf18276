/** A rectangle, in px of the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Px between a toast and whatever it keeps clear of. */
const gap = 4;
/** Px between it and the sides of the ground. */
const margin = 16;

/**
 * How far a toast moves from its own place, in px, so that it covers nothing of what is taken: as little up as it can,
 * there or at a side of the ground. Null where no place is free.
 */
export function freePlace(own: Box, taken: readonly Box[], ground: Box): { x: number; y: number } | null {
  const height = own.bottom - own.top;
  const lowest = Math.min(own.top, Math.floor(ground.bottom - gap - height));
  const sides = [0, ground.left + margin - own.left, ground.right - margin - own.right];
  const places = sides.flatMap((x) => {
    const inTheWay = taken.filter(({ left, right }) => left < own.right + x + gap && right > own.left + x - gap);
    const tops = [lowest, ...inTheWay.map(({ top }) => Math.floor(top - gap - height))];
    const free = tops.filter(
      (top) =>
        top <= lowest &&
        top >= ground.top + gap &&
        inTheWay.every((box) => box.bottom + gap <= top || box.top - gap >= top + height),
    );
    return free.length > 0 ? [{ x, y: Math.max(...free) - own.top }] : [];
  });
  return places.reduce<{ x: number; y: number } | null>(
    (best, place) => (best !== null && best.y >= place.y ? best : place),
    null,
  );
}
