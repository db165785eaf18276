import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type Deposit, isCredited, isEnded } from '../../../contract/wire/money/money';
import { listener, port } from '../../kit/port';

export interface DepositInput {
  invoiceId: string;
}

export type DepositEvent =
  /** The server's word over the socket. */
  { type: 'deposit.changed'; deposit: Deposit };

/** The money is there and nothing more is expected. */
const isSettled = (deposit: Deposit) => isCredited(deposit.state) && isEnded(deposit.state);
/** Nothing will come any more, and nothing came. */
const isLost = (deposit: Deposit) => isEnded(deposit.state) && !isCredited(deposit.state);

/**
 * 'Verifying Your Deposit': the socket says it at once, the lookup says it
 * when the socket is silent, and only the server's word counts.
 */
export const depositMachine = setup({
  types: {
    input: {} as DepositInput,
    context: {} as { invoiceId: string; deposit: Deposit | null },
    events: {} as DepositEvent,
    output: {} as { deposit: Deposit | null },
  },
  actors: {
    findDeposit: port<Deposit, { invoiceId: string }>('findDeposit'),
    watchDeposit: listener('watchDeposit'),
  },
  actions: { setDeposit: assign((_, { deposit }: { deposit: Deposit }) => ({ deposit })) },
  guards: {
    /** The socket tells of every deposit of the customer. */
    isAnother: ({ context }, { deposit }: { deposit: Deposit }) => deposit.invoice_id !== context.invoiceId,
    isSettled: (_, { deposit }: { deposit: Deposit }) => isSettled(deposit),
    isLost: (_, { deposit }: { deposit: Deposit }) => isLost(deposit),
  },
  delays: { lookDelay: 3_000, checkMarkDelay: 1_000 },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({ invoiceId: input.invoiceId, deposit: null }),
  output: ({ context }) => ({ deposit: context.deposit }),
  initial: 'verifying',
  states: {
    verifying: {
      // A broken socket leaves the lookup, which goes on.
      invoke: { id: 'watchDeposit', src: 'watchDeposit', onError: '.looking' },
      on: {
        'deposit.changed': [
          { guard: { type: 'isAnother', params: ({ event }) => event } },
          {
            guard: { type: 'isSettled', params: ({ event }) => event },
            target: 'found',
            actions: { type: 'setDeposit', params: ({ event }) => event },
          },
          {
            guard: { type: 'isLost', params: ({ event }) => event },
            target: 'lost',
            actions: { type: 'setDeposit', params: ({ event }) => event },
          },
          { actions: { type: 'setDeposit', params: ({ event }) => event } },
        ],
      },
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            id: 'findDeposit',
            src: 'findDeposit',
            input: ({ context }) => ({ invoiceId: context.invoiceId }),
            onDone: [
              {
                guard: { type: 'isSettled', params: ({ event }) => ({ deposit: event.output }) },
                target: '#deposit.found',
                actions: { type: 'setDeposit', params: ({ event }) => ({ deposit: event.output }) },
              },
              {
                guard: { type: 'isLost', params: ({ event }) => ({ deposit: event.output }) },
                target: '#deposit.lost',
                actions: { type: 'setDeposit', params: ({ event }) => ({ deposit: event.output }) },
              },
              {
                target: 'waiting',
                actions: { type: 'setDeposit', params: ({ event }) => ({ deposit: event.output }) },
              },
            ],
            onError: 'waiting',
          },
        },
        waiting: { after: { lookDelay: 'looking' } },
      },
    },
    found: { after: { checkMarkDelay: 'credited' } },
    credited: { type: 'final' },
    lost: { type: 'final' },
  },
});
export type DepositRef = ActorRefFrom<typeof depositMachine>;
export type DepositSnapshot = SnapshotFrom<typeof depositMachine>;
