import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { failureOf } from '../../../contract/rules/failure';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { PlacedOrder } from '../../../contract/wire/wizard/order';
import type { OrderFound } from '../../../contract/wire/wizard/orderWish';
import type { Plan } from '../../../contract/wire/money/plan';
import type { DeploymentMemo } from '../../../machines/wizard/orderPlaced/orderPlaced.machine';
import type { OrderWishEvent } from '../../../machines/wizard/orderWish/orderWish.machine';
import type { OrderRequest, Prices } from '../../../machines/wizard/order/placement';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';
import type { UpdatesRef } from '../../../machines/shell/updates/updates.machine';
import { storeMemo } from '../storage/deploymentMemo';
import { call } from './call';
import { newUuid } from '../browser/uuid';
import type { BalanceNews } from '../../../machines/protocols/resource';

export const newOrderId = fromPromise<string, undefined>(() => Promise.resolve(newUuid()));

/** The order's own id makes a second try of the same order harmless; the total is what the customer saw. */
export const placeOrder = fromPromise<PlacedOrder, OrderRequest>(async ({ input, signal }) => {
  // The browser asks before the tab is closed or loaded anew while nobody knows yet what becomes of the order.
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  try {
    const { body } = await call(
      'placeOrder',
      {
        headers: { 'idempotency-key': input.orderId, 'x-shown-total': toDecimal(input.total) },
        body: input.order,
      },
      signal,
    );
    return body;
  } finally {
    window.removeEventListener('beforeunload', warn);
  }
});

/** What became of an order: an answer that this tab has not seen, or money that it waits for. */
export const findOrder = fromPromise<OrderFound, { orderId: string }>(({ input, signal }) =>
  call('findOrder', { params: { key: input.orderId } }, signal),
);

/** Has the server order it once the balance covers the total that the customer saw. */
export const wishOrder = fromPromise<OrderFound, OrderRequest>(({ input: { orderId, total, order }, signal }) =>
  call('wishOrder', { params: { key: orderId }, body: { total: toDecimal(total), order } }, signal),
);

export const takeBackWish = fromPromise<OrderFound, { orderId: string }>(({ input, signal }) =>
  call('takeBackWish', { params: { key: input.orderId } }, signal),
);

const planOf = (plan: Plan): Prices['plan'] => ({
  uuid: plan.uuid,
  name: plan.name,
  setup_fee: plan.setup_fee,
  monthly_fee: plan.monthly_fee,
  projectLimit: plan.projectLimit,
  benefits: plan.benefits.map(({ value }) => value),
});

/** The server's word that a coupon does not count; anything else says nothing about it. */
function unlessRefused(error: unknown): null {
  if (failureOf(error).status === 400) return null;
  throw error;
}

/** What the order would cost now; a coupon that no longer counts is left out. */
export const readPrices = fromPromise<Prices, { plan: string; domain: string; couponCode: string | null }>(
  async ({ input, signal }) => {
    const [plan, domain, coupon] = await Promise.all([
      call('plan', { params: { id: input.plan } }, signal),
      call('checkDomain', { query: { domain: input.domain } }, signal),
      input.couponCode
        ? call('validateCoupon', { params: { code: input.couponCode } }, signal).catch(unlessRefused)
        : Promise.resolve(null),
    ]);
    const [price] = domain.prices;
    if (!price) throw { status: null, message: t('The price of the domain is not known.') };
    return {
      plan: planOf(plan),
      domainPrice: price.price,
      coupon: coupon && {
        code: coupon.code,
        discount_type: coupon.discount_type,
        discount_value: coupon.discount_value,
      },
    };
  },
);

export const validateCoupon = fromPromise(({ input, signal }: { input: { code: string }; signal: AbortSignal }) =>
  call('validateCoupon', { params: { code: input.code } }, signal),
);

/** Follows the cached balance; null as long as it is not known. */
export const watchBalance = fromCallback<EventObject, undefined>(({ system, sendBack }) => {
  const resource = system.get('balance') as ResourceRef | undefined;
  if (!resource) return undefined;
  const tell = () => {
    const value = resource.getSnapshot().context.value as { balance: number } | null;
    sendBack({ type: 'balance.changed', balance: value?.balance ?? null } satisfies BalanceNews);
  };
  const { unsubscribe } = resource.subscribe(tell);
  resource.send({ type: 'resource.watch' });
  tell();
  return () => {
    resource.send({ type: 'resource.unwatch' });
    unsubscribe();
  };
});

/** Milliseconds: as often as the list of websites is asked for. */
const pollEvery = 10_000;

/** An actor whose context is followed. */
interface Followed<Context> {
  getSnapshot(): { context: Context };
  subscribe(look: (snapshot: { context: Context }) => void): { unsubscribe(): void };
}

/** Calls with each other value that an actor has, until the returned function is called. */
function changesOf<Context>(
  actor: Followed<Context> | undefined,
  valueOf: (context: Context) => unknown,
  changed: () => void,
): () => void {
  let last = actor && valueOf(actor.getSnapshot().context);
  const following = actor?.subscribe(({ context }) => {
    const value = valueOf(context);
    if (value === last) return;
    last = value;
    changed();
  });
  return () => following?.unsubscribe();
}

/**
 * Tells what the server says of an order that waits for money: when `updates` hears that orders are others, with each news of
 * the balance, and every 10 s, when it has the balance asked for too.
 */
export const watchOrder = fromCallback<EventObject, { orderId: string }>(({ input, system, sendBack }) => {
  const end = new AbortController();
  const look = () =>
    void call('findOrder', { params: { key: input.orderId } }, end.signal).then(
      (found) => sendBack({ type: 'order.found', found } satisfies OrderWishEvent),
      // Looked at again in a moment.
      () => undefined,
    );
  const balance = system.get('balance') as ResourceRef | undefined;
  const updates = system.get('updates') as UpdatesRef | undefined;
  const following = [changesOf(balance, ({ value }) => value, look), changesOf(updates, ({ orders }) => orders, look)];
  const timer = setInterval(() => {
    look();
    balance?.send({ type: 'resource.invalidate' });
  }, pollEvery);
  return () => {
    end.abort();
    clearInterval(timer);
    for (const stop of following) stop();
  };
});

export const rememberDeployment = fromPromise<void, DeploymentMemo>(async ({ input }) => storeMemo(input));
