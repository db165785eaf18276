import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../../db/client';
import { subscriptionPeriods } from '../../../db/schema/periods';
import { subscriptions } from '../../../db/schema/projects';
import { type RandomSource, uuid } from '../../../random';
import { endless } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { type Anchor, firstNotice, periodOf } from './periods';

export type Subscription = typeof subscriptions.$inferSelect;

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/** The name, payload and patience of the job of a period; what it does stands in renew.ts, which opens the next one. */
export const renewal = {
  kind: 'subscription.renew',
  payload: v.object({ subscription: v.pipe(v.string(), v.uuid()), number: v.number() }),
  // A try that fails for a reason of ours is no reason to give a month away.
  maxAttempts: endless,
};

interface NewSubscription {
  userId: string;
  projectId: string;
  planUuid: string;
  /** Minor units. */
  monthlyFee: number;
  /** The entry of the order, which pays the first month; null for one that cost nothing. */
  ledgerEntryId: string | null;
}

/** Begins a subscription at `now` with a month that its order has paid. */
export async function openSubscription(
  tx: Tx,
  { userId, projectId, planUuid, monthlyFee, ledgerEntryId }: NewSubscription,
  { now, random }: Writing,
): Promise<void> {
  const id = uuid(random);
  const anchor = { anchorAt: now, anchorNumber: 1 };
  const first = periodOf(anchor, 1);
  await tx.insert(subscriptions).values({
    id,
    userId,
    projectId,
    planUuid,
    monthlyFee,
    startedAt: now,
    anchorAt: now,
    nextBillingAt: first.endsAt,
    lastPaymentAt: now,
  });
  await tx
    .insert(subscriptionPeriods)
    .values({ ...first, subscriptionId: id, state: 'charged', amount: monthlyFee, ledgerEntryId });
  await openPeriod(tx, { id, monthlyFee, ...anchor }, 2, { now, random });
}

/** Writes a period that is due and the one job that looks after it. */
export async function openPeriod(
  tx: Tx,
  { id, monthlyFee, ...anchor }: Pick<Subscription, 'id' | 'monthlyFee'> & Anchor,
  number: number,
  { now, random }: Writing,
): Promise<void> {
  const period = periodOf(anchor, number);
  await tx.insert(subscriptionPeriods).values({ ...period, subscriptionId: id, state: 'due', amount: monthlyFee });
  await tx.update(subscriptions).set({ nextBillingAt: period.startsAt }).where(eq(subscriptions.id, id));
  await enqueue(
    tx,
    renewal,
    { subscription: id, number },
    { now, random },
    { key: `renewal:${id}:${number}`, runAt: period.startsAt - firstNotice },
  );
}
