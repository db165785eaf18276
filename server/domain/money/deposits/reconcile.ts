import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { invoices } from '../../../db/schema/money';
import {
  type GatewayName,
  gatewayOf,
  type GatewayPayment,
  type GatewayReceipt,
  GatewayRefused,
  type PaymentGateways,
} from '../../../providers/payments/payments';

/** An invoice of which the ledger and the gateway do not say the same. Amounts in minor units. */
export interface Difference {
  invoice: string;
  gatewayId: string;
  clearing: number;
  gateway: number;
}

/** A confirmed payment at the gateway that no invoice of ours explains. */
export interface Unmatched {
  gatewayId: string;
  /** What the gateway has for its maker; '' for nothing. */
  reference: string;
  hash: string;
  /** Minor units. */
  amount: number;
  /** Milliseconds. */
  seenAt: number;
}

export interface Reconciliation {
  gateway: GatewayName;
  /** Minor units: what the clearing account took in through this gateway's invoices, and what the gateway confirms of it. */
  clearing: number;
  confirmed: number;
  invoices: number;
  differences: Difference[];
  /** null where the gateway cannot list what it took in. */
  unmatched: Unmatched[] | null;
}

const sumOf = (payments: readonly GatewayPayment[]) =>
  payments.reduce((sum, { amount, status }) => (status === 'confirmed' ? sum + amount : sum), 0);

/**
 * Compares the clearing account with what a gateway says of the invoices made since a moment (ms), and lists the payments
 * that belong to none of ours. Changes nothing.
 *
 * @throws {GatewayRefused | GatewayUnavailable}
 */
export async function reconcile(
  db: Db,
  gateways: PaymentGateways,
  { gateway, since }: { gateway: GatewayName; since: number },
): Promise<Reconciliation> {
  const provider = gatewayOf(gateways, gateway);
  // The gateway first: what is credited while we ask is then not yet missing at the gateway.
  const listed = (await provider.listReceipts?.(since)) ?? null;
  const known = await db
    .select({ id: invoices.id, gatewayId: invoices.gatewayId, clearing: clearingOf })
    .from(invoices)
    .where(and(eq(invoices.gateway, gateway), isNotNull(invoices.gatewayId), gte(invoices.createdAt, since)));
  const receipts = new Map(listed?.map((receipt) => [receipt.id, receipt]));
  const differences: Difference[] = [];
  const total = { clearing: 0, confirmed: 0 };
  for (const { id, gatewayId, clearing } of known) {
    if (gatewayId === null) continue;
    // Made shortly before the moment there and after it here, or paid into since the list was made.
    const listedOne = receipts.get(gatewayId);
    const confirmed =
      listedOne && sumOf(listedOne.payments) === clearing
        ? clearing
        : sumOf(await provider.findInvoice(gatewayId).then(({ payments }) => payments, ofNone));
    total.clearing += clearing;
    total.confirmed += confirmed;
    if (confirmed !== clearing) differences.push({ invoice: id, gatewayId, clearing, gateway: confirmed });
  }
  return {
    gateway,
    ...total,
    invoices: known.length,
    differences,
    unmatched: listed && (await unmatchedOf(db, gateway, listed)),
  };
}

/** Minor units that an invoice's entries took from the clearing account. */
const clearingOf = sql<number>`(
  select coalesce(-sum(p.amount), 0) from ledger_entries e
  join ledger_postings p on p.entry_id = e.id and p.account = 'gateway:clearing'
  where e.user_id = invoices.user_id and e.details ->> 'invoice' = invoices.id::text
)`.mapWith(Number);

/** An invoice that the gateway has no more: it confirms nothing of it. */
function ofNone(error: unknown): GatewayPayment[] {
  if (error instanceof GatewayRefused && error.status === 404) return [];
  throw error;
}

async function unmatchedOf(db: Db, gateway: GatewayName, receipts: readonly GatewayReceipt[]): Promise<Unmatched[]> {
  const rows = await db
    .select({ gatewayId: invoices.gatewayId })
    .from(invoices)
    .where(and(eq(invoices.gateway, gateway), isNotNull(invoices.gatewayId)));
  const ours = new Set(rows.map(({ gatewayId }) => gatewayId));
  return receipts
    .filter(({ id }) => !ours.has(id))
    .flatMap(({ id, reference, payments }) =>
      payments
        .filter(({ status }) => status === 'confirmed')
        .map(({ hash, amount, seenAt }) => ({ gatewayId: id, reference, hash, amount, seenAt })),
    );
}
