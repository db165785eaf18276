import type { Tokens } from '../../../contract/wire/account/account';
import { failureOf } from '../../../contract/rules/failure';
import { call } from './call';
import { withLease } from '../storage/lease';
import type { SessionStore } from '../storage/sessionStore';

/** Milliseconds until a refresh that nobody answers is given up. */
const callLimit = 8_000;
/**
 * Milliseconds: longer than this no tab waits for another's lock, which may be one that nobody holds any
 * more. A refresh beside a slow one does no harm: for ten seconds the server answers both alike.
 */
const patience = 700;

interface Circumstances {
  store: SessionStore;
  /** The sign-in that this tab belongs to; null when the browser stores nothing. */
  epoch: string | null;
  signal: AbortSignal;
}

/**
 * One refresh in all tabs (docs/product.md, Refresh); what another tab has fetched meanwhile is used instead.
 * Rejects with a Failure; 401 when the session is over.
 */
export function refresh(tokens: Tokens | null, circumstances: Circumstances): Promise<Tokens> {
  if (!tokens) return Promise.reject(failureOf({ status: 401, message: '' }));
  const { signal } = circumstances;
  const isDone = () => winner(tokens, circumstances) !== undefined;
  return alone({ signal, isDone }, () => ask(tokens, circumstances));
}

/** What another tab made of the same tokens. */
function winner(tokens: Tokens, { store, epoch }: Circumstances): Tokens | undefined {
  const stored = store.epoch() === epoch ? store.read()?.tokens : undefined;
  return stored && stored.refresh_token !== tokens.refresh_token ? stored : undefined;
}

async function ask(tokens: Tokens, circumstances: Circumstances): Promise<Tokens> {
  const { store, epoch, signal } = circumstances;
  const won = winner(tokens, circumstances);
  if (won) return won;
  try {
    const renewed = await call(
      'refresh',
      { body: { refresh_token: tokens.refresh_token } },
      AbortSignal.any([signal, AbortSignal.timeout(callLimit)]),
    );
    // An answer to a session that is over is not kept; one that was never stored has nothing to keep.
    if (epoch !== null && !store.saveTokens(epoch, renewed)) throw { status: 401, message: '' };
    return renewed;
  } catch (error) {
    const later = winner(tokens, circumstances);
    if (later) return later;
    throw failureOf(error);
  }
}

/**
 * Holds the browser's lock for the work. Where there is none (an old browser, an address without TLS), or it is not to
 * be had in time, a lease in local storage takes its place, and whoever has it takes the lock away from its last owner.
 */
async function alone<Value>(
  waiting: { signal: AbortSignal; isDone(): boolean },
  work: () => Promise<Value>,
): Promise<Value> {
  let begun: Promise<Value> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  const locked = async (options: LockOptions): Promise<void> => {
    try {
      await navigator.locks?.request('session-refresh', options, begin);
    } catch {
      // Not to be had, or taken away while the work goes on: what was begun says how it ended.
    }
  };
  await locked({ signal: AbortSignal.any([waiting.signal, AbortSignal.timeout(patience)]) });
  if (begun) return begun;
  return withLease(waiting, async () => {
    if (!waiting.isDone()) await locked({ steal: true });
    return begin();
  });
}
