import { and, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import { wishOver } from '../../../../contract/rules/wizard/orderWish';
import { orderWishes } from '../../../db/schema/wishes';
import { afterCommit, transact } from '../../../db/transaction';
import { Problem } from '../../../http/problem';
import type { Services } from '../../../services';
import { findById } from '../../account/accounts';
import { type JobKind, RunAgain } from '../../jobs/kind';
import { wishRequest } from '../../jobs/requests';
import { post as postMail } from '../../mail/mail';
import { orderNotPlaced } from '../../mail/moneyLetters';
import { customerBalance } from '../../money/ledger/read';
import { quoteDomains, quotesUnavailable } from '../domains/quotes';
import { requirePictures } from '../orders/pictures';
import { type OrderRequest, type PlacedOrder, placeOrder } from '../orders/place';
import { findWish, lockWishes, thisWish, type Wish } from './wishes';

/** Milliseconds before a service that did not answer is asked again. */
const untilAnswer = 60_000;

/**
 * Places an order that waits for money, once the balance covers it: as the customer would have, with the order's own id, so
 * that a tab which does the same at the same time finds it placed. A balance that is too short leaves the wish; what is
 * refused for good ends it, and its customer is told why.
 */
export const placeWish: JobKind<v.InferOutput<typeof wishRequest.payload>> = {
  ...wishRequest,
  async perform({ payload: { user, order }, services, now, log }) {
    const name = { userId: user, orderKey: order };
    const wish = await findWish(services.db, name);
    if (wish?.reason !== null) return;
    try {
      if (now >= wish.until) throw new Problem(409, wishOver);
      if ((await customerBalance(services.db, user)) < wish.total) return;
      const placed = await place(services, wish, now);
      if (!placed?.isNew) return;
      log.info({ order: placed.orderId }, 'order placed for a wish');
      services.events.emit('project', { userId: user, projectId: placed.projectId });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.status >= 500) throw new RunAgain(untilAnswer);
      // Short after all: what came was spent meanwhile. The next credit looks again.
      if (error.status === 402) return;
      await endWish(services, wish, error.message, now);
    }
  },
  async record() {
    // All is written by then, in transactions of their own.
  },
};

/** Places it in one transaction with a last look at what is wished for; null when that is another thing meanwhile. */
async function place(services: Services, wish: Wish, now: number): Promise<PlacedOrder | null> {
  const { userId, orderKey, domain, total } = wish;
  const request = wish.request as OrderRequest;
  await requirePictures(services, request, userId);
  const quote = (await quoteDomains(services, [domain], userId)).get(domain);
  if (!quote) throw quotesUnavailable();
  const { random, settings } = services;
  return transact(services.db, async (tx) => {
    await lockWishes(tx, userId, now);
    const found = await findWish(tx, wish);
    if (found?.reason !== null || found.revision !== wish.revision) return null;
    const agreed = { userId, key: orderKey, shownTotal: null, limit: total, request };
    return placeOrder(tx, { ...agreed, quote, now, random, settings });
  });
}

/** Ends it with a reason and a mail, unless it was placed, taken back or agreed anew since it was read. */
async function endWish(services: Services, wish: Wish, reason: string, now: number): Promise<void> {
  const { random, settings } = services;
  const { userId, domain, revision } = wish;
  const stillIt = and(thisWish(wish), eq(orderWishes.revision, revision), isNull(orderWishes.reason));
  await transact(services.db, async (tx) => {
    const ended = await tx
      .update(orderWishes)
      .set({ reason, endedAt: now })
      .where(stillIt)
      .returning({ key: orderWishes.orderKey });
    if (ended.length === 0) return;
    afterCommit(tx, 'order', { userId });
    const user = await findById(tx, userId);
    const letter = () => orderNotPlaced({ domain, reason, app: settings.origins.app });
    if (user) await postMail(tx, { to: user.email, userId }, letter, { now, random });
  });
}
