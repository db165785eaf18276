import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { Coupon } from '../../contract/wire/money/coupon';
import { DomainResult } from '../../contract/wire/wizard/domain';
import type { Draft } from '../../contract/wire/wizard/draft';
import { toDecimal } from '../../contract/rules/money/amount';
import { Plan } from '../../contract/wire/money/plan';
import type { ChosenImage } from '../../contract/wire/wizard/order';
import { wholeDraft } from '../../machines/wizard/order/order.model';
import { requestOf } from '../../machines/wizard/order/placement';
import { planOf } from '../../machines/wizard/wizard/steps';
import { plans } from '../../server/db/schema/catalogue';
import { coupons, orders } from '../../server/db/schema/orders';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { templates } from '../../server/sites/templates';
import { extent } from '../extent';
import { type Cart, type Dice, diceOf, storedDraft, randomCart } from './support/carts';
import { onOneEngine } from './support/database';
import { type Customer, openShop, type Shop } from './support/shop';

/** Carts of one customer: as many as the guessing of coupons leaves room for, each code being tried twice. */
const perCustomer = 8;
const customersAtOnce = 4;
/** Orders; PGlite, which has one session, takes five times as long for each. ORDERS=4000 for more on both. */
const most = extent({ pglite: 16, postgres: 32 }, { pglite: 320, postgres: 1_600 });
const seed = Number(process.env['SEED'] ?? 20_261_121);

onOneEngine('carts that are ordered', (database, engine) => {
  const wanted = Number(process.env['ORDERS'] ?? most[engine]);
  let shop: Shop | undefined;
  afterEach(async () => {
    await shop?.close();
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });

  test(`${wanted} carts are charged what was shown, read from the server and sent to it`, {
    timeout: 600_000,
  }, async () => {
    const scene = await openShop(database());
    shop = scene;
    const { db, clock } = scene.services;
    const dollars = new Map<string, string>();
    scene.setRewrite((xml) =>
      xml.replace(/PremiumRegistrationPrice="[^"]*"/g, (found) => {
        const price = dollars.get(/Domain="([^"]+)"/.exec(xml)?.[1] ?? '');
        return price === undefined ? found : `PremiumRegistrationPrice="${price}"`;
      }),
    );
    let position = 1_000;

    /** What the operator and the registrar ask for a cart: its plan, its coupon, its domain. */
    async function offer({ setupFee, monthlyFee, coupon }: Cart, dice: Dice) {
      const now = clock.now();
      const uuid = randomUUID();
      position += 1;
      const plan = { uuid, position, name: 'Cart', description: '', setupFee, monthlyFee, projectLimit: 0 };
      await db.insert(plans).values({ ...plan, updatedAt: now });
      const code = coupon && Number(coupon.discount_value) > 0 ? `C${randomUUID().slice(0, 8).toUpperCase()}` : null;
      if (code && coupon)
        await db.insert(coupons).values({
          code,
          discountType: coupon.discount_type,
          discountValue: coupon.discount_value,
          createdAt: now,
        });
      const domain = `premium-${randomUUID().slice(0, 13)}.com`;
      // At the sandbox's 0.92 the first three are 14.99, 15.00 and 15.01.
      dollars.set(domain, ['16.29', '16.30', '16.31'][dice(6)] ?? toDecimal(100 + dice(1_000_000)));
      return { uuid, code, domain };
    }

    /** The draft of a customer who was told of the offer by the calls that the wizard makes. */
    async function choose(customer: Customer, { uuid, code, domain }: Awaited<ReturnType<typeof offer>>) {
      const read = async <Schema extends v.GenericSchema>(
        schema: Schema,
        path: string,
      ): Promise<v.InferOutput<Schema>> => v.parse(schema, await (await customer.send('GET', path)).json());
      const plan = await read(Plan, `/plans/${uuid}`);
      const { prices } = await read(DomainResult, `/namecheap/check_domain_availability?domain=${domain}`);
      const coupon = code === null ? null : await read(Coupon, `/coupons/validate/${code}`);
      const [template] = templates;
      const draft: Draft = {
        ...wholeDraft,
        order_id: randomUUID(),
        plan: planOf([plan]),
        domains: [{ name: domain, price: prices[0]?.price ?? -1 }],
        domain,
        template: wholeDraft.template && { ...wholeDraft.template, uuid: template?.uuid ?? '' },
        business: { ...wholeDraft.business, logo: { kind: 'uploaded', url: scene.picture, blob: null } },
        images: scene.imagesFor().map((url, place) => ({
          ...(wholeDraft.images[0] as ChosenImage),
          id: `p${place}`,
          url,
        })),
        coupon: coupon && {
          code: coupon.code,
          discount_type: coupon.discount_type,
          discount_value: coupon.discount_value,
        },
      };
      return storedDraft(draft);
    }

    async function shopOnce(dice: Dice) {
      const customer = await scene.customer({ balance: 100_000_000 });
      let left = 100_000_000;
      for (let turn = 0; turn < perCustomer; turn += 1) {
        const cart = randomCart(dice);
        const { orderId, total, order } = requestOf(await choose(customer, await offer(cart, dice)));
        const headers = { 'idempotency-key': orderId, 'x-shown-total': toDecimal(total) };
        const response = await customer.send('POST', '/orders/', order, headers);
        const body = (await response.json()) as Record<string, string>;
        expect([response.status, body['ok']], JSON.stringify({ cart, total, body })).toEqual([201, true]);
        const [row] = await db.select().from(orders).where(eq(orders.idempotencyKey, orderId));
        expect(row).toMatchObject({ shownTotal: total, chargedTotal: total });
        left -= total;
        expect(await customerBalance(db, customer.user.id)).toBe(left);
      }
    }

    const lanes = Array.from({ length: customersAtOnce }, async (_, lane) => {
      const dice = diceOf(seed + lane);
      for (let done = 0; done < wanted / customersAtOnce; done += perCustomer) await shopOnce(dice);
    });
    await Promise.all(lanes);
    const all = await db.select({ total: orders.chargedTotal, price: orders.domainPrice }).from(orders);
    expect(all).toHaveLength(wanted);
    // Free ones, and domains at each side of the border, among them.
    expect(all.filter(({ total }) => total === 0).length).toBeGreaterThan(wanted / 100);
    for (const price of [0, 1_500, 1_501])
      expect(all.filter((one) => one.price === price).length).toBeGreaterThan(wanted / 100);
  });
});
