// @vitest-environment happy-dom
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, firstTokens, nextTokens } from '../../machines/session/session/session.model';
import { connect, prepareCalls } from '../../src/effects/server/call';
import type { Session } from '../../src/effects/server/callTypes';
import { refresh } from '../../src/effects/server/refresh';
import { sessionStore } from '../../src/effects/storage/sessionStore';
import { Locks } from './support/locks';

const lock = 'session-refresh';
const store = sessionStore(() => ({ local: localStorage, session: sessionStorage }));
const epoch = 'epoch-1';
const never = () => new AbortController().signal;

let asked: number;
/** Milliseconds that the server takes. */
let answerAfter: number;
/** What the server says to each refresh; the first answer is the same for all, as for ten seconds in the product. */
let answer: () => Response;

beforeEach(async () => {
  localStorage.clear();
  store.begin(firstTokens, ada, epoch);
  asked = 0;
  answerAfter = 5;
  answer = () => Response.json(nextTokens);
  connect({
    addresses: { '/api': 'http://app.test/api', '/ai': 'http://app.test/ai' },
    session: () =>
      ({ getSnapshot: () => ({ matches: () => false }), subscribe: () => undefined }) as unknown as Session,
    fetch: async () => {
      asked += 1;
      await new Promise((done) => setTimeout(done, answerAfter));
      return answer();
    },
  });
  // As in the product, where a refresh follows a call that was refused.
  await prepareCalls();
});
afterEach(() => vi.unstubAllGlobals());

/** The page's browser with these locks; undefined where it has none. */
const lockedBy = (locks: Locks | undefined) => {
  vi.stubGlobal('navigator', { locks });
  return locks;
};
const tab = (signal = never()) => refresh(firstTokens, { store, epoch, signal });
const tabs = () => Promise.all(Array.from({ length: 8 }, () => tab()));
const kept = () => [localStorage.getItem(lock), store.read()?.tokens];

/**
 * Tabs whose processes see the shared storage each for itself: what one writes is there at once for itself, and `lag` ms
 * later for the others; of two writes of a key the later one is what all see in the end.
 */
function apart(count: number, lag: number) {
  const here = new AsyncLocalStorage<number>();
  const entries = Object.entries<string>({ ...localStorage });
  const views = Array.from({ length: count }, () => new Map(entries.map(([key, value]) => [key, { value, order: 0 }])));
  let writes = 0;
  const write = (key: string, value: string | null) => {
    writes += 1;
    const written = { value: value ?? '', order: value === null ? -writes : writes };
    const arrive = (view: (typeof views)[number] | undefined) => {
      if (Math.abs(view?.get(key)?.order ?? 0) < Math.abs(written.order)) view?.set(key, written);
    };
    arrive(views[here.getStore() ?? 0]);
    setTimeout(() => views.forEach(arrive), lag);
  };
  const storage = {
    getItem: (key: string) => {
      const seen = views[here.getStore() ?? 0]?.get(key);
      return seen && seen.order >= 0 ? seen.value : null;
    },
    setItem: (key: string, value: string) => write(key, value),
    removeItem: (key: string) => write(key, null),
  } as unknown as Storage;
  vi.stubGlobal('localStorage', storage);
  return { inTab: <Value>(at: number, work: () => Promise<Value>) => here.run(at, work) };
}

describe('one refresh in eight tabs', () => {
  it('with the browser’s lock', async () => {
    const locks = lockedBy(new Locks());
    expect(await tabs()).toEqual(Array(8).fill(nextTokens));
    expect([asked, locks?.isHeld(lock), ...kept()]).toEqual([1, false, null, nextTokens]);
  });
  it('without locks', async () => {
    lockedBy(undefined);
    answerAfter = 100;
    expect(await tabs()).toEqual(Array(8).fill(nextTokens));
    expect([asked, ...kept()]).toEqual([1, null, nextTokens]);
  });
  it('behind a lock that nobody gives back, which is free afterwards', async () => {
    const locks = lockedBy(new Locks());
    locks?.orphan(lock);
    answerAfter = 100;
    expect(await tabs()).toEqual(Array(8).fill(nextTokens));
    expect([asked, locks?.isHeld(lock), ...kept()]).toEqual([1, false, null, nextTokens]);
  });
  it('behind a lease that nobody gives back, and again when the clock was set back a year', async () => {
    lockedBy(undefined);
    localStorage.setItem(lock, 'a tab that is gone');
    const pastOnTheWall = vi.spyOn(Date, 'now').mockReturnValue(0);
    expect(await tabs()).toEqual(Array(8).fill(nextTokens));
    expect([asked, ...kept()]).toEqual([1, null, nextTokens]);
    pastOnTheWall.mockRestore();
  });
  it('without locks, each in a process of its own, where writes reach the others only later', async () => {
    lockedBy(undefined);
    answerAfter = 100;
    // How long a tab waits is for others to see what it wrote: on a busy machine its own time would run ahead of theirs.
    vi.useFakeTimers();
    const { inTab } = apart(8, 10);
    const renewed = Promise.all(Array.from({ length: 8 }, (_, at) => inTab(at, () => tab())));
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(await renewed).toEqual(Array(8).fill(nextTokens));
    expect(asked).toBe(1);
  });
  it('where locks are denied and nothing is stored: each for itself', async () => {
    lockedBy({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as unknown as Locks);
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({} as Storage, { get: () => denied }));
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    const blocked = sessionStore(() => ({ local: window.localStorage, session: window.localStorage }));
    expect(await refresh(firstTokens, { store: blocked, epoch: null, signal: never() })).toEqual(nextTokens);
    vi.restoreAllMocks();
  });
});

describe('a refresh', () => {
  it('whose lock is taken away goes on, and says how it ended', async () => {
    const locks = lockedBy(new Locks());
    answerAfter = 50;
    const robbed = tab();
    await vi.waitFor(() => expect(asked).toBe(1));
    await locks?.request(lock, { steal: true }, () => Promise.resolve());
    expect(await robbed).toEqual(nextTokens);
  });
  it('fails with the server’s words, lock or lease', async () => {
    answer = () => Response.json({ message: 'Signed out.' }, { status: 401 });
    for (const locks of [new Locks(), undefined]) {
      lockedBy(locks);
      await expect(tab()).rejects.toEqual({ status: 401, message: 'Signed out.' });
      expect(localStorage.getItem(lock)).toBeNull();
    }
  });
  it('of a tab that has left meanwhile asks nobody, and leaves no lease behind', async () => {
    lockedBy(undefined);
    const leaving = new AbortController();
    const left = tab(leaving.signal);
    localStorage.clear();
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect([asked, localStorage.length]).toEqual([0, 0]);
  });
});
