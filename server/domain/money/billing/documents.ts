import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client';
import { transact } from '../../../db/transaction';
import { billingCounters, billingDocuments, type DocumentContent } from '../../../db/schema/billing';
import { ledgerEntries, ledgerPostings } from '../../../db/schema/ledger';
import { orders } from '../../../db/schema/orders';
import { type RandomSource, uuid } from '../../../random';
import type { BillingSettings } from '../../../settings';
import { findById, type User } from '../../account/accounts';
import { customerAccount } from '../ledger/accounts';

export type BillingDocumentRow = typeof billingDocuments.$inferSelect;
type Entry = typeof ledgerEntries.$inferSelect;
type Line = typeof ledgerPostings.$inferSelect;

interface IssueContext {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  billing: BillingSettings;
}

/** Entries that have a document: what was charged, and what of it was given back. */
const documented = ['order', 'renewal', 'refund'] as const;

/** The day of a moment at the operator's place, yyyy-MM-dd. */
export const dayAt = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** Part of a gross amount that is tax: minor units, rounded half up; `rate` in hundredths of a per cent. */
export const taxWithin = (total: number, rate: number): number =>
  Math.floor((2 * total * rate + 10_000 + rate) / (2 * (10_000 + rate)));

/**
 * Issues the invoice of a charge, or the credit note of a refund, in the transaction of the caller; the one that there is
 * when it was issued before. The row of the counter stays locked until the commit: a number is taken by who commits it,
 * one after the other, and a transaction that is undone gives its own back. Call it last.
 *
 * @returns null for an entry that took nothing from a customer and gave nothing back
 */
export async function issueDocument(
  tx: Tx,
  entryId: string,
  context: IssueContext,
): Promise<BillingDocumentRow | null> {
  const [entry] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, entryId));
  if (!entry?.userId || !isDocumented(entry)) return null;
  const lines = await tx
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.entryId, entryId))
    .orderBy(asc(ledgerPostings.id));
  const account = customerAccount(entry.userId);
  const moved = lines.find((line) => line.account === account)?.amount ?? 0;
  const isCredit = entry.kind === 'refund';
  const total = isCredit ? moved : -moved;
  const user = await findById(tx, entry.userId);
  if (total <= 0 || !user) return null;

  const { now, random, billing } = context;
  const issuedOn = dayAt(now, billing.timeZone);
  const series = issuedOn.slice(0, 4);
  const last = await lockCounter(tx, series);
  // Only now: whoever held the counter may have issued it.
  const [issued] = await tx.select().from(billingDocuments).where(eq(billingDocuments.entryId, entryId));
  if (issued) return issued;
  const order = await orderOf(tx, entry);
  const domain = text(entry.details['domain']) ?? order?.domain ?? null;
  const corrected = isCredit ? await correctedBy(tx, entry, order?.id) : null;
  const sequence = last + 1;
  const [document] = await tx
    .insert(billingDocuments)
    .values({
      id: uuid(random),
      userId: entry.userId,
      kind: isCredit ? 'CREDIT_NOTE' : 'INVOICE',
      series,
      sequence,
      number: `${series}-${String(sequence).padStart(6, '0')}`,
      entryId,
      correctsId: corrected?.id ?? null,
      orderId: order?.id ?? null,
      description: entry.description,
      domain,
      total,
      content: {
        operator: operatorOf(billing),
        customer: customerOf(user),
        lines: contentLines(
          lines.filter((line) => line.account !== account),
          domain,
          isCredit ? -1 : 1,
        ),
        tax: billing.taxRate > 0 ? { rate: billing.taxRate, amount: taxWithin(total, billing.taxRate) } : null,
        issuedOn,
        chargedOn: dayAt(entry.at, billing.timeZone),
        corrects: corrected?.number ?? null,
      },
      at: now,
    })
    .returning();
  await tx.update(billingCounters).set({ last: sequence }).where(eq(billingCounters.series, series));
  return document ?? null;
}

const isDocumented = ({ kind }: Entry) => documented.some((one) => one === kind);
const text = (detail: string | number | undefined) => (detail === undefined ? null : String(detail));

/** @returns the last number of the series, 0 for none; nobody else takes one until the transaction ends */
async function lockCounter(tx: Tx, series: string): Promise<number> {
  await tx.insert(billingCounters).values({ series, last: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select({ last: billingCounters.last })
    .from(billingCounters)
    .where(eq(billingCounters.series, series))
    .for('update');
  return row?.last ?? 0;
}

async function orderOf(tx: Tx, entry: Entry) {
  const id = text(entry.details['order']);
  const [order] = await tx
    .select({ id: orders.id, domain: orders.domain })
    .from(orders)
    .where(or(eq(orders.ledgerEntryId, entry.id), id === null ? undefined : sql`${orders.id}::text = ${id}`));
  return order ?? null;
}

/** The invoice of what a refund gives back: of the entry that it names as `corrects`, else of its order. */
async function correctedBy(tx: Tx, entry: Entry, orderId: string | undefined) {
  const corrects = text(entry.details['corrects']);
  const about = [
    ...(corrects === null ? [] : [sql`${billingDocuments.entryId}::text = ${corrects}`]),
    ...(corrects === null && orderId !== undefined ? [eq(billingDocuments.orderId, orderId)] : []),
  ];
  if (about.length === 0) return null;
  const [invoice] = await tx
    .select({ id: billingDocuments.id, number: billingDocuments.number })
    .from(billingDocuments)
    .where(and(eq(billingDocuments.kind, 'INVOICE'), eq(billingDocuments.userId, entry.userId ?? ''), or(...about)))
    .orderBy(asc(billingDocuments.at))
    .limit(1);
  return invoice ?? null;
}

const operatorOf = ({ name, address, taxId, taxNote }: BillingSettings): DocumentContent['operator'] => ({
  name,
  address: [...address],
  taxId,
  taxNote,
});

const customerOf = (user: User): DocumentContent['customer'] => ({
  name: `${user.firstName} ${user.lastName}`.trim(),
  address: [user.address, user.city, user.country].filter((line) => line !== ''),
  email: user.email,
});

const words: Record<string, (domain: string | null) => string> = {
  'revenue:setup': () => 'Setup of the website',
  'revenue:monthly': () => 'Website, one month',
  'revenue:domain': (domain) => (domain ? `Domain ${domain}, one year` : 'Domain, one year'),
  'discount:coupons': () => 'Discount',
};

/** Where the money went, as lines of the document. */
const contentLines = (postings: readonly Line[], domain: string | null, sign: 1 | -1): DocumentContent['lines'] =>
  postings.map(({ account, amount }) => ({ text: words[account]?.(domain) ?? 'Other', amount: sign * amount }));

/**
 * Issues what has no document: charges of before there were any, and those whose writer does not ask for one. Each in a
 * transaction of its own, in the order of the charges, so that an invoice comes before its credit note.
 *
 * @returns how many
 */
export async function issueMissing(db: Db, context: IssueContext, limit = 500): Promise<number> {
  const missing = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(
      ledgerPostings,
      and(
        eq(ledgerPostings.entryId, ledgerEntries.id),
        sql`${ledgerPostings.account} = 'customer:' || ${ledgerEntries.userId}`,
      ),
    )
    .leftJoin(billingDocuments, eq(billingDocuments.entryId, ledgerEntries.id))
    .where(
      and(
        isNull(billingDocuments.id),
        or(
          and(inArray(ledgerEntries.kind, ['order', 'renewal']), lt(ledgerPostings.amount, 0)),
          and(eq(ledgerEntries.kind, 'refund'), gt(ledgerPostings.amount, 0)),
        ),
      ),
    )
    .orderBy(asc(ledgerEntries.at), asc(ledgerPostings.id))
    .limit(limit);
  let issued = 0;
  for (const { id } of missing) {
    if (await transact(db, (tx) => issueDocument(tx, id, context))) issued += 1;
  }
  return issued;
}
