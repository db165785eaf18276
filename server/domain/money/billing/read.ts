import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import { toDecimal } from '../../../../contract/rules/money/amount';
import {
  type BillingDocument,
  type DocumentKind,
  documentKinds,
  type DocumentStatus,
} from '../../../../contract/wire/money/billing';
import type { Db, Queries } from '../../../db/client';
import { billingDocuments } from '../../../db/schema/billing';
import { notFound, Problem } from '../../../http/problem';
import {
  beyond,
  columnsOf,
  paged,
  type PageRequest,
  type PeriodOfDays,
  type Place,
  placeOf,
  says,
  within,
} from '../place';
import type { DocumentRow } from './documents';
import { drawPaper } from './paper';

/** All but the bytes, which no list needs. */
const { pdf: _, ...columns } = getTableColumns(billingDocuments);
type DocumentBody = v.InferInput<typeof BillingDocument>;

export interface DocumentFilter extends PeriodOfDays {
  kind?: DocumentKind | undefined;
  text?: string | undefined;
}

/** Documents that are counted; beyond them a list says 'at least'. */
const countedAtMost = 10_000;

function nearest(db: Queries, userId: string, filter: DocumentFilter, place: Place | null, reach: number) {
  const towards = place?.side === 'newer' ? asc : desc;
  const order = [towards(billingDocuments.at), towards(billingDocuments.id)];
  const arms = documentKinds
    .filter((kind) => !filter.kind || kind === filter.kind)
    .map(
      (kind) =>
        sql`(${db
          .select(columns)
          .from(billingDocuments)
          .where(
            and(
              eq(billingDocuments.userId, userId),
              eq(billingDocuments.kind, kind),
              within(billingDocuments.at, filter),
              beyond(place, billingDocuments.at, billingDocuments.id),
              filter.text ? matches(filter.text) : undefined,
            ),
          )
          .orderBy(...order)
          .limit(reach)})`,
    );
  return { rows: sql`(${sql.join(arms, sql` union all `)}) as billing_documents`, order };
}

const matches = (text: string): SQL =>
  says(
    sql`${billingDocuments.number} || ' ' || ${billingDocuments.description} || ' ' || coalesce(${billingDocuments.domain}, '')`,
    text,
  );

/** A page of a customer's documents, newest first. @throws {Problem} 400 for a cursor that is none */
export async function listDocuments(db: Queries, userId: string, filter: DocumentFilter, request: PageRequest) {
  const place = request.cursor === undefined ? null : placeOf(request.cursor);
  const { limit } = request;
  const skip = place ? 0 : (request.page - 1) * limit;
  const { rows: window, order } = nearest(db, userId, filter, place, skip + limit + 1);
  const found: DocumentRow[] = await db
    .select(columnsOf(columns))
    .from(window)
    .orderBy(...order)
    .limit(limit + 1)
    .offset(skip);
  const { rows: all } = nearest(db, userId, filter, null, countedAtMost);
  const [counted] = await db.select({ total: count() }).from(all);
  const total = counted?.total ?? 0;
  return { ...paged(found, { limit, place, isFirst: skip === 0 }), total, isTotalExact: total < countedAtMost };
}

/** All documents that fit, newest first, in portions. */
export async function* eachDocument(
  db: Queries,
  userId: string,
  filter: DocumentFilter,
): AsyncGenerator<DocumentBody[], void, unknown> {
  let place: Place | null = null;
  for (;;) {
    const { rows: window, order } = nearest(db, userId, filter, place, 1_000);
    const rows: DocumentRow[] = await db
      .select(columnsOf(columns))
      .from(window)
      .orderBy(...order)
      .limit(1_000);
    const last = rows.at(-1);
    if (!last) return;
    yield await documentsOf(db, rows);
    place = { side: 'older', at: last.at, id: last.id };
  }
}

/** Documents as they cross the wire; an invoice says what of it was given back. */
export async function documentsOf(db: Queries, rows: readonly DocumentRow[]): Promise<DocumentBody[]> {
  if (rows.length === 0) return [];
  const notes = await db
    .select({
      invoice: billingDocuments.correctsId,
      total: sql<number>`sum(${billingDocuments.total})::int8`.mapWith(Number),
    })
    .from(billingDocuments)
    .where(
      inArray(
        billingDocuments.correctsId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(billingDocuments.correctsId);
  const refunded = new Map(notes.map(({ invoice, total }) => [invoice, total]));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: statusOf(row, refunded.get(row.id) ?? 0),
    issued_at: new Date(row.at).toISOString(),
    description: row.description,
    domain: row.domain,
    total: toDecimal(row.total),
    corrects:
      row.correctsId === null || row.content.corrects === null
        ? null
        : { id: row.correctsId, number: row.content.corrects },
    order_id: row.orderId,
  }));
}

function statusOf({ kind, total }: DocumentRow, refunded: number): DocumentStatus {
  if (kind === 'CREDIT_NOTE') return 'ISSUED';
  if (refunded === 0) return 'PAID';
  return refunded < total ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/**
 * The paper of a customer's own document. Drawn when it is first asked for and stored: whoever asks again, or at the same
 * time, gets the bytes that were handed out first, whatever becomes of the library that drew them.
 *
 * @throws {Problem} 404 for one that is not there or is another customer's
 */
export async function paperOf(db: Db, id: string, userId: string): Promise<{ number: string; pdf: Buffer }> {
  const own = and(eq(billingDocuments.id, id), eq(billingDocuments.userId, userId));
  const [document] = await db.select().from(billingDocuments).where(own);
  if (!document) throw notFound();
  const { pdf, ...content } = document;
  if (pdf) return { number: document.number, pdf };
  const drawn = await drawPaper(content);
  await db
    .update(billingDocuments)
    .set({ pdf: drawn })
    // Whose account was deleted meanwhile is not brought back by what was drawn before.
    .where(and(own, isNull(billingDocuments.pdf), content.customer ? isNotNull(billingDocuments.customer) : undefined));
  const [stored] = await db.select({ pdf: billingDocuments.pdf }).from(billingDocuments).where(own);
  return { number: document.number, pdf: stored?.pdf ?? drawn };
}

/** Papers in one file: what is drawn for the first time takes a while, and one after the other. */
const papersAtMost = 200;

/**
 * The papers of all documents that fit, newest first, by the names of their files.
 *
 * @throws {Problem} 400 for none, and for more than can be had at once
 */
export async function papersOf(db: Db, userId: string, filter: DocumentFilter) {
  const found: DocumentBody[] = [];
  for await (const portion of eachDocument(db, userId, filter)) {
    found.push(...portion);
    if (found.length > papersAtMost)
      throw new Problem(
        400,
        `These are more than ${papersAtMost} documents. Please choose fewer days, a month for instance.`,
      );
  }
  if (found.length === 0) throw new Problem(400, t('There is no document in these days.'));
  const papers = [];
  for (const { id, number } of found) papers.push({ path: `${number}.pdf`, body: (await paperOf(db, id, userId)).pdf });
  return papers;
}
