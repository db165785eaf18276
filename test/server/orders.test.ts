import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { domainReservations } from '../../server/db/schema/domains';
import { coupons, orders } from '../../server/db/schema/orders';
import { plans } from '../../server/db/schema/catalogue';
import { projectEvents, projects, subscriptions } from '../../server/db/schema/projects';
import { jobs } from '../../server/db/schema/jobs';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance, statement } from '../../server/domain/money/ledger/read';
import { customerAccount } from '../../server/domain/money/ledger/accounts';
import { monthsAfter } from '../../server/domain/money/subscriptions/periods';
import { onEachEngine } from './support/database';
import { type Customer, openShop, type Shop } from './support/shop';
import { starterPlan } from './support/starterPlan';

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

onEachEngine('orders', (database) => {
  let shop: Shop | undefined;
  const begin = async () => {
    shop = await openShop(database());
    return shop;
  };
  afterEach(async () => {
    await shop?.close();
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });

  const balanceOf = ({ user }: Customer) => customerBalance(database().db, user.id);
  const ordersOf = ({ user }: Customer) => database().db.select().from(orders).where(eq(orders.userId, user.id));
  const addCoupon = async (at: number, values: Partial<typeof coupons.$inferInsert> = {}) => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await database()
      .db.insert(coupons)
      .values({ code, discountType: 'PERCENTAGE', discountValue: '10', createdAt: at, ...values });
    return code;
  };
  const usesOf = async (code: string) =>
    (await database().db.select().from(coupons).where(eq(coupons.code, code)))[0]?.usedCount;

  test('an order leaves its debit, domain, website, subscription and first job, or nothing', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const domain = await scene.freeName();
    const { status, body } = await customer.order(domain);
    expect([status, body['ok'], body['domain'], body['message']]).toEqual([
      201,
      true,
      domain,
      'Order created successfully',
    ]);
    const { db, clock } = scene.services;
    const [order] = await ordersOf(customer);
    expect(order).toMatchObject({ id: body['order_uuid'], domain, chargedTotal: 3_000, domainPrice: 0, discount: 0 });
    expect((await statement(db, customerAccount(customer.user.id)))[0]).toMatchObject({
      entryId: order?.ledgerEntryId,
      amount: -3_000,
      balanceAfter: 7_000,
    });
    const [reservation] = await db.select().from(domainReservations).where(eq(domainReservations.domain, domain));
    expect(reservation).toMatchObject({ state: 'reserved', userId: customer.user.id });
    const [subscription] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.projectId, body['project_id'] ?? ''));
    expect(subscription).toMatchObject({ monthlyFee: 1_000, nextBillingAt: monthsAfter(clock.now(), 1) });
    const [job] = await db
      .select()
      .from(jobs)
      .where(eq(jobs.key, `stage:${body['project_id']}:1:REQUEST_SERVER`));
    expect(job).toMatchObject({ state: 'waiting', runAt: clock.now() + 1_000 });
    const events = await customer.send('GET', `/project/${body['project_id']}/events/`);
    expect(await events.json()).toMatchObject({ events: [{ stage: 'INITIAL', attempt: 1 }] });

    const refusedOne = await scene.freeName();
    expect((await customer.order(refusedOne, { coupon_code: 'NOSUCHCODE' })).status).toBe(400);
    expect(await balanceOf(customer)).toBe(7_000);
    expect(await db.select().from(domainReservations).where(eq(domainReservations.domain, refusedOne))).toEqual([]);
  });

  test('20 identical orders at once are one order, one debit and one answer', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const domain = await scene.freeName();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => customer.order(domain, { key })));
    expect(ascending(replies.map(({ status }) => status))).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await ordersOf(customer)).toHaveLength(1);
    expect(await balanceOf(customer)).toBe(7_000);
    // Later, with the registrar away, and with another total on the screen: it is placed already.
    await scene.fault({ service: 'registrar', status: 503 });
    scene.services.clock.advance(60_000);
    expect(await customer.order(domain, { key, total: '99.00' })).toEqual({ status: 200, body: replies[0]?.body });
  });

  test('the database keeps a second order of the same key out, whoever writes it', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    await customer.order(await scene.freeName());
    const [order] = await ordersOf(customer);
    if (!order) throw new Error('Nothing was ordered.');
    const again = { ...order, id: randomUUID(), domain: await scene.freeName() };
    await expect(scene.services.db.insert(orders).values(again)).rejects.toMatchObject({
      cause: { constraint: 'orders_once' },
    });
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test('what became of an order is told to its customer, by its own id', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const other = await scene.customer();
    const key = randomUUID();
    const find = async (who: Customer) => {
      const response = await who.send('GET', `/orders/${key}/`);
      return [response.status, (await response.json()) as unknown];
    };
    expect(await find(customer)).toEqual([200, { wish: null, placed: null }]);
    const { body } = await customer.order(await scene.freeName(), { key });
    expect(await find(customer)).toEqual([200, { wish: null, placed: body }]);
    expect(await find(other)).toEqual([200, { wish: null, placed: null }]);
    expect((await customer.send('GET', '/orders/1/')).status).toBe(400);
    expect((await customer.send('GET', `/orders/${key}/`, undefined, { authorization: '' })).status).toBe(401);
  });

  test('one key stands for one request and one customer', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const other = await scene.customer({ balance: 10_000 });
    const key = randomUUID();
    expect((await customer.order(await scene.freeName(), { key })).status).toBe(201);
    const again = await customer.order(await scene.freeName(), { key });
    expect([again.status, again.body['code']]).toEqual([409, 'order-exists']);
    expect(await balanceOf(customer)).toBe(7_000);
    expect((await other.order(await scene.freeName(), { key })).status).toBe(201);
  });

  test('of two orders with a balance for one, one is placed', async () => {
    const scene = await begin();
    for (let round = 0; round < 5; round += 1) {
      const customer = await scene.customer({ balance: 5_000 });
      const names = [await scene.freeName(), await scene.freeName()];
      const replies = await Promise.all(names.map((name) => customer.order(name)));
      expect(ascending(replies.map(({ status }) => status))).toEqual([201, 402]);
      expect(replies.find(({ status }) => status === 402)?.body).toMatchObject({
        message: 'Missing data or insufficient funds',
      });
      expect([await balanceOf(customer), (await ordersOf(customer)).length]).toEqual([2_000, 1]);
    }
  });

  test('of two customers who want one domain, one gets it', async () => {
    const scene = await begin();
    for (let round = 0; round < 5; round += 1) {
      const customers = [await scene.customer({ balance: 5_000 }), await scene.customer({ balance: 5_000 })];
      const domain = await scene.freeName();
      const replies = await Promise.all(customers.map((customer) => customer.order(domain)));
      expect(ascending(replies.map(({ status }) => status))).toEqual([201, 409]);
      expect(replies.find(({ status }) => status === 409)?.body['code']).toBe('domain-taken');
      expect(ascending(await Promise.all(customers.map(balanceOf)))).toEqual([2_000, 5_000]);
      const third = await scene.customer({ balance: 5_000 });
      expect((await third.order(domain)).body['code']).toBe('domain-taken');
    }
  });

  test('the last use of a coupon goes to one of two', async () => {
    const scene = await begin();
    for (let round = 0; round < 5; round += 1) {
      const code = await addCoupon(scene.services.clock.now(), { usageLimit: 1 });
      const customers = [await scene.customer({ balance: 5_000 }), await scene.customer({ balance: 5_000 })];
      const names = [await scene.freeName(), await scene.freeName()];
      const replies = await Promise.all(
        customers.map((customer, index) => customer.order(names[index] ?? '', { coupon_code: code, total: '27.00' })),
      );
      expect(ascending(replies.map(({ status }) => status))).toEqual([201, 400]);
      expect(replies.find(({ status }) => status === 400)?.body['message']).toBe('Invalid coupon code');
      expect(await usesOf(code)).toBe(1);
      expect(ascending(await Promise.all(customers.map(balanceOf)))).toEqual([2_300, 5_000]);
    }
  });

  test('coupons take off their part, to the cent and down to nothing', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const now = scene.services.clock.now();
    const third = await addCoupon(now, { discountValue: '33.33' });
    const fixed = await addCoupon(now, { discountType: 'FIXED', discountValue: '12.34' });
    const whole = await addCoupon(now, { discountType: 'FIXED', discountValue: '500' });
    expect((await customer.order(await scene.freeName(), { coupon_code: third, total: '20.00' })).status).toBe(201);
    expect((await customer.order(await scene.freeName(), { coupon_code: fixed, total: '17.66' })).status).toBe(201);
    expect((await customer.order(await scene.freeName(), { coupon_code: whole, total: '0.00' })).status).toBe(201);
    expect(await balanceOf(customer)).toBe(10_000 - 2_000 - 1_766);
  });

  test('guessing coupons by orders ends as soon as guessing them does', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const domain = await scene.freeName();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await customer.order(domain, { coupon_code: `GUESS${guess}` })).status);
      statuses.push((await customer.send('GET', `/coupons/validate/GUESS${guess}`)).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('a total that is not the one shown is refused with the one that is right', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const domain = await scene.freeName();
    for (const total of ['29.99', '30.01', '0.00']) {
      const { status, body } = await customer.order(domain, { total });
      expect([status, body['code'], body['message']]).toEqual([
        409,
        'total-changed',
        'The total has changed to 30.00. Please check it and order again.',
      ]);
    }
    expect((await customer.order(domain, { total: '-30.00' })).status).toBe(400);
    expect(await balanceOf(customer)).toBe(10_000);
    expect((await customer.order(domain)).status).toBe(201);
  });

  // At the sandbox's 0.92: 14.9868, 14.996 and 15.0052.
  test.each([
    ['16.29', '14.99', false, '30.00'],
    ['16.30', '15.00', true, '45.00'],
    ['16.31', '15.01', true, '45.01'],
  ])('a domain of %s dollars costs %s (premium: %s), an order of it %s', async (dollars, price, isPremium, total) => {
    const scene = await begin();
    scene.setRewrite((xml) =>
      xml.replace(/PremiumRegistrationPrice="[^"]*"/g, `PremiumRegistrationPrice="${dollars}"`),
    );
    const customer = await scene.customer({ balance: 10_000 });
    const domain = `premium-${randomUUID().slice(0, 8)}.com`;
    const quote = await customer.send('GET', `/namecheap/check_domain_availability?domain=${domain}`);
    expect(await quote.json()).toMatchObject({ is_available: true, is_premium: isPremium, prices: [{ price }] });
    expect((await customer.order(domain, { total: total === '30.00' ? '45.00' : '30.00' })).status).toBe(409);
    expect((await customer.order(domain, { total })).status).toBe(201);
    expect(await balanceOf(customer)).toBe(10_000 - Number(total) * 100);
  });

  test('the plan’s limit holds, also for orders at once', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 100_000 });
    const names = await Promise.all(Array.from({ length: 6 }, () => scene.freeName()));
    const replies = await Promise.all(names.map((name) => customer.order(name)));
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(
      Array.from({ length: 3 }, () => [409, 'limit-reached']),
    );
    expect(await balanceOf(customer)).toBe(91_000);
    const { db } = scene.services;
    await db.update(plans).set({ projectLimit: 0 }).where(eq(plans.uuid, starterPlan));
    expect((await customer.order(await scene.freeName())).status).toBe(201);
    await db.update(plans).set({ projectLimit: 3 }).where(eq(plans.uuid, starterPlan));
  });

  test('who has not proved the mailbox orders nothing, nor does who is nobody', async () => {
    const scene = await begin();
    const unverified = await scene.customer({ balance: 10_000, verifiedAt: null });
    const domain = await scene.freeName();
    expect((await unverified.order(domain)).status).toBe(403);
    const stranger = await unverified.send('POST', '/orders/', scene.requestFor(domain), { authorization: '' });
    expect(stranger.status).toBe(401);
  });

  test('what the registrar does not answer for is not sold', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const domain = await scene.freeName();
    const taken = await customer.order(`taken-${randomUUID().slice(0, 8)}.com`);
    expect([taken.status, taken.body['code']]).toEqual([409, 'domain-taken']);
    await scene.fault({ service: 'registrar', status: 503 });
    const away = await customer.order(domain);
    expect([away.status, away.body['code']]).toEqual([503, 'registrar_unreachable']);
    expect(await balanceOf(customer)).toBe(10_000);
    await scene.clearFaults();
    expect((await customer.order(domain)).status).toBe(201);
  });

  test('strangers see none of it', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const other = await scene.customer();
    const { body } = await customer.order(await scene.freeName());
    const id = body['project_id'] ?? '';
    const { user } = customer;
    const asked = [
      other.send('GET', `/project/by-user/${user.id}`),
      other.send('GET', `/project/${id}/events/`),
      other.send('POST', `/project/${id}/retry/`, {}),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await (await other.send('GET', `/website/uuid/${user.id}`)).json()).toEqual([]);
    expect(await (await other.send('GET', '/subscriptions/by-user/')).json()).toEqual([]);
    const own = (await (await customer.send('GET', `/project/by-user/${user.id}`)).json()) as { id: string }[];
    expect(own.map((one) => one.id)).toEqual([id]);
    const [project] = await database().db.select().from(projects).where(eq(projects.id, id));
    expect(project).toMatchObject({ userId: user.id, attempt: 1 });
    expect(await database().db.select().from(projectEvents).where(eq(projectEvents.projectId, id))).toHaveLength(1);
  });
});
