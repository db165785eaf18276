import type { AnyActorRef, EventObject } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';
import type { Profile, Tokens } from '../../contract/account';
import { failureOf } from '../../contract/failure';
import type { SessionEvent, StorageOrder, StoredSession } from '../../machines/session/session.machine';
import { call } from './call';
import { clearDatabases } from './databases';
import { type SessionStore, sessionStore } from './sessionStore';

/** Milliseconds: longer than this no tab waits for another's refresh (decision S3). */
const lockLimit = 8_000;
/** Milliseconds in which the storage events of one write arrive. */
const quiet = 20;

/** This browser's session; null while blocked storages keep it in memory only. */
export const store: SessionStore = sessionStore(() => ({ local: window.localStorage, session: window.sessionStorage }));
/** The sign-in that this tab belongs to; another tab's sign-in or sign-out does not change it. */
let ownEpoch: string | null = null;

export const readSession = fromPromise<StoredSession | null, undefined>(() => {
  ownEpoch = store.epoch();
  return Promise.resolve(store.read());
});

export const loadProfile = fromPromise<Profile, undefined>(({ signal }) => call('profile', {}, signal));

/** Sent even when the customer leaves the page; the browser's side is signed out by then. */
export const revokeSession = fromPromise<void, Tokens | null>(async ({ input }) => {
  if (input) await call('logout', { body: {}, token: input.access_token });
});

/** One refresh in all tabs; what another tab has fetched meanwhile is used instead. */
export const refreshTokens = fromPromise<Tokens, Tokens | null>(({ input, signal }) => {
  if (!input) return Promise.reject({ status: 401, message: '' });
  return alone(() => refresh(input, signal));
});

async function refresh(tokens: Tokens, signal: AbortSignal): Promise<Tokens> {
  const epoch = ownEpoch;
  const inStorage = () => (store.epoch() === epoch ? store.read()?.tokens : undefined);
  const winner = () => {
    const stored = inStorage();
    return stored && stored.refresh_token !== tokens.refresh_token ? stored : undefined;
  };
  const won = winner();
  if (won) return won;
  try {
    const renewed = await call(
      'refresh',
      { body: { refresh_token: tokens.refresh_token } },
      AbortSignal.any([signal, AbortSignal.timeout(lockLimit)]),
    );
    // An answer to a session that is over is not kept (decision S3); one that was never stored has nothing to keep.
    if (epoch !== null && !store.keepTokens(epoch, renewed)) throw { status: 401, message: '' };
    return renewed;
  } catch (error) {
    const later = winner();
    if (later) return later;
    throw failureOf(error);
  }
}

/** `crypto.randomUUID` is missing on an address without TLS that is not localhost. */
const newEpoch = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Holds the browser's lock for the refresh; without one, or when it is not to be had in time, goes ahead. */
async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  if (!navigator.locks) return work();
  let begun: Promise<Value> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  try {
    return await navigator.locks.request('session-refresh', { signal: AbortSignal.timeout(lockLimit) }, begin);
  } catch (error) {
    if (begun) throw error;
    return begin();
  }
}

/** Writes what the session says, and tells the session what other tabs write (decision S5). */
export const watchStorage = fromCallback<StorageOrder, undefined, EventObject>(({ system, receive }) => {
  const say = (event: SessionEvent) => (system.get('session') as AnyActorRef | undefined)?.send(event);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    const epoch = store.epoch();
    const stored = store.read();
    if (!stored || epoch !== ownEpoch) say({ type: 'session.ended' });
    if (stored) say({ type: 'session.replaced', tokens: stored.tokens });
  };
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== window.localStorage || (key !== null && key !== 'auth-storage' && !key.endsWith('token')))
      return;
    clearTimeout(timer);
    timer = setTimeout(look, quiet);
  };
  window.addEventListener('storage', hear);

  receive((order) => {
    if (order.type === 'session.clear') {
      ownEpoch = null;
      store.clear();
      void clearDatabases();
    } else if (order.type === 'session.forget') {
      ownEpoch = null;
      store.forget(window.location.pathname + window.location.search);
    } else if (order.type === 'session.begin' && order.tokens) {
      const epoch = newEpoch();
      const isKept = store.begin(order.tokens, order.profile, epoch);
      ownEpoch = isKept ? epoch : null;
      if (!isKept) say({ type: 'storage.refused' });
    } else if (order.type === 'session.keep' && order.profile && ownEpoch !== null) {
      store.keepProfile(ownEpoch, order.profile);
    }
  });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', hear);
  };
});
