import * as v from 'valibot';
import { t } from '../../languages/t';

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** Rows that one page may have. */
export const pageSizes = { least: 10, most: 50 } as const;

/** yyyy-MM-dd, a day that the calendar has. */
export const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => {
    const at = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  }, t('This day is not in the calendar')),
);

/** A page by its number, from 1, or by the `next` or `previous` of another page; then `page` only says where one is. */
export const PageQuery = v.object({
  page: v.optional(wholeNumber(1, 9_999_999), '1'),
  limit: v.optional(wholeNumber(pageSizes.least, pageSizes.most), String(pageSizes.least)),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/))),
});

/** Days of UTC, both included; an end that is left out is open. */
export const PeriodQuery = v.object({ start_date: v.optional(Day), end_date: v.optional(Day) });

/** Part of what a row says, in any case. */
export const TextQuery = v.object({ text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))) });

/** Rows with the way on: newest first. */
export const pageOf = <Item extends v.GenericSchema<unknown, unknown>>(item: Item) =>
  v.object({
    items: v.array(item),
    /** Rows that fit the filters, on all pages. */
    total: v.number(),
    /** False where counting stopped: there are at least `total`. */
    is_total_exact: v.boolean(),
    page: v.number(),
    limit: v.number(),
    /** `cursor` of the older rows: nothing that arrives meanwhile moves them. Null on the last page. */
    next: v.nullable(v.string()),
    /** `cursor` of the newer rows; null on the first page. */
    previous: v.nullable(v.string()),
  });
