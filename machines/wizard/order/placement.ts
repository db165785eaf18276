import type { Draft } from '../../../contract/wire/wizard/draft';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import type { OverlayEvent } from '../../protocols/overlay';
import { type CreateOrder } from '../../../contract/wire/wizard/order';
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

/** What has to be there before anything is sent (docs/product.md, Order placement). */
export function isComplete({ plan, domain, template, business, images }: Draft): boolean {
  return (
    plan !== null &&
    domain !== null &&
    template !== null &&
    images.length > 0 &&
    business.business_name !== '' &&
    business.business_description !== '' &&
    business.contact_email !== '' &&
    business.contact_phone !== '' &&
    business.logo.kind === 'uploaded'
  );
}

/** The order as `POST /orders/` takes it; null while the draft is not complete. */
export function payloadOf(draft: Draft): CreateOrder | null {
  const { plan, domain, template, business, images, coupon } = draft;
  if (!isComplete(draft) || !plan || !domain || !template || business.logo.kind !== 'uploaded') return null;
  return {
    plan_uuid: plan.uuid,
    template_uuid: template.uuid,
    domain_name: domain,
    business_details: {
      business_name: business.business_name,
      business_description: business.business_description,
      contact_email: business.contact_email,
      contact_phone: business.contact_dial_code + business.contact_phone,
      business_address: business.business_address,
      logo: business.logo.url,
      keywords: business.keywords,
    },
    business_images: { business_logo: business.logo.url, images: images.map(({ url }) => url) },
    ...(draft.website_name ? { website_name: draft.website_name } : {}),
    credits: images.map(({ id: _, ...credit }) => credit),
    ...(coupon ? { coupon_code: coupon.code } : {}),
  };
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
  title: 'Missing data or insufficient funds',
  variant: 'error',
  duration: 3_000,
} as const;
export const notOk = {
  subject: 'order',
  title: 'Something went wrong. Please Try later.',
  variant: 'error',
  duration: 3_000,
} as const;
export const success = {
  subject: 'order',
  title: 'Order created successfully',
  variant: 'success',
  duration: 3_000,
  goesAlong: true,
} as const;

/** The balance's refusal has its own sentence, every other failed request the general one. */
export const noticeOf = (error: unknown) =>
  failureOf(error).status === 402
    ? missing
    : ({ subject: 'order', title: 'Something went wrong.', variant: 'error', duration: 3_000 } as const);

export interface OrderRequest {
  orderId: string;
  /** The total that the customer sees, minor units. */
  total: number;
  order: CreateOrder;
}

export function requestOf(draft: Draft): OrderRequest {
  const order = payloadOf(draft);
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

/** Something is missing by now, or the total is above what the customer has agreed to wait for. */
export function isBeyondWish(draft: Draft): boolean {
  const total = totalsOf(draft)?.total;
  return !isComplete(draft) || total === undefined || draft.order_up_to === null || total > draft.order_up_to;
}
export const beyondWish: Failure = {
  status: 409,
  code: 'total-changed',
  message: 'The total has changed, so nothing was ordered by itself.',
};
/** When the wish of a draft ends, as far as that is known. */
export const endOf = ({ order_until }: Draft) => ({ until: order_until });
export const wishEnded: Failure = {
  status: 409,
  message: 'The time to order by itself has ended, so nothing was ordered.',
};

/** The name that is kept from others; none of an order that may be placed, since its name is its customer's by then. */
export const nameToHold = ({ domain }: Draft, failure: Failure | null): string | null =>
  failure !== null && isUnknown(failure) ? null : domain;

/** What of the draft is this step's own. */
export const ownPart = ({ coupon, order_id, order_up_to, order_until }: Draft): Partial<Draft> => ({
  coupon,
  order_id,
  order_up_to,
  order_until,
});
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
