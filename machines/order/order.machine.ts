import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Draft } from '../../contract/draft';
import { type Failure, failureOf } from '../../contract/failure';
import type { OrderPlaced } from '../../contract/order';
import { tellOverlay } from '../app/overlay';
import { completionMachine } from '../completion/completion.machine';
import { type CouponChanged, couponMachine } from '../coupon/coupon.machine';
import { go, notify, tell } from '../kit/notify';
import { listener, port } from '../kit/port';
import type { OrderReport, StepInput, StepReport } from '../wizard/step';
import {
  chosen,
  covers,
  isComplete,
  missing,
  noticeOf,
  notOk,
  type OrderRequest,
  type Prices,
  repriced,
  requestOf,
  success,
  topUp,
} from './placement';

/** What the balance resource knows; null is unknown, 0 is a balance (decision 3). Minor units. */
export interface BalanceNews {
  type: 'balance.changed';
  balance: number | null;
}

export type OrderEvent =
  | { type: 'order.place' }
  | { type: 'order.retry' }
  | { type: 'funds.add' }
  | { type: 'funds.forget' }
  | { type: 'problem.dismiss' }
  | CouponChanged
  | BalanceNews;

export interface OrderContext {
  draft: Draft;
  balance: number | null;
  failure: Failure | null;
  placed: OrderPlaced | null;
}

export const orderMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    children: {} as { coupon: 'coupon'; completion: 'completion' },
    tags: {} as 'busy' | 'completed',
  },
  actors: {
    coupon: couponMachine,
    watchBalance: listener('watchBalance'),
    newOrderId: port<string>('newOrderId'),
    placeOrder: port<OrderPlaced, OrderRequest>('placeOrder'),
    readPrices: port<Prices, { plan: string; domain: string; couponCode: string | null }>('readPrices'),
    completion: completionMachine,
  },
  actions: {
    notify,
    go,
    tellWizard: tell<StepReport | OrderReport>('wizard'),
    tellOverlay,
    tellBalance: tell<{ type: 'resource.invalidate' }>('balance'),
    tellDashboard: tell<{ type: 'resource.invalidate' }>('dashboard'),
    tellProjects: tell<{ type: 'resource.invalidate' }>('projects'),
    merge: assign(({ context }, part: Partial<Draft>) => ({ draft: { ...context.draft, ...part } })),
    keepBalance: assign((_, { balance }: { balance: number | null }) => ({ balance })),
    keepPlaced: assign((_, { placed }: { placed: OrderPlaced }) => ({ placed, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasOrderId: ({ context }) => context.draft.order_id !== null,
    isComplete: ({ context }) => isComplete(context.draft),
    isCovered: ({ context: { draft, balance } }) => covers(draft, balance),
    isPayable: ({ context: { draft, balance } }) => isComplete(draft) && covers(draft, balance),
    isOk: (_, { placed }: { placed: OrderPlaced }) => placed.ok,
    isTotalChanged: (_, { error }: { error: unknown }) => failureOf(error).code === 'total-changed',
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ draft: input.draft, balance: null, failure: null, placed: null }),
  initial: 'ordering',
  states: {
    ordering: {
      invoke: [
        {
          id: 'coupon',
          src: 'coupon',
          systemId: 'coupon',
          input: ({ context }) => ({ coupon: context.draft.coupon }),
          onError: 'broken',
        },
        { id: 'watchBalance', src: 'watchBalance', onError: 'broken' },
      ],
      on: {
        'balance.changed': { actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.balance }) } },
        'coupon.changed': {
          actions: [
            { type: 'merge', params: ({ event }) => ({ coupon: event.coupon }) },
            { type: 'tellWizard', params: ({ event }) => chosen({ coupon: event.coupon }) },
          ],
        },
        'problem.dismiss': { actions: 'forgetFailure' },
      },
      initial: 'preparing',
      states: {
        preparing: {
          always: { guard: 'hasOrderId', target: 'ready' },
          invoke: {
            id: 'newOrderId',
            src: 'newOrderId',
            onDone: {
              target: 'ready',
              actions: [
                { type: 'merge', params: ({ event }) => ({ order_id: event.output }) },
                { type: 'tellWizard', params: ({ event }) => chosen({ order_id: event.output }) },
              ],
            },
            onError: '#order.broken',
          },
        },
        ready: {
          on: {
            'order.place': [
              { guard: 'isPayable', target: 'placing' },
              { actions: { type: 'notify', params: () => missing } },
            ],
            'funds.add': {
              guard: 'isComplete',
              target: 'awaitingFunds',
              actions: { type: 'tellOverlay', params: ({ context }) => topUp(context.draft) },
            },
          },
        },
        awaitingFunds: {
          always: { guard: 'isCovered', target: 'placing' },
          on: {
            'funds.add': { actions: { type: 'tellOverlay', params: ({ context }) => topUp(context.draft) } },
            'funds.forget': 'ready',
          },
        },
        placing: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => requestOf(context.draft),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => ({ placed: event.output }) },
                target: '#order.placed',
                actions: { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) },
              },
              { target: 'ready', actions: { type: 'notify', params: () => notOk } },
            ],
            onError: [
              {
                guard: { type: 'isTotalChanged', params: ({ event }) => event },
                target: 'repricing',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                target: 'ready',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => event },
                  { type: 'notify', params: ({ event }) => noticeOf(event.error) },
                ],
              },
            ],
          },
        },
        repricing: {
          tags: 'busy',
          invoke: {
            id: 'readPrices',
            src: 'readPrices',
            input: ({ context: { draft } }) => ({
              plan: draft.plan?.uuid ?? '',
              domain: draft.domain ?? '',
              couponCode: draft.coupon?.code ?? null,
            }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'merge', params: ({ event, context }) => repriced(context.draft, event.output) },
                { type: 'tellWizard', params: ({ event, context }) => chosen(repriced(context.draft, event.output)) },
              ],
            },
            onError: { target: 'ready', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    broken: { on: { 'order.retry': 'ordering' } },
    placed: {
      tags: 'completed',
      entry: [
        { type: 'notify', params: () => success },
        { type: 'tellWizard', params: { type: 'order.completed' } },
        { type: 'tellBalance', params: { type: 'resource.invalidate' } },
        { type: 'tellDashboard', params: { type: 'resource.invalidate' } },
        { type: 'tellProjects', params: { type: 'resource.invalidate' } },
      ],
      invoke: {
        id: 'completion',
        src: 'completion',
        systemId: 'completion',
        input: ({ context: { placed } }) => ({ projectId: placed?.project_id ?? '', domain: placed?.domain ?? '' }),
        onDone: 'finished',
        onError: 'finished',
      },
    },
    finished: {
      type: 'final',
      entry: [
        { type: 'tellWizard', params: { type: 'order.finished' } },
        { type: 'go', params: { to: '/' } },
      ],
    },
  },
});

export type OrderRef = ActorRefFrom<typeof orderMachine>;
export type OrderState = SnapshotFrom<typeof orderMachine>['value'];
