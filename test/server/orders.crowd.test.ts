import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { plans } from '../../server/db/schema/catalogue';
import { domainReservations } from '../../server/db/schema/domains';
import { coupons, orders } from '../../server/db/schema/orders';
import { transact } from '../../server/db/transaction';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { placeOrder } from '../../server/domain/wizard/orders/place';
import { Problem } from '../../server/http/problem';
import { systemRandom } from '../../server/random';
import { extent } from '../extent';
import { onOneEngine } from './support/database';
import { addCustomer } from './support/people';
import { race } from './support/race';
import { testServices } from './support/services';
import { creditCustomer, plainRequest, seedShelves } from './support/websites';

/** Minor units: a setup of 20.00 and a month of 10.00, in a plan that the test writes. */
const fees = { setupFee: 2_000, monthlyFee: 1_000 };
const price = fees.setupFee + fees.monthlyFee;
/** Calls the rules themselves: of the 10,000 orders of one customer the limit of a minute would let 60 reach them. */
onOneEngine('a crowd that orders', (database, engine) => {
  // PGlite, which has one session, takes them one after the other however many there are.
  const most = extent({ postgres: 40, pglite: 10 }[engine], 10_000);
  const many = extent({ postgres: 40, pglite: 10 }[engine], 1_000);
  /** Of what there is for some of them: fewer than come at once. */
  const some = extent(7, 77);
  let position = 1_000;
  afterEach(async () => {
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });

  const begin = async (projectLimit = 0) => {
    const services = testServices(database(), { random: systemRandom });
    const { db, clock, random, settings } = services;
    await seedShelves(services);
    const plan = randomUUID();
    position += 1;
    await db
      .insert(plans)
      .values({ ...fees, uuid: plan, position, name: 'Crowd', description: '', projectLimit, updatedAt: clock.now() });

    const customer = async (balance: number) => {
      const { id } = await addCustomer(db, clock.now());
      await creditCustomer(services, id, balance);
      return id;
    };
    const freeName = () => `crowd-${randomUUID()}.com`;
    /** @returns 'placed', or the code of the refusal */
    const order = async (userId: string, domain = freeName(), coupon?: string) => {
      const now = clock.now();
      const command = {
        userId,
        key: randomUUID(),
        shownTotal: null,
        request: { ...plainRequest(domain, plan), ...(coupon === undefined ? {} : { coupon_code: coupon }) },
        quote: {
          domain,
          isAvailable: true,
          isHeld: false,
          isPremium: false,
          priceUsd: 1_000,
          price: 920,
          quotedAt: now,
          expiresAt: now + 60_000,
        },
        now,
        random,
        settings,
      };
      try {
        await transact(db, (tx) => placeOrder(tx, command));
        return 'placed';
      } catch (error) {
        if (error instanceof Problem) return error.code;
        throw error;
      }
    };
    /** All at once, held at what `lock` locks until each connection has one that waits there. @returns how many went which way */
    const crowd = async (lock: string, work: readonly (() => Promise<string | undefined>)[]) => {
      const ways: Record<string, number> = {};
      for (const way of await race(database(), lock, work)) ways[way ?? ''] = (ways[way ?? ''] ?? 0) + 1;
      return ways;
    };
    const ordersOf = (...customers: string[]) => db.select().from(orders).where(inArray(orders.userId, customers));
    const ofBalance = (id: string) => `select from ledger_accounts where code = 'customer:${id}' for update`;
    return { db, clock, customer, freeName, order, crowd, ordersOf, ofBalance };
  };

  test(`of ${most} orders on a balance for one, one is placed`, { timeout: 900_000 }, async () => {
    const { db, customer, order, crowd, ordersOf, ofBalance } = await begin();
    const id = await customer(2 * price - 1);
    const ways = await crowd(
      ofBalance(id),
      Array.from({ length: most }, () => () => order(id)),
    );
    expect(ways).toEqual({ placed: 1, 'insufficient-funds': most - 1 });
    expect([(await ordersOf(id)).length, await customerBalance(db, id)]).toEqual([1, price - 1]);
  });

  test(`of ${many} customers who want one domain, one gets it`, { timeout: 900_000 }, async () => {
    const { db, customer, freeName, order, crowd, ordersOf } = await begin();
    const domain = freeName();
    const customers: string[] = [];
    while (customers.length < many) customers.push(await customer(price));
    // Whoever writes a name waits; whoever only looks whether it is free does not.
    const ways = await crowd(
      'lock table domain_reservations in share mode',
      customers.map((id) => () => order(id, domain)),
    );
    expect(ways).toEqual({ placed: 1, 'domain-taken': many - 1 });
    const [placed, ...others] = await ordersOf(...customers);
    expect(others).toEqual([]);
    const living = and(eq(domainReservations.domain, domain), ne(domainReservations.state, 'released'));
    expect(await db.select().from(domainReservations).where(living)).toMatchObject([{ orderId: placed?.id }]);
  });

  test(`of ${many} orders with a coupon for ${some}, so many are placed`, { timeout: 900_000 }, async () => {
    const { db, clock, customer, order, crowd, ordersOf, freeName } = await begin();
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    const coupon = {
      code,
      discountType: 'FIXED',
      discountValue: '5',
      usageLimit: some,
      createdAt: clock.now(),
    } as const;
    await db.insert(coupons).values(coupon);
    const customers: string[] = [];
    while (customers.length < many) customers.push(await customer(price));
    const ways = await crowd(
      `select from coupons where code = '${code}' for update`,
      customers.map((id) => () => order(id, freeName(), code)),
    );
    expect(ways).toEqual({ placed: some, invalid_coupon: many - some });
    const placed = await ordersOf(...customers);
    expect(placed.map(({ chargedTotal }) => chargedTotal)).toEqual(Array<number>(some).fill(price - 500));
    expect((await db.select().from(coupons).where(eq(coupons.code, code)))[0]?.usedCount).toBe(some);
  });

  test(`of ${many} orders in a plan for ${some}, so many are placed`, { timeout: 900_000 }, async () => {
    const { db, customer, order, crowd, ordersOf, ofBalance } = await begin(some);
    const id = await customer(many * price);
    const ways = await crowd(
      ofBalance(id),
      Array.from({ length: many }, () => () => order(id)),
    );
    expect(ways).toEqual({ placed: some, 'limit-reached': many - some });
    expect([(await ordersOf(id)).length, await customerBalance(db, id)]).toEqual([some, (many - some) * price]);
  });
});
