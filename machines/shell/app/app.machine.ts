import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  fromTransition,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Profile } from '../../../contract/wire/account/account';
import { listener, port } from '../../kit/port';
import { sessionMachine } from '../../session/session/session.machine';
import { themeMachine } from '../theme/theme.machine';
import { toastsMachine } from '../toasts/toasts.machine';
import { type Address, type LocationOrder, type ScreenEvent, screenInput, searchOf } from '../../protocols/address';
import type { OverlayEvent, OverlayWish } from '../../protocols/overlay';
import type { ResourceName } from '../../protocols/resource';
import type { SessionNews, StorageOrder } from '../../protocols/session';
import { notify, tell, withdraw } from '../../protocols/tell';
import type { Scheme, Theme } from '../../protocols/theme';

/** What the browser remembers, and what the device prefers. */
export interface AppInput {
  theme: Theme;
  device: Scheme;
}

export interface AppContext extends AppInput {
  address: Address | null;
  session: 'unsettled' | 'entered' | 'left';
  profile: Profile | null;
  /** The screen that is shown: its key in the route table and its `systemId`; null while there is none. */
  shown: { pattern: string; screen: string } | null;
  overlay: { name: string; input: OverlayWish } | null;
  /** Who came with a screen and stayed, by `systemId`. */
  residents: string[];
}

type Breakdown<Name extends string> = Name extends string
  ? { type: `xstate.error.actor.${Name}`; error: unknown }
  : never;

export type AppEvent =
  | { type: 'location.changed'; address: Address }
  | { type: 'screen.retry' }
  | { type: 'window.focused' }
  | SessionNews
  | OverlayEvent
  | { type: 'xstate.done.actor.overlay'; output: unknown }
  | Breakdown<'screen' | 'shell' | ResourceName>
  | { type: 'xstate.error.actor.overlay'; error: unknown };

/** Logic to run; null for what only stands there. */
type Part = AnyActorLogic | null;

/** What a chunk brings. */
export interface Loaded {
  /** Runs under the screen's or the overlay's `systemId`. */
  logic: Part;
  /** Who must be there before it, by `systemId`, and stays when it goes: the shell, the cached resources. */
  residents?: Readonly<Record<string, { logic: Part; input?: object }>>;
}

/** xstate's `spawn` takes an id only for logic that the machine names; this logic arrives with a chunk. */
type Spawn = (logic: AnyActorLogic | 'still', options: { id: string; systemId: string; input?: object }) => AnyActorRef;
const settle = (spawn: unknown, logic: Part, id: string, systemId: string, input?: object) =>
  (spawn as Spawn)(logic ?? 'still', { id, systemId, ...(input && { input }) });

const shownScreen = ({ context, system }: { context: AppContext; system: { get(id: string): AnyActorRef } }) =>
  system.get(context.shown?.screen ?? '');

const patternOf = ({ context }: { context: AppContext }) => ({ pattern: context.address?.pattern ?? '*' });

const go = (to: string): LocationOrder => ({ type: 'location.go', to, replace: true });

/** Said of a change that failed for no reason that concerns the customer. */
const sorry = { subject: 'dialog', title: t('Something went wrong!'), variant: 'error', duration: 4_000 } as const;

export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'settled',
  },
  actors: {
    session: sessionMachine,
    toasts: toastsMachine,
    theme: themeMachine,
    location: listener<LocationOrder>('location'),
    storage: listener<StorageOrder>('storage'),
    watchFocus: listener('watchFocus'),
    /** Runs for a page that only says something. */
    still: fromTransition((state: object) => state, {}),
    loadScreen: port<Loaded, { pattern: string }>('loadScreen'),
    loadOverlay: port<Loaded, { name: string }>('loadOverlay'),
  },
  actions: {
    notify,
    withdraw,
    leaveToasts: tell('toasts', { type: 'toast.leave' }),
    loadProfile: tell('session', { type: 'profile.load' }),
    closePanel: tell('shell', { type: 'panel.close' }),
    // Not under its own name: where a resource is missing, xstate says it to the root itself, which would say it on.
    wakeBalance: tell('balance', { type: 'resource.wake' }),
    wakeDashboard: tell('dashboard', { type: 'resource.wake' }),
    wakeProjects: tell('projects', { type: 'resource.wake' }),
    wakePlans: tell('plans', { type: 'resource.wake' }),
    wakeTemplates: tell('templates', { type: 'resource.wake' }),
    clearBalance: tell('balance', { type: 'resource.clear' }),
    clearDashboard: tell('dashboard', { type: 'resource.clear' }),
    clearProjects: tell('projects', { type: 'resource.clear' }),

    setAddress: assign((_, address: Address) => ({ address })),
    enter: assign((_, profile: Profile) => ({ session: 'entered' as const, profile })),
    leave: assign({ session: 'left', profile: null }),
    unsettle: assign({ session: 'unsettled' }),
    goTo: sendTo('location', (_, to: string | undefined): LocationOrder => go(to ?? '/')),
    goToSignIn: sendTo('location', ({ context: { address } }): LocationOrder => {
      // With two slashes before it a path would name another origin.
      const here = `${address?.path ?? ''}${address?.search ?? ''}`.replace(/^\/*/, '/');
      return go(`/sign-in?redirect=${encodeURIComponent(here)}`);
    }),
    goBack: sendTo('location', ({ context: { address } }): LocationOrder => go(address?.returnTo ?? '/')),

    settleResidents: assign(({ context, spawn }, { residents = {} }: Loaded) => {
      const arriving = Object.entries(residents).filter(([id]) => !context.residents.includes(id));
      for (const [id, { logic, input }] of arriving) settle(spawn, logic, id, id, input);
      return { residents: [...context.residents, ...arriving.map(([id]) => id)] };
    }),
    startScreen: assign(({ context: { address, profile }, spawn }, { logic }: Loaded) => {
      if (!address) return {};
      const { pattern, screen } = address;
      settle(spawn, logic, 'screen', screen, screenInput(address, profile));
      return { shown: { pattern, screen } };
    }),
    stopScreen: stopChild('screen'),
    forgetScreen: assign({ shown: null }),
    tellScreenAddress: sendTo(shownScreen, ({ context: { address } }): ScreenEvent => {
      return { type: 'address.changed', path: address?.path ?? '/', search: searchOf(address?.search ?? '') };
    }),
    tellScreenProfile: sendTo(shownScreen, ({ context: { profile } }): ScreenEvent => {
      return { type: 'profile.changed', profile };
    }),

    setOverlay: assign((_, { name, input = {} }: { name: string; input?: OverlayWish | undefined }) => ({
      overlay: { name, input },
    })),
    startOverlay: assign(({ context: { overlay, profile }, spawn }, { logic }: Loaded) => {
      settle(spawn, logic, 'overlay', overlay?.name ?? '', { ...overlay?.input, profile });
      return {};
    }),
    stopOverlay: stopChild('overlay'),
    forgetOverlay: assign({ overlay: null }),
  },
  guards: {
    isNowhere: ({ context }) => context.address === null,
    mustWait: ({ context }) => context.address?.access !== 'public' && context.session === 'unsettled',
    needsSignIn: ({ context }) => context.address?.access === 'customer' && context.session === 'left',
    /** A new account stays until its mail is verified. */
    isAlreadyIn: ({ context: { address, session, profile } }) =>
      address?.access === 'visitor' && session === 'entered' && profile?.isAccountNew === false,
    isShown: ({ context }) => context.shown !== null && context.shown.pattern === context.address?.pattern,
    isUnsettled: ({ context }) => context.session === 'unsettled',
    hasDestination: (_, to: string | undefined) => to !== undefined,
    isOtherPath: ({ context }, address: Address) => context.address?.path !== address.path,
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({
    ...input,
    address: null,
    session: 'unsettled',
    profile: null,
    shown: null,
    overlay: null,
    residents: [],
  }),
  invoke: [
    { id: 'toasts', src: 'toasts', systemId: 'toasts', onError: '.screen.failed' },
    { id: 'theme', src: 'theme', systemId: 'theme', input: ({ context }) => context, onError: '.screen.failed' },
    { id: 'storage', src: 'storage', systemId: 'storage', onError: '.screen.failed' },
    { id: 'session', src: 'session', systemId: 'session', onError: '.screen.failed' },
    { id: 'location', src: 'location', systemId: 'location', onError: '.screen.failed' },
    { id: 'watchFocus', src: 'watchFocus', onError: '.screen.failed' },
  ],
  on: { 'window.focused': { actions: ['wakeBalance', 'wakeDashboard', 'wakeProjects', 'wakePlans', 'wakeTemplates'] } },
  type: 'parallel',
  states: {
    screen: {
      initial: 'resolving',
      on: {
        'location.changed': {
          target: '.resolving',
          actions: [{ type: 'setAddress', params: ({ event }) => event.address }, 'closePanel'],
        },
        'session.unsettled': { actions: 'unsettle' },
        'session.entered': {
          target: '.resolving',
          actions: [{ type: 'enter', params: ({ event }) => event.profile }, 'tellScreenProfile'],
        },
        'session.left': [
          {
            guard: { type: 'hasDestination', params: ({ event }) => event.to },
            target: '.redirecting',
            actions: [
              'leave',
              'stopScreen',
              'forgetScreen',
              'clearBalance',
              'clearDashboard',
              'clearProjects',
              { type: 'goTo', params: ({ event }) => event.to },
            ],
          },
          {
            target: '.resolving',
            actions: ['leave', 'clearBalance', 'clearDashboard', 'clearProjects', 'tellScreenProfile'],
          },
        ],
        'session.unreachable': '.failed',
        'xstate.error.actor.screen': '.failed',
        'xstate.error.actor.shell': '.failed',
        'xstate.error.actor.balance': '.failed',
        'xstate.error.actor.dashboard': '.failed',
        'xstate.error.actor.projects': '.failed',
        'xstate.error.actor.plans': '.failed',
        'xstate.error.actor.templates': '.failed',
      },
      states: {
        resolving: {
          always: [
            { guard: 'isNowhere', target: 'locating' },
            { guard: 'mustWait', target: 'waiting' },
            { guard: 'needsSignIn', target: 'redirecting', actions: ['stopScreen', 'forgetScreen', 'goToSignIn'] },
            { guard: 'isAlreadyIn', target: 'redirecting', actions: 'goBack' },
            { guard: 'isShown', target: 'showing', actions: 'tellScreenAddress' },
            { target: 'loading' },
          ],
        },
        locating: {},
        waiting: {
          invoke: {
            id: 'loadScreen',
            src: 'loadScreen',
            input: patternOf,
            onDone: { target: 'gated', actions: { type: 'settleResidents', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        gated: {},
        redirecting: {},
        loading: {
          invoke: {
            id: 'loadScreen',
            src: 'loadScreen',
            input: patternOf,
            onDone: {
              target: 'showing',
              actions: [
                { type: 'settleResidents', params: ({ event }) => event.output },
                'stopScreen',
                { type: 'startScreen', params: ({ event }) => event.output },
              ],
            },
            onError: 'failed',
          },
        },
        showing: { tags: 'settled' },
        failed: {
          tags: 'settled',
          entry: ['stopScreen', 'forgetScreen'],
          on: {
            'screen.retry': [
              { guard: 'isUnsettled', target: 'waiting', actions: 'loadProfile' },
              { target: 'resolving' },
            ],
          },
        },
      },
    },
    overlay: {
      initial: 'closed',
      on: {
        'overlay.open': { target: '.loading', actions: { type: 'setOverlay', params: ({ event }) => event } },
        'overlay.close': '.closed',
        'xstate.done.actor.overlay': '.closed',
        'xstate.error.actor.overlay': { target: '.closed', actions: { type: 'notify', params: sorry } },
        'session.left': '.closed',
        'location.changed': {
          guard: { type: 'isOtherPath', params: ({ event }) => event.address },
          target: '.closed',
          actions: 'leaveToasts',
        },
      },
      states: {
        closed: { entry: ['stopOverlay', 'forgetOverlay'] },
        loading: {
          entry: ['stopOverlay', { type: 'withdraw', params: 'dialog' }],
          invoke: {
            id: 'loadOverlay',
            src: 'loadOverlay',
            input: ({ context }) => ({ name: context.overlay?.name ?? '' }),
            onDone: { target: 'open', actions: { type: 'startOverlay', params: ({ event }) => event.output } },
            onError: { target: 'closed', actions: { type: 'notify', params: sorry } },
          },
        },
        open: {},
      },
    },
  },
});
export type AppRef = ActorRefFrom<typeof appMachine>;
