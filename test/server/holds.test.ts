import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { CreateOrder } from '../../contract/wire/wizard/order';
import { domainReservations } from '../../server/db/schema/domains';
import { plans } from '../../server/db/schema/catalogue';
import { transact } from '../../server/db/transaction';
import { hashPassword } from '../../server/domain/account/accounts';
import { quoteDomains } from '../../server/domain/wizard/domains/quotes';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { placeOrder } from '../../server/domain/wizard/orders/place';
import { onOneEngine } from './support/database';
import { password } from './support/identity';
import { race, times } from './support/race';
import { type Customer, openShop, type Shop } from './support/shop';
import { starterPlan } from './support/starterPlan';

const minute = 60_000;
const taken = 'This domain is no longer available. Please choose another one.';
const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

onOneEngine('domain holds', (database) => {
  let shop: Shop | undefined;
  const begin = async () => {
    shop = await openShop(database());
    return shop;
  };
  afterEach(() => shop?.close());

  const hold = async ({ send }: Customer, name: string) => {
    const response = await send('PUT', `/domain-holds/${name}/`, {});
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const release = async ({ send }: Customer, name: string) => (await send('DELETE', `/domain-holds/${name}/`)).status;
  const holdsOf = async ({ send }: Customer) =>
    (await (await send('GET', '/domain-holds/')).json()) as { name: string; held_until: string }[];
  const isFree = async ({ send }: Customer, domain: string) => {
    const one = await send('GET', `/namecheap/check_domain_availability?domain=${domain}`);
    const several = await send('POST', '/namecheap/multi_domain_check_price', { domains: [domain] });
    const first = (await one.json()) as { is_available: boolean };
    const { results } = (await several.json()) as { results: { is_available: boolean }[] };
    expect(results[0]?.is_available).toBe(first.is_available);
    return first.is_available;
  };
  /** Moves the clock, and gives those whose access ran out by that a new one. */
  const pass = async (scene: Shop, ms: number, ...customers: Customer[]) => {
    scene.services.clock.advance(ms);
    for (const customer of customers) await customer.signIn();
  };
  const setLimit = (projectLimit: number) =>
    database().db.update(plans).set({ projectLimit }).where(eq(plans.uuid, starterPlan));

  test('a name is held for who pays for it, taken for everybody else, and ends in the order', async () => {
    const scene = await begin();
    const [owner, other] = [await scene.customer({ balance: 5_000 }), await scene.customer({ balance: 5_000 })];
    const domain = await scene.freeName();
    expect(await isFree(other, domain)).toBe(true);
    const until = new Date(scene.services.clock.now() + 30 * minute).toISOString();
    expect(await hold(owner, domain.toUpperCase())).toEqual({ status: 200, body: { name: domain, held_until: until } });
    expect(await holdsOf(owner)).toEqual([{ name: domain, held_until: until }]);
    expect(await holdsOf(other)).toEqual([]);
    expect([await isFree(owner, domain), await isFree(other, domain)]).toEqual([true, false]);

    const refused = await hold(other, domain);
    expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
      409,
      'domain-held',
      'Another customer is ordering this domain right now. Please choose another one, or try again later.',
    ]);
    const ordered = await other.order(domain);
    expect([ordered.status, ordered.body['code'], ordered.body['message']]).toEqual([409, 'domain-taken', taken]);

    expect((await owner.order(domain)).status).toBe(201);
    expect(await holdsOf(owner)).toEqual([]);
    for (const customer of [owner, other]) {
      expect((await hold(customer, domain)).body).toMatchObject({ code: 'domain-taken', message: taken });
      expect(await isFree(customer, domain)).toBe(false);
    }
    const living = await database().db.select().from(domainReservations).where(eq(domainReservations.domain, domain));
    expect(living.map(({ state, expiresAt }) => [state, expiresAt])).toEqual([['reserved', null]]);
  });

  test('a hold lasts 30 minutes and not a millisecond longer', async () => {
    const scene = await begin();
    const [owner, other] = [await scene.customer(), await scene.customer({ balance: 5_000 })];
    const domain = await scene.freeName();
    await hold(owner, domain);
    await pass(scene, 30 * minute - 1, owner, other);
    expect([await isFree(other, domain), (await hold(other, domain)).status]).toEqual([false, 409]);
    expect((await other.order(domain)).body['code']).toBe('domain-taken');
    expect(await holdsOf(owner)).toHaveLength(1);
    scene.services.clock.advance(1);
    expect(await holdsOf(owner)).toEqual([]);
    expect(await isFree(other, domain)).toBe(true);
    expect((await hold(other, domain)).status).toBe(200);
    expect((await hold(owner, domain)).body['code']).toBe('domain-held');
  });

  test('an order takes a name whose hold has run out, as it takes a free one', async () => {
    const scene = await begin();
    const [owner, other] = [await scene.customer(), await scene.customer({ balance: 5_000 })];
    const domain = await scene.freeName();
    await hold(owner, domain);
    await pass(scene, 30 * minute, owner, other);
    expect((await other.order(domain)).status).toBe(201);
    expect((await hold(owner, domain)).body['code']).toBe('domain-taken');
  });

  test('renewing goes on for two and a half hours, however often, then others have half an hour', async () => {
    const scene = await begin();
    const [owner, other] = [await scene.customer(), await scene.customer()];
    const { clock } = scene.services;
    const start = clock.now();
    const domain = await scene.freeName();
    const untilOf = async () => {
      const { body } = await hold(owner, domain);
      return (Date.parse(body['held_until'] ?? '') - start) / minute;
    };
    for (let time = 0; time < 10; time += 1) expect(await untilOf()).toBe(30);
    for (const at of [29, 58, 87, 116]) {
      await pass(scene, 29 * minute, owner);
      expect(await untilOf()).toBe(at + 30);
    }
    await pass(scene, 29 * minute, owner);
    expect(await untilOf()).toBe(150);
    await pass(scene, 5 * minute - 1, owner, other);
    expect(await untilOf()).toBe(150);
    expect((await hold(other, domain)).status).toBe(409);
    clock.advance(1);
    const ended = await hold(owner, domain);
    expect([ended.status, ended.body['code'], ended.body['message']]).toEqual([
      409,
      'hold-ended',
      'You have held this domain for as long as we can. Others may order it now, and so may you.',
    ]);
    await pass(scene, 30 * minute - 1, owner, other);
    expect((await hold(owner, domain)).body['code']).toBe('hold-ended');
    clock.advance(1);
    expect(await untilOf()).toBe(210);
  });

  test('letting go and taking again is no way round that; another customer may have it in between', async () => {
    const scene = await begin();
    const [owner, other] = [await scene.customer(), await scene.customer()];
    const domain = await scene.freeName();
    for (let time = 0; time < 5; time += 1) {
      expect((await hold(owner, domain)).status).toBe(200);
      await pass(scene, 29 * minute, owner, other);
      expect(await release(owner, domain)).toBe(204);
    }
    scene.services.clock.advance(5 * minute);
    expect((await hold(owner, domain)).body['code']).toBe('hold-ended');
    expect((await hold(other, domain)).status).toBe(200);
  });

  test('a hold that is let go is free at once; nobody lets go of another’s', async () => {
    const scene = await begin();
    const [owner, other] = [await scene.customer(), await scene.customer()];
    const domain = await scene.freeName();
    await hold(owner, domain);
    expect(await release(other, domain)).toBe(204);
    expect(await holdsOf(owner)).toHaveLength(1);
    expect(await release(owner, domain)).toBe(204);
    expect(await release(owner, domain)).toBe(204);
    expect([await holdsOf(owner), await isFree(other, domain)]).toEqual([[], true]);
    expect((await hold(other, domain)).status).toBe(200);
  });

  test.each([
    [1, 3],
    [3, 3],
    [4, 4],
    [0, 20],
  ])('with a plan of %i websites a customer holds up to %i names at a time', async (projectLimit, room) => {
    const scene = await begin();
    await setLimit(projectLimit);
    try {
      const owner = await scene.customer();
      const names: string[] = [];
      while (names.length <= room) names.push(await scene.freeName());
      const [last = '', ...first] = names;
      for (const name of first) expect((await hold(owner, name)).status).toBe(200);
      const refused = await hold(owner, last);
      expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
        409,
        'too-many-holds',
        `We hold up to ${room} domains for you at a time. Please let go of one first.`,
      ]);
      expect((await hold(owner, first[0] ?? '')).status).toBe(200);
      await release(owner, first[0] ?? '');
      expect((await hold(owner, last)).status).toBe(200);
      await pass(scene, 30 * minute, owner);
      expect((await hold(owner, first[0] ?? '')).status).toBe(200);
    } finally {
      await setLimit(3);
    }
  });

  test('of 40 customers at once one gets the name, also one whose hold has run out', async () => {
    const scene = await begin();
    const customers: Customer[] = [];
    while (customers.length < 40) customers.push(await scene.customer());
    const domain = await scene.freeName();
    const rush = async () => {
      await isFree(customers[0] as Customer, domain);
      const lock = 'lock table domain_reservations in exclusive mode';
      const replies = await race(
        database(),
        lock,
        customers.map((customer) => () => hold(customer, domain)),
      );
      expect(ascending(replies.map(({ status }) => status))).toEqual([200, ...Array<number>(39).fill(409)]);
      expect(new Set(replies.map(({ body }) => body['code']))).toEqual(new Set([undefined, 'domain-held']));
      const held = await Promise.all(customers.map(holdsOf));
      expect(held.flat()).toHaveLength(1);
    };
    await rush();
    await pass(scene, 60 * minute, ...customers);
    await rush();
  });

  test('holds of one customer at once stay within the limit', async () => {
    const scene = await begin();
    const owner = await scene.customer();
    const names: string[] = [];
    while (names.length < 8) names.push(await scene.freeName());
    const lock = `select 1 from users where id = '${owner.user.id}' for update`;
    const replies = await race(
      database(),
      lock,
      names.map((name) => () => hold(owner, name)),
    );
    expect(ascending(replies.map(({ status }) => status))).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await holdsOf(owner)).toHaveLength(3);
  });

  test('of a hold and another customer’s order at once one wins', async () => {
    const scene = await begin();
    for (let round = 0; round < 5; round += 1) {
      const [owner, other] = [await scene.customer(), await scene.customer({ balance: 5_000 })];
      const domain = await scene.freeName();
      await isFree(owner, domain);
      const lock = 'lock table domain_reservations in exclusive mode';
      const [held, ordered] = await race<{ status: number }>(database(), lock, [
        () => hold(owner, domain),
        () => other.order(domain),
      ]);
      expect(ascending([held?.status ?? 0, ordered?.status ?? 0])).toEqual(
        ordered?.status === 201 ? [201, 409] : [200, 409],
      );
      expect(await holdsOf(owner)).toHaveLength(ordered?.status === 201 ? 0 : 1);
    }
  });

  test('an order that asked for the name before another customer held it does not get it', async () => {
    const scene = await begin();
    const [owner, other] = [await scene.customer(), await scene.customer({ balance: 5_000 })];
    const domain = await scene.freeName();
    const { services } = scene;
    const quotes = await quoteDomains(services, [domain], other.user.id);
    expect((await hold(owner, domain)).status).toBe(200);
    const order = transact(services.db, (tx) =>
      placeOrder(tx, {
        userId: other.user.id,
        key: randomUUID(),
        shownTotal: 3_000,
        request: v.parse(CreateOrder, scene.requestFor(domain)),
        quote: quotes.get(domain) ?? null,
        now: services.clock.now(),
        random: services.random,
        settings: services.settings,
      }),
    );
    await expect(order).rejects.toMatchObject({ status: 409, code: 'domain-taken' });
    expect(await holdsOf(owner)).toHaveLength(1);
    expect(await customerBalance(services.db, other.user.id)).toBe(5_000);
  });

  test('a page that renews while it orders does not stand in its own way', async () => {
    const scene = await begin();
    for (let round = 0; round < 5; round += 1) {
      const owner = await scene.customer({ balance: 5_000 });
      const domain = await scene.freeName();
      await hold(owner, domain);
      const lock = `select 1 from users where id = '${owner.user.id}' for update`;
      const replies = await race<{ status: number }>(database(), lock, [
        ...times(5, () => hold(owner, domain)),
        () => owner.order(domain),
      ]);
      expect(replies.at(-1)?.status).toBe(201);
      for (const { status } of replies.slice(0, -1)) expect([200, 409]).toContain(status);
      expect(await holdsOf(owner)).toEqual([]);
    }
  });

  test('only a customer who has proved the mailbox holds names, and only names that are sold', async () => {
    const scene = await begin();
    const [owner, unproved] = [await scene.customer(), await scene.customer({ verifiedAt: null })];
    const domain = await scene.freeName();
    expect((await hold(unproved, domain)).status).toBe(403);
    for (const [method, path] of [
      ['GET', '/domain-holds/'],
      ['PUT', `/domain-holds/${domain}/`],
      ['DELETE', `/domain-holds/${domain}/`],
    ] as const)
      expect((await owner.send(method, path, undefined, { authorization: '' })).status).toBe(401);
    expect((await hold(owner, 'no-domain')).status).toBe(400);
    expect((await hold(owner, `taken-${domain}`)).body).toMatchObject({ code: 'domain-taken', message: taken });
    expect(await holdsOf(owner)).toEqual([]);
  });

  test('a hold that lasts is renewed without the registrar, a new one is not begun', async () => {
    const scene = await begin();
    const owner = await scene.customer();
    const [kept, unknown] = [await scene.freeName(), await scene.freeName()];
    await hold(owner, kept);
    await pass(scene, 20 * minute, owner);
    await scene.fault({ service: 'registrar', status: 503 });
    const { status, body } = await hold(owner, kept);
    expect([status, Date.parse(body['held_until'] ?? '')]).toEqual([200, scene.services.clock.now() + 30 * minute]);
    expect((await hold(owner, unknown)).status).toBe(503);
  });

  test('holding is counted: 60 in ten minutes', async () => {
    const scene = await begin();
    const owner = await scene.customer();
    const domain = await scene.freeName();
    for (let time = 0; time < 60; time += 1) expect((await hold(owner, domain)).status).toBe(200);
    const refused = await hold(owner, domain);
    expect(refused.status).toBe(429);
  });

  test('an account that goes lets go of its names, and takes a list of them along', async () => {
    const scene = await begin();
    const [owner, other] = [
      await scene.customer({ passwordHash: await hashPassword(password) }),
      await scene.customer(),
    ];
    const domain = await scene.freeName();
    const { body: held } = await hold(owner, domain);
    const taken = (await (await owner.send('GET', '/account/export/')).json()) as { domain_holds: unknown };
    expect(taken.domain_holds).toEqual([held]);
    expect((await owner.send('DELETE', '/account/', { current_password: password })).status).toBe(204);
    expect((await hold(other, domain)).status).toBe(200);
    const rows = await database()
      .db.select()
      .from(domainReservations)
      .where(and(eq(domainReservations.userId, owner.user.id), eq(domainReservations.state, 'held')));
    expect(rows).toEqual([]);
  });
});
