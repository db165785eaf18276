import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import { explain, failureOf } from '../../../contract/rules/failure';
import { type Deposit, defaultTopUpCurrency, isCredited, type TopUpCurrency } from '../../../contract/wire/money/money';
import { depositMachine } from '../deposit/deposit.machine';
import { listener, port } from '../../kit/port';
import type { BalanceNews, ResourceEvent } from '../../protocols/resource';
import { notify, tell, withdraw } from '../../protocols/tell';
import { amountProblem, type Invoice, type InvoiceRequest, requestOf, suggestion } from './topup.amount';

export interface TopUpInput {
  profile: Profile | null;
  /** What an order comes to, minor units; 0 or none outside of an order. */
  orderTotal?: number;
  /** A deposit to take up again. */
  invoiceId?: string;
}

export interface TopUpContext {
  profile: Profile | null;
  orderTotal: number;
  /** Minor units; null while it is not known. */
  balance: number | null;
  /** As typed; null until the customer types: then the suggestion counts. */
  typed: string | null;
  currency: TopUpCurrency;
  problem: string | null;
  invoice: Invoice | null;
  /** Id of the deposit to take up again. */
  resumed: string | null;
}

export type TopUpEvent =
  | { type: 'amount.type'; amount: string }
  | { type: 'currency.choose'; currency: TopUpCurrency }
  | { type: 'topup.proceed' }
  | { type: 'topup.close' }
  | { type: 'topup.restart' }
  | { type: 'panel.paid' }
  | { type: 'panel.pause' }
  | { type: 'panel.resume' }
  | { type: 'panel.stay' }
  | { type: 'panel.leave' }
  | BalanceNews;

const nobody = {
  subject: 'deposit',
  title: 'User is not available. Please log in again.',
  variant: 'warning',
} as const;
const notCreated = (error: unknown) => {
  const message = failureOf(error).message || explain('default', error);
  return { subject: 'deposit', title: `Failed to create invoice: ${message}`, variant: 'warning' } as const;
};
const paid = {
  subject: 'deposit',
  title: 'Payment Successful',
  description: 'Your payment has been processed successfully.',
  variant: 'success',
} as const;
const refresh: ResourceEvent = { type: 'resource.refresh' };
const invalidate: ResourceEvent = { type: 'resource.invalidate' };

/** Amount and currency, the gateway's panel, then the server's word on the deposit. */
export const topupMachine = setup({
  types: {
    input: {} as TopUpInput,
    context: {} as TopUpContext,
    events: {} as TopUpEvent,
    children: {} as { deposit: 'deposit' },
    tags: {} as 'busy',
  },
  actors: {
    watchBalance: listener('watchBalance'),
    createInvoice: port<Invoice, InvoiceRequest>('createInvoice'),
    openInvoice: port<Invoice, { invoiceId: string }>('openInvoice'),
    watchPanel: listener<EventObject, { invoiceId: string }>('watchPanel'),
    deposit: depositMachine,
  },
  actions: {
    notify,
    withdraw,
    tellOverlay: tell('app'),
    tellBalance: tell('balance'),
    tellDashboard: tell('dashboard'),
    setBalance: assign((_, { balance }: { balance: number | null }) => ({ balance })),
    setAmount: assign((_, { amount }: { amount: string }) => ({ typed: amount, problem: null })),
    setCurrency: assign((_, { currency }: { currency: TopUpCurrency }) => ({ currency })),
    setInvoice: assign((_, invoice: Invoice) => ({ invoice, problem: null })),
    forgetInvoice: assign({ invoice: null, resumed: null }),
    forgetResumed: assign({ resumed: null }),
    complain: assign(({ context }) => ({ problem: amountProblem(context.typed ?? suggestion(context)) })),
    noteNobody: assign({ problem: nobody.title }),
    explain: assign((_, { error }: { error: unknown }) => ({
      problem: failureOf(error).message || explain('default', error),
    })),
  },
  guards: {
    isResumed: ({ context }) => context.resumed !== null,
    isNobody: ({ context }) => context.profile === null,
    isAmount: ({ context }) => amountProblem(context.typed ?? suggestion(context)) === null,
    isLost: (_, { deposit }: { deposit: Deposit | null }) => deposit === null || !isCredited(deposit.state),
  },
  delays: { thanksDelay: 3_000 },
}).createMachine({
  id: 'topup',
  context: ({ input }) => ({
    profile: input.profile,
    orderTotal: input.orderTotal ?? 0,
    balance: null,
    typed: null,
    currency: defaultTopUpCurrency,
    problem: null,
    invoice: null,
    resumed: input.invoiceId ?? null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      invoke: { id: 'watchBalance', src: 'watchBalance', onError: 'closed' },
      on: {
        'balance.changed': { actions: { type: 'setBalance', params: ({ event }) => event } },
        'topup.close': { target: 'closed', actions: { type: 'withdraw', params: 'deposit' } },
      },
      initial: 'form',
      states: {
        form: {
          always: { guard: 'isResumed', target: 'opening' },
          on: {
            'amount.type': { actions: { type: 'setAmount', params: ({ event }) => event } },
            'currency.choose': { actions: { type: 'setCurrency', params: ({ event }) => event } },
            'topup.proceed': [
              { guard: 'isNobody', actions: ['noteNobody', { type: 'notify', params: nobody }] },
              { guard: 'isAmount', target: 'creating' },
              { actions: 'complain' },
            ],
          },
        },
        creating: {
          tags: 'busy',
          entry: { type: 'withdraw', params: 'deposit' },
          invoke: {
            id: 'createInvoice',
            src: 'createInvoice',
            input: ({ context }) => requestOf(context),
            onDone: { target: '#topup.paying', actions: { type: 'setInvoice', params: ({ event }) => event.output } },
            onError: {
              target: 'form',
              actions: [
                { type: 'explain', params: ({ event }) => event },
                { type: 'notify', params: ({ event }) => notCreated(event.error) },
              ],
            },
          },
        },
        opening: {
          tags: 'busy',
          invoke: {
            id: 'openInvoice',
            src: 'openInvoice',
            input: ({ context }) => ({ invoiceId: context.resumed ?? '' }),
            onDone: { target: '#topup.paying', actions: { type: 'setInvoice', params: ({ event }) => event.output } },
            onError: {
              target: 'form',
              actions: ['forgetResumed', { type: 'explain', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    paying: {
      invoke: {
        id: 'deposit',
        src: 'deposit',
        input: ({ context }) => ({ invoiceId: context.invoice?.invoiceId ?? '' }),
        onDone: [
          { guard: { type: 'isLost', params: ({ event }) => event.output }, target: 'lost' },
          {
            target: 'closed',
            actions: [
              { type: 'tellBalance', params: refresh },
              { type: 'tellDashboard', params: invalidate },
            ],
          },
        ],
        onError: 'lost',
      },
      on: { 'topup.close': { target: 'closed', actions: { type: 'tellDashboard', params: invalidate } } },
      initial: 'panel',
      states: {
        panel: {
          invoke: {
            id: 'watchPanel',
            src: 'watchPanel',
            input: ({ context }) => ({ invoiceId: context.invoice?.invoiceId ?? '' }),
            onError: 'verifying',
          },
          on: { 'panel.paid': { target: 'thanking', actions: { type: 'notify', params: paid } } },
        },
        thanking: {
          after: { thanksDelay: 'verifying' },
          on: { 'panel.pause': 'paused', 'panel.stay': 'staying' },
        },
        paused: { on: { 'panel.resume': 'thanking', 'panel.stay': 'staying' } },
        staying: { on: { 'panel.leave': 'verifying' } },
        verifying: {},
      },
    },
    lost: {
      entry: { type: 'withdraw', params: 'deposit' },
      on: { 'topup.restart': { target: 'choosing', actions: 'forgetInvoice' }, 'topup.close': 'closed' },
    },
    closed: { type: 'final', entry: { type: 'tellOverlay', params: { type: 'overlay.close' } } },
  },
});
export type TopUpRef = ActorRefFrom<typeof topupMachine>;
export type TopUpSnapshot = SnapshotFrom<typeof topupMachine>;
