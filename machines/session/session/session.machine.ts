import { type ActorRefFrom, assign, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Profile, Tokens } from '../../../contract/wire/account/account';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import type { SessionEvent } from '../../protocols/session';
import { notify, tell, withdraw } from '../../protocols/tell';

/** What the browser stores of a session. `isConsistent` is false when its copies differ. */
export interface StoredSession {
  tokens: Tokens;
  profile: Profile | null;
  isConsistent: boolean;
}

export interface SessionContext {
  tokens: Tokens | null;
  /** Who is signed in, as the server says. */
  profile: Profile | null;
  /** Who was signed in when the browser was closed: shown when the server cannot be asked. */
  remembered: Profile | null;
  /** Refreshes in a row that the server did not answer properly. */
  tries: number;
  failure: Failure | null;
  /** False when the browser stores nothing: the session ends with the page. */
  isStored: boolean;
}

const nobody = {
  tokens: null,
  profile: null,
  remembered: null,
  tries: 0,
  failure: null,
} satisfies Partial<SessionContext>;
/** Of a refresh in a row: a server that fails is in trouble, not of another mind (docs/product.md, Refresh). */
const maximumTries = 3;

/** Said when it is not known who is signed in. */
const profileError = {
  subject: 'account',
  title: t('Error loading profile'),
  description: t('There was an issue retrieving your profile details. Please try again.'),
  variant: 'error',
  duration: 4_000,
  goesAlong: true,
} as const;

/** A blocked storage leaves the app usable, in memory alone. */
const notStored = {
  subject: 'storage',
  title: t('Your browser does not let us store anything'),
  description: t('You can go on, but you will be logged out when you close this page.'),
  variant: 'warning',
  goesAlong: true,
} as const;
const expired = {
  subject: 'session',
  title: t('Session expired!'),
  variant: 'error',
  duration: 4_000,
  goesAlong: true,
} as const;

/** The user menu has words of its own; every other way out the same: the wizard's, and the one in another tab. */
const farewellOf = ({ event }: { event: SessionEvent }) => {
  if (event.type === 'session.ended' && event.how === 'lost') return expired;
  return {
    subject: 'session',
    title: event.type === 'session.signOut' && !event.to ? t('Session closed') : t('Closed Session'),
    description: t('You have successfully logged out'),
    variant: 'success',
    duration: 3_000,
    goesAlong: true,
  } as const;
};

type Arrival = Extract<SessionEvent, { type: 'session.signedIn' }>;
const arrivalOf = ({ event: { tokens, profile, isAccountNew } }: { event: Arrival }) => ({
  tokens,
  profile: profile ? { ...profile, isAccountNew: isAccountNew ?? profile.isAccountNew } : null,
});
const leaveOf = ({ event }: { event: { to?: string } }) =>
  ({ type: 'session.left', to: event.to ?? '/sign-in' }) as const;
/** Who an event says is signed in. */
const whom = ({ event }: { event: { profile: Profile } }) => event.profile;
const failureIn = ({ event }: { event: { error: unknown } }) => failureOf(event.error);

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'renewing',
  },
  actors: {
    readSession: port<StoredSession | null>('readSession'),
    loadProfile: port<Profile>('loadProfile'),
    refreshTokens: port<Tokens, Tokens | null>('refreshTokens'),
    revokeSession: port<void, Tokens | null>('revokeSession'),
  },
  actions: {
    notify,
    withdraw,
    tellRoot: tell('app'),
    /** Said only once it is known who is there. */
    tellEntered: tell('app', ({ context }) => ({ type: 'session.entered', profile: context.profile as Profile })),
    restore: assign((_, stored: StoredSession | null) =>
      stored ? { ...nobody, tokens: stored.tokens, remembered: stored.profile } : nobody,
    ),
    adopt: assign((_, arrival: { tokens: Tokens; profile: Profile | null }) => ({ ...nobody, ...arrival })),
    adoptTokens: assign((_, tokens: Tokens) => ({ tokens, tries: 0, failure: null })),
    adoptProfile: assign((_, profile: Profile) => ({ profile, remembered: null, failure: null })),
    adoptRemembered: assign(({ context }) => ({ profile: context.profile ?? context.remembered })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign({ tries: 0 }),
    noteFailure: assign((_, failure: Failure) => ({ failure })),
    becomeNobody: assign(nobody),
    begin: tell('storage', ({ context: { tokens, profile } }) => {
      return { type: 'session.begin', tokens, profile };
    }),
    save: tell('storage', ({ context: { profile } }) => ({ type: 'session.save', profile })),
    goUnstored: assign({ isStored: false }),
    tellStorage: tell('storage'),
  },
  guards: {
    isWordless: (_, { how }: { how?: string }) => how === undefined,
    isNobody: (_, stored: StoredSession | null) => stored === null,
    isInconsistent: (_, stored: StoredSession | null) => stored?.isConsistent === false,
    isCurrent: ({ context }, token: string) => token === context.tokens?.access_token,
    isKnown: ({ context }) => context.profile !== null,
    isKnownOrRemembered: ({ context }) => context.profile !== null || context.remembered !== null,
    isOffline: (_, failure: Failure) => failure.status === null,
    isRefused: (_, { status }: Failure) => status !== null && status < 500 && status !== 408 && status !== 429,
    isLastTry: ({ context }) => context.tries + 1 >= maximumTries,
  },
  delays: { retryDelay: ({ context }) => 500 * 2 ** context.tries },
}).createMachine({
  id: 'session',
  context: { ...nobody, isStored: true },
  initial: 'restoring',
  on: { 'storage.refused': { actions: ['goUnstored', { type: 'notify', params: notStored }] } },
  states: {
    restoring: {
      entry: { type: 'tellRoot', params: { type: 'session.unsettled' } },
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          { guard: { type: 'isNobody', params: ({ event }) => event.output }, target: 'visitor' },
          {
            guard: { type: 'isInconsistent', params: ({ event }) => event.output },
            target: '#session.inside.tokens.refreshing',
            actions: { type: 'restore', params: ({ event }) => event.output },
          },
          { target: 'inside', actions: { type: 'restore', params: ({ event }) => event.output } },
        ],
        onError: 'visitor',
      },
    },
    visitor: {
      entry: ['becomeNobody', { type: 'tellRoot', params: { type: 'session.left' } }],
      on: {
        'session.signedIn': { target: 'inside', actions: [{ type: 'adopt', params: arrivalOf }, 'begin'] },
        'session.replaced': 'restoring',
      },
    },
    inside: {
      entry: { type: 'tellRoot', params: { type: 'session.unsettled' } },
      on: {
        'session.signOut': { target: 'leaving', actions: { type: 'tellRoot', params: leaveOf } },
        'session.ended': [
          { guard: { type: 'isWordless', params: ({ event }) => event }, target: 'visitor' },
          { target: 'visitor', actions: { type: 'notify', params: farewellOf } },
        ],
      },
      type: 'parallel',
      states: {
        profile: {
          initial: 'deciding',
          on: {
            'profile.changed': {
              target: '.known',
              actions: [{ type: 'adoptProfile', params: whom }, 'save', 'tellEntered'],
            },
            'profile.replaced': { target: '.known', actions: [{ type: 'adoptProfile', params: whom }, 'tellEntered'] },
          },
          states: {
            deciding: {
              always: [{ guard: 'isKnown', target: 'loading', actions: 'tellEntered' }, { target: 'loading' }],
            },
            loading: {
              invoke: {
                id: 'loadProfile',
                src: 'loadProfile',
                onDone: {
                  target: 'known',
                  actions: [{ type: 'adoptProfile', params: ({ event }) => event.output }, 'save', 'tellEntered'],
                },
                onError: [
                  {
                    guard: 'isKnownOrRemembered',
                    target: 'known',
                    actions: ['adoptRemembered', { type: 'notify', params: profileError }, 'tellEntered'],
                  },
                  { target: 'failed', actions: { type: 'notify', params: profileError } },
                ],
              },
            },
            known: { on: { 'profile.load': 'loading' } },
            failed: {
              entry: { type: 'tellRoot', params: { type: 'session.unreachable' } },
              on: { 'profile.load': { target: 'loading', actions: { type: 'withdraw', params: 'account' } } },
            },
          },
        },
        tokens: {
          initial: 'fresh',
          on: {
            'session.replaced': {
              target: '.fresh',
              actions: { type: 'adoptTokens', params: ({ event }) => event.tokens },
            },
          },
          states: {
            fresh: {
              on: {
                'token.refused': {
                  guard: { type: 'isCurrent', params: ({ event }) => event.token },
                  target: 'refreshing',
                  actions: 'forgetTries',
                },
              },
            },
            refreshing: {
              tags: 'renewing',
              invoke: {
                id: 'refreshTokens',
                src: 'refreshTokens',
                input: ({ context }) => context.tokens,
                onDone: { target: 'fresh', actions: { type: 'adoptTokens', params: ({ event }) => event.output } },
                onError: [
                  { guard: { type: 'isRefused', params: failureIn }, target: '#session.lost' },
                  {
                    guard: { type: 'isOffline', params: failureIn },
                    target: 'fresh',
                    actions: { type: 'noteFailure', params: failureIn },
                  },
                  { guard: 'isLastTry', target: '#session.lost' },
                  { target: 'resting', actions: 'countTry' },
                ],
              },
            },
            resting: { tags: 'renewing', after: { retryDelay: 'refreshing' } },
          },
        },
      },
    },
    leaving: {
      entry: [
        { type: 'tellStorage', params: { type: 'session.clear' } },
        { type: 'notify', params: farewellOf },
      ],
      invoke: {
        id: 'revokeSession',
        src: 'revokeSession',
        input: ({ context }) => context.tokens,
        onDone: 'visitor',
        onError: 'visitor',
      },
      on: {
        'session.signedIn': { target: 'inside', actions: [{ type: 'adopt', params: arrivalOf }, 'begin'] },
        'session.replaced': 'restoring',
      },
    },
    lost: {
      entry: [
        { type: 'tellStorage', params: { type: 'session.forget' } },
        { type: 'notify', params: expired },
      ],
      always: 'visitor',
    },
  },
});
export type SessionRef = ActorRefFrom<typeof sessionMachine>;
