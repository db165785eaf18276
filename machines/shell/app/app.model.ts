import { type Cases, defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import type { Access, Address } from '../../protocols/address';
import { appMachine } from './app.machine';

export const address = (path: string, access: Access, screen: string, more: Partial<Address> = {}): Address => ({
  path,
  search: '',
  pattern: path,
  access,
  screen,
  returnTo: '/',
  by: 'go',
  ...more,
});
export const home = address('/', 'customer', 'home');
export const signIn = address('/sign-in', 'visitor', 'signIn', {
  search: '?redirect=%2Fbilling',
  returnTo: '/billing',
});
export const terms = address('/terms', 'public', 'terms');
export const setUp = address('/website-setup', 'either', 'wizard', { search: '?source=visitor' });

const input = { theme: 'system', device: 'light' } as const;
const broken = { error: new Error('broken') };
const loaded = { output: { logic: null } };
const residents = ['shell', 'balance', 'dashboard', 'projects', 'plans', 'templates'] as const;
const lone = { logic: null };

const children = ['toasts', 'theme', 'storage', 'session', 'location', 'watchFocus'] as const;

/** Nobody's answer, so that a walk looks at one part at a time: an empty list is never offered. */
const silent: Cases<typeof appMachine> = {
  ...Object.fromEntries([...children, ...residents].map((name) => [`xstate.error.actor.${name}`, []])),
  'location.changed': [],
  'session.unsettled': [],
  'session.entered': [],
  'session.left': [],
  'session.unreachable': [],
  'screen.retry': [],
  'window.focused': [],
  'overlay.open': [],
  'overlay.close': [],
  'xstate.error.actor.screen': [],
  'xstate.done.actor.overlay': [],
  'xstate.error.actor.overlay': [],
  'xstate.done.actor.loadScreen': [],
  'xstate.error.actor.loadScreen': [],
  'xstate.done.actor.loadOverlay': [],
  'xstate.error.actor.loadOverlay': [],
};

const heard = { location: ['location.changed'], watchFocus: ['window.focused'] } as const;
const told = ['session.unsettled', 'session.entered', 'session.left', 'session.unreachable'] as const;

/** Addresses and sessions: which screen is shown. */
export const screenModels = defineModels(appMachine, {
  worlds: { screens: input },
  cases: {
    ...silent,
    'location.changed': [{ address: home }, { address: signIn }, { address: terms }],
    'session.unsettled': [{}],
    'session.entered': [{ profile: ada }],
    'session.left': [{}, { to: '/sign-in' }],
    'session.unreachable': [{}],
    'screen.retry': [{}],
    'xstate.error.actor.screen': [broken],
    'xstate.done.actor.loadScreen': [loaded],
    'xstate.error.actor.loadScreen': [broken],
  },
  heard,
  told,
  limit: 5_000,
  project: ({ address: at, session, shown }) => [at?.pattern ?? null, session, shown?.pattern ?? null],
});

/** A new account, which stays where its code is asked for. */
export const signUpModels = defineModels(appMachine, {
  worlds: { 'sign-up': input },
  cases: {
    ...silent,
    'location.changed': [{ address: signIn }],
    'session.entered': [{ profile: ada }, { profile: { ...ada, isAccountNew: true } }],
    'session.left': [{}],
    'xstate.done.actor.loadScreen': [loaded],
  },
  heard,
  told,
  project: ({ address: at, session, profile, shown }) => [
    at?.pattern ?? null,
    session,
    profile?.isAccountNew ?? null,
    shown?.pattern ?? null,
  ],
});

/** Overlays, and what closes them. */
export const overlayModels = defineModels(appMachine, {
  worlds: { overlays: input },
  cases: {
    ...silent,
    'location.changed': [{ address: terms }, { address: { ...terms, search: '?section=2' } }],
    'session.left': [{}],
    'window.focused': [{}],
    'overlay.open': [{ name: 'topUp', input: { shortfall: 1_500 } }, { name: 'palette' }],
    'overlay.close': [{}],
    'xstate.done.actor.loadScreen': [loaded],
    'xstate.done.actor.overlay': [{ output: undefined }],
    'xstate.error.actor.overlay': [broken],
    'xstate.done.actor.loadOverlay': [loaded],
    'xstate.error.actor.loadOverlay': [broken],
  },
  heard,
  told,
  project: ({ address: at, session, shown, overlay }) => [
    at?.pattern ?? null,
    session,
    shown?.pattern ?? null,
    overlay?.name ?? null,
  ],
});

/** Each of the children that live as long as the root breaking, one at a time. */
export const brokenModels = children.flatMap((name) =>
  defineModels(appMachine, {
    worlds: { [`${name} breaks`]: input },
    cases: { ...silent, [`xstate.error.actor.${name}`]: [broken] },
    heard,
    told,
  }),
);

/** The same of those who came with a screen. */
export const residentModels = residents.flatMap((name) =>
  defineModels(appMachine, {
    worlds: { [`${name} came and breaks`]: input },
    cases: {
      ...silent,
      'location.changed': [{ address: terms }],
      'xstate.done.actor.loadScreen': [{ output: { logic: null, residents: { [name]: lone } } }],
      [`xstate.error.actor.${name}`]: [broken],
    },
    heard,
    told,
    project: ({ shown, residents: here }) => [shown?.pattern ?? null, here],
  }),
);

export const appModels = [...screenModels, ...signUpModels, ...overlayModels, ...brokenModels, ...residentModels];
