import { describe, expect, it } from 'vitest';
import type { DraftCheck } from '../../../contract/wire/wizard/drafts';
import { wholeDraft } from '../order/order.model';
import { plan } from '../wizard/wizard.model';
import { perishedOf } from './perished';

/** Nothing has perished. */
const asSaved: DraftCheck = {
  at: '2026-11-21T15:00:00.000Z',
  domains: [{ name: 'blue-bakery.com', state: 'available', price: 1_200, was: 1_200 }],
  plan: null,
  template: null,
  coupon: null,
};
const draft = {
  ...wholeDraft,
  domains: [...wholeDraft.domains, { name: 'red-bakery.com', price: 900 }],
  coupon: { code: 'SAVE10', discount_type: 'PERCENTAGE' as const, discount_value: '10' },
};
const look = (part: Partial<typeof asSaved>, of = draft) => perishedOf(of, of.plan, { ...asSaved, ...part });
const named = (name: string, state: 'available' | 'taken' | 'held' | 'unknown', price: number | null) => ({
  domains: [{ name, state, price, was: 1_200 }],
});

describe('what has perished', () => {
  it('is nothing when all is as it was', () => expect(look({})).toEqual({ changes: [], part: {} }));

  it.each(['taken', 'held'] as const)('a chosen name that is %s goes, and is no longer the one', (state) =>
    expect(look(named('blue-bakery.com', state, null))).toEqual({
      changes: [{ kind: 'domain', name: 'blue-bakery.com', state }],
      part: { domains: [{ name: 'red-bakery.com', price: 900 }], domain: null },
    }),
  );

  it('another name that is taken leaves the chosen one', () =>
    expect(look(named('red-bakery.com', 'taken', 900)).part).toEqual({
      domains: wholeDraft.domains,
      domain: 'blue-bakery.com',
    }));

  it('a price is that of now, to the cent, and both are told', () => {
    expect(look(named('blue-bakery.com', 'available', 1_201)).changes).toEqual([
      { kind: 'price', name: 'blue-bakery.com', was: 1_200, now: 1_201 },
    ]);
    expect(look(named('blue-bakery.com', 'available', 1_201)).part.domains?.[0]?.price).toBe(1_201);
  });

  it.each([
    ['nobody could answer', named('blue-bakery.com', 'unknown', null)],
    ['the price is not known', named('blue-bakery.com', 'available', null)],
    ['the price is the same', named('blue-bakery.com', 'available', 1_200)],
    ['the coupon could not be looked at', { coupon: { code: 'SAVE10', state: 'unknown' as const, coupon: null } }],
    ['the coupon is another one', { coupon: { code: 'OTHER', state: 'invalid' as const, coupon: null } }],
    ['there is no package', { plan: { state: 'gone' as const, plan: null } }],
  ])('nothing changes when %s', (_, part) => expect(look(part)).toEqual({ changes: [], part: {} }));

  it('a package that costs something else is told though the draft has it already', () => {
    const dear = { ...plan, uuid: draft.plan?.uuid ?? '', name: draft.plan?.name ?? '', setup_fee: 9_900 };
    const { changes, part } = look({ plan: { state: 'changed', plan: dear } });
    expect(changes).toEqual([
      {
        kind: 'plan',
        name: dear.name,
        was: [draft.plan?.setup_fee, draft.plan?.monthly_fee],
        now: [9_900, dear.monthly_fee],
      },
    ]);
    expect(part.plan?.setup_fee).toBe(9_900);
  });

  it('a template that is gone is chosen again, one that changed is taken as it is now', () => {
    const template = {
      uuid: draft.template?.uuid ?? '',
      template_name: 'Counter 2',
      template_url: '/templates/counter2.webp',
      required_images_count: 4,
      category: 'ECOMMERCE' as const,
      description: '',
    };
    expect(look({ template: { state: 'gone', template: null } })).toEqual({
      changes: [{ kind: 'template', name: 'Counter', state: 'gone' }],
      part: { template: null },
    });
    expect(look({ template: { state: 'changed', template } }).part.template).toEqual({
      ...draft.template,
      name: 'Counter 2',
      required_images_count: 4,
    });
  });

  it('a coupon that no longer counts is taken out, one that gives something else gives that', () => {
    const fifth = { code: 'SAVE10', is_valid: true, discount_type: 'PERCENTAGE' as const, discount_value: '5' };
    expect(look({ coupon: { code: 'SAVE10', state: 'invalid', coupon: null } }).part).toEqual({ coupon: null });
    expect(look({ coupon: { code: 'SAVE10', state: 'changed', coupon: fifth } }).part.coupon?.discount_value).toBe('5');
  });
});
