import { and, asc, count, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { TransactionStatus, TransactionType } from '../../../../contract/wire/money/transactions';
import type { Queries } from '../../../db/client';
import { transactionDays, transactions } from '../../../db/schema/transactions';
import {
  beyond,
  columnsOf,
  cursorOf,
  paged,
  type PageRequest,
  type PeriodOfDays,
  type Place,
  placeOf,
  says,
  within,
} from '../place';

export type TransactionRow = typeof transactions.$inferSelect;

export interface TransactionFilter extends PeriodOfDays {
  type?: TransactionType | undefined;
  status?: TransactionStatus | undefined;
  text?: string | undefined;
}

export interface TransactionPage {
  rows: TransactionRow[];
  total: number;
  isTotalExact: boolean;
  next: string | null;
  previous: string | null;
}

/** Rows that a search in the text reads for one page; a rarer word goes on with the next page. */
export const searchReach = 5_000;

type Class = readonly [TransactionType, TransactionStatus];
/** Every pair that there is: a debit is done or was never written. */
const classes: readonly Class[] = [
  ['CREDIT', 'COMPLETED'],
  ['CREDIT', 'FAILED'],
  ['CREDIT', 'PENDING'],
  ['DEBIT', 'COMPLETED'],
];

const classesOf = ({ type, status }: TransactionFilter) =>
  classes.filter(([one, other]) => (!type || type === one) && (!status || status === other));

/**
 * The newest transactions, or those next to a place on one side of it, as a table of that name. Each pair of type and
 * status is read by itself and no further than `reach`: whatever the filter, the index gives the rows in their order, and
 * nothing that does not fit is read on the way.
 */
function nearest(db: Queries, userId: string, filter: TransactionFilter, place: Place | null, reach: number): Window {
  const towards = place?.side === 'newer' ? asc : desc;
  const order = [towards(transactions.at), towards(transactions.id)];
  const arms = classesOf(filter).map(
    ([type, status]) =>
      sql`(${db
        .select()
        .from(transactions)
        .where(
          and(
            eq(transactions.userId, userId),
            eq(transactions.type, type),
            eq(transactions.status, status),
            within(transactions.at, filter),
            beyond(place, transactions.at, transactions.id),
          ),
        )
        .orderBy(...order)
        .limit(reach)})`,
  );
  const all = sql`(${sql.join(arms, sql` union all `)}) as transactions`;
  const rows = sql`(select * from ${all} order by ${sql.join(order, sql`, `)} limit ${reach}) as transactions`;
  return { rows, order };
}

interface Window {
  rows: SQL;
  order: SQL[];
}

const matches = (text: string) =>
  says(sql`${transactions.description} || ' ' || coalesce(${transactions.domain}, '')`, text);

/** Rows of a window in its order, after `skip`; those that say `text`, when there is one. */
const read = (
  db: Queries,
  { rows, order }: Window,
  { text, skip = 0, count }: { text?: string; skip?: number; count: number },
): Promise<TransactionRow[]> =>
  db
    .select(columnsOf(getTableColumns(transactions)))
    .from(rows)
    .where(text ? matches(text) : undefined)
    .orderBy(...order)
    .limit(count)
    .offset(skip);

/** What the days that fit have, newest first. */
async function daysOf(db: Queries, userId: string, filter: TransactionFilter) {
  return db
    .select({ day: transactionDays.day, count: sql<number>`sum(${transactionDays.count})::int8`.mapWith(Number) })
    .from(transactionDays)
    .where(
      and(
        eq(transactionDays.userId, userId),
        filter.type && eq(transactionDays.type, filter.type),
        filter.status && eq(transactionDays.status, filter.status),
        filter.start_date === undefined ? undefined : gte(transactionDays.day, filter.start_date),
        filter.end_date === undefined ? undefined : lte(transactionDays.day, filter.end_date),
      ),
    )
    .groupBy(transactionDays.day)
    .orderBy(desc(transactionDays.day));
}

const none: TransactionPage = { rows: [], total: 0, isTotalExact: true, next: null, previous: null };

/**
 * A page of a customer's transactions. By its number it is found through the days' counts: the days before it are skipped
 * without being read, so that page 10,000 costs what page 1 does and a day more.
 *
 * @throws {Problem} 400 for a cursor that is none
 */
export async function listTransactions(
  db: Queries,
  userId: string,
  filter: TransactionFilter,
  request: PageRequest,
): Promise<TransactionPage> {
  if (classesOf(filter).length === 0) return none;
  if (filter.text) return searchTransactions(db, userId, filter, filter.text, request);
  const days = await daysOf(db, userId, filter);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const place = request.cursor === undefined ? null : placeOf(request.cursor);
  const { limit } = request;
  const wanted = place ? 0 : (request.page - 1) * limit;
  if (wanted > 0 && wanted >= total) return { ...none, total };
  let skip = wanted;
  let last: string | undefined;
  for (const { day, count } of days) {
    last = day;
    if (skip < count) break;
    skip -= count;
  }
  // Without a number to look for, the filter's own end is the end.
  const narrowed = wanted > 0 && last !== undefined ? { ...filter, end_date: last } : filter;
  const window = nearest(db, userId, narrowed, place, skip + limit + 1);
  const found = await read(db, window, { skip, count: limit + 1 });
  // Whoever goes back to the beginning sees a whole first page.
  if (place?.side === 'newer' && found.length <= limit) return listTransactions(db, userId, filter, { page: 1, limit });
  return { ...paged(found, { limit, place, isFirst: wanted === 0 }), total, isTotalExact: true };
}

/** The same with a text to find: no index knows it, so a page reads `searchReach` rows at the most, and says where it ended. */
async function searchTransactions(
  db: Queries,
  userId: string,
  filter: TransactionFilter,
  text: string,
  { page, limit, cursor }: PageRequest,
): Promise<TransactionPage> {
  const place = cursor === undefined ? null : placeOf(cursor);
  const skip = place ? 0 : (page - 1) * limit;
  const first = nearest(db, userId, filter, null, searchReach);
  const window = place ? nearest(db, userId, filter, place, searchReach) : first;
  const found = await read(db, window, { text, skip, count: limit + 1 });
  const lastOf = async (of: Window) => (await read(db, of, { skip: searchReach - 1, count: 1 }))[0];
  const end = await lastOf(window);
  if (place?.side === 'newer' && found.length <= limit && !end)
    return searchTransactions(db, userId, filter, text, { page: 1, limit });
  const [counted] = await db.select({ total: count() }).from(first.rows).where(matches(text));
  const shown = paged(found, { limit, place, isFirst: skip === 0 });
  const goOn = end && found.length <= limit ? end : null;
  const isBackwards = place?.side === 'newer';
  return {
    ...shown,
    next: shown.next ?? (goOn && !isBackwards ? cursorOf('older', goOn) : null),
    previous: shown.previous ?? (goOn && isBackwards ? cursorOf('newer', goOn) : null),
    total: counted?.total ?? 0,
    isTotalExact: (place ? await lastOf(first) : end) === undefined,
  };
}

/** All that fits, newest first, in portions; each is read by itself, so that a long download holds no connection. */
export async function* eachTransaction(
  db: Queries,
  userId: string,
  filter: TransactionFilter,
  portion = 1_000,
): AsyncGenerator<TransactionRow[]> {
  if (classesOf(filter).length === 0) return;
  let place: Place | null = null;
  for (;;) {
    const window = nearest(db, userId, filter, place, portion);
    const rows: TransactionRow[] = await read(db, window, { count: portion });
    const last = rows.at(-1);
    if (!last) return;
    const { text } = filter;
    yield text ? rows.filter(({ description, domain }) => isSaid(`${description} ${domain ?? ''}`, text)) : rows;
    place = { side: 'older', at: last.at, id: last.id };
  }
}

const isSaid = (words: string, text: string) => words.toLowerCase().includes(text.toLowerCase());
