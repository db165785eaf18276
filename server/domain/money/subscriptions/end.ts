import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { subscriptionPeriods } from '../../../db/schema/periods';
import { subscriptions } from '../../../db/schema/projects';
import { afterCommit } from '../../../db/transaction';
import type { RandomSource } from '../../../random';
import { enqueue } from '../../jobs/queue';
import { closeRequest } from '../../jobs/requests';
import { post as postMail } from '../../mail/mail';
import { subscriptionEnded } from '../../mail/moneyLetters';
import type { Due } from './due';
import { storedFor } from './periods';

/** Ends the subscription of a website, or all of a customer: nothing is charged for them any more. `now` in ms. */
export async function endSubscriptions(tx: Tx, whose: { project: string } | { user: string }, now: number) {
  await endThose(
    tx,
    'project' in whose ? eq(subscriptions.projectId, whose.project) : eq(subscriptions.userId, whose.user),
    now,
  );
}

async function endThose(tx: Tx, those: SQL, now: number): Promise<void> {
  const ended = await tx
    .update(subscriptions)
    .set({ state: 'cancelled', suspendedAt: null, endedAt: now })
    .where(and(those, ne(subscriptions.state, 'cancelled')))
    .returning({ id: subscriptions.id });
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx
    .update(subscriptionPeriods)
    .set({ state: 'waived', nextTryAt: null })
    .where(and(inArray(subscriptionPeriods.subscriptionId, ids), eq(subscriptionPeriods.state, 'due')));
}

/** Ends a cancelled subscription when its paid time is over, takes the website offline and tells its customer. */
export async function endCancelled(
  tx: Tx,
  { subscription, domain, email }: Due,
  { now, random, app }: { now: number; random: RandomSource; app: string },
): Promise<void> {
  await endThose(tx, eq(subscriptions.id, subscription.id), now);
  afterCommit(tx, 'project', { userId: subscription.userId, projectId: subscription.projectId });
  const eraseAt = now + storedFor;
  await enqueue(
    tx,
    closeRequest,
    { project: subscription.projectId, eraseAt },
    { now, random },
    { key: `close:${subscription.projectId}` },
  );
  await postMail(tx, { to: email, userId: subscription.userId }, () => subscriptionEnded({ domain, eraseAt, app }), {
    now,
    random,
  });
}
