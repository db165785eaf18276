import { and, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import { orders } from '../../../db/schema/orders';
import { projects } from '../../../db/schema/projects';
import type { JobKind } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { refundRequest } from '../../jobs/requests';
import { spendCredit } from '../../money/credited';
import { returnCoupon } from '../../money/coupons/coupons';
import { refundWhole } from '../../money/ledger/refunds';
import { endSubscriptions } from '../../money/subscriptions/end';
import { announce } from '../../notices/announce';
import { gaveBack } from '../../notices/occurrences';
import { takeDown } from '../../websites/pipeline/takeDown';
import { releaseOrdered } from '../domains/holds';
import { reopenDraft } from '../drafts/reopen';

/**
 * Undoes an order whose deployment failed for good, in one transaction: the money, the coupon and the name go back, the
 * subscription ends, the website makes room for another one, what was chosen is a draft again, and the customer is told why.
 */
export const refundOrder: JobKind<v.InferOutput<typeof refundRequest.payload>> = {
  ...refundRequest,
  async record(tx, _, { payload, now, services: { random, settings } }) {
    const [order] = await tx.select().from(orders).where(eq(orders.id, payload.order));
    if (!order) throw new Error('There is no such order');
    const { id, userId, domain } = order;
    const [project] = await tx
      .update(projects)
      .set({ cancelledAt: now, updatedAt: now })
      .where(and(eq(projects.orderId, id), isNull(projects.cancelledAt)))
      .returning({ id: projects.id });
    // Undone before, or with the account.
    if (!project) return;
    const amount = await refundWhole(tx, order, `Refund for ${domain}: ${payload.reason}`, { now, random });
    await returnCoupon(tx, id);
    await releaseOrdered(tx, id, now);
    await reopenDraft(tx, order, { content: settings.origins.content, now });
    await endSubscriptions(tx, { project: project.id }, now);
    const erased = [{ project: project.id, domain }];
    await enqueue(tx, takeDown, { domains: [domain], files: [], erased }, { now, random });
    const refunded = () => gaveBack({ domain, amount, reason: payload.reason, app: settings.origins.app, draft: id });
    await announce(tx, userId, refunded, { now, random });
    await spendCredit(tx, userId, `refund:${id}:whole`, { now, random });
  },
  told({ payload: { order }, services }) {
    void services.db
      .select({ userId: projects.userId, projectId: projects.id })
      .from(projects)
      .where(eq(projects.orderId, order))
      .then(([row]) => (row ? services.events.emit('project', row) : undefined))
      .catch((error: unknown) => services.log.warn({ err: error }, 'could not tell of a refund'));
  },
};
