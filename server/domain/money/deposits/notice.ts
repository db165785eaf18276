import { eq } from 'drizzle-orm';
import { gatewayEvents } from '../../../db/schema/money';
import { transact } from '../../../db/transaction';
import type { GatewayNotice } from '../../../providers/payments/payments';
import type { Services } from '../../../services';
import { settle } from './settle';

/**
 * What follows a delivery of the gateway whose signature holds. The delivery is written with what it led to: one that was
 * cut off comes again, one that was written is answered and not processed. What it says is not believed: the gateway is
 * asked.
 */
export async function receiveNotice(services: Services, notice: GatewayNotice): Promise<'new' | 'known'> {
  const { db, providers, clock, random, events } = services;
  const [known] = await db.select({ id: gatewayEvents.id }).from(gatewayEvents).where(eq(gatewayEvents.id, notice.id));
  if (known) return 'known';
  const found = await providers.payments.findInvoice(notice.invoiceId);
  const now = clock.now();
  const outcome = await transact(db, async (tx) => {
    const written = await tx
      .insert(gatewayEvents)
      .values({
        id: notice.id,
        gatewayId: notice.invoiceId,
        kind: notice.kind,
        payload: { ...notice },
        receivedAt: now,
        processedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: gatewayEvents.id });
    if (written.length === 0) return null;
    return { changed: await settle(tx, found, { now, random }) };
  });
  if (!outcome) return 'known';
  if (outcome.changed) events.emit('deposit', outcome.changed);
  return 'new';
}
