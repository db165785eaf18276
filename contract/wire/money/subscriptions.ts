import * as v from 'valibot';
import type { Route } from '../route';
import { Money } from './money';

/**
 * active: paid; past_due: a charge was refused and is tried again; suspended: the last try was refused, the website is off
 * until a credit covers it; cancelled: it has ended.
 */
export const subscriptionStates = ['active', 'past_due', 'suspended', 'cancelled'] as const;

/** What a website costs every month. All but the first five are additive. */
export const Subscription = v.object({
  id: v.string(),
  project_id: v.string(),
  domain: v.string(),
  monthly_fee: Money,
  /** The begin of the month that is due next. */
  next_billing_date: v.string(),
  state: v.picklist(subscriptionStates),
  /** When a charge that was refused is tried again. */
  next_try_date: v.nullable(v.string()),
  last_payment_date: v.nullable(v.string()),
  /** It was cancelled and ends with the month that is paid. */
  cancels_at_period_end: v.boolean(),
});
export type Subscription = v.InferOutput<typeof Subscription>;

const SubscriptionParams = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const subscriptionRoutes = {
  subscriptions: {
    method: 'GET',
    base: '/api',
    path: '/subscriptions/by-user/',
    session: 'required',
    replies: { 200: v.array(Subscription) },
  },
  /** Additive: ends it with the month that is paid; one that is not paid at once. Again: nothing changes. */
  cancelSubscription: {
    method: 'POST',
    base: '/api',
    path: '/subscriptions/:id/cancel/',
    session: 'required',
    params: SubscriptionParams,
    body: v.object({}),
    replies: { 200: Subscription },
  },
  /** Additive: takes a cancellation back while the month lasts. */
  resumeSubscription: {
    method: 'POST',
    base: '/api',
    path: '/subscriptions/:id/resume/',
    session: 'required',
    params: SubscriptionParams,
    body: v.object({}),
    replies: { 200: Subscription },
  },
} as const satisfies Record<string, Route>;
