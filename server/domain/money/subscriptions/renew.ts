import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { subscriptionPeriods } from '../../../db/schema/periods';
import { subscriptions } from '../../../db/schema/projects';
import { afterCommit, transact } from '../../../db/transaction';
import type { RandomSource } from '../../../random';
import { type JobKind, RunAgain } from '../../jobs/kind';
import { announce, type Occurrence } from '../../notices/announce';
import { chargeAhead, chargeRefused, suspended } from '../../notices/occurrences';
import { lockBalance } from '../ledger/post';
import { charge, thisPeriod } from './charge';
import { type Due, lockDue, owedBefore } from './due';
import { endCancelled } from './end';
import { renewal } from './open';
import { noticeAt, tryGaps, wakeBefore } from './periods';

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  /** The app's address, for letters. */
  app: string;
}

/** Milliseconds between looks at a website that is not live yet: until it is, no month of it begins. */
const untilLive = 3_600_000;

/** Looks after one period of a subscription: notices ahead of it, its charge, the tries after one that was refused. */
export const renew: JobKind<{ subscription: string; number: number }> = {
  ...renewal,
  async perform({ payload, services: { db, clock, random, settings } }) {
    const now = clock.now();
    const writing = { now, random, app: settings.origins.app };
    const wake = await transact(db, (tx) => takeStep(tx, payload, writing));
    if (wake !== null) throw new RunAgain(Math.max(wake - now, 0));
  },
  async record() {
    // All is written by then, each step in a transaction of its own.
  },
};

/**
 * Does for a period what is due now, once: whatever it did stands in the period's row, which is locked from before it is
 * read. Any number of workers may come here at once, at any time, and again.
 *
 * @returns when to look again, ms; null when the period needs no more looks
 */
async function takeStep(
  tx: Tx,
  { subscription: id, number }: { subscription: string; number: number },
  writing: Writing,
): Promise<number | null> {
  const { now } = writing;
  const [owner] = await tx.select({ userId: subscriptions.userId }).from(subscriptions).where(eq(subscriptions.id, id));
  if (!owner) return null;
  // First, as with every movement of a customer's money: what is paid meanwhile is seen here, or sees this.
  const balance = await lockBalance(tx, owner.userId, now);
  const due = await lockDue(tx, id);
  // A suspended website comes back with a credit, not with a look.
  if (due?.period.number !== number || due.subscription.state === 'suspended') return null;
  const { period, subscription } = due;
  if (now < period.startsAt) {
    await giveNotice(tx, due, balance, writing);
    return wakeBefore(period.startsAt, now);
  }
  if (subscription.cancelsAtPeriodEnd) {
    await endCancelled(tx, due, writing);
    return null;
  }
  if (due.deployedAt === null) return now + untilLive;
  if (period.nextTryAt !== null && now < period.nextTryAt) return period.nextTryAt;
  if (balance < period.amount) return refuse(tx, due, balance, writing);
  await charge(tx, due, writing);
  return null;
}

async function giveNotice(tx: Tx, due: Due, balance: number, { now, random, app }: Writing): Promise<void> {
  const { period, subscription, domain } = due;
  const days = noticeAt(period.startsAt, now);
  if (days === null || days >= (period.noticed ?? Infinity)) return;
  await tx.update(subscriptionPeriods).set({ noticed: days }).where(thisPeriod(due));
  if (subscription.cancelsAtPeriodEnd || period.amount === 0) return;
  const left = Math.max(0, balance - (await owedBefore(tx, due)));
  const month = { subscription: subscription.id, number: period.number, domain, amount: period.amount, app };
  const ahead = () => chargeAhead({ ...month, days, at: period.startsAt, balance: left });
  await announce(tx, subscription.userId, ahead, { now, random });
}

/** Notes a try that the balance did not cover; after the last one the website is off. @returns when to try again, ms */
async function refuse(tx: Tx, due: Due, balance: number, { now, random, app }: Writing): Promise<number | null> {
  const { period, subscription, domain } = due;
  const tries = period.tries + 1;
  const gap = tryGaps[period.tries];
  // From this try on, not from the first: who could not pay while the server was off has the days all the same.
  const nextTryAt = gap === undefined ? null : now + gap;
  await tx.update(subscriptionPeriods).set({ tries, nextTryAt }).where(thisPeriod(due));
  const own = eq(subscriptions.id, subscription.id);
  await tx
    .update(subscriptions)
    .set(nextTryAt === null ? { state: 'suspended', suspendedAt: now } : { state: 'past_due' })
    .where(own);
  afterCommit(tx, 'project', { userId: subscription.userId, projectId: subscription.projectId });
  const month = { subscription: subscription.id, number: period.number, domain, amount: period.amount, app, balance };
  const lastTryAt = tryGaps.slice(period.tries).reduce((at, days) => at + days, now);
  // Told at the first try, with the days of the others, and when the website goes off; a try between says nothing new.
  const told = (occurrence: () => Occurrence) => announce(tx, subscription.userId, occurrence, { now, random });
  if (nextTryAt === null) await told(() => suspended(month));
  else if (tries === 1) await told(() => chargeRefused({ ...month, nextTryAt, lastTryAt }));
  return nextTryAt;
}
