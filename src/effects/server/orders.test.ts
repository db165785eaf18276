// @vitest-environment happy-dom
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActor, createActor, fromTransition, type PromiseActorLogic, setup, toPromise } from 'xstate';
import { wholeDraft } from '../../../machines/wizard/order/order.model';
import { requestOf } from '../../../machines/wizard/order/placement';
import { addresses, signedIn } from '../../../test/walk/signedIn';
import { connect } from './call';
import { findOrder, placeOrder, readPrices, watchWish } from './orders';

const order = requestOf(wholeDraft);
const placed = {
  ok: true,
  message: 'Order created successfully',
  order_uuid: order.orderId,
  project_id: 'p',
  domain: 'blue-bakery.com',
};
const plan = {
  uuid: order.order.plan_uuid,
  name: 'Starter',
  description: '',
  setup_fee: '15.00',
  monthly_fee: '10.00',
  benefits: [{ value: 'Hosting' }],
  projectLimit: 3,
};
const coupon = { code: 'SAVE10', is_valid: true, discount_type: 'PERCENTAGE', discount_value: '10.00' };

let replies: Record<string, () => Response | Promise<Response>>;
let seen: Headers[];
let session: AnyActor;

beforeEach(async () => {
  seen = [];
  replies = {
    [`GET /api/plans/${plan.uuid}`]: () => Response.json(plan),
    'GET /api/namecheap/check_domain_availability': () =>
      Response.json({ domain: 'blue-bakery.com', is_available: true, is_premium: true, prices: [{ price: '15.00' }] }),
    'GET /api/coupons/validate/SAVE10': () => Response.json(coupon),
    [`GET /api/orders/${order.orderId}/`]: () => Response.json({ placed: null }),
    'POST /api/orders/': () => Response.json(placed, { status: 201 }),
  };
  const server = new Hono().all('*', (http) => {
    seen.push(http.req.raw.headers);
    const reply = replies[`${http.req.method} ${new URL(http.req.url).pathname}`];
    return reply?.() ?? Response.json({ message: 'Not found' }, { status: 404 });
  });
  const running = await signedIn();
  session = running;
  connect({
    addresses,
    session: () => running,
    fetch: async (input, init) => server.request(new Request(input, init)),
  });
});
afterEach(() => session.stop());

const run = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input): Promise<Output> => {
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => undefined });
  const answer = toPromise(actor);
  actor.start();
  return answer;
};
const refuse = (status: number) => () => Response.json({ message: 'No.' }, { status });
/** Whether the browser would ask before the tab goes. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('placing an order', () => {
  it('sends its own id and the total that was shown', async () => {
    expect(await run(placeOrder, order)).toEqual(placed);
    expect([seen.at(-1)?.get('idempotency-key'), seen.at(-1)?.get('x-shown-total')]).toEqual([order.orderId, '30.00']);
  });

  it.each([
    ['an answer', 201],
    ['a refusal', 409],
  ])('has the browser ask before the tab goes, until there is %s', async (_, status) => {
    const asked: boolean[] = [];
    replies['POST /api/orders/'] = () => {
      asked.push(isHeld());
      return Response.json(status === 201 ? placed : { message: 'No.' }, { status });
    };
    expect(isHeld()).toBe(false);
    await run(placeOrder, order).catch(() => undefined);
    expect([asked, isHeld()]).toEqual([[true], false]);
  });

  it('tells what became of it', async () => {
    expect(await run(findOrder, { orderId: order.orderId })).toBeNull();
    replies[`GET /api/orders/${order.orderId}/`] = () => Response.json({ placed });
    expect(await run(findOrder, { orderId: order.orderId })).toEqual(placed);
  });
});

describe('the wish to order by itself', () => {
  const begin = (until: number | null) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 0 });
    const told: unknown[] = [];
    const root = createActor(
      setup({
        actions: { note: ({ event }) => told.push(event) },
        actors: { watchWish, balance: fromTransition((_, event) => ({ news: told.push(event) }), { news: 0 }) },
      }).createMachine({
        invoke: { src: 'balance', systemId: 'balance' },
        on: { 'wish.*': { actions: 'note' } },
        initial: 'waiting',
        states: {
          waiting: { invoke: { src: 'watchWish', input: { until } }, on: { 'funds.forget': 'resting' } },
          resting: {},
        },
      }),
    ).start();
    return { root, told, balance: root.system.get('balance') as AnyActor };
  };
  afterEach(() => {
    vi.useRealTimers();
  });
  const asked = { type: 'resource.invalidate' };

  it('counts for 24 h when it is new, and has the balance asked for every 10 s, as long as somebody waits', () => {
    const { root, told } = begin(null);
    const counts = { type: 'wish.confirmed', until: 86_400_000 };
    expect(told).toEqual([counts]);
    vi.advanceTimersByTime(9_999);
    expect(told).toEqual([counts]);
    vi.advanceTimersByTime(1);
    // Said by the clock, and again as the balance has something new.
    expect(told).toEqual([counts, counts, asked, counts]);
    root.send({ type: 'funds.forget' });
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveLength(4);
  });

  it('keeps the end of an older one, and says when that has come', () => {
    const { told } = begin(10_000);
    expect(told).toEqual([{ type: 'wish.confirmed', until: 10_000 }]);
    vi.advanceTimersByTime(10_000);
    expect(told).toContainEqual({ type: 'wish.ended' });
  });

  it('says with the first news of the balance that the end has come while the device slept', () => {
    const { told, balance } = begin(86_400_000);
    vi.setSystemTime(86_400_000);
    balance.send({ type: 'balance.news' });
    expect(told.slice(1)).toEqual([{ type: 'balance.news' }, { type: 'wish.ended' }]);
  });

  it('says at once that the end of an older one has come', () => {
    expect(begin(0).told).toEqual([{ type: 'wish.ended' }]);
  });
});

describe('the prices read again', () => {
  const question = { plan: plan.uuid, domain: 'blue-bakery.com', couponCode: 'SAVE10' };

  it('are those of the plan, the domain and the coupon as they are now', async () =>
    expect(await run(readPrices, question)).toMatchObject({
      plan: { setup_fee: 1_500, monthly_fee: 1_000 },
      domainPrice: 1_500,
      coupon: { code: 'SAVE10', discount_value: '10.00' },
    }));

  it('leave out a coupon that the server no longer takes', async () => {
    replies['GET /api/coupons/validate/SAVE10'] = refuse(400);
    expect((await run(readPrices, question)).coupon).toBeNull();
  });

  it.each([429, 500, 503])('take no coupon away because of a %i', async (status) => {
    replies['GET /api/coupons/validate/SAVE10'] = refuse(status);
    await expect(run(readPrices, question)).rejects.toBeTruthy();
  });
});
