import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, sendTo, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Profile } from '../../../contract/wire/account/account';
import { ownWords } from '../../../contract/rules/ownWords';
import {
  type Deposit,
  defaultTopUpCurrency,
  type TopUpCurrency,
  type TopUpNetworks,
} from '../../../contract/wire/money/money';
import { depositMachine } from '../deposit/deposit.machine';
import { listener, port } from '../../kit/port';
import type { DepositNews } from '../../protocols/deposit';
import type { BalanceNews, ResourceEvent } from '../../protocols/resource';
import { notify, tell, withdraw } from '../../protocols/tell';
import { amountProblem, type Invoice, type InvoiceRequest, requestOf, restOf, suggestion } from './topup.amount';

export interface TopUpInput {
  profile: Profile | null;
  /** What an order comes to, minor units; 0 or none outside of an order. */
  orderTotal?: number;
  /** A deposit to take up again. */
  invoiceId?: string;
  /** What a deposit that has ended lacks, minor units: the amount begins with it. */
  rest?: number;
}

export interface TopUpContext {
  profile: Profile | null;
  orderTotal: number;
  /** Minor units; null while it is not known. */
  balance: number | null;
  /** As typed; null until the customer types: then the suggestion counts. */
  typed: string | null;
  currency: TopUpCurrency;
  /** What each currency is paid on; null while that is not known, empty when nobody can say. */
  networks: TopUpNetworks | null;
  problem: string | null;
  invoice: Invoice | null;
  /** Id of the deposit to take up again. */
  resumed: string | null;
  /** The server's last word on it. */
  deposit: Deposit | null;
  /** The gateway's panel has said that it was paid; whether wholly is the server's word. */
  isAnnounced: boolean;
}

export type TopUpEvent =
  | { type: 'amount.type'; amount: string }
  | { type: 'currency.choose'; currency: TopUpCurrency }
  | { type: 'topup.proceed' }
  | { type: 'topup.close' }
  | { type: 'topup.restart' }
  /** A further top-up, of what is missing. */
  | { type: 'topup.complete' }
  | { type: 'deposit.show' }
  | { type: 'panel.paid' }
  | { type: 'panel.pause' }
  | { type: 'panel.resume' }
  | { type: 'panel.stay' }
  | { type: 'panel.leave' }
  | { type: 'panel.open' }
  | DepositNews
  | BalanceNews;

const nobody = {
  subject: 'deposit',
  title: t('User is not available. Please log in again.'),
  variant: 'warning',
} as const;
const notCreated = (error: unknown) => {
  const title = t('Failed to create invoice: {reason}', { reason: ownWords('default', error) });
  return { subject: 'deposit', title, variant: 'warning' } as const;
};
const paid = {
  subject: 'deposit',
  title: t('Payment Successful'),
  description: t('Your payment has been processed successfully.'),
  variant: 'success',
} as const;
type Around = { context: TopUpContext };
const depositPath = (deposit: Deposit | null) =>
  `/billing?tab=deposits${deposit === null ? '' : `&deposit=${deposit.deposit_id}`}`;

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
    listNetworks: port<TopUpNetworks>('listNetworks'),
    createInvoice: port<Invoice, InvoiceRequest>('createInvoice'),
    openInvoice: port<Invoice, { invoiceId: string }>('openInvoice'),
    watchPanel: listener<EventObject, { invoiceId: string }>('watchPanel'),
    deposit: depositMachine,
  },
  actions: {
    notify,
    withdraw,
    tellOverlay: tell('app'),
    /** The page of the deposit, where all is known of it; before the server was heard, the list of them. */
    showDeposit: tell('location', ({ context: { deposit } }: Around) => ({
      type: 'location.go' as const,
      to: depositPath(deposit),
    })),
    lookAtDeposit: sendTo('deposit', { type: 'deposit.look' }),
    tellBalance: tell('balance'),
    tellDashboard: tell('dashboard'),
    setBalance: assign((_, { balance }: { balance: number | null }) => ({ balance })),
    setAmount: assign((_, { amount }: { amount: string }) => ({ typed: amount, problem: null })),
    setCurrency: assign((_, { currency }: { currency: TopUpCurrency }) => ({ currency })),
    setInvoice: assign((_, invoice: Invoice) => ({ invoice, problem: null })),
    setNetworks: assign((_, networks: TopUpNetworks) => ({ networks })),
    setDeposit: assign((_, { deposit }: { deposit: Deposit | null }) => ({ deposit })),
    setAnnounced: assign((_, { isAnnounced }: { isAnnounced: boolean }) => ({ isAnnounced })),
    setRest: assign(({ context: { deposit, currency } }) => ({
      typed: deposit && restOf(deposit),
      currency: deposit?.currency ?? currency,
    })),
    forgetInvoice: assign({ invoice: null, resumed: null, deposit: null, isAnnounced: false }),
    forgetResumed: assign({ resumed: null }),
    complain: assign(({ context }) => ({ problem: amountProblem(context.typed ?? suggestion(context)) })),
    noteNobody: assign({ problem: nobody.title }),
    explain: assign((_, { error }: { error: unknown }) => ({ problem: ownWords('default', error) })),
  },
  guards: {
    isResumed: ({ context }) => context.resumed !== null,
    isNobody: ({ context }) => context.profile === null,
    isAmount: ({ context }) => amountProblem(context.typed ?? suggestion(context)) === null,
    /** Exactly what was asked for: nothing has to be explained. */
    isSettled: (_, { deposit }: { deposit: Deposit | null }) => deposit?.state === 'settled',
    isCreditedAnew: ({ context }, { deposit }: { deposit: Deposit }) =>
      deposit.credited > (context.deposit?.credited ?? 0),
    isShort: ({ context: { deposit } }) => deposit !== null && deposit.credited > 0 && deposit.rest > 0,
    /** Announced by the panel, and wholly seen by the server: a part is no payment that was successful. */
    isPaid: ({ context: { deposit, isAnnounced } }) => isAnnounced && deposit !== null && deposit.rest === 0,
  },
  delays: { thanksDelay: 3_000 },
}).createMachine({
  id: 'topup',
  context: ({ input }) => ({
    profile: input.profile,
    orderTotal: input.orderTotal ?? 0,
    balance: null,
    typed: input.rest === undefined ? null : restOf({ rest: input.rest }),
    currency: defaultTopUpCurrency,
    networks: null,
    problem: null,
    invoice: null,
    resumed: input.invoiceId ?? null,
    deposit: null,
    isAnnounced: false,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      invoke: [
        { id: 'watchBalance', src: 'watchBalance', onError: 'closed' },
        {
          id: 'listNetworks',
          src: 'listNetworks',
          onDone: { actions: { type: 'setNetworks', params: ({ event }) => event.output } },
          onError: { actions: { type: 'setNetworks', params: {} } },
        },
      ],
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
          { guard: { type: 'isSettled', params: ({ event }) => event.output }, target: 'closed' },
          { target: 'ended', actions: { type: 'setDeposit', params: ({ event }) => event.output } },
        ],
        onError: 'ended',
      },
      on: {
        'deposit.known': [
          {
            guard: { type: 'isCreditedAnew', params: ({ event }) => event },
            actions: [
              { type: 'setDeposit', params: ({ event }) => event },
              { type: 'tellBalance', params: refresh },
              { type: 'tellDashboard', params: invalidate },
            ],
          },
          { actions: { type: 'setDeposit', params: ({ event }) => event } },
        ],
        'deposit.show': { target: 'closed', actions: ['showDeposit', { type: 'tellDashboard', params: invalidate }] },
        'topup.close': { target: 'closed', actions: { type: 'tellDashboard', params: invalidate } },
      },
      initial: 'panel',
      states: {
        panel: {
          invoke: {
            id: 'watchPanel',
            src: 'watchPanel',
            input: ({ context }) => ({ invoiceId: context.invoice?.invoiceId ?? '' }),
            onError: 'verifying',
          },
          always: { guard: 'isPaid', target: 'thanking', actions: { type: 'notify', params: paid } },
          on: {
            'panel.paid': { actions: [{ type: 'setAnnounced', params: { isAnnounced: true } }, 'lookAtDeposit'] },
          },
        },
        thanking: {
          after: { thanksDelay: 'verifying' },
          on: { 'panel.pause': 'paused', 'panel.stay': 'staying' },
        },
        paused: { on: { 'panel.resume': 'thanking', 'panel.stay': 'staying' } },
        staying: { on: { 'panel.leave': 'verifying' } },
        verifying: {
          on: {
            'panel.open': { target: 'panel', actions: { type: 'setAnnounced', params: { isAnnounced: false } } },
          },
        },
      },
    },
    ended: {
      entry: [
        { type: 'withdraw', params: 'deposit' },
        { type: 'tellDashboard', params: invalidate },
      ],
      on: {
        'topup.restart': { target: 'choosing', actions: 'forgetInvoice' },
        'topup.complete': { guard: 'isShort', target: 'choosing', actions: ['setRest', 'forgetInvoice'] },
        'deposit.show': { target: 'closed', actions: 'showDeposit' },
        'topup.close': 'closed',
      },
    },
    closed: { type: 'final', entry: { type: 'tellOverlay', params: { type: 'overlay.close' } } },
  },
});
export type TopUpRef = ActorRefFrom<typeof topupMachine>;
export type TopUpSnapshot = SnapshotFrom<typeof topupMachine>;
