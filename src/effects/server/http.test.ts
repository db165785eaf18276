import { type Context, Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPromise, waitFor } from 'xstate';
import type { Tokens } from '../../../contract/wire/account/account';
import { wrongCredentials } from '../../../contract/rules/problems';
import { ada } from '../../../machines/session/session/session.model';
import { serve } from '../../../test/walk/customerServer';
import { addresses, signedIn } from '../../../test/walk/signedIn';
import type { Call, CallOptions } from './callTypes';
import { createCall } from './http';

/** The real session machine over that server, signed in with `access-1`. */
async function signedInTo(server: ReturnType<typeof serve>, more: Partial<CallOptions> = {}) {
  const session = await signedIn({
    actors: {
      refreshTokens: fromPromise<Tokens, Tokens | null>(({ input }) =>
        call('refresh', { body: { refresh_token: input?.refresh_token ?? '' } }),
      ),
      revokeSession: fromPromise<void, Tokens | null>(() => Promise.resolve()),
    },
    delays: { retryDelay: 1 },
  });
  actors.push(session);
  const call: Call = createCall({
    addresses,
    session: () => session,
    fetch: server.fetch,
    ...more,
  });
  return { call, session };
}
const actors: { stop(): unknown }[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});

const changes = {
  first_name: 'Ada',
  last_name: 'King',
  phone_number: '+32470123456',
  address: '',
  country: '',
  city: 'Gent',
};
const refreshes = (lines: string[]) => lines.filter((line) => line.endsWith('refresh-token'));

describe('a call', () => {
  it('parses its reply by the contract: amounts are minor units', async () => {
    const { call } = await signedInTo(serve());
    expect(await call('balance', {})).toEqual({ balance: 1_050, currency: 'EUR' });
  });
  it('says which of several replies it is, and nothing more for the only one', async () => {
    const { call } = await signedInTo(serve());
    expect(await call('login', { body: { email: ada.email, password: 'two-factor' } })).toEqual({
      status: 202,
      body: { email: ada.email, is_two_factor_enabled: true, two_factor_method: 'email', has_passkey: false },
    });
    expect(await call('logout', { body: {} })).toBeNull();
  });
  it('sends Accept JSON and the bearer token, and credentials with every request', async () => {
    const server = serve();
    const fetch = vi.fn(server.fetch);
    const { call } = await signedInTo(server, { fetch });
    await call('profile', {});
    expect(server.seen[0]).toMatchObject({ line: 'GET /api/profile/', token: 'access-1' });
    expect(server.seen[0]?.headers.get('Accept')).toBe('application/json');
    expect(new Request(...(fetch.mock.calls[0] as Parameters<typeof fetch>)).credentials).toBe('include');
  });
  it('lets a sign-out outlive the page that is closed with it, and nothing else', async () => {
    const server = serve();
    const outliving: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.keepalive) outliving.push(new URL(request.url).pathname);
      return server.fetch(request);
    };
    const { call } = await signedInTo(server, { fetch });
    await call('logout', { body: { refresh_token: 'refresh-1' } });
    await call('changeProfile', { body: changes });
    expect(outliving).toEqual(['/api/auth/logout/']);
  });
  it('escapes parameters and sends the query', async () => {
    const server = serve();
    const { call } = await signedInTo(server);
    await call('suggestDomains', { params: { name: 'a/b?c' }, query: { page: '2', limit: '6' } }).catch(() => null);
    expect(server.lines()).toEqual(['GET /api/namecheap/domain_tld_list/a%2Fb%3Fc?page=2&limit=6']);
  });
  it('rejects a write without a body before anything is sent', async () => {
    const server = serve();
    const { call } = await signedInTo(server);
    await expect(call('login', {} as never)).rejects.toEqual({
      status: null,
      code: 'body_required',
      message: 'The POST method requires a request body.',
    });
    await expect(call('changeProfile', {} as never)).rejects.toMatchObject({
      message: 'The PUT method requires a request body.',
    });
    expect(server.seen).toEqual([]);
  });
});

describe('what comes back otherwise is a Failure', () => {
  const failing = async (reply: (http: Context) => Response | Promise<Response>) => {
    const app = new Hono().get('/api/plans/', reply);
    const { call } = await signedInTo(serve(), { fetch: async (input, init) => app.request(new Request(input, init)) });
    return call('plans', {}).then(
      () => 'no failure',
      (failure: unknown) => failure,
    );
  };
  it('with the server’s words, code and fields', async () =>
    expect(
      await failing((http) => http.json({ message: 'No.', code: 'invalid', fields: { email: 'Taken' } }, 400)),
    ).toEqual({ status: 400, message: 'No.', code: 'invalid', fields: { email: 'Taken' } }));
  it('with the time to wait, in ms', async () =>
    expect(await failing((http) => http.json({ message: 'Slow.' }, 429, { 'Retry-After': '7' }))).toEqual({
      status: 429,
      message: 'Slow.',
      retryAfter: 7_000,
    }));
  it('with its status when a proxy answers in HTML', async () =>
    expect(await failing((http) => http.html('<h1>Bad gateway</h1>', 502))).toEqual({ status: 502, message: '' }));
  it('with its status when the reply has none in the contract', async () =>
    expect(await failing((http) => http.body(null, 202))).toEqual({ status: 202, message: '' }));
  it.each([
    [204, 'Content not found.'],
    [304, 'Content not modified!'],
  ])('in words of its own when a %i was not expected', async (status, message) =>
    expect(await failing(() => new Response(null, { status }))).toEqual({ status, message }),
  );
  it('without a status when the reply has another shape', async () => {
    expect(await failing((http) => http.json([{ uuid: 'no uuid' }]))).toEqual({
      status: null,
      message: '',
      code: 'unexpected_reply',
    });
    const unreadable = { status: null, message: '', code: 'unreadable_reply' };
    expect(await failing((http) => http.text('{'))).toEqual(unreadable);
    expect(await failing((http) => http.html('<h1>Free Wi-Fi</h1>', 200))).toEqual(unreadable);
  });
  it('without a status when the network is away', async () => {
    const { call } = await signedInTo(serve(), { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(call('plans', {})).rejects.toEqual({ status: null, message: '' });
  });
  it('but what was aborted rejects with the reason', async () => {
    const { call } = await signedInTo(serve());
    const abort = new AbortController();
    const running = call('balance', {}, abort.signal);
    abort.abort(new Error('left'));
    await expect(running).rejects.toThrow('left');
  });
});

describe('a refused token', () => {
  it('is renewed once for a whole storm, and every call is replayed', async () => {
    const server = serve();
    const { call, session } = await signedInTo(server);
    server.state.generation = 2;
    const storm = Array.from({ length: 12 }, () => call('balance', {}));
    expect(await Promise.all(storm)).toHaveLength(12);
    expect(refreshes(server.lines())).toHaveLength(1);
    expect(server.lines()).toHaveLength(12 + 1 + 12);
    expect(session.getSnapshot().context.tokens).toEqual({ access_token: 'access-3', refresh_token: 'refresh-3' });
  });
  it('is renewed for a call that comes while it is being renewed', async () => {
    const server = serve();
    const { call } = await signedInTo(server);
    server.state.generation = 2;
    const first = call('balance', {});
    await vi.waitFor(() => expect(refreshes(server.lines())).toHaveLength(1));
    await Promise.all([first, call('profile', {})]);
    expect(refreshes(server.lines())).toHaveLength(1);
  });
  it('leads to the very same request again: method, address, headers and bytes', async () => {
    const server = serve();
    const { call } = await signedInTo(server);
    server.state.generation = 2;
    expect(await call('changeProfile', { body: changes })).toMatchObject({ last_name: 'King' });
    const [first, second, ...more] = server.seen.filter(({ line }) => line === 'PUT /api/profile/');
    expect(more).toEqual([]);
    expect([first?.token, second?.token]).toEqual(['access-1', 'access-3']);
    expect(second?.body).toBe(first?.body);
    const withoutToken = (headers?: Headers) => [...(headers ?? [])].filter(([name]) => name !== 'authorization');
    expect(withoutToken(second?.headers)).toEqual(withoutToken(first?.headers));
  });
  it('is replayed once, not for ever', async () => {
    const refusing = new Hono()
      .post('/api/auth/login/refresh-token', (http) => http.json({ access_token: 'b', refresh_token: 'b' }))
      .get('/api/profile/', (http) => http.json({ message: 'No.' }, 401));
    const seen: string[] = [];
    const { call } = await signedInTo(serve(), {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        seen.push(request.url);
        return refusing.request(request);
      },
    });
    await expect(call('profile', {})).rejects.toEqual({ status: 401, message: 'No.' });
    expect(seen).toHaveLength(3);
  });
  it('does not renew anything for a wrong password', async () => {
    const server = serve();
    const { call } = await signedInTo(server);
    await expect(call('login', { body: { email: ada.email, password: 'mistaken' } })).rejects.toEqual({
      status: 401,
      message: wrongCredentials,
      code: 'wrong_credentials',
    });
    expect(server.lines()).toEqual(['POST /api/auth/login/']);
  });
  it('is passed on where nobody is signed in', async () => {
    const server = serve();
    const { call, session } = await signedInTo(server);
    session.send({ type: 'session.ended' });
    await expect(call('balance', {})).rejects.toMatchObject({ status: 401 });
    expect(server.lines()).toEqual(['GET /api/transactions/balance/']);
  });
  it('of another session’s own call is passed on: a sign-out is not renewed', async () => {
    const server = serve();
    const { call } = await signedInTo(server);
    await expect(call('logout', { body: {}, token: 'access-0' })).rejects.toMatchObject({ status: 401 });
    expect(refreshes(server.lines())).toEqual([]);
  });
  it('ends the session when the refresh is refused, and every caller hears of it', async () => {
    const server = serve();
    const { call, session } = await signedInTo(server);
    Object.assign(server.state, { generation: 2, refresh: 'refused' });
    const storm = await Promise.allSettled([call('balance', {}), call('profile', {}), call('balance', {})]);
    const refusal = { status: 'rejected', reason: { status: 401, message: '' } };
    expect(storm).toEqual([refusal, refusal, refusal]);
    expect(session.getSnapshot().value).toBe('visitor');
    expect(refreshes(server.lines())).toHaveLength(1);
  });
  it('ends the session after three failing refreshes', async () => {
    const server = serve();
    const { call, session } = await signedInTo(server);
    Object.assign(server.state, { generation: 2, refresh: 'failing' });
    await expect(call('balance', {})).rejects.toMatchObject({ status: 401 });
    expect(refreshes(server.lines())).toHaveLength(3);
    expect(session.getSnapshot().value).toBe('visitor');
  });
  it('keeps the session while the network is away, and gives the caller the error', async () => {
    const server = serve();
    const { call, session } = await signedInTo(server);
    Object.assign(server.state, { generation: 2, refresh: 'away' });
    await expect(call('balance', {})).rejects.toEqual({ status: null, message: '' });
    expect(session.getSnapshot().matches('inside')).toBe(true);
    server.state.refresh = 'open';
    expect(await call('balance', {})).toMatchObject({ balance: 1_050 });
  });
});

describe('writes that were refused', () => {
  /** Every write, and when it may be answered: `let go` answers the oldest one that is held with that body. */
  async function held() {
    const server = serve();
    const waiting: { city: string; token: string; answer: () => void }[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'PUT') {
        const { city } = (await request.clone().json()) as { city: string };
        const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
        await new Promise<void>((answer) => waiting.push({ city, token, answer }));
      }
      return server.fetch(request);
    };
    const { call, session } = await signedInTo(server, { fetch });
    const write = (city: string) => call('changeProfile', { body: { ...changes, city } });
    const seen = () => waiting.map(({ city, token }) => `${city} ${token}`);
    const letGo = (city: string) => waiting.findLast((one) => one.city === city)?.answer();
    return { server, session, write, seen, letGo };
  }
  it('are sent again in the order in which they were asked for, also when the first is refused last', async () => {
    const { server, write, seen, letGo } = await held();
    server.state.generation = 2;
    const both = [write('Gent'), write('Brugge')];
    await vi.waitFor(() => expect(seen()).toHaveLength(2));
    letGo('Brugge');
    await vi.waitFor(() => expect(refreshes(server.lines())).toHaveLength(1));
    const third = write('Aalst');
    await new Promise((done) => setTimeout(done, 60));
    expect(seen()).toEqual(['Gent access-1', 'Brugge access-1']);
    letGo('Gent');
    await vi.waitFor(() => expect(seen().slice(2)).toEqual(['Gent access-3', 'Brugge access-3', 'Aalst access-3']));
    for (const city of ['Gent', 'Brugge', 'Aalst']) letGo(city);
    expect((await Promise.all([...both, third])).map(({ city }) => city)).toEqual(['Gent', 'Brugge', 'Aalst']);
    expect(refreshes(server.lines())).toHaveLength(1);
  });
  it('do not wait for ever for an earlier one that nobody answers', async () => {
    const { server, write, seen, letGo } = await held();
    server.state.generation = 2;
    void write('Gent').catch(() => undefined);
    void write('Brugge').catch(() => undefined);
    await vi.waitFor(() => expect(seen()).toHaveLength(2));
    letGo('Brugge');
    await vi.waitFor(() => expect(seen()).toContain('Brugge access-3'), { timeout: 5_000 });
    expect(seen()).not.toContain('Gent access-3');
  });
  it('are never sent in the name of the customer who signed in meanwhile', async () => {
    const { server, session, write, seen, letGo } = await held();
    const hers = write('Gent');
    await vi.waitFor(() => expect(seen()).toHaveLength(1));
    server.state.generation = 2;
    session.send({ type: 'session.signOut' });
    session.send({ type: 'session.signedIn', tokens: { access_token: 'access-2', refresh_token: 'refresh-2' } });
    await waitFor(session, (at) => at.matches({ inside: { profile: 'known' } }));
    letGo('Gent');
    await expect(hers).rejects.toEqual({ status: 401, message: '' });
    expect(seen()).toEqual(['Gent access-1']);
  });
});

describe('a reply that the page asked for already', () => {
  it('is used once, in place of a request', async () => {
    const server = serve();
    const early = vi.fn<NonNullable<CallOptions['early']>>();
    early.mockReturnValueOnce(Promise.resolve(Response.json(ada)));
    const { call } = await signedInTo(server, { early });
    expect(await call('profile', {})).toEqual(ada);
    expect(server.seen).toEqual([]);
    await call('profile', {});
    expect(server.lines()).toEqual(['GET /api/profile/']);
    expect(early.mock.calls).toEqual([
      ['/profile/', 'access-1'],
      ['/profile/', 'access-1'],
    ]);
  });
  it('serves a call that needs no session, and never one that needs a session and has none', async () => {
    const early = vi.fn<NonNullable<CallOptions['early']>>(async () => Response.json([]));
    const { call, session } = await signedInTo(serve(), { early });
    expect(await call('plans', {})).toEqual([]);
    expect(early.mock.calls).toEqual([['/plans/', null]]);
    session.send({ type: 'session.signOut' });
    await expect(call('profile', {})).rejects.toMatchObject({ status: 401 });
    expect(early).toHaveBeenCalledOnce();
  });
  it('is renewed like any other when it was refused', async () => {
    const server = serve();
    const refused = Response.json({ message: 'The session has expired.' }, { status: 401 });
    const early = vi.fn<NonNullable<CallOptions['early']>>().mockReturnValueOnce(Promise.resolve(refused));
    const { call } = await signedInTo(server, { early });
    expect(await call('profile', {})).toEqual(ada);
    expect(server.lines()).toEqual(['POST /api/auth/login/refresh-token', 'GET /api/profile/']);
  });
});
