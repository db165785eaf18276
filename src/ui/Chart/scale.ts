/**
 * Round values for the lines of an axis, from its lowest to its highest: two to six, a step of 1, 2 or 5 times a power of
 * ten, of whole numbers a whole one. They hold 0 and every value.
 *
 * @param values finite numbers; none gives an axis from 0 to 1
 */
export function ticksOf(values: readonly number[]): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  if (lowest === highest) return [0, 1];
  const span = highest - lowest;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const fine = ([1, 2, 5, 10].find((factor) => factor * power * 4 >= span) ?? 10) * power;
  const step = values.every(Number.isInteger) ? Math.max(1, fine) : fine;
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  // Whole multiples, so that no 0.30000000000000004 stands at the axis.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/**
 * Which labels of an axis have room: at most `most` (2 or more), the first and the last among them, equally far apart but
 * for rounding.
 *
 * @param count how many there are
 * @returns their indexes, ascending
 */
export function shownLabels(count: number, most: number): number[] {
  const shown = Math.min(count, most);
  return Array.from({ length: shown }, (_, at) => Math.round((at * (count - 1)) / Math.max(1, shown - 1)));
}
