import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { ProviderName } from '../../../contract/rules/account/providerNames';
import { providerSentence } from '../../../contract/rules/account/providers';
import { port } from '../../kit/port';
import type { ResourceEvent } from '../../protocols/resource';
import { go, notify, tell, withdraw } from '../../protocols/tell';
import { type Arrival, arrivalIn, noticeOf } from './linkedAccounts.arrival';

interface At {
  provider: ProviderName;
}

export interface LinkedAccountsInput {
  /** What the address says besides its path. */
  search: Readonly<Record<string, string>>;
}

export interface LinkedAccountsContext {
  /** How the way to a provider and back ended, until the customer was told. */
  arrival: Arrival | null;
  /** Which is being linked or unlinked. */
  provider: ProviderName | null;
  /** What was done last. */
  outcome: (At & { isLinked: boolean }) | null;
  /** Why it was not, in the catalogue's or the server's words, and beside which service. */
  refusal: (At & { sentence: string }) | null;
}

export type LinkedAccountsEvent =
  | ({ type: 'identity.link' } & At)
  | ({ type: 'identity.unlink' } & At)
  | { type: 'unlink.confirm' }
  | { type: 'unlink.cancel' };

const nowhere: Arrival = { provider: 'google', problem: 'over' };
const arrivalAt = ({ context }: { context: LinkedAccountsContext }) => context.arrival ?? nowhere;
const noticeIn = (at: { context: LinkedAccountsContext }) => noticeOf(arrivalAt(at));
const outdated: ResourceEvent = { type: 'resource.invalidate' };

/** Links an account at Google or GitHub, which leads there and back, or unlinks it. */
export const linkedAccountsMachine = setup({
  types: {
    input: {} as LinkedAccountsInput,
    context: {} as LinkedAccountsContext,
    events: {} as LinkedAccountsEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks for a one-time ticket, and leaves the page for the service. */
    beginLink: port<void, At>('beginLink'),
    unlinkIdentity: port<void, At>('unlinkIdentity'),
  },
  actions: {
    notify,
    withdraw,
    go,
    tellIdentities: tell('identities'),
    tellAccountEvents: tell('accountEvents'),
    aim: assign((_, { provider }: At) => ({ provider, outcome: null, refusal: null })),
    forget: assign({ provider: null }),
    noteArrival: assign((_, { provider, problem }: Arrival) => ({
      arrival: null,
      outcome: problem ? null : { provider, isLinked: true },
      refusal: problem && { provider, sentence: providerSentence(problem, provider) },
    })),
    noteUnlinked: assign(({ context: { provider } }) => ({ outcome: provider && { provider, isLinked: false } })),
    noteRefusal: assign(({ context: { provider } }, { error }: { error: unknown }) => ({
      refusal: provider && { provider, sentence: explain('default', error) },
    })),
  },
  guards: {
    isBack: ({ context }) => context.arrival !== null,
    /** It was unlinked elsewhere. */
    isGone: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
  },
}).createMachine({
  id: 'linkedAccounts',
  context: ({ input }) => ({ arrival: arrivalIn(input.search), provider: null, outcome: null, refusal: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isBack', target: 'back' }, { target: 'idle' }] },
    /** Said once: an address that is loaded again says nothing any more. */
    back: {
      entry: [
        { type: 'go', params: { to: '/settings/account', replace: true } },
        { type: 'notify', params: noticeIn },
        { type: 'noteArrival', params: arrivalAt },
      ],
      always: 'idle',
    },
    idle: {
      entry: 'forget',
      on: {
        'identity.link': { target: 'linking', actions: { type: 'aim', params: ({ event }) => event } },
        'identity.unlink': { target: 'confirming', actions: { type: 'aim', params: ({ event }) => event } },
      },
    },
    linking: {
      tags: 'busy',
      invoke: {
        id: 'beginLink',
        src: 'beginLink',
        input: ({ context }) => ({ provider: context.provider ?? 'google' }),
        // The page is leaving; should the back button bring it again, it is as it was.
        onDone: 'idle',
        onError: { target: 'idle', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    confirming: {
      on: {
        'unlink.confirm': 'unlinking',
        'unlink.cancel': 'idle',
        'identity.unlink': { actions: { type: 'aim', params: ({ event }) => event } },
      },
    },
    unlinking: {
      tags: 'busy',
      entry: { type: 'withdraw', params: 'linked account' },
      invoke: {
        id: 'unlinkIdentity',
        src: 'unlinkIdentity',
        input: ({ context }) => ({ provider: context.provider ?? 'google' }),
        onDone: { target: 'looking', actions: 'noteUnlinked' },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'looking', actions: 'noteUnlinked' },
          { target: 'idle', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    looking: {
      entry: [
        { type: 'tellIdentities', params: outdated },
        { type: 'tellAccountEvents', params: outdated },
      ],
      always: 'idle',
    },
  },
});
export type LinkedAccountsRef = ActorRefFrom<typeof linkedAccountsMachine>;
export type LinkedAccountsSnapshot = SnapshotFrom<typeof linkedAccountsMachine>;
