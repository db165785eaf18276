import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { Draft } from '../../contract/wire/wizard/draft';
import { coupons } from '../../server/db/schema/orders';
import { plans, templates } from '../../server/db/schema/catalogue';
import { onOneEngine } from './support/database';
import { draftFor, shelfOf } from './support/drafts';
import { openShop, type Shop } from './support/shop';
import { starterPlan } from './support/starterPlan';

interface Check {
  at: string;
  domains: { name: string; state: string; price: string | null; was: string }[];
  plan: { state: string; plan: { uuid: string; setup_fee: string } | null } | null;
  template: { state: string; template: { uuid: string } | null } | null;
  coupon: { code: string; state: string; coupon: { discount_value: string } | null } | null;
}

onOneEngine('a draft that is taken up again', (database) => {
  let shop: Shop | undefined;
  afterEach(() => shop?.close());
  const begin = async () => {
    shop = await openShop(database());
    const scene = shop;
    const customer = await scene.customer({ balance: 20_000 });
    const shelf = shelfOf(customer);
    /** Saves a draft and looks at it. */
    const look = async (draft: Draft) => {
      const { id } = await shelf.save(draft);
      const response = await customer.send('POST', `/drafts/${id}/check/`, {});
      expect(response.status).toBe(200);
      return (await response.json()) as Check;
    };
    return { scene, customer, look };
  };
  const db = () => database().db;
  const addCoupon = async (at: number, values: Partial<typeof coupons.$inferInsert> = {}) => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await db()
      .insert(coupons)
      .values({ code, discountType: 'PERCENTAGE', discountValue: '10', createdAt: at, ...values });
    return code;
  };

  test('says of each name what an order of it would find', async () => {
    const { scene, customer, look } = await begin();
    const other = await scene.customer({ balance: 20_000 });
    const names: string[] = [];
    while (names.length < 4) names.push(await scene.freeName('io'));
    const [free = '', held = '', ordered = '', own = ''] = names;
    expect((await other.send('PUT', `/domain-holds/${held}/`, {})).status).toBe(200);
    expect((await customer.send('PUT', `/domain-holds/${own}/`, {})).status).toBe(200);
    expect((await other.order(ordered, { total: '63.12' })).status).toBe(201);
    const sold = `taken-${free}`;
    const domains = [free, held, ordered, own, sold, 'no domain'].map((name) => ({ name, price: 999 }));
    const check = await look(draftFor(free, { domains }));
    expect(check.at).toBe(new Date(scene.services.clock.now()).toISOString());
    expect(check.domains).toEqual([
      { name: free, state: 'available', price: '33.12', was: '9.99' },
      { name: held, state: 'held', price: '33.12', was: '9.99' },
      { name: ordered, state: 'taken', price: '33.12', was: '9.99' },
      { name: own, state: 'available', price: '33.12', was: '9.99' },
      { name: sold, state: 'taken', price: '33.12', was: '9.99' },
      { name: 'no domain', state: 'unknown', price: null, was: '9.99' },
    ]);
    expect((await customer.order(held, { total: '63.12' })).body['code']).toBe('domain-taken');
    expect((await customer.order(free, { total: '39.99' })).body['code']).toBe('total-changed');
    expect((await customer.order(free, { total: '63.12' })).status).toBe(201);
  });

  test('tells the rest also when the registrar cannot be asked', async () => {
    const { scene, look } = await begin();
    await scene.fault({ service: 'registrar', status: 503 });
    const domain = `bakery-${randomUUID()}.com`;
    const check = await look(draftFor(domain));
    expect(check).toMatchObject({
      domains: [{ name: domain, state: 'unknown', price: null, was: '14.99' }],
      plan: { state: 'same' },
      template: { state: 'same' },
      coupon: null,
    });
  });

  test('asks the registrar for 50 names of a draft, the chosen one among them', async () => {
    const { scene, look } = await begin();
    const run = randomUUID().slice(0, 8);
    const names = Array.from({ length: 60 }, (_, index) => `${index}-${run}.com`);
    const check = await look(draftFor(names.at(-1) ?? '', { domains: names.map((name) => ({ name, price: 0 })) }));
    const asked = scene.registrarCalls.flatMap((query) => query.get('DomainList')?.split(',') ?? []);
    expect([asked.length, new Set(asked).size, asked.includes(names.at(-1) ?? '')]).toEqual([50, 50, true]);
    expect(check.domains.filter(({ state }) => state === 'unknown')).toHaveLength(10);
    expect(check.domains).toHaveLength(60);
  });

  test('with nothing chosen has nothing to tell', async () => {
    const { scene, look } = await begin();
    const check = await look(draftFor('', { domains: [], domain: null, plan: null, template: null }));
    expect(check).toMatchObject({ domains: [], plan: null, template: null, coupon: null });
    expect(scene.registrarCalls).toEqual([]);
  });

  test('says whether plan and template are those that were chosen', async () => {
    const { look } = await begin();
    const draft = draftFor('blue-bakery.com', { domains: [] });
    const uuid = draft.template?.uuid ?? '';
    const plan = { uuid: starterPlan, setup_fee: '20.00', monthly_fee: '10.00', projectLimit: 3 };
    expect(await look(draft)).toMatchObject({
      plan: { state: 'same', plan },
      template: { state: 'same', template: { uuid } },
    });
    const chosen = draft.plan as NonNullable<Draft['plan']>;
    for (const change of [{ setup_fee: 1_999 }, { monthly_fee: 1_001 }, { name: 'Basic' }, { projectLimit: 1 }])
      expect((await look({ ...draft, plan: { ...chosen, ...change } })).plan).toMatchObject({ state: 'changed', plan });
    expect((await look({ ...draft, plan: { ...chosen, uuid: randomUUID() } })).plan).toMatchObject({
      state: 'gone',
      plan,
    });
    await db().update(plans).set({ setupFee: 2_500 }).where(eq(plans.uuid, starterPlan));
    const dearer = await look(draft);
    await db().update(plans).set({ setupFee: 2_000 }).where(eq(plans.uuid, starterPlan));
    expect(dearer.plan).toMatchObject({ state: 'changed', plan: { setup_fee: '25.00' } });

    const template = draft.template as NonNullable<Draft['template']>;
    for (const change of [{ required_images_count: 20 }, { name: 'Another' }])
      expect((await look({ ...draft, template: { ...template, ...change } })).template).toMatchObject({
        state: 'changed',
        template: { uuid },
      });
    await db().update(templates).set({ isOffered: false }).where(eq(templates.uuid, uuid));
    const retired = await look(draft);
    await db().update(templates).set({ isOffered: true }).where(eq(templates.uuid, uuid));
    expect(retired.template).toEqual({ state: 'gone', template: null });
    expect((await look({ ...draft, template: { ...template, uuid: randomUUID() } })).template?.state).toBe('gone');
  });

  test('says whether its coupon still counts, and for what', async () => {
    const { scene, look } = await begin();
    const { clock } = scene.services;
    const code = await addCoupon(clock.now(), { expiresAt: clock.now() + 1_000 });
    const used = await addCoupon(clock.now(), { usageLimit: 1, usedCount: 1 });
    const lookAt = async (text: string, discount_value = '10') =>
      (
        await look(
          draftFor('', {
            domains: [],
            coupon: { code: text, discount_type: 'PERCENTAGE', discount_value },
          }),
        )
      ).coupon;
    expect(await lookAt(code)).toMatchObject({ code, state: 'valid', coupon: { code, discount_type: 'PERCENTAGE' } });
    expect(await lookAt(code, '10.00')).toMatchObject({ state: 'valid' });
    expect(await lookAt(code, '20')).toMatchObject({ state: 'changed', coupon: { code } });
    for (const none of [used, 'NOSUCHCODE', 'a b', ''])
      expect(await lookAt(none)).toEqual({ code: none, state: 'invalid', coupon: null });
    clock.advance(1_000);
    expect(await lookAt(code)).toMatchObject({ state: 'invalid' });
  });

  test('is no way to guess coupons', async () => {
    const { customer, look } = await begin();
    const guess = (number: number) =>
      draftFor('', {
        domains: [],
        coupon: { code: `GUESS${number}`, discount_type: 'FIXED', discount_value: '1' },
      });
    for (let number = 0; number < 20; number += 1) expect((await look(guess(number))).coupon?.state).toBe('invalid');
    expect((await look(guess(20))).coupon?.state).toBe('unknown');
    expect((await customer.send('GET', '/coupons/validate/SAVE10')).status).toBe(429);
  });

  test('is looked at 60 times a minute', async () => {
    const { customer, look } = await begin();
    await look(draftFor('', { domains: [] }));
    const { id } = (await shelfOf(customer).list())[0] as { id: string };
    for (let time = 1; time < 60; time += 1)
      expect((await customer.send('POST', `/drafts/${id}/check/`, {})).status).toBe(200);
    expect((await customer.send('POST', `/drafts/${id}/check/`, {})).status).toBe(429);
  });
});
