import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/client';
import { Problem } from '../../http/problem';

/** Which rows of a list: so many, older than the one with the id `after`. */
export interface PageAsked {
  limit: number;
  after?: string | undefined;
}

/** By what a list is ordered, newest first. */
export interface Order {
  at: PgColumn;
  id: PgColumn;
}

export interface Listed<Body> {
  rows: Body[];
  /** What the next page comes after; null on the last one. */
  next: string | null;
}

export const newestFirst = ({ at, id }: Order) => [desc(at), desc(id)] as const;

/** Rows beyond the one with an id; undefined for the first page. @throws {Problem} 404 when that is not there (any more) */
export async function olderThan(db: Queries, { at, id }: Order, after: string | undefined): Promise<SQL | undefined> {
  if (after === undefined) return undefined;
  const [place] = await db
    .select({ id: sql<string>`${id}` })
    .from(id.table)
    .where(eq(id, after));
  if (!place) throw missing(id.name);
  return sql`(${at}, ${id}) < (select ${at}, ${id} from ${id.table} where ${id} = ${after})`;
}

/** The rows of a page, of which one more was read than it holds. */
export function pageOf<Row, Body>(
  found: readonly Row[],
  { limit }: PageAsked,
  bodyOf: (row: Row) => Body,
  idOf: (row: Row) => string,
): Listed<Body> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows: rows.map(bodyOf), next: last && found.length > limit ? idOf(last) : null };
}

/** A uuid or its beginning, eight digits at least. */
export const idPattern = /^[0-9a-f]{8}(?:-?[0-9a-f-]*)$/i;

/** The rows whose uuid begins so: a comparison that the key's index answers. */
function beginsWith(id: PgColumn, begin: string): SQL | undefined {
  const whole = (digit: string) => {
    const digits = begin.replaceAll('-', '').padEnd(32, digit);
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  return and(gte(id, whole('0')), lte(id, whole('f')));
}

/** The whole of a uuid that begins so. @throws {Problem} 404 for none, 409 for several */
export async function wholeId(db: Queries, id: PgColumn, begin: string): Promise<string> {
  const [first, second] = await db
    .select({ id: sql<string>`${id}` })
    .from(id.table)
    .where(beginsWith(id, begin))
    .limit(2);
  if (!first) throw missing();
  if (second) throw new Problem(409, 'Several begin with this id: please give more of it.', { code: 'ambiguous' });
  return first.id;
}

export const missing = (what = 'id') => new Problem(404, `There is none with this ${what}.`, { code: 'not_found' });

/** ISO 8601 of a moment in ms. */
export const moment = (at: number) => new Date(at).toISOString();
export const momentOrNull = (at: number | null) => (at === null ? null : moment(at));
