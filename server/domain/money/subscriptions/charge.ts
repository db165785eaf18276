import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { subscriptionPeriods } from '../../../db/schema/periods';
import { subscriptions } from '../../../db/schema/projects';
import { afterCommit } from '../../../db/transaction';
import type { RandomSource } from '../../../random';
import { post as postMail } from '../../mail/mail';
import { websiteResumed } from '../../mail/moneyLetters';
import { dayText } from '../../mail/words';
import { customerAccount } from '../ledger/accounts';
import { lockBalance, post } from '../ledger/post';
import { type Due, lockOwed } from './due';
import { openPeriod } from './open';
import { periodOf } from './periods';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

export const thisPeriod = ({ period: { subscriptionId, number } }: Pick<Due, 'period'>) =>
  and(eq(subscriptionPeriods.subscriptionId, subscriptionId), eq(subscriptionPeriods.number, number));

/**
 * Takes the fee of a due period that the balance covers and opens the next one, in the caller's transaction, which has
 * locked both. Time in which the website was suspended, or not live yet, is nobody's month: the period begins anew at its
 * end, and the later ones are counted from there.
 */
export async function charge(tx: Tx, due: Due, { now, random }: Writing): Promise<void> {
  const { period, subscription, domain, deployedAt } = due;
  const { number, amount } = period;
  const isResumed = subscription.state === 'suspended';
  const startsAt = Math.max(period.startsAt, isResumed ? now : (deployedAt ?? now));
  const anchor =
    startsAt === period.startsAt
      ? { anchorAt: subscription.anchorAt, anchorNumber: subscription.anchorNumber }
      : { anchorAt: startsAt, anchorNumber: number };
  const { endsAt } = periodOf(anchor, number);
  const ledgerEntryId = await debit(tx, due, { startsAt, endsAt }, { now, random });
  await tx
    .update(subscriptionPeriods)
    .set({ state: 'charged', startsAt, endsAt, ledgerEntryId, nextTryAt: null })
    .where(thisPeriod(due));
  await tx
    .update(subscriptions)
    .set({ ...anchor, state: 'active', suspendedAt: null, lastPaymentAt: now })
    .where(eq(subscriptions.id, subscription.id));
  await openPeriod(tx, { id: subscription.id, monthlyFee: subscription.monthlyFee, ...anchor }, number + 1, {
    now,
    random,
  });
  afterCommit(tx, 'project', { userId: subscription.userId, projectId: subscription.projectId });
  if (isResumed)
    await postMail(
      tx,
      { to: due.email, userId: subscription.userId },
      () => websiteResumed({ domain, amount, until: endsAt }),
      { now, random },
    );
}

/** @returns the entry; null for a month that costs nothing */
async function debit(
  tx: Tx,
  { period: { number, amount }, subscription: { id, userId }, domain }: Due,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  { now, random }: Writing,
): Promise<string | null> {
  if (amount === 0) return null;
  const entry = await post(
    tx,
    {
      reference: `renewal:${id}:${number}`,
      kind: 'renewal',
      description: `${domain}, ${dayText(startsAt)} to ${dayText(endsAt)}`,
      userId,
      details: { domain, subscription: id, period: number },
      postings: [
        { account: customerAccount(userId), amount: -amount },
        { account: 'revenue:monthly', amount },
      ],
    },
    now,
    random,
  );
  return entry.id;
}

/**
 * Pays what a customer owes as far as the balance goes, oldest first, each month that it covers: for the transaction of a
 * credit, so that a website is back with the money and not with the next look.
 */
export async function chargeOwed(tx: Tx, userId: string, { now, random }: Writing): Promise<void> {
  let balance = await lockBalance(tx, userId, now);
  for (const due of await lockOwed(tx, userId)) {
    if (due.period.amount > balance) continue;
    await charge(tx, due, { now, random });
    balance -= due.period.amount;
  }
}
