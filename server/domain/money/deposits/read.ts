import { and, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type * as v from 'valibot';
import { type Deposit, type TopUpCurrency } from '../../../../contract/wire/money/money';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { Queries } from '../../../db/client';
import { invoices } from '../../../db/schema/money';

type Invoice = typeof invoices.$inferSelect;
/** A deposit as it crosses the wire: amounts as decimal strings. */
export type DepositBody = v.InferInput<typeof Deposit>;

export function depositOf(invoice: Invoice): DepositBody {
  return {
    invoice_id: invoice.gatewayId ?? '',
    state: invoice.state,
    amount: toDecimal(invoice.amount),
    credited: toDecimal(invoice.credited),
    currency: invoice.currency as TopUpCurrency,
    payment_url: invoice.paymentUrl ?? '',
    confirmations: invoice.confirmations,
    required_confirmations: invoice.requiredConfirmations,
    created_at: new Date(invoice.createdAt).toISOString(),
    expires_at: new Date(invoice.expiresAt).toISOString(),
  };
}

/** An invoice by the gateway's id, of its owner only; null for a foreign one too. */
export async function findInvoice(queries: Queries, gatewayId: string, userId: string): Promise<Invoice | null> {
  const [invoice] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.gatewayId, gatewayId), eq(invoices.userId, userId)));
  return invoice ?? null;
}

/** The newest top-up that a customer can go on with, or that is under way; null for none. `now` in ms. */
export async function pendingDepositOf(queries: Queries, userId: string, now: number): Promise<DepositBody | null> {
  const [invoice] = await queries
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, userId),
        isNotNull(invoices.gatewayId),
        or(
          inArray(invoices.state, ['seen', 'confirming']),
          and(inArray(invoices.state, ['waiting', 'partial']), gt(invoices.expiresAt, now)),
        ),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return invoice ? depositOf(invoice) : null;
}
