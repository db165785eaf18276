import { describe, expect, it } from 'vitest';
import { createStop, foot, gap, type Layout, layOut, placeByKey, placesWithin, type Shape } from './layout';

const room = { width: 700, lanes: 3 };
/** Shapes that repeat in no order that fits the lanes. */
const shapes = (count: number): Shape[] =>
  Array.from({ length: count }, (_, place) => ({ width: 1080, height: 500 + ((place * 397) % 1100) }));

const overlaps = ({ boxes }: Layout) =>
  boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter((other) => other.lane === one.lane && other.top < one.top + one.height + gap && other.top >= one.top),
  );

describe('where the tiles stand', () => {
  it('keeps each shape, fills the width, and lets none overlap', () => {
    const layout = layOut(shapes(90), room);
    expect(overlaps(layout)).toEqual([]);
    for (const [place, { left, width, height }] of layout.boxes.entries()) {
      expect(left + width).toBeLessThanOrEqual(room.width);
      const shape = shapes(90)[place] as Shape;
      expect(height - foot).toBe(Math.round((width * shape.height) / shape.width));
    }
    expect(Math.max(...layout.boxes.map(({ left, width }) => left + width))).toBe(room.width);
    expect(layout.height).toBe(Math.max(...layout.boxes.map(({ top, height }) => top + height)));
  });

  it('takes the shortest lane, so that the tops never go back up', () => {
    const { boxes } = layOut(shapes(200), room);
    expect(boxes.slice(0, 3).map(({ lane, top }) => [lane, top])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    for (const [place, { top }] of boxes.entries()) expect(top).toBeGreaterThanOrEqual(boxes[place - 1]?.top ?? 0);
  });

  it('leaves what is there where it is when more comes, and is the same as if all had come at once', () => {
    const before = layOut(shapes(60), room);
    const after = layOut(shapes(90), room, before);
    expect(after.boxes.slice(0, 60).every((box, place) => box === before.boxes[place])).toBe(true);
    expect(after).toEqual(layOut(shapes(90), room));
  });

  it.each([
    ['wider', { width: 900, lanes: 3 }],
    ['of other columns', { width: 700, lanes: 2 }],
  ])('begins anew in a room that is %s', (_, other) =>
    expect(layOut(shapes(30), other, layOut(shapes(30), room))).toEqual(layOut(shapes(30), other)),
  );

  it('has no height without anything, and no box without a width', () => {
    expect(layOut([], room)).toMatchObject({ boxes: [], height: 0 });
    expect(layOut(shapes(3), { width: 0, lanes: 4 }).boxes.every(({ width }) => width === 1)).toBe(true);
  });
});

describe('what is in sight', () => {
  const layout = layOut(shapes(3_000), room);
  it.each([
    [0, 900],
    [40_000, 41_300],
    [layout.height - 500, layout.height + 400],
    [-500, 1],
    [layout.height, layout.height + 900],
  ])('is exactly what touches %d to %d px', (from, to) => {
    const expected = layout.boxes.flatMap(({ top, height }, place) => (top < to && top + height > from ? [place] : []));
    expect(placesWithin(layout, from, to)).toEqual(expected);
  });
});

describe('where Tab leads', () => {
  const from = (first: number) => Array.from({ length: 20 }, (_, index) => first + index);

  it('is the first of all, however far the page was scrolled before', () => {
    const stopAmong = createStop();
    expect(stopAmong(from(40), null)).toBe(50);
    expect(stopAmong(from(45), null)).toBe(50);
    expect(stopAmong(from(0), null)).toBe(0);
  });

  it('is the one that had the focus, until it is no longer drawn', () => {
    const stopAmong = createStop();
    expect(stopAmong(from(0), 7)).toBe(7);
    expect(stopAmong(from(30), 7)).toBe(40);
    expect(stopAmong([], 7)).toBe(40);
    expect(stopAmong(from(0), 7)).toBe(7);
  });
});

describe('where the keys lead', () => {
  const layout = layOut(shapes(90), room);
  it.each([
    ['ArrowRight', 10, 11],
    ['ArrowLeft', 10, 9],
    ['Home', 10, 0],
    ['End', 10, 89],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 89, 89],
    ['ArrowUp', 1, 1],
    ['Tab', 10, null],
    ['toString', 10, null],
  ])('%s from %d to %s', (key, place, goal) => expect(placeByKey(layout, place, key)).toBe(goal));
  it('goes where the arrow points, also where lines run from right to left', () =>
    expect(['ArrowRight', 'ArrowLeft', 'Home'].map((key) => placeByKey(layout, 10, key, -1))).toEqual([9, 11, 0]));

  it('goes down and up in the column, to the next of it', () => {
    for (const [place, { lane }] of layout.boxes.entries()) {
      const below = placeByKey(layout, place, 'ArrowDown') ?? 0;
      if (below === place) continue;
      expect(layout.boxes[below]?.lane).toBe(lane);
      expect(layout.boxes.slice(place + 1, below).some((box) => box.lane === lane)).toBe(false);
      expect(placeByKey(layout, below, 'ArrowUp')).toBe(place);
    }
  });
});
