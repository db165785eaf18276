import { type ActorRefFrom, type AnyActorLogic, type AnyActorRef, assign, sendTo, setup, stopChild } from 'xstate';
import type { Profile } from '../../contract/account';
import { type Destination, notify, tell } from '../kit/notify';
import { listener, port } from '../kit/port';
import { type ResourceEvent, resourceMachine } from '../resource/resource.machine';
import { type SessionNews, sessionMachine } from '../session/session.machine';
import { shellMachine } from '../shell/shell.machine';
import { type Scheme, type Theme, themeMachine } from '../theme/theme.machine';
import { toastsMachine } from '../toasts/toasts.machine';
import { type Address, type ScreenEvent, screenInput, searchOf } from './address';
import type { OverlayEvent, OverlayWish } from './overlay';

export interface AppInput {
  theme: Theme;
  device: Scheme;
  isSidebarOpen: boolean;
}

export interface AppContext extends AppInput {
  address: Address | null;
  session: 'unsettled' | 'entered' | 'left';
  profile: Profile | null;
  /** Pattern of the screen that is shown; null while there is none. */
  shown: string | null;
  overlay: { name: string; input: OverlayWish } | null;
}

export type AppEvent =
  | { type: 'location.changed'; address: Address }
  | { type: 'screen.retry' }
  | SessionNews
  | OverlayEvent
  | { type: 'xstate.done.actor.overlay'; output: unknown }
  | { type: 'xstate.error.actor.screen'; error: unknown }
  | { type: 'xstate.error.actor.overlay'; error: unknown };

/** What a chunk brings: the logic to run under the screen's or the overlay's `systemId`; null for a still page. */
export interface Loaded {
  logic: AnyActorLogic | null;
}

/** xstate's `spawn` takes an id only for logic it knows by name; ours arrives with a chunk. */
type Spawn = (logic: AnyActorLogic, options: { id: string; systemId: string; input: object }) => AnyActorRef;

/** Milliseconds; specification 9. */
const dashboardStaleAfter = 300_000;

const forgetting: ResourceEvent = { type: 'resource.clear' };

type LocationOrder = { type: 'location.go' } & Destination;

export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'ready' | 'loading',
  },
  actors: {
    session: sessionMachine,
    toasts: toastsMachine,
    theme: themeMachine,
    shell: shellMachine,
    balance: resourceMachine,
    dashboard: resourceMachine,
    projects: resourceMachine,
    plans: resourceMachine,
    templates: resourceMachine,
    location: listener<LocationOrder>('location'),
    loadScreen: port<Loaded, { pattern: string }>('loadScreen'),
    loadOverlay: port<Loaded, { name: string }>('loadOverlay'),
  },
  actions: {
    notify,
    tellSession: tell<{ type: 'profile.load' }>('session'),
    tellShell: tell<{ type: 'panel.close' }>('shell'),
    keepAddress: assign((_, address: Address) => ({ address })),
    enter: assign((_, profile: Profile) => ({ session: 'entered' as const, profile })),
    leave: assign({ session: 'left', profile: null }),
    unsettle: assign({ session: 'unsettled' }),
    clearBalance: sendTo(({ system }) => system.get('balance'), forgetting),
    clearDashboard: sendTo(({ system }) => system.get('dashboard'), forgetting),
    clearProjects: sendTo(({ system }) => system.get('projects'), forgetting),
    goTo: sendTo(
      'location',
      (_, { to }: { to: string }): LocationOrder => ({ type: 'location.go', to, replace: true }),
    ),
    goToSignIn: sendTo('location', ({ context: { address } }): LocationOrder => {
      const redirect = encodeURIComponent(`${address?.path ?? '/'}${address?.search ?? ''}`);
      return { type: 'location.go', to: `/sign-in?redirect=${redirect}`, replace: true };
    }),
    goBack: sendTo('location', ({ context }): LocationOrder => {
      return { type: 'location.go', to: context.address?.returnTo ?? '/', replace: true };
    }),
    stopScreen: stopChild('screen'),
    startScreen: assign(({ context: { address, profile }, spawn }, { logic }: Loaded) => {
      if (!address) return {};
      const input = screenInput(address, profile);
      if (logic) (spawn as unknown as Spawn)(logic, { id: 'screen', systemId: address.screen, input });
      return { shown: address.pattern };
    }),
    forgetScreen: assign({ shown: null }),
    stopOverlay: stopChild('overlay'),
    startOverlay: assign(({ context: { overlay, profile }, spawn }, { logic }: Loaded) => {
      if (!overlay || !logic) return {};
      (spawn as unknown as Spawn)(logic, {
        id: 'overlay',
        systemId: overlay.name,
        input: { ...overlay.input, profile },
      });
      return {};
    }),
    noteOverlay: assign((_, { name, input = {} }: { name: string; input?: OverlayWish | undefined }) => ({
      overlay: { name, input },
    })),
    forgetOverlay: assign({ overlay: null }),
    tellScreenAddress: sendTo(
      'screen',
      ({ context: { address } }): ScreenEvent => ({
        type: 'address.changed',
        path: address?.path ?? '/',
        search: searchOf(address?.search ?? ''),
      }),
    ),
    tellScreen: sendTo('screen', (_, event: ScreenEvent) => event),
  },
  guards: {
    isNowhere: ({ context }) => context.address === null,
    isShown: ({ context }) => context.shown !== null && context.shown === context.address?.pattern,
    mustWait: ({ context }) => context.address?.access !== 'public' && context.session === 'unsettled',
    needsSignIn: ({ context }) => context.address?.access === 'customer' && context.session === 'left',
    isAlreadyIn: ({ context }) => context.address?.access === 'visitor' && context.session === 'entered',
    hasDestination: (_, to: string | undefined) => to !== undefined,
    isUnsettled: ({ context }) => context.session === 'unsettled',
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
  }),
  invoke: [
    { id: 'toasts', src: 'toasts', systemId: 'toasts', onError: '.screen.failed' },
    { id: 'theme', src: 'theme', systemId: 'theme', input: ({ context }) => context, onError: '.screen.failed' },
    {
      id: 'shell',
      src: 'shell',
      systemId: 'shell',
      input: ({ context }) => ({ isOpen: context.isSidebarOpen }),
      onError: '.screen.failed',
    },
    { id: 'balance', src: 'balance', systemId: 'balance', onError: '.screen.failed' },
    {
      id: 'dashboard',
      src: 'dashboard',
      systemId: 'dashboard',
      input: { staleAfter: dashboardStaleAfter },
      onError: '.screen.failed',
    },
    { id: 'projects', src: 'projects', systemId: 'projects', onError: '.screen.failed' },
    { id: 'plans', src: 'plans', systemId: 'plans', onError: '.screen.failed' },
    { id: 'templates', src: 'templates', systemId: 'templates', onError: '.screen.failed' },
    { id: 'session', src: 'session', systemId: 'session', onError: '.screen.failed' },
    { id: 'location', src: 'location', systemId: 'location', onError: '.screen.failed' },
  ],
  type: 'parallel',
  states: {
    screen: {
      initial: 'locating',
      on: {
        'location.changed': {
          target: '.resolving',
          actions: [
            { type: 'keepAddress', params: ({ event }) => event.address },
            { type: 'tellShell', params: { type: 'panel.close' } },
          ],
        },
        'session.entered': {
          target: '.resolving',
          actions: [
            { type: 'enter', params: ({ event }) => event.profile },
            { type: 'tellScreen', params: ({ event }) => event },
          ],
        },
        'session.unsettled': { actions: 'unsettle' },
        'session.left': [
          {
            guard: { type: 'hasDestination', params: ({ event }) => event.to },
            target: '.redirecting',
            actions: [
              'leave',
              'clearBalance',
              'clearDashboard',
              'clearProjects',
              { type: 'goTo', params: ({ event }) => ({ to: event.to ?? '/sign-in' }) },
            ],
          },
          {
            target: '.resolving',
            actions: [
              'leave',
              'clearBalance',
              'clearDashboard',
              'clearProjects',
              { type: 'tellScreen', params: { type: 'session.left' } },
            ],
          },
        ],
        'session.unreachable': '.failed',
      },
      states: {
        locating: {},
        resolving: {
          always: [
            { guard: 'isNowhere', target: 'locating' },
            { guard: 'mustWait', target: 'waiting' },
            { guard: 'needsSignIn', target: 'redirecting', actions: 'goToSignIn' },
            { guard: 'isAlreadyIn', target: 'redirecting', actions: 'goBack' },
            { guard: 'isShown', target: 'showing', actions: 'tellScreenAddress' },
            { target: 'loading' },
          ],
        },
        waiting: { tags: 'loading' },
        redirecting: { tags: 'loading', entry: ['stopScreen', 'forgetScreen'] },
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadScreen',
            src: 'loadScreen',
            input: ({ context }) => ({ pattern: context.address?.pattern ?? '*' }),
            onDone: {
              target: 'showing',
              actions: ['stopScreen', { type: 'startScreen', params: ({ event }) => event.output }],
            },
            onError: 'failed',
          },
        },
        showing: {
          tags: 'ready',
          on: { 'xstate.error.actor.screen': 'failed' },
        },
        failed: {
          tags: 'ready',
          entry: ['stopScreen', 'forgetScreen'],
          on: {
            'screen.retry': [
              {
                guard: 'isUnsettled',
                target: 'waiting',
                actions: { type: 'tellSession', params: { type: 'profile.load' } },
              },
              { target: 'resolving' },
            ],
          },
        },
      },
    },
    overlay: {
      initial: 'closed',
      on: {
        'overlay.open': {
          target: '.loading',
          actions: { type: 'noteOverlay', params: ({ event }) => event },
        },
        'location.changed': {
          guard: { type: 'isOtherPath', params: ({ event }) => event.address },
          target: '.closed',
        },
        'session.left': '.closed',
      },
      states: {
        closed: { entry: ['stopOverlay', 'forgetOverlay'] },
        loading: {
          entry: 'stopOverlay',
          on: { 'overlay.close': 'closed' },
          invoke: {
            id: 'loadOverlay',
            src: 'loadOverlay',
            input: ({ context }) => ({ name: context.overlay?.name ?? '' }),
            onDone: {
              target: 'open',
              actions: { type: 'startOverlay', params: ({ event }) => event.output },
            },
            onError: {
              target: 'closed',
              actions: {
                type: 'notify',
                params: { title: 'Something went wrong!', variant: 'error', duration: 4_000 },
              },
            },
          },
        },
        open: {
          on: {
            'overlay.close': 'closed',
            'xstate.done.actor.overlay': 'closed',
            'xstate.error.actor.overlay': {
              target: 'closed',
              actions: {
                type: 'notify',
                params: { title: 'Something went wrong!', variant: 'error', duration: 4_000 },
              },
            },
          },
        },
      },
    },
  },
});
export type AppRef = ActorRefFrom<typeof appMachine>;
