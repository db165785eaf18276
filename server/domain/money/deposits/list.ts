import { and, desc, asc, eq, not, count } from 'drizzle-orm';
import type * as v from 'valibot';
import type { DetailedDeposit } from '../../../../contract/wire/money/billing';
import type { Queries } from '../../../db/client';
import { invoices } from '../../../db/schema/money';
import { beyond, paged, type PageRequest, type PeriodOfDays, placeOf, within } from '../place';
import { depositOf, isOpenAt, isPayable, type Reading } from './read';

type Invoice = typeof invoices.$inferSelect;

export interface DepositFilter extends PeriodOfDays {
  state?: 'open' | 'ended' | undefined;
}

export function detailedDepositOf(invoice: Invoice, reading: Reading): v.InferInput<typeof DetailedDeposit> {
  return {
    ...depositOf(invoice, reading),
    settled_at: invoice.settledAt === null ? null : new Date(invoice.settledAt).toISOString(),
    payment_url: isPayable(invoice, reading.now) ? invoice.paymentUrl : null,
  };
}

/** A customer's top-ups, newest first; `now` in ms. @throws {Problem} 400 for a cursor that is none */
export async function listDeposits(
  db: Queries,
  userId: string,
  filter: DepositFilter,
  { now, ...request }: PageRequest & { now: number },
) {
  const place = request.cursor === undefined ? null : placeOf(request.cursor);
  const { limit } = request;
  const skip = place ? 0 : (request.page - 1) * limit;
  const fits = and(
    eq(invoices.userId, userId),
    filter.state === 'open' ? isOpenAt(now) : undefined,
    filter.state === 'ended' ? not(isOpenAt(now)) : undefined,
    within(invoices.createdAt, filter),
  );
  const towards = place?.side === 'newer' ? asc : desc;
  const found = await db
    .select()
    .from(invoices)
    .where(and(fits, beyond(place, invoices.createdAt, invoices.id)))
    .orderBy(towards(invoices.createdAt), towards(invoices.id))
    .limit(limit + 1)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(invoices).where(fits);
  const placed = found.map((invoice) => ({ ...invoice, at: invoice.createdAt }));
  return { ...paged(placed, { limit, place, isFirst: skip === 0 }), total: counted?.total ?? 0, isTotalExact: true };
}
