import { type Context, Hono } from 'hono';
import type { Profile } from '../../contract/wire/account/account';
import { wrongCredentials } from '../../contract/rules/problems';
import { ada } from '../../machines/session/session/session.model';

/** A small server on the contract's paths, whose tokens the test may let expire; every request it saw is kept. */
export function serve() {
  const seen: { line: string; token: string | null; headers: Headers; body: string }[] = [];
  const state = { generation: 1, refresh: 'open' as 'open' | 'refused' | 'failing' | 'away', profile: ada as unknown };
  const app = new Hono();
  app.use(async (http, next) => {
    const { headers } = http.req.raw;
    seen.push({
      line: `${http.req.method} ${new URL(http.req.url).pathname}${new URL(http.req.url).search}`,
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      headers,
      body: await http.req.text(),
    });
    await next();
  });
  const expired = (http: Context) => http.json({ message: 'The session has expired.', code: 'token_expired' }, 401);
  const guarded = (reply: (http: Context) => Response | Promise<Response>) => (http: Context) =>
    http.req.header('Authorization') === `Bearer access-${state.generation}` ? reply(http) : expired(http);

  app.get(
    '/api/profile/',
    guarded((http) => http.json(state.profile as Profile)),
  );
  app.put(
    '/api/profile/',
    guarded(async (http) => http.json({ ...ada, ...(await http.req.json<object>()) })),
  );
  app.get(
    '/api/transactions/balance/',
    guarded((http) => http.json({ balance: '10.50', currency: 'EUR' })),
  );
  app.get(
    '/api/namecheap/domain_tld_list/:name',
    guarded((http) => http.json({ results: [], total: 0 })),
  );
  app.post(
    '/api/auth/logout/',
    guarded((http) => http.body(null, 204)),
  );
  app.post('/api/auth/login/', async (http) => {
    const { password } = await http.req.json<{ password: string }>();
    return password === 'two-factor'
      ? http.json({ email: ada.email, is_two_factor_enabled: true, two_factor_method: 'email' }, 202)
      : http.json({ message: wrongCredentials, code: 'wrong_credentials' }, 401);
  });
  app.post('/api/auth/login/refresh-token', async (http) => {
    // Long enough for every call of a storm to be refused before the answer is there.
    await new Promise((done) => setTimeout(done, 20));
    if (state.refresh === 'refused') return http.json({ message: 'Signed out.' }, 401);
    if (state.refresh === 'failing') return http.json({ message: 'Down.' }, 503);
    state.generation += 1;
    return http.json({ access_token: `access-${state.generation}`, refresh_token: `refresh-${state.generation}` });
  });
  const fetchIt: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (state.refresh === 'away' && request.url.endsWith('refresh-token')) throw new TypeError('Failed to fetch');
    const reply = await app.request(request);
    request.signal.throwIfAborted();
    return reply;
  };
  return { state, seen, fetch: fetchIt, lines: () => seen.map(({ line }) => line) };
}
