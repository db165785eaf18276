// @vitest-environment happy-dom
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActor, assign, createActor, type PromiseActorLogic, setup, toPromise } from 'xstate';
import { wholeDraft } from '../../../machines/wizard/order/order.model';
import { requestOf } from '../../../machines/wizard/order/placement';
import { addresses, signedIn } from '../../../test/walk/signedIn';
import { connect } from './call';
import { findOrder, placeOrder, readPrices, takeBackWish, watchOrder, wishOrder } from './orders';

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

let replies: Record<string, (request: Request) => Response | Promise<Response>>;
let seen: Headers[];
let session: AnyActor;

beforeEach(async () => {
  seen = [];
  replies = {
    [`GET /api/plans/${plan.uuid}`]: () => Response.json(plan),
    'GET /api/namecheap/check_domain_availability': () =>
      Response.json({ domain: 'blue-bakery.com', is_available: true, is_premium: true, prices: [{ price: '15.00' }] }),
    'GET /api/coupons/validate/SAVE10': () => Response.json(coupon),
    [`GET /api/orders/${order.orderId}/`]: () => Response.json({ wish: null, placed: null }),
    'POST /api/orders/': () => Response.json(placed, { status: 201 }),
  };
  const server = new Hono().all('*', (http) => {
    seen.push(http.req.raw.headers);
    const reply = replies[`${http.req.method} ${new URL(http.req.url).pathname}`];
    return reply?.(http.req.raw) ?? Response.json({ message: 'Not found' }, { status: 404 });
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
    expect(await run(findOrder, { orderId: order.orderId })).toEqual({ wish: null, placed: null });
    replies[`GET /api/orders/${order.orderId}/`] = () => Response.json({ wish: null, placed });
    expect(await run(findOrder, { orderId: order.orderId })).toEqual({ wish: null, placed });
  });
});

describe('an order that waits for money', () => {
  const path = `/api/orders/${order.orderId}/wish/`;
  const wish = { total: '30.00', until: 86_400_000, reason: null };
  const waiting = { wish: { ...wish, total: 3_000 }, placed: null };

  it('is sent with the total that was shown, and taken back by its id', async () => {
    let sent: unknown;
    replies[`PUT ${path}`] = async (request) => {
      sent = await request.json();
      return Response.json({ wish, placed: null });
    };
    replies[`DELETE ${path}`] = () => Response.json({ wish: null, placed });
    expect(await run(wishOrder, order)).toEqual(waiting);
    expect(sent).toEqual({ total: '30.00', order: order.order });
    expect(await run(takeBackWish, { orderId: order.orderId })).toEqual({ wish: null, placed });
  });

  it('is looked at every 10 s and with each news of the balance, as long as somebody waits', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const told: unknown[] = [];
    const asked: unknown[] = [];
    const resource = setup({}).createMachine({
      context: (): { value: unknown } => ({ value: null }),
      on: {
        'resource.invalidate': { actions: ({ event }) => asked.push(event.type) },
        'value.set': { actions: assign(({ event }) => ({ value: event })) },
        'failure.set': { actions: assign({}) },
      },
    });
    const root = createActor(
      setup({ actions: { note: ({ event }) => told.push(event) }, actors: { watchOrder, resource } }).createMachine({
        invoke: { src: 'resource', systemId: 'balance' },
        on: { 'order.found': { actions: 'note' } },
        initial: 'waiting',
        states: {
          waiting: { invoke: { src: 'watchOrder', input: { orderId: order.orderId } }, on: { forget: 'resting' } },
          resting: {},
        },
      }),
    ).start();
    replies[`GET /api/orders/${order.orderId}/`] = () => Response.json({ wish, placed: null });
    const found = { type: 'order.found', found: waiting };
    const balance = root.system.get('balance') as AnyActor;
    balance.send({ type: 'value.set' });
    await vi.waitFor(() => expect(told).toEqual([found]));
    // What says nothing new is no reason to ask.
    balance.send({ type: 'failure.set' });
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(told).toEqual([found, found]));
    expect(asked).toEqual(['resource.invalidate']);
    root.send({ type: 'forget' });
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(1);
    vi.useRealTimers();
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
