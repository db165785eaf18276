import { t } from '../../../contract/languages/t';
import type { Draft } from '../../../contract/wire/wizard/draft';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import type { OverlayEvent } from '../../protocols/overlay';
import { orderOf } from '../../../contract/wire/wizard/draftOrder';
import type { CreateOrder } from '../../../contract/wire/wizard/order';
import type { OrderWish } from '../../../contract/wire/wizard/orderWish';
import { type OrderTotals, orderTotals } from '../../../contract/rules/wizard/totals';
import type { StepReport } from '../../protocols/step';

/** What the draft comes to, in minor units; null while the plan or the domain is missing. */
export function totalsOf({ plan, domains, domain, coupon }: Draft): OrderTotals | null {
  const chosen = domains.find(({ name }) => name === domain);
  if (!plan || !chosen) return null;
  return orderTotals(
    { setupFee: plan.setup_fee, monthlyFee: plan.monthly_fee, domainYearlyPrice: chosen.price },
    coupon,
  );
}

export interface PricesQuestion {
  plan: string;
  domain: string;
  couponCode: string | null;
}

export const questionOf = ({ plan, domain, coupon }: Draft): PricesQuestion => ({
  plan: plan?.uuid ?? '',
  domain: domain ?? '',
  couponCode: coupon?.code ?? null,
});

/** What may have changed between choosing and ordering, read again. */
export interface Prices {
  plan: NonNullable<Draft['plan']>;
  /** Yearly price of the chosen domain, minor units. */
  domainPrice: number;
  /** Null when the coupon no longer counts. */
  coupon: Draft['coupon'];
}

export const missing = {
  subject: 'order',
  title: t('Missing data or insufficient funds'),
  variant: 'error',
  duration: 3_000,
} as const;
export const notOk = {
  subject: 'order',
  title: t('Something went wrong. Please Try later.'),
  variant: 'error',
  duration: 3_000,
} as const;
/** The server may still order by itself. */
export const notTakenBack = {
  subject: 'order',
  title: t('That did not reach us. The order still waits for your top-up.'),
  variant: 'error',
  duration: 5_000,
} as const;
export const success = {
  subject: 'order',
  title: t('Order created successfully'),
  variant: 'success',
  duration: 3_000,
  goesAlong: true,
} as const;

/** The balance's refusal has its own sentence, every other failed request the general one. */
export const noticeOf = (error: unknown) =>
  failureOf(error).status === 402
    ? missing
    : ({ subject: 'order', title: t('Something went wrong.'), variant: 'error', duration: 3_000 } as const);

export interface OrderRequest {
  orderId: string;
  /** The total that the customer sees, minor units. */
  total: number;
  order: CreateOrder;
}

export function requestOf(draft: Draft): OrderRequest {
  const order = orderOf(draft);
  const totals = totalsOf(draft);
  if (!order || !totals || !draft.order_id) throw new Error('The order is not complete.');
  return { orderId: draft.order_id, total: totals.total, order };
}

export const covers = (draft: Draft, balance: number | null) => {
  const totals = totalsOf(draft);
  return totals !== null && balance !== null && balance >= totals.total;
};

export const repriced = (draft: Draft, { plan, domainPrice, coupon }: Prices): Partial<Draft> => ({
  plan,
  coupon,
  domains: draft.domains.map((domain) => (domain.name === draft.domain ? { ...domain, price: domainPrice } : domain)),
});

/** What the order costs is not what was shown: it is read again and shown before anything is charged. */
export const isTotalChanged = (error: unknown) =>
  ['total-changed', 'invalid_coupon'].includes(failureOf(error).code ?? '');

/** Whether the order was placed cannot be told from this: no answer came, or not to this try of it. */
export function isUnknown(error: unknown): boolean {
  const { status, code } = failureOf(error);
  return status === null || status >= 500 || code === 'order-exists';
}

/** The server waits for the money of this order. */
export const isOpen = (wish: OrderWish | null) => wish !== null && wish.reason === null;
/** Why an order that waited was not placed. */
export const endOf = (wish: OrderWish | null): Failure => ({ status: 409, message: wish?.reason ?? '' });

/** The name that is kept from others; none of an order that may be placed, since its name is its customer's by then. */
export const nameToHold = ({ domain }: Draft, failure: Failure | null): string | null =>
  failure !== null && isUnknown(failure) ? null : domain;

/** What of the draft is this step's own. */
export const ownPart = ({ coupon, order_id }: Draft): Partial<Draft> => ({ coupon, order_id });
/** What of the draft has a price that was read again. */
export const pricedPart = ({ plan, domains, coupon }: Draft): Partial<Draft> => ({ plan, domains, coupon });

/** What the wizard hears of a change made here, and stores before anything is sent. */
export const chosen = (part: Partial<Draft>): StepReport => ({ type: 'step.changed', part, ready: false });

/** Opens the top-up dialog with what is due, minor units. */
export const topUp = (draft: Draft): OverlayEvent => ({
  type: 'overlay.open',
  name: 'topup',
  input: { orderTotal: totalsOf(draft)?.total ?? 0 },
});
