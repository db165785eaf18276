import * as v from 'valibot';
import { type Coupon, CouponCode } from '../../../../contract/wire/money/coupon';
import { DomainName } from '../../../../contract/wire/wizard/domain';
import type { Draft } from '../../../../contract/wire/wizard/draft';
import type { DraftCheck } from '../../../../contract/wire/wizard/drafts';
import { toDecimal } from '../../../../contract/rules/money/amount';
import { Problem } from '../../../http/problem';
import type { Services } from '../../../services';
import { couponLimit, findCoupon } from '../../money/coupons/coupons';
import { type Quote, quoteDomains } from '../domains/quotes';
import { spend } from '../../limits/limits';
import { findPlan, findTemplate, listPlans, listTemplates } from '../../money/plans/plans';

/** In the words of the wire. */
type Check = v.InferInput<typeof DraftCheck>;

/** Names that the registrar is asked for; those of a draft beyond have no answer. */
const mostNames = 50;

/**
 * What of a draft perishes, as it is now: asked of what an order asks, so that what is told here is what the order
 * finds.
 */
export async function checkDraft(
  services: Services,
  draft: Draft,
  userId: string,
  signal: AbortSignal,
): Promise<Check> {
  return {
    at: new Date(services.clock.now()).toISOString(),
    domains: await domainsOf(services, draft, userId, signal),
    plan: await planOf(services, draft),
    template: await templateOf(services, draft),
    coupon: await couponOf(services, draft, userId),
  };
}

async function domainsOf(services: Services, draft: Draft, userId: string, signal: AbortSignal) {
  const names = draft.domains.flatMap(({ name }) => (v.is(DomainName, name) ? [name] : []));
  const wanted = [
    ...new Set(draft.domain === null ? names : [...names.filter((name) => name === draft.domain), ...names]),
  ];
  const quotes = await quotesOf(services, wanted.slice(0, mostNames), userId, signal);
  return draft.domains.map(({ name, price }) => {
    const quote = quotes.get(name);
    return { name, state: stateOf(quote), price: quote ? toDecimal(quote.price) : null, was: toDecimal(price) };
  });
}

async function quotesOf(services: Services, names: readonly string[], userId: string, signal: AbortSignal) {
  if (names.length === 0) return new Map<string, Quote>();
  return quoteDomains(services, names, userId, { signal }).catch((error: unknown) => {
    // The rest of the draft can be told all the same.
    if (error instanceof Problem && error.status === 503) return new Map<string, Quote>();
    throw error;
  });
}

function stateOf(quote: Quote | undefined): Check['domains'][number]['state'] {
  if (!quote) return 'unknown';
  if (quote.isAvailable) return 'available';
  return quote.isHeld ? 'held' : 'taken';
}

async function planOf({ db }: Services, { plan: chosen }: Draft): Promise<Check['plan']> {
  if (!chosen) return null;
  const found = await findPlan(db, chosen.uuid);
  const all = await listPlans(db);
  if (!found) return { state: 'gone', plan: all[0] ?? null };
  const isSame =
    found.name === chosen.name &&
    found.setupFee === chosen.setup_fee &&
    found.monthlyFee === chosen.monthly_fee &&
    found.projectLimit === chosen.projectLimit;
  return { state: isSame ? 'same' : 'changed', plan: all.find(({ uuid }) => uuid === found.uuid) ?? null };
}

async function templateOf({ db, settings }: Services, { template: chosen }: Draft): Promise<Check['template']> {
  if (!chosen) return null;
  const found = await findTemplate(db, chosen.uuid);
  if (!found?.isOffered) return { state: 'gone', template: null };
  const isSame = found.templateName === chosen.name && found.requiredImagesCount === chosen.required_images_count;
  const all = await listTemplates(db, settings.origins.content);
  return { state: isSame ? 'same' : 'changed', template: all.find(({ uuid }) => uuid === found.uuid) ?? null };
}

async function couponOf({ db, clock }: Services, { coupon }: Draft, userId: string): Promise<Check['coupon']> {
  if (!coupon) return null;
  const now = clock.now();
  try {
    // A draft says whatever its customer typed: looking at it is a guess like any other.
    await spend(db, couponLimit, userId, now);
    const found = await findCoupon(db, v.parse(CouponCode, coupon.code), now);
    return { code: coupon.code, state: isSameCoupon(found, coupon) ? 'valid' : 'changed', coupon: found };
  } catch (error) {
    if (error instanceof v.ValiError || (error instanceof Problem && error.status === 400))
      return { code: coupon.code, state: 'invalid', coupon: null };
    if (error instanceof Problem && error.status === 429) return { code: coupon.code, state: 'unknown', coupon: null };
    throw error;
  }
}

const isSameCoupon = (found: Coupon, chosen: Pick<Coupon, 'discount_type' | 'discount_value'>) =>
  found.discount_type === chosen.discount_type && Number(found.discount_value) === Number(chosen.discount_value);
