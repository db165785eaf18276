import { and, eq } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import type { Tx } from '../../../db/client';
import { subscriptions } from '../../../db/schema/projects';
import { notFound, Problem } from '../../../http/problem';
import type { RandomSource } from '../../../random';
import { post as postMail } from '../../mail/mail';
import { cancellationNoted } from '../../mail/moneyLetters';
import { lockBalance } from '../ledger/post';
import { type Due, lockDue } from './due';
import { endCancelled } from './end';
import { storedFor } from './periods';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  /** The app's address, for letters. */
  app: string;
}

interface Named {
  id: string;
  userId: string;
}

/** @throws {Problem} 404 for one that is not there or another customer's; 409 when it has ended */
async function lockOwn(tx: Tx, { id, userId }: Named, now: number): Promise<Due> {
  const [own] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
  if (!own) throw notFound();
  await lockBalance(tx, userId, now);
  const due = await lockDue(tx, id);
  if (!due) throw new Problem(409, t('This subscription has ended already.'), { code: 'subscription-ended' });
  return due;
}

/**
 * Ends a subscription with the time that is paid; where none is left, at once, and what was due is not charged. Asked for
 * again it changes nothing.
 * @throws {Problem} 404; 409 when it has ended
 */
export async function cancelSubscription(tx: Tx, named: Named, { now, random, app }: Writing): Promise<void> {
  const due = await lockOwn(tx, named, now);
  const { subscription, period, domain, email } = due;
  if (subscription.cancelsAtPeriodEnd) return;
  await tx.update(subscriptions).set({ cancelsAtPeriodEnd: true }).where(eq(subscriptions.id, named.id));
  if (subscription.state !== 'active' || now >= period.startsAt) return endCancelled(tx, due, { now, random, app });
  const at = period.startsAt;
  const letter = () => cancellationNoted({ domain, at, eraseAt: at + storedFor, app });
  await postMail(tx, { to: email, userId: named.userId }, letter, { now, random });
}

/**
 * Takes a cancellation back while the paid time lasts; where there is none it changes nothing.
 * @throws {Problem} 404; 409 when it has ended
 */
export async function resumeSubscription(tx: Tx, named: Named, now: number): Promise<void> {
  await lockOwn(tx, named, now);
  await tx.update(subscriptions).set({ cancelsAtPeriodEnd: false }).where(eq(subscriptions.id, named.id));
}
