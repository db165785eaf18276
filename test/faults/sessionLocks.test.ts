// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, firstTokens, nextTokens } from '../../machines/session/session.model';
import { connect, type Session } from '../../src/effects/call';
import { refresh } from '../../src/effects/refresh';
import { sessionStore } from '../../src/effects/sessionStore';
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

beforeEach(() => {
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

describe('one refresh in eight tabs (decision S3)', () => {
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
