import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { TopUpCurrency } from '../../../../contract/wire/money/money';
import { invoices } from '../../../db/schema/money';
import { transact } from '../../../db/transaction';
import { uuid } from '../../../random';
import type { Services } from '../../../services';
import { enqueue } from '../../jobs/queue';
import { refresh, watchDeposit } from './watch';

export interface TopUpRequest {
  userId: string;
  /** Minor units. */
  amount: number;
  currency: TopUpCurrency;
}

/** A deadline until the gateway says its own, ms. */
const lifetime = 30 * 60_000;
/** How long the same request means the same invoice, ms: a second click, or a second try after a lost answer. */
const repeatWindow = 60_000;
/** When the watcher looks first, ms: later than the request that makes the invoice takes. */
const firstLook = 10_000;

/**
 * Makes an invoice, here and at the gateway, and gives its payment address. The row comes first: whatever ends between
 * the two, the watcher finds it and goes on. The same request within a minute gets the invoice that is still unpaid.
 *
 * @throws {GatewayRefused | GatewayUnavailable}
 */
export async function createDeposit(services: Services, { userId, amount, currency }: TopUpRequest): Promise<string> {
  const { db, clock, random, providers } = services;
  const now = clock.now();
  const gateway = providers.payments.current;
  const invoice = await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deposit:${userId}`}, 0))`);
    const [open] = await tx
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.userId, userId),
          eq(invoices.amount, amount),
          eq(invoices.currency, currency),
          eq(invoices.gateway, gateway),
          eq(invoices.state, 'waiting'),
          gt(invoices.createdAt, now - repeatWindow),
          gt(invoices.expiresAt, now),
        ),
      )
      .orderBy(desc(invoices.createdAt))
      .limit(1);
    if (open) return open;
    const id = uuid(random);
    const [made] = await tx
      .insert(invoices)
      .values({
        id,
        userId,
        gateway,
        state: 'waiting',
        amount,
        currency,
        createdAt: now,
        updatedAt: now,
        expiresAt: now + lifetime,
      })
      .returning();
    await enqueue(tx, watchDeposit, { invoice: id }, { now, random }, { key: `deposit:${id}`, runAt: now + firstLook });
    return made;
  });
  if (!invoice) throw new Error('The invoice was not written');
  if (invoice.paymentUrl) return invoice.paymentUrl;
  await refresh(services, invoice);
  const [ready] = await db
    .select({ paymentUrl: invoices.paymentUrl })
    .from(invoices)
    .where(eq(invoices.id, invoice.id));
  if (!ready?.paymentUrl) throw new Error('The invoice has no payment address');
  return ready.paymentUrl;
}
