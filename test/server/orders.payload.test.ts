import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { orders } from '../../server/db/schema/orders';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { onOneEngine } from './support/database';
import { type Customer, openShop, type Shop } from './support/shop';

const minute = 60_000;
const day = 24 * 60 * minute;

onOneEngine('orders of the payload alone', (database) => {
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
  const post = async ({ send }: Customer, payload: unknown, headers: Record<string, string> = {}) => {
    const response = await send('POST', '/orders/', payload, headers);
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };

  test('are placed at the server’s price, and are one order for a day, however they are written', async () => {
    const scene = await begin();
    scene.setRewrite((xml) => xml.replace(/PremiumRegistrationPrice="[^"]*"/g, 'PremiumRegistrationPrice="16.30"'));
    const customer = await scene.customer({ balance: 10_000 });
    const payload = scene.requestFor(`premium-${randomUUID().slice(0, 8)}.com`);
    const first = await post(customer, payload);
    expect([first.status, first.body['ok']]).toEqual([201, true]);
    expect(await ordersOf(customer)).toMatchObject([{ chargedTotal: 4_500, shownTotal: 4_500 }]);
    const turned = Object.fromEntries(Object.entries(payload).toReversed());
    const spaced = { ...turned, domain_name: ` ${payload.domain_name.toUpperCase()} ` };
    for (const again of [payload, turned, spaced])
      expect(await post(customer, again)).toEqual({ status: 200, body: first.body });
    scene.services.clock.advance(day - 1);
    await customer.signIn();
    expect(await post(customer, payload)).toEqual({ status: 200, body: first.body });
    scene.services.clock.advance(1);
    // Another order by then, of a name that is sold.
    expect((await post(customer, payload)).body['code']).toBe('domain-taken');
    expect(await balanceOf(customer)).toBe(5_500);
  });

  test('sent 20 times at once are one order, one debit and one answer', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const payload = scene.requestFor(await scene.freeName());
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(customer, payload)));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array<number>(19).fill(200),
      201,
    ]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([(await ordersOf(customer)).length, await balanceOf(customer)]).toEqual([1, 7_000]);
  });

  test('are another order with another payload, and another customer’s are nobody else’s', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const payload = scene.requestFor(await scene.freeName());
    expect((await post(customer, payload)).status).toBe(201);
    expect((await post(customer, { ...payload, domain_name: await scene.freeName() })).status).toBe(201);
    expect((await post(customer, { ...payload, website_name: 'Ada' })).body['code']).toBe('domain-taken');
    const other = await scene.customer({ balance: 10_000 });
    expect((await post(other, payload)).body['code']).toBe('domain-taken');
    expect([await balanceOf(customer), await balanceOf(other)]).toEqual([4_000, 10_000]);
  });

  test('take either header for what it says', async () => {
    const scene = await begin();
    const customer = await scene.customer({ balance: 10_000 });
    const payload = scene.requestFor(await scene.freeName());
    const shown = (total: string) => ({ 'x-shown-total': total });
    expect((await post(customer, payload, shown('29.99'))).body['code']).toBe('total-changed');
    expect((await post(customer, payload, { 'idempotency-key': 'first' })).status).toBe(400);
    const key = randomUUID();
    expect((await post(customer, payload, { 'idempotency-key': key })).status).toBe(201);
    expect((await post(customer, payload, { 'idempotency-key': key })).status).toBe(200);
    // Of the same payload, so the same order.
    expect((await post(customer, payload, shown('30.00'))).status).toBe(200);
    expect(await balanceOf(customer)).toBe(7_000);
  });
});
