import type { Draft } from '../../../contract/wire/wizard/draft';
import type { DraftCheck } from '../../../contract/wire/wizard/drafts';
import { planOf } from '../wizard/steps';

/** What is no longer as the draft had it; amounts are minor units. */
export type Change =
  | { kind: 'domain'; name: string; state: 'taken' | 'held' }
  | { kind: 'price'; name: string; was: number; now: number }
  /** `was` and `now`: setup fee, monthly fee. */
  | { kind: 'plan'; name: string; was: [number, number]; now: [number, number] }
  | { kind: 'template'; name: string; state: 'changed' | 'gone' }
  | { kind: 'coupon'; code: string; state: 'changed' | 'invalid' };

export interface Perished {
  changes: Change[];
  /** What the draft has instead, so that it can be ordered again. */
  part: Partial<Draft>;
}

/**
 * What of a draft has perished since it was saved, and what takes its place: names that are gone are taken out, prices
 * are those of now. `left` is the package that the draft was left with: the wizard may
 * have put the present one in already. What nobody could answer stays as it is; an order asks again.
 */
export function perishedOf(draft: Draft, left: Draft['plan'], check: DraftCheck): Perished {
  const parts = [domainsOf(draft, check), packageOf(left, check), templateOf(draft, check), couponOf(draft, check)];
  return {
    changes: parts.flatMap(({ changes }) => changes),
    part: Object.assign({}, ...parts.map(({ part }) => part)) as Partial<Draft>,
  };
}

const nothing: Perished = { changes: [], part: {} };

function domainsOf(draft: Draft, { domains: now }: DraftCheck): Perished {
  const changes: Change[] = [];
  const domains = draft.domains.flatMap((chosen) => {
    const found = now.find(({ name }) => name === chosen.name);
    if (found?.state === 'taken' || found?.state === 'held') {
      changes.push({ kind: 'domain', name: chosen.name, state: found.state });
      return [];
    }
    if (found?.state !== 'available' || found.price === null || found.price === chosen.price) return [chosen];
    changes.push({ kind: 'price', name: chosen.name, was: chosen.price, now: found.price });
    return [{ ...chosen, price: found.price }];
  });
  if (changes.length === 0) return nothing;
  const domain = domains.some(({ name }) => name === draft.domain) ? draft.domain : null;
  return { changes, part: { domains, domain } };
}

function packageOf(left: Draft['plan'], { plan: now }: DraftCheck): Perished {
  const plan = now?.plan ? planOf([now.plan]) : null;
  if (!left || !plan) return nothing;
  const was: [number, number] = [left.setup_fee, left.monthly_fee];
  const costs: [number, number] = [plan.setup_fee, plan.monthly_fee];
  if (left.uuid === plan.uuid && was.join() === costs.join() && left.name === plan.name) return nothing;
  return { changes: [{ kind: 'plan', name: plan.name, was, now: costs }], part: { plan } };
}

function templateOf({ template: chosen }: Draft, { template: now }: DraftCheck): Perished {
  if (!chosen || !now || now.state === 'same') return nothing;
  const { name } = chosen;
  if (now.state === 'gone' || !now.template)
    return { changes: [{ kind: 'template', name, state: 'gone' }], part: { template: null } };
  const { uuid, template_name, category, required_images_count } = now.template;
  const template = { ...chosen, uuid, name: template_name, category, required_images_count };
  return { changes: [{ kind: 'template', name, state: 'changed' }], part: { template } };
}

function couponOf({ coupon: typed }: Draft, { coupon: now }: DraftCheck): Perished {
  if (!typed || !now || now.code !== typed.code) return nothing;
  const { code } = typed;
  if (now.state === 'invalid') return { changes: [{ kind: 'coupon', code, state: 'invalid' }], part: { coupon: null } };
  if (now.state !== 'changed' || !now.coupon) return nothing;
  const { discount_type, discount_value } = now.coupon;
  return {
    changes: [{ kind: 'coupon', code, state: 'changed' }],
    part: { coupon: { code, discount_type, discount_value } },
  };
}
