import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Draft, StepName } from '../../../contract/wire/wizard/draft';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import { isComplete } from '../../../contract/wire/wizard/draftOrder';
import type { PlacedOrder } from '../../../contract/wire/wizard/order';
import type { OrderFound, OrderWish } from '../../../contract/wire/wizard/orderWish';
import { orderWishMachine, type WishOutcome } from '../orderWish/orderWish.machine';
import { orderPlacedMachine } from '../orderPlaced/orderPlaced.machine';
import { couponMachine } from '../../money/coupon/coupon.machine';
import { domainHoldMachine } from '../domainHold/domainHold.machine';
import { listener, port } from '../../kit/port';
import type { StepInput } from '../step';
import type { BalanceNews } from '../../protocols/resource';
import type { PlanNews } from '../../protocols/step';
import type { CouponChanged } from '../../protocols/stepParts';
import { go, notify, tell, withdraw } from '../../protocols/tell';
import {
  chosen,
  covers,
  endOf,
  isOpen,
  isTotalChanged,
  isUnknown,
  missing,
  nameToHold,
  noticeOf,
  notOk,
  type OrderRequest,
  ownPart,
  pricedPart,
  type Prices,
  type PricesQuestion,
  questionOf,
  repriced,
  requestOf,
  success,
  topUp,
} from './placement';

export type OrderEvent =
  | { type: 'order.place' }
  | { type: 'order.retry' }
  | { type: 'funds.add' }
  | { type: 'problem.dismiss' }
  /** What was chosen in that step is to be changed. */
  | { type: 'choice.edit'; step: StepName }
  | CouponChanged
  | BalanceNews
  | PlanNews;

export interface OrderContext {
  draft: Draft;
  balance: number | null;
  failure: Failure | null;
  placed: PlacedOrder | null;
  /** That the server places the order once the balance covers it, or why it did not; null without a wish for that. */
  wish: OrderWish | null;
}

const outOfDate = { type: 'resource.invalidate' } as const;
const anew = { type: 'resource.refresh' } as const;

const ownCoupon = ({ context }: { context: OrderContext }) => ({ coupon: context.draft.coupon });
/** No name is held before it is known that it is not ordered yet. */
const noName = { name: null, isSignedIn: true };
const numbered = ({ event }: { event: { output: string } }) => ({ order_id: event.output });
const couponIn = ({ event: { coupon } }: { event: CouponChanged }) => ({ coupon });
const orderIdIn = ({ context }: { context: OrderContext }) => ({ orderId: context.draft.order_id ?? '' });

export const orderMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    children: {} as { coupon: 'coupon'; domainHold: 'domainHold'; orderPlaced: 'orderPlaced'; orderWish: 'orderWish' },
    tags: {} as 'busy' | 'completed',
  },
  actors: {
    coupon: couponMachine,
    watchBalance: listener('watchBalance'),
    /** Holds the chosen name on while its customer looks at what it costs; none that is being ordered. */
    domainHold: domainHoldMachine,
    newOrderId: port<string>('newOrderId'),
    /** What became of it: a tab that was closed while it was under way, or whose answer got lost, may have placed it. */
    findOrder: port<OrderFound, { orderId: string }>('findOrder'),
    orderWish: orderWishMachine,
    placeOrder: port<PlacedOrder, OrderRequest>('placeOrder'),
    readPrices: port<Prices, PricesQuestion>('readPrices'),
    orderPlaced: orderPlacedMachine,
  },
  actions: {
    notify,
    withdraw,
    go,
    tellCompleted: tell('wizard', { type: 'order.completed' }),
    tellFinished: tell('wizard', { type: 'order.finished' }),
    openTopUp: tell('app', ({ context }) => topUp(context.draft)),
    /** Nobody leaves the step, and nothing is thrown away, before it is known what becomes of the order. */
    bindStep: tell('wizard', { type: 'step.bound', isBound: true }),
    freeStep: tell('wizard', { type: 'step.bound', isBound: false }),
    tellEdit: tell('wizard', (_, { step }: { step: StepName }) => ({ type: 'step.edit', step })),
    tellDomainHold: tell('domainHold', ({ context: { draft, failure } }) => ({
      type: 'name.choose',
      name: nameToHold(draft, failure),
    })),
    restDomainHold: tell('domainHold', { type: 'hold.rest' }),
    refreshBalance: tell('balance', outOfDate),
    refreshDashboard: tell('dashboard', outOfDate),
    refreshProjects: tell('projects', outOfDate),
    /** While the customer reads that it is ordered: on the dashboard nothing moves for what is only asked for there. */
    loadBalance: tell('balance', anew),
    loadDashboard: tell('dashboard', anew),
    /** What may have changed here: the wizard keeps it before anything is sent. */
    tellDraft: tell('wizard', ({ context }) => chosen(ownPart(context.draft))),
    tellPrices: tell('wizard', ({ context }) => chosen(pricedPart(context.draft))),
    tellCoupon: tell('coupon', ({ context }) => ({ type: 'coupon.recount', coupon: context.draft.coupon })),
    notifyMissing: tell('toasts', { type: 'toast.show', ...missing }),
    notifyFailure: tell('toasts', ({ context }) => ({ type: 'toast.show', ...noticeOf(context.failure) })),
    merge: assign(({ context }, part: Partial<Draft>) => ({ draft: { ...context.draft, ...part } })),
    setBalance: assign((_, { balance }: { balance: number | null }) => ({ balance })),
    setPlaced: assign((_, { output }: { output: PlacedOrder }) => ({ placed: output })),
    setFound: assign((_, { placed, wish }: OrderFound) => ({ placed, wish })),
    setOutcome: assign((_, { found, failure }: WishOutcome) => ({ ...found, failure })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Answered, and all the same not placed. */
    noteNotOk: assign({ failure: { status: 200, message: notOk.title } }),
    noteEnd: assign(({ context }) => ({ failure: endOf(context.wish) })),
    forgetWish: assign({ wish: null }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasOrderId: ({ context }) => context.draft.order_id !== null,
    isComplete: ({ context }) => isComplete(context.draft),
    isPayable: ({ context: { draft, balance } }) => isComplete(draft) && covers(draft, balance),
    isOk: (_, { placed }: { placed: PlacedOrder }) => placed.ok,
    isPlaced: ({ context }) => context.placed !== null,
    isAwaiting: ({ context: { draft, wish } }) => isOpen(wish) && isComplete(draft),
    hasEnded: ({ context: { wish } }) => wish !== null && !isOpen(wish),
    hasFailed: ({ context }) => context.failure !== null,
    isTotalChanged: ({ context }) => isTotalChanged(context.failure),
    isUnknown: ({ context: { failure } }) => failure !== null && isUnknown(failure),
    isShort: ({ context }) => context.failure?.status === 402,
  },
  /** A second try of the same order does no harm, so an answer that does not come holds nobody back. */
  delays: { patienceDelay: 8_000 },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ draft: input.draft, balance: null, failure: null, placed: null, wish: null }),
  initial: 'ordering',
  states: {
    ordering: {
      invoke: [
        { id: 'coupon', src: 'coupon', systemId: 'coupon', input: ownCoupon, onError: 'broken' },
        { id: 'domainHold', src: 'domainHold', systemId: 'domainHold', input: noName, onError: 'broken' },
        { id: 'watchBalance', src: 'watchBalance', onError: 'broken' },
      ],
      on: {
        'balance.changed': { actions: { type: 'setBalance', params: ({ event }) => ({ balance: event.balance }) } },
        'coupon.changed': { actions: [{ type: 'merge', params: couponIn }, 'tellDraft'] },
        'plan.changed': { actions: { type: 'merge', params: ({ event }) => ({ plan: event.plan }) } },
        'problem.dismiss': { actions: ['forgetFailure', { type: 'withdraw', params: 'order' }] },
        'choice.edit': { actions: { type: 'tellEdit', params: ({ event }) => event } },
      },
      initial: 'preparing',
      states: {
        preparing: {
          always: { guard: 'hasOrderId', target: 'looking' },
          invoke: {
            id: 'newOrderId',
            src: 'newOrderId',
            onDone: { target: 'ready', actions: [{ type: 'merge', params: numbered }, 'tellDraft'] },
            onError: '#order.broken',
          },
        },
        looking: {
          entry: 'bindStep',
          invoke: {
            id: 'findOrder',
            src: 'findOrder',
            input: orderIdIn,
            onDone: { target: 'found', actions: { type: 'setFound', params: ({ event }) => event.output } },
            onError: 'found',
          },
          after: { patienceDelay: 'found' },
        },
        found: {
          always: [
            { guard: 'isPlaced', target: '#order.placed' },
            { guard: 'isAwaiting', target: 'awaitingFunds' },
            { guard: 'hasEnded', target: 'ready', actions: 'noteEnd' },
            { guard: 'hasFailed', target: 'ready', actions: 'notifyFailure' },
            { target: 'ready' },
          ],
        },
        ready: {
          entry: ['freeStep', 'tellDomainHold'],
          on: {
            'order.place': [{ guard: 'isPayable', target: 'placing' }, { actions: 'notifyMissing' }],
            'funds.add': { guard: 'isComplete', target: 'awaitingFunds', actions: 'openTopUp' },
          },
        },
        awaitingFunds: {
          entry: ['forgetFailure', 'tellDomainHold'],
          exit: 'forgetWish',
          invoke: {
            id: 'orderWish',
            src: 'orderWish',
            input: ({ context }) => ({ request: requestOf(context.draft), wish: context.wish }),
            onDone: { target: 'deciding', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
            onError: 'looking',
          },
          on: {
            // It is another order that the customer agrees to.
            'coupon.changed': {
              target: 'awaitingFunds',
              reenter: true,
              actions: [{ type: 'merge', params: couponIn }, 'tellDraft'],
            },
            'funds.add': { actions: 'openTopUp' },
          },
        },
        placing: {
          tags: 'busy',
          entry: ['forgetFailure', { type: 'withdraw', params: 'order' }, 'bindStep', 'restDomainHold'],
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => requestOf(context.draft),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => ({ placed: event.output }) },
                target: '#order.placed',
                actions: { type: 'setPlaced', params: ({ event }) => event },
              },
              { target: 'ready', actions: ['noteNotOk', { type: 'notify', params: () => notOk }] },
            ],
            onError: { target: 'deciding', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
        },
        deciding: {
          always: [
            { guard: 'isTotalChanged', target: 'repricing' },
            { guard: 'isUnknown', target: 'looking' },
            { guard: 'isShort', target: 'ready', actions: ['notifyFailure', 'refreshBalance'] },
            { target: 'found' },
          ],
        },
        repricing: {
          tags: 'busy',
          entry: 'freeStep',
          invoke: {
            id: 'readPrices',
            src: 'readPrices',
            input: ({ context }) => questionOf(context.draft),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'merge', params: ({ event, context }) => repriced(context.draft, event.output) },
                'tellPrices',
                'tellCoupon',
              ],
            },
            onError: { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    broken: { entry: 'freeStep', on: { 'order.retry': 'ordering' } },
    placed: {
      tags: 'completed',
      entry: [
        'forgetFailure',
        { type: 'notify', params: () => success },
        'tellCompleted',
        'refreshBalance',
        'refreshDashboard',
        'refreshProjects',
        'loadBalance',
        'loadDashboard',
      ],
      invoke: {
        id: 'orderPlaced',
        src: 'orderPlaced',
        systemId: 'orderPlaced',
        input: ({ context: { placed } }) => ({ projectId: placed?.project_id ?? '', domain: placed?.domain ?? '' }),
        onDone: 'finished',
        onError: 'finished',
      },
    },
    finished: { type: 'final', entry: ['tellFinished', { type: 'go', params: { to: '/' } }] },
  },
});

export type OrderRef = ActorRefFrom<typeof orderMachine>;
export type OrderState = SnapshotFrom<typeof orderMachine>['value'];
