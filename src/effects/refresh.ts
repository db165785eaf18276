import type { Tokens } from '../../contract/account';
import { failureOf } from '../../contract/failure';
import { call } from './call';
import type { SessionStore } from './sessionStore';

/** Milliseconds: longer than this no tab waits for another's refresh (decision S3). */
const lockLimit = 8_000;

interface Circumstances {
  store: SessionStore;
  /** The sign-in that this tab belongs to; null when the browser stores nothing. */
  epoch: string | null;
  signal: AbortSignal;
}

/**
 * One refresh in all tabs; what another tab has fetched meanwhile is used instead (decision S3).
 * Rejects with a Failure; 401 when the session is over.
 */
export function refresh(tokens: Tokens | null, circumstances: Circumstances): Promise<Tokens> {
  if (!tokens) return Promise.reject(failureOf({ status: 401, message: '' }));
  return alone(() => ask(tokens, circumstances));
}

async function ask(tokens: Tokens, { store, epoch, signal }: Circumstances): Promise<Tokens> {
  const winner = () => {
    const stored = store.epoch() === epoch ? store.read()?.tokens : undefined;
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
