import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { DepositDetails } from '../../../contract/wire/money/billing';
import { port } from '../../kit/port';

/** What of it can be copied. */
export type Copied = 'address' | 'amount' | 'transaction';

export interface DepositPageContext {
  /** Ours, not the gateway's. */
  id: string;
  deposit: DepositDetails | null;
  /** Why it could not be read, in the catalogue's words. */
  problem: string | null;
  /** What was copied last, and whether the browser let us. */
  copied: { what: Copied; isDone: boolean } | null;
}

export type DepositPageEvent =
  | { type: 'page.retry' }
  /** It may be another by now: the server says so, the customer is back at the window. */
  | { type: 'page.outdated' }
  | { type: 'text.copy'; what: Copied; text: string };

/**
 * One deposit with all that is known of it, as it is now: looked at when something may have changed of it, and now and then
 * for what was not told.
 */
export const depositPageMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as DepositPageContext,
    events: {} as DepositPageEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadDeposit: port<DepositDetails, { id: string }>('loadDeposit'),
    copyText: port<void, { text: string }>('copyText'),
  },
  actions: {
    setDeposit: assign((_, deposit: DepositDetails) => ({ deposit, problem: null })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
    beginCopy: assign((_, { what }: { what: Copied }) => ({ copied: { what, isDone: false } })),
    noteCopy: assign(({ context: { copied } }) => ({ copied: copied && { ...copied, isDone: true } })),
    forgetCopy: assign({ copied: null }),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isEnded: ({ context }) => context.deposit?.is_ended === true,
  },
  // What has ended changes by what comes late alone.
  delays: { lookDelay: 15_000, lateDelay: 60_000, tellDelay: 3_000 },
}).createMachine({
  id: 'depositPage',
  context: ({ input: { id } }) => ({ id, deposit: null, problem: null, copied: null }),
  type: 'parallel',
  states: {
    sight: {
      initial: 'looking',
      on: { 'page.outdated': '.looking' },
      states: {
        // One that is under way may have been answered before that: it is asked again.
        looking: {
          tags: 'busy',
          invoke: {
            id: 'loadDeposit',
            src: 'loadDeposit',
            input: ({ context: { id } }) => ({ id }),
            onDone: { target: 'shown', actions: { type: 'setDeposit', params: ({ event }) => event.output } },
            onError: [
              { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
              { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
            ],
          },
        },
        shown: { always: [{ guard: 'isEnded', target: 'resting' }], after: { lookDelay: 'looking' } },
        resting: { after: { lateDelay: 'looking' } },
        failed: { on: { 'page.retry': 'looking' }, after: { lookDelay: 'looking' } },
        missing: {},
      },
    },
    copy: {
      initial: 'idle',
      on: { 'text.copy': { target: '.copying', actions: { type: 'beginCopy', params: ({ event }) => event } } },
      states: {
        idle: {},
        copying: {
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ event }) => ({ text: event.type === 'text.copy' ? event.text : '' }),
            onDone: { target: 'told', actions: 'noteCopy' },
            onError: 'told',
          },
        },
        told: { after: { tellDelay: { target: 'idle', actions: 'forgetCopy' } } },
      },
    },
  },
});
export type DepositPageRef = ActorRefFrom<typeof depositPageMachine>;
export type DepositPageSnapshot = SnapshotFrom<typeof depositPageMachine>;
