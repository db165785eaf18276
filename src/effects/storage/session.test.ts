// @vitest-environment happy-dom
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { appMachine, type Loaded } from '../../../machines/shell/app/app.machine';
import { type SessionRef, sessionMachine } from '../../../machines/session/session/session.machine';
import { ada, firstTokens, nextTokens } from '../../../machines/session/session/session.model';
import { themeMachine } from '../../../machines/shell/theme/theme.machine';
import type { ToastsRef } from '../../../machines/shell/toasts/toasts.machine';
import { locate, safe } from '../../app/locate';
import { connect } from '../server/call';
import { watchLocation } from '../browser/location';
import { loadProfile, readSession, refreshTokens, revokeSession, store, watchStorage } from './session';
import { sessionStore } from './sessionStore';

/** The browser of the tests: its storages are real (happy-dom's); the other tab writes to the same ones. */
const otherTab = sessionStore(() => ({ local: localStorage, session: sessionStorage }));
/** What a browser says in this tab after another one wrote. */
const sayStored = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

let replies: Record<string, () => Response | Promise<Response>>;
let asked: string[];
/** The body of the last sign-out. */
let told: string;
let root: Actor<typeof appMachine>;
const session = (): SessionRef => root.system.get('session') as SessionRef;
const toast = () => (root.system.get('toasts') as ToastsRef).getSnapshot().context.current;

/** The real root with the real session, storage and calls; nothing else of it does anything. */
async function open(state: string) {
  root = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({ actors: { readSession, loadProfile, refreshTokens, revokeSession } }),
        storage: watchStorage,
        theme: themeMachine.provide({ actors: { paintTheme: fromCallback(() => undefined) } }),
        location: watchLocation({ resolve: (path, search) => locate(path, search, null), safe, now: () => 0 }),
        loadScreen: fromPromise<Loaded, { pattern: string }>(() => Promise.resolve({ logic: null })),
      },
    }),
    { systemId: 'app', input: { theme: 'light', device: 'light' } },
  ).start();
  await waitFor(session(), (at) => JSON.stringify(at.value).includes(state));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  told = '';
  replies = {
    'GET /api/profile/': () => Response.json(ada),
    'POST /api/auth/login/refresh-token': () => Response.json(nextTokens),
    'POST /api/auth/logout/': () => new Response(null, { status: 204 }),
  };
  const server = new Hono().all('*', (http) => {
    const line = `${http.req.method} ${new URL(http.req.url).pathname}`;
    asked.push(`${line} ${http.req.header('Authorization') ?? ''}`.trim());
    return replies[line]?.() ?? new Response(null, { status: 404 });
  });
  connect({
    addresses: { '/api': 'http://app.test/api', '/ai': 'http://app.test/ai' },
    session,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/logout/')) told = await request.clone().text();
      return server.request(request);
    },
  });
});
afterEach(() => root.stop());

const keys = ['auth-storage', 'token', 'refresh_token', 'access_token', 'lastPath'];
const stored = () => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
const none = Object.fromEntries(keys.map((key) => [key, null]));

describe('the keys of a session', () => {
  it('are written together, with the user', async () => {
    await open('visitor');
    session().send({ type: 'session.signedIn', tokens: firstTokens });
    await waitFor(session(), (at) => at.matches({ inside: { profile: 'known' } }));
    const { 'auth-storage': user, ...tokens } = stored();
    expect(tokens).toEqual({ token: 'access-1', access_token: 'access-1', refresh_token: 'refresh-1', lastPath: null });
    expect(sessionStorage.getItem('token')).toBe('access-1');
    expect(JSON.parse(user ?? '')).toMatchObject({ user: { ...ada, token: 'access-1', refresh_token: 'refresh-1' } });
  });
  it('bring the session back, with the profile asked for anew', async () => {
    otherTab.begin(firstTokens, { ...ada, city: 'Antwerpen' }, 'epoch-1');
    await open('known');
    expect(session().getSnapshot().context).toMatchObject({ tokens: firstTokens, profile: { city: '' } });
    expect(asked).toEqual(['GET /api/profile/ Bearer access-1']);
  });
  it('lead to one refresh when they differ', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    localStorage.setItem('token', 'of somebody else');
    await open('known');
    await waitFor(session(), (at) => at.matches({ inside: { tokens: 'fresh' } }));
    expect(asked.filter((line) => line.includes('refresh-token'))).toHaveLength(1);
    expect(store.read()).toMatchObject({ tokens: nextTokens, isConsistent: true });
  });
  it.each([
    ['{', 'no JSON'],
    ['null', 'nothing'],
    ['{"user":{"token":"x"}}', 'half a user'],
    ['[]', 'an array'],
  ])('are nobody’s when they hold %s (%s)', async (text) => {
    localStorage.setItem('auth-storage', text);
    localStorage.setItem('token', 'x');
    await open('visitor');
    expect(session().getSnapshot().value).toBe('visitor');
  });
  it('go with everything else of this origin at a sign-out, before the server is told', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    localStorage.setItem('website-order-storage', '{}');
    sessionStorage.setItem('deployment-modal', '{}');
    await open('known');
    replies['POST /api/auth/logout/'] = () => new Promise(() => undefined);
    session().send({ type: 'session.signOut' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await vi.waitFor(() => expect(asked.at(-1)).toBe('POST /api/auth/logout/ Bearer access-1'));
    // Which session it is says the refresh token, also when the access token has run out.
    await vi.waitFor(() => expect(told).toBe('{"refresh_token":"refresh-1"}'));
  });
  it('go when the refresh is refused, and the place stays', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    window.history.replaceState(null, '', '/terms?page=2');
    replies['POST /api/auth/login/refresh-token'] = () => Response.json({ message: 'No.' }, { status: 401 });
    session().send({ type: 'token.refused', token: 'access-1' });
    await waitFor(session(), (at) => at.matches('visitor'));
    expect(stored()).toEqual({ ...none, lastPath: '/terms?page=2' });
    expect(store.lastPath()).toBe('/terms?page=2');
  });
});

describe('other tabs', () => {
  it.each([null, 'auth-storage', 'token'])('take this one out with them: key %j', async (key) => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    otherTab.clear();
    sayStored(key);
    // In the same turn: a hidden tab's timers wait up to a second.
    expect(session().getSnapshot()).toMatchObject({ value: 'visitor', context: { profile: null, tokens: null } });
    expect(toast()).toMatchObject({ title: 'Closed Session', description: 'You have successfully logged out' });
  });
  it('take this one out with them when they lost the session, and it says so', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    otherTab.forget('epoch-1', '/billing');
    sayStored('auth-storage');
    expect(session().getSnapshot().value).toBe('visitor');
    expect(toast()).toMatchObject({ title: 'Session expired!', variant: 'error' });
    expect(store.lastPath()).toBe('/billing');
  });
  it('leave no token of this one either, when it wrote some while they signed out', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    store.saveTokens('epoch-1', nextTokens);
    sayStored(null);
    expect(session().getSnapshot().value).toBe('visitor');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
  it('do not stop this one’s refresh by a profile that they write beside the old tokens', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    let answer: (reply: Response) => void = () => undefined;
    replies['POST /api/auth/login/refresh-token'] = () => new Promise((resolve) => void (answer = resolve));
    session().send({ type: 'token.refused', token: 'access-1' });
    await vi.waitFor(() => expect(asked.at(-1)).toContain('refresh-token'));
    otherTab.saveProfile('epoch-1', { ...ada, city: 'Gent' });
    sayStored('auth-storage');
    expect(
      session()
        .getSnapshot()
        .matches({ inside: { tokens: 'refreshing' } }),
    ).toBe(true);
    answer(Response.json(nextTokens));
    await waitFor(session(), (at) => at.context.tokens?.access_token === 'access-2');
    expect(asked.filter((line) => line.includes('refresh-token'))).toHaveLength(1);
  });
  it.each([true, false])(
    'take this one out as soon as it is shown again, if it was frozen meanwhile: %s',
    async (persisted) => {
      otherTab.begin(firstTokens, ada, 'epoch-1');
      await open('known');
      otherTab.clear();
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      expect(session().getSnapshot().matches('visitor')).toBe(persisted);
    },
  );
  it('let this one in with them', async () => {
    await open('visitor');
    otherTab.begin(firstTokens, ada, 'epoch-1');
    sayStored('auth-storage');
    await waitFor(session(), (at) => at.matches({ inside: { profile: 'known' } }), { timeout: 1_000 });
    expect(session().getSnapshot().context).toMatchObject({ tokens: firstTokens, profile: ada });
  });
  it('make this one somebody else with them', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    const grace = { ...ada, uuid: '6d4ec28f-0f0b-4f65-8d5f-2a1b3c4d5e6f', first_name: 'Grace' };
    replies['GET /api/profile/'] = () => Response.json(grace);
    otherTab.begin(nextTokens, grace, 'epoch-2');
    sayStored('auth-storage');
    await waitFor(session(), (at) => at.context.profile?.first_name === 'Grace', { timeout: 1_000 });
    expect(session().getSnapshot().context.tokens).toEqual(nextTokens);
    expect(toast()).toBeNull();
  });
  it('give this one the tokens that they renewed', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    otherTab.saveTokens('epoch-1', nextTokens);
    sayStored('auth-storage');
    await waitFor(session(), (at) => at.context.tokens?.access_token === 'access-2', { timeout: 1_000 });
    expect(asked.filter((line) => line.includes('refresh-token'))).toEqual([]);
  });
  it('save this one its refresh, when theirs was first', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    otherTab.saveTokens('epoch-1', nextTokens);
    session().send({ type: 'token.refused', token: 'access-1' });
    await waitFor(session(), (at) => at.context.tokens?.access_token === 'access-2');
    expect(asked.filter((line) => line.includes('refresh-token'))).toEqual([]);
  });
  it('keep their tokens when this one loses the race', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    replies['POST /api/auth/login/refresh-token'] = () => {
      otherTab.saveTokens('epoch-1', nextTokens);
      return Response.json({ message: 'Used.' }, { status: 401 });
    };
    session().send({ type: 'token.refused', token: 'access-1' });
    await waitFor(session(), (at) => at.context.tokens?.access_token === 'access-2');
    expect(store.read()?.tokens).toEqual(nextTokens);
  });
  it('are not signed in again by an answer that comes after their sign-out', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    replies['POST /api/auth/login/refresh-token'] = () => {
      otherTab.clear();
      return Response.json(nextTokens);
    };
    session().send({ type: 'token.refused', token: 'access-1' });
    await waitFor(session(), (at) => at.matches('visitor'));
    expect({ ...stored(), lastPath: null }).toEqual(none);
  });
  it('keep the next session, which this one hears of only after its own was refused', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    replies['POST /api/auth/login/refresh-token'] = () => {
      otherTab.clear();
      otherTab.begin(nextTokens, ada, 'epoch-2');
      return Response.json({ message: 'Signed out.' }, { status: 401 });
    };
    session().send({ type: 'token.refused', token: 'access-1' });
    await waitFor(session(), (at) => at.matches('visitor'));
    expect(store.read()?.tokens).toEqual(nextTokens);
    sayStored('auth-storage');
    await waitFor(session(), (at) => at.context.tokens?.access_token === 'access-2', { timeout: 1_000 });
  });
  it('leave no token in what only this one stores', async () => {
    await open('visitor');
    session().send({ type: 'session.signedIn', tokens: firstTokens });
    await waitFor(session(), (at) => at.matches({ inside: { profile: 'known' } }));
    otherTab.saveTokens(store.epoch() ?? '', nextTokens);
    sessionStorage.setItem('token', 'access-1');
    sayStored('auth-storage');
    await waitFor(session(), (at) => at.context.tokens?.access_token === 'access-2', { timeout: 1_000 });
    expect(sessionStorage.getItem('token')).toBe('access-2');
    localStorage.clear();
    sayStored(null);
    await waitFor(session(), (at) => at.matches('visitor'), { timeout: 1_000 });
    expect(sessionStorage.length).toBe(0);
  });
  it('show what they saved of the profile in this one, which asks and writes nothing for it', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    const before = asked.length;
    otherTab.saveProfile('epoch-1', { ...ada, first_name: 'Augusta' });
    const save = vi.spyOn(store, 'saveProfile');
    sayStored('auth-storage');
    expect(session().getSnapshot().context).toMatchObject({ profile: { first_name: 'Augusta' }, tokens: firstTokens });
    expect(root.getSnapshot().context.profile?.first_name).toBe('Augusta');
    // Also not the same again: the other tab may have stored a newer one meanwhile.
    expect(save).not.toHaveBeenCalled();
    save.mockRestore();
    expect([asked.length, toast()]).toEqual([before, null]);
  });
  it('are left alone by a profile that comes after their sign-out', async () => {
    otherTab.begin(firstTokens, ada, 'epoch-1');
    await open('known');
    otherTab.clear();
    session().send({ type: 'profile.changed', profile: ada });
    expect(stored()).toEqual(none);
  });
});

describe('a browser that stores nothing', () => {
  const refusing = new Proxy({} as Storage, {
    get: () => () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const blocked = sessionStore(() => ({ local: refusing, session: refusing }));
  it('says so, and breaks nothing', () => {
    expect(blocked.begin(firstTokens, ada, 'epoch-1')).toBe(false);
    expect([blocked.read(), blocked.epoch(), blocked.lastPath()]).toEqual([null, null, null]);
    for (const act of [() => blocked.forget('e', '/'), () => blocked.clear(), () => blocked.saveProfile('e', ada)])
      expect(act).not.toThrow();
  });
});
