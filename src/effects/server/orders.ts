import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { failureOf } from '../../../contract/rules/failure';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { PlacedOrder } from '../../../contract/wire/wizard/order';
import type { OrderFound } from '../../../contract/wire/wizard/orderWish';
import type { Plan } from '../../../contract/wire/money/plan';
import type { DeploymentMemo } from '../../../machines/wizard/orderPlaced/orderPlaced.machine';
import type { OrderWishEvent } from '../../../machines/wizard/orderWish/orderWish.machine';
import type { OrderRequest, Prices } from '../../../machines/wizard/order/placement';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';
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
    if (!price) throw { status: null, message: 'The price of the domain is not known.' };
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

/**
 * Tells what the server says of an order that waits for money: every 10 s, when it has the balance asked for too, and with
 * each news of the balance or of the websites, since whatever places the order changes both.
 */
export const watchOrder = fromCallback<EventObject, { orderId: string }>(({ input, system, sendBack }) => {
  const end = new AbortController();
  const look = () =>
    void call('findOrder', { params: { key: input.orderId } }, end.signal).then(
      (found) => sendBack({ type: 'order.found', found } satisfies OrderWishEvent),
      // Looked at again in a moment.
      () => undefined,
    );
  const watched = ['balance', 'projects'].flatMap((name) => (system.get(name) as ResourceRef | undefined) ?? []);
  const following = watched.map((resource) => {
    let { value } = resource.getSnapshot().context;
    return resource.subscribe(({ context }) => {
      if (context.value === value) return;
      value = context.value;
      look();
    });
  });
  const timer = setInterval(() => {
    look();
    for (const resource of watched) resource.send({ type: 'resource.invalidate' });
  }, pollEvery);
  return () => {
    end.abort();
    clearInterval(timer);
    for (const { unsubscribe } of following) unsubscribe();
  };
});

/** Key of the session storage: what the dashboard reopens the deployment dialog with. */
const deploymentKey = 'deployment-modal';

export const rememberDeployment = fromPromise<void, DeploymentMemo>(async ({ input }) => {
  const memo = { ...input, status: 'INITIAL', currentStep: 'INITIAL' };
  sessionStorage.setItem(deploymentKey, JSON.stringify(memo));
});
