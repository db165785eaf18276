import type { EventObject } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';
import type { Profile, Tokens } from '../../../contract/wire/account/account';
import type { SessionRef, StoredSession } from '../../../machines/session/session/session.machine';
import { call } from '../server/call';
import { chunk } from '../../lib/chunk';
import type { SessionEvent, StorageOrder } from '../../../machines/protocols/session';
import { clearDatabases } from './databases';
import { type SessionStore, sessionStore } from './sessionStore';

/** This browser's session; null while blocked storages keep it in memory only. */
export const store: SessionStore = sessionStore(() => ({ local: window.localStorage, session: window.sessionStorage }));
/** The sign-in that this tab belongs to; another tab's sign-in or sign-out does not change it. */
let ownEpoch: string | null = null;

export const readSession = fromPromise<StoredSession | null, undefined>(() => {
  ownEpoch = store.epoch();
  return Promise.resolve(store.read());
});

export const loadProfile = fromPromise<Profile, undefined>(({ signal }) => call('profile', {}, signal));

/**
 * Both tokens are said: the access token may have run out, or been renewed by another tab at this moment.
 * Not aborted when the next customer signs in meanwhile; the browser's side is signed out by then.
 */
export const revokeSession = fromPromise<void, Tokens | null>(async ({ input }) => {
  if (input) await call('logout', { body: { refresh_token: input.refresh_token }, token: input.access_token });
});

const refreshing = chunk(() => import('../server/refresh'));

/** One refresh in all tabs, see `refresh.ts`: loaded when it is needed, which in most visits it is not. */
export const refreshTokens = fromPromise<Tokens, Tokens | null>(async ({ input, signal }) => {
  const { refresh } = await refreshing.load();
  return refresh(input, { store, epoch: ownEpoch, signal });
});

/** `crypto.randomUUID` is missing on an address without TLS that is not localhost. */
const newEpoch = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Writes what the session says, and tells the session what other tabs write. */
export const watchStorage = fromCallback<StorageOrder, undefined, EventObject>(({ system, receive }) => {
  const session = () => system.get('session') as SessionRef | undefined;
  const say = (event: SessionEvent) => session()?.send(event);

  const look = () => {
    const epoch = store.epoch();
    const stored = store.read();
    if (!stored || epoch !== ownEpoch)
      say({ type: 'session.ended', ...(!stored && { how: store.lastPath() === null ? 'left' : 'lost' }) });
    // A profile that was written beside the same tokens ends no refresh that is under way.
    if (stored && stored.tokens.refresh_token !== session()?.getSnapshot().context.tokens?.refresh_token)
      say({ type: 'session.replaced', tokens: stored.tokens });
    // What another tab has saved of the profile shows here too.
    const shown = session()?.getSnapshot().context.profile;
    if (stored?.profile && shown && JSON.stringify(stored.profile) !== JSON.stringify(shown))
      say({ type: 'profile.replaced', profile: stored.profile });
  };
  /** At once: a hidden tab's timers wait up to a second, and longer. */
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== window.localStorage || (key !== null && key !== 'auth-storage' && !key.endsWith('token')))
      return;
    // Another tab signed out: what this one wrote of its session at the same moment goes too.
    if (key === null) store.forget(ownEpoch);
    look();
  };
  /** A page that the browser kept frozen for its back button has heard of nothing meanwhile. */
  const thaw = ({ persisted }: PageTransitionEvent) => {
    if (persisted && ownEpoch !== null) look();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', thaw);

  receive((order) => {
    if (order.type === 'session.clear') {
      ownEpoch = null;
      store.clear();
      void clearDatabases();
    } else if (order.type === 'session.forget') {
      store.forget(ownEpoch, window.location.pathname + window.location.search);
      ownEpoch = null;
    } else if (order.type === 'session.begin' && order.tokens) {
      const epoch = newEpoch();
      const isStored = store.begin(order.tokens, order.profile, epoch);
      ownEpoch = isStored ? epoch : null;
      if (!isStored) say({ type: 'storage.refused' });
    } else if (order.type === 'session.save' && order.profile && ownEpoch !== null) {
      store.saveProfile(ownEpoch, order.profile);
    }
  });
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', thaw);
  };
});
