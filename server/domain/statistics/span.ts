import { daysOf, type Range } from '../../../contract/rules/statistics/ranges';
import { day, dayOf, floorTo, hour, startOf } from './days';

/** Whole hours or days of UTC, in ms; `to` is not in it. */
export interface Span {
  from: number;
  to: number;
  unit: 'hour' | 'day';
  /** Between midnights, for which there are sums. */
  isDays: boolean;
}

interface Wish {
  range: Range;
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** The last hours or days, the current one included; or the days that were asked for, by the hour when they are one or two. */
export function spanOf({ range, start_date: start, end_date: end }: Wish, now: number): Span {
  if (range === '24h') {
    const to = floorTo(now, hour) + hour;
    return { from: to - day, to, unit: 'hour', isDays: false };
  }
  if (range === 'custom' && start !== undefined && end !== undefined) {
    const [from, to] = [startOf(start), startOf(end) + day];
    return { from, to, unit: to - from <= 2 * day ? 'hour' : 'day', isDays: true };
  }
  const to = startOf(dayOf(now)) + day;
  return { from: to - daysOf[range === 'custom' ? '30d' : range] * day, to, unit: 'day', isDays: true };
}

/** Of the same length, just before it. */
export const spanBefore = ({ from, to, ...rest }: Span): Span => ({ ...rest, from: from - (to - from), to: from });

/** Where each hour or day of it begins. */
export const stepsOf = ({ from, to, unit }: Span): number[] => {
  const length = unit === 'hour' ? hour : day;
  return Array.from({ length: (to - from) / length }, (_, step) => from + step * length);
};
