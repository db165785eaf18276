import { expect, it } from 'vitest';
import { shownLabels, ticksOf } from './scale';

it.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [[4], [0, 1, 2, 3, 4]],
  [[41], [0, 20, 40, 60]],
  [[40], [0, 10, 20, 30, 40]],
  [
    [0.3, 0.1],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-500, 4_150],
    [-2_000, 0, 2_000, 4_000, 6_000],
  ],
  [[-7], [-8, -6, -4, -2, 0]],
  [[1_000_001], [0, 500_000, 1_000_000, 1_500_000]],
])('of %j the axis has %j', (values, ticks) => expect(ticksOf(values)).toEqual(ticks));

it('holds 0 and every value within two to six lines, whatever they are', () => {
  for (let power = -3; power <= 9; power++) {
    for (const [low, high] of [
      [0, 1.01],
      [-1, 9.99],
      [-3.4, 0],
      [-5, 5],
      [0, 2.5],
    ] as const) {
      const values = [low * 10 ** power, high * 10 ** power];
      const ticks = ticksOf(values);
      expect([ticks.length >= 2, ticks.length <= 7, ticks.includes(0)], `${values.join()}: ${ticks.join()}`).toEqual([
        true,
        true,
        true,
      ]);
      expect(ticks[0]).toBeLessThanOrEqual(values[0] as number);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(values[1] as number);
    }
  }
});

it('shows the first label, the last, and as many between them as have room', () => {
  expect([shownLabels(1, 4), shownLabels(3, 4), shownLabels(30, 4), shownLabels(0, 4)]).toEqual([
    [0],
    [0, 1, 2],
    [0, 10, 19, 29],
    [],
  ]);
});
