import { and, desc, asc, eq, inArray, notInArray, count } from 'drizzle-orm';
import type * as v from 'valibot';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { DetailedDeposit } from '../../../../contract/wire/money/billing';
import type { Queries } from '../../../db/client';
import { invoices } from '../../../db/schema/money';
import { coinsLeft, tidyCoins } from '../coins';
import { beyond, paged, type PageRequest, type PeriodOfDays, placeOf, within } from '../place';
import { depositOf } from './read';

type Invoice = typeof invoices.$inferSelect;

export interface DepositFilter extends PeriodOfDays {
  state?: 'open' | 'ended' | undefined;
}

/** Where money or confirmations may still come. */
export const openStates = ['waiting', 'seen', 'confirming', 'partial'] as const;

/** @param now ms: what decides whether it can still be paid */
export function detailedDepositOf(invoice: Invoice, now: number): v.InferInput<typeof DetailedDeposit> {
  const isPayable = (invoice.state === 'waiting' || invoice.state === 'partial') && invoice.expiresAt > now;
  return {
    ...depositOf(invoice),
    deposit_id: invoice.id,
    arrived: toDecimal(invoice.paid),
    rest: toDecimal(Math.max(0, invoice.amount - invoice.paid)),
    network: invoice.network,
    address: invoice.address,
    crypto_amount: tidyCoins(invoice.cryptoAmount),
    crypto_arrived: tidyCoins(invoice.cryptoPaid),
    crypto_rest: coinsLeft(invoice.cryptoAmount, invoice.cryptoPaid),
    transaction_hash: invoice.transactionHash,
    settled_at: invoice.settledAt === null ? null : new Date(invoice.settledAt).toISOString(),
    payment_url: isPayable ? invoice.paymentUrl : null,
  };
}

/** A customer's top-ups, newest first. @throws {Problem} 400 for a cursor that is none */
export async function listDeposits(db: Queries, userId: string, filter: DepositFilter, request: PageRequest) {
  const place = request.cursor === undefined ? null : placeOf(request.cursor);
  const { limit } = request;
  const skip = place ? 0 : (request.page - 1) * limit;
  const fits = and(
    eq(invoices.userId, userId),
    filter.state === 'open' ? inArray(invoices.state, [...openStates]) : undefined,
    filter.state === 'ended' ? notInArray(invoices.state, [...openStates]) : undefined,
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
