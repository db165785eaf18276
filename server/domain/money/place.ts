import { and, type GetColumnData, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { t } from '../../../contract/languages/t';
import { Problem } from '../../http/problem';

/** A row in a list that is ordered by time, newest first, and which side of it is asked for. */
export interface Place {
  side: 'older' | 'newer';
  /** Milliseconds. */
  at: number;
  id: string;
}

interface Ordered {
  at: number;
  id: string;
}

/** As the wire carries it: opaque, so that nobody builds upon its parts. */
export const cursorOf = (side: Place['side'], { at, id }: Ordered): string =>
  Buffer.from(`${side}|${at}|${id}`).toString('base64url');

/** @throws {Problem} 400 for a text that no page has given */
export function placeOf(cursor: string): Place {
  const [, side, at, id] =
    /^(older|newer)\|(\d{1,16})\|([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if ((side !== 'older' && side !== 'newer') || !id || !(Number(at) <= 8_640_000_000_000_000))
    throw new Problem(400, t('This page is not there. Please start with the first one.'), { code: 'invalid' });
  return { side, at: Number(at), id };
}

/** Rows beyond a place, by one comparison that an index over both columns answers. */
export const beyond = (place: Place | null, at: PgColumn, id: PgColumn): SQL | undefined =>
  place
    ? sql`(${at}, ${id}) ${sql.raw(place.side === 'older' ? '<' : '>')} (${new Date(place.at).toISOString()}::timestamptz, ${place.id}::uuid)`
    : undefined;

const day = 86_400_000;

/** Days of UTC, yyyy-MM-dd, both included. */
export const within = (at: PgColumn, { start_date: start, end_date: end }: PeriodOfDays): SQL | undefined =>
  and(
    start === undefined ? undefined : gte(at, Date.parse(start)),
    end === undefined ? undefined : lt(at, Date.parse(end) + day),
  );

export interface PeriodOfDays {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** Part of a text, in any case; nothing in it is a pattern. */
export const says = (column: PgColumn | SQL, text: string): SQL =>
  gt(sql`position(lower(${text}) in lower(${column}))`, 0);

/** A table's columns as a query of the same name has them: by themselves they would be looked for in the table. */
export const columnsOf = <Columns extends Record<string, PgColumn>>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sql`${column}`.mapWith(column)])) as {
    [Name in keyof Columns]: SQL<GetColumnData<Columns[Name]>>;
  };

/** How much of a page was asked for, and where. */
export interface PageRequest {
  page: number;
  limit: number;
  cursor?: string | undefined;
}

/**
 * The rows of a page with the ways on.
 *
 * @param found up to one row more than the page holds, in the order in which they were read
 * @param isFirst whether the page was asked for as the first one
 */
export function paged<Row extends Ordered>(
  found: readonly Row[],
  { limit, place, isFirst }: { limit: number; place: Place | null; isFirst: boolean },
): { rows: Row[]; next: string | null; previous: string | null } {
  const isMore = found.length > limit;
  const rows = found.slice(0, limit);
  const isBackwards = place?.side === 'newer';
  if (isBackwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    next: last && (isBackwards || isMore) ? cursorOf('older', last) : null,
    previous: first && (isBackwards ? isMore : place !== null || !isFirst) ? cursorOf('newer', first) : null,
  };
}
