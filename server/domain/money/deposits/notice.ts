import { eq } from 'drizzle-orm';
import { gatewayEvents } from '../../../db/schema/money';
import { transact } from '../../../db/transaction';
import { type GatewayName, type GatewayNotice, gatewayOf, GatewayRefused } from '../../../providers/payments/payments';
import type { Services } from '../../../services';
import { settle } from './settle';

/**
 * What follows a delivery of the gateway whose signature holds. The delivery is written with what it led to: one that was
 * cut off comes again, one that was written is answered and not processed. What it says is not believed: the gateway is
 * asked. One of an invoice that is not ours is taken and forgotten: a gateway that is refused stops telling.
 *
 * @throws {GatewayRefused | GatewayUnavailable}
 */
export async function receiveNotice(
  services: Services,
  gateway: GatewayName,
  notice: GatewayNotice,
): Promise<'new' | 'known' | 'unknown'> {
  const { db, clock, random, events } = services;
  const [known] = await db.select({ id: gatewayEvents.id }).from(gatewayEvents).where(eq(gatewayEvents.id, notice.id));
  if (known) return 'known';
  const { invoiceId } = notice;
  const found = invoiceId === null ? null : await lookUp(services, gateway, invoiceId);
  if (!found || invoiceId === null) return 'unknown';
  const now = clock.now();
  const outcome = await transact(db, async (tx) => {
    const written = await tx
      .insert(gatewayEvents)
      .values({
        id: notice.id,
        gatewayId: invoiceId,
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

/** null for one that the gateway does not know as ours. */
async function lookUp({ providers }: Services, gateway: GatewayName, id: string) {
  try {
    return await gatewayOf(providers.payments, gateway).findInvoice(id);
  } catch (error) {
    if (error instanceof GatewayRefused && error.status === 404) return null;
    throw error;
  }
}
