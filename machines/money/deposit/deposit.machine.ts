import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Deposit } from '../../../contract/wire/money/money';
import { listener, port } from '../../kit/port';
import { tell } from '../../protocols/tell';

export interface DepositInput {
  invoiceId: string;
}

export type DepositEvent =
  /** The server's word over the socket. */
  | { type: 'deposit.changed'; deposit: Deposit }
  /** The gateway's panel says that something came: the server is asked at once. */
  | { type: 'deposit.look' };

type Known = { deposit: Deposit };

/** The whole amount is on the balance, or more. */
const isFound = ({ is_ended, state, credited }: Deposit) => is_ended && credited > 0 && state !== 'partial';

/**
 * 'Verifying Your Deposit': the socket says it at once, the lookup says it when the socket is silent, and only the server's
 * word counts, also on what has ended.
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
  actions: {
    setDeposit: assign((_, { deposit }: Known) => ({ deposit })),
    tellTopup: tell('topup', (_, { deposit }: Known) => ({ type: 'deposit.known', deposit })),
  },
  guards: {
    /** The socket tells of every deposit of the customer. */
    isAnother: ({ context }, { deposit }: Known) => deposit.invoice_id !== context.invoiceId,
    isFound: (_, { deposit }: Known) => isFound(deposit),
    isEnded: (_, { deposit }: Known) => deposit.is_ended,
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
        'deposit.look': '.looking',
        'deposit.changed': [
          { guard: { type: 'isAnother', params: ({ event }) => event } },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'found',
            actions: [
              { type: 'setDeposit', params: ({ event }) => event },
              { type: 'tellTopup', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isEnded', params: ({ event }) => event },
            target: 'ended',
            actions: [
              { type: 'setDeposit', params: ({ event }) => event },
              { type: 'tellTopup', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'setDeposit', params: ({ event }) => event },
              { type: 'tellTopup', params: ({ event }) => event },
            ],
          },
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
                guard: { type: 'isFound', params: ({ event }) => ({ deposit: event.output }) },
                target: '#deposit.found',
                actions: [
                  { type: 'setDeposit', params: ({ event }) => ({ deposit: event.output }) },
                  { type: 'tellTopup', params: ({ event }) => ({ deposit: event.output }) },
                ],
              },
              {
                guard: { type: 'isEnded', params: ({ event }) => ({ deposit: event.output }) },
                target: '#deposit.ended',
                actions: [
                  { type: 'setDeposit', params: ({ event }) => ({ deposit: event.output }) },
                  { type: 'tellTopup', params: ({ event }) => ({ deposit: event.output }) },
                ],
              },
              {
                target: 'waiting',
                actions: [
                  { type: 'setDeposit', params: ({ event }) => ({ deposit: event.output }) },
                  { type: 'tellTopup', params: ({ event }) => ({ deposit: event.output }) },
                ],
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
    ended: { type: 'final' },
  },
});
export type DepositRef = ActorRefFrom<typeof depositMachine>;
export type DepositSnapshot = SnapshotFrom<typeof depositMachine>;
