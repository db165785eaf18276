import * as v from 'valibot';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { routes } from '../../contract/wire/routes';
import type { Route } from '../../contract/wire/route';
import { createLog } from '../../server/log';
import { createApp } from '../../server/app';
import { route } from '../../server/http/route';
import { onOneEngine } from './support/database';
import { testServices } from './support/services';

onOneEngine('binding', (database) => {
  test('a missing field is asked for in its own words', async () => {
    const app = createApp(testServices(database()));
    const send = (body: string, type = 'application/json') =>
      app.request('/api/auth/login/', { method: 'POST', headers: { 'content-type': type }, body });
    for (const body of ['', '{}']) {
      const response = await send(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fields: { email: 'Please enter your email', password: 'Please enter your password' },
      });
    }
    expect((await send('[]')).status).toBe(400);
    expect((await send('{"email":')).status).toBe(400);
    expect((await send('{}', 'text/plain')).status).toBe(415);
    expect((await send(`{"email":"${'a'.repeat(300_000)}"}`)).status).toBe(413);
  });

  test('a page of another site cannot write, our own and a program can', async () => {
    const app = createApp(testServices(database()));
    const send = (headers: Record<string, string>) =>
      app.request('http://localhost:4173/api/auth/login/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'localhost:4173', ...headers },
        body: '{}',
      });
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ 'sec-fetch-site': 'same-site', origin: 'http://localhost:4174' })).status).toBe(403);
    expect((await send({ origin: 'null' })).status).toBe(403);
    expect((await send({ origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' })).status).toBe(400);
    expect((await send({ origin: 'http://127.0.0.1:4173', host: '127.0.0.1:4173' })).status).toBe(400);
    expect((await send({})).status).toBe(400);
  });

  test('a reply that breaks the contract is a fault here and not a surprise there', async () => {
    const app = createApp(testServices(database()));
    const contract = {
      method: 'GET',
      base: '/api',
      path: '/trial/reply/',
      session: 'none',
      replies: { 200: v.object({ name: v.string() }) },
    } as const satisfies Route;
    const user = { name: 'Ada', password_hash: '$argon2id$...' };
    const reply: { name: string } = user;
    route(app, contract, async (call) => call.reply(200, reply));
    const response = await app.request('/api/trial/reply/');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Server error. Please try again later.', code: 'internal' });
  });

  test('a path has 404, a path of another method 405 with what it allows', async () => {
    const app = createApp(testServices(database()));
    expect((await app.request('/api/nothing/')).status).toBe(404);
    const response = await app.request('/api/auth/login/');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toMatchObject({
      message: 'The action you tried is not allowed. Please check your request method.',
    });
  });

  test('without a session the answer is 401, whatever the token', async () => {
    const app = createApp(testServices(database()));
    for (const authorization of [undefined, 'Bearer nonsense', 'Basic YTpi', `Bearer ${'x'.repeat(5_000)}`]) {
      const response = await app.request('/api/profile/', { headers: authorization ? { authorization } : {} });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  test('a log line holds no secret', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const app = createApp(testServices(database(), { log }));
    route(
      app,
      {
        method: 'POST',
        base: '/api',
        path: '/trial/failing/',
        session: 'none',
        body: v.object({ password: v.string() }),
        replies: { 204: null },
      },
      async ({ log: own, body, tx }) => {
        own.warn({ body, request: { headers: { authorization: 'Bearer hunter2' } }, token: 'hunter2' }, 'trial');
        await tx((inner) => inner.execute(sql`select ${body.password}::int`));
        throw new Error('not reached');
      },
    );
    const response = await app.request('/api/trial/failing/?token=hunter2', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer hunter2' },
      body: JSON.stringify({ password: 'hunter2' }),
    });
    expect(response.status).toBe(500);
    expect(lines.join('')).toContain('request failed');
    expect(lines.join('')).toContain('22P02');
    expect(lines.join('')).not.toContain('hunter2');
  });

  test('health answers with the clock', async () => {
    const services = testServices(database());
    const response = await createApp(services).request('/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, at: new Date(services.clock.now()).toISOString() });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a refused body names its fields in the contract’s words and repeats nothing of it', async () => {
    const app = createApp(testServices(database()));
    const contract = {
      ...routes.login,
      path: '/trial/login/',
      replies: { 204: null },
      body: v.object({ ...routes.login.body.entries, pin: v.number() }),
    } as const satisfies Route;
    route(app, contract, async ({ reply }) => reply(204));
    const response = await app.request('/api/trial/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'not-a-mailbox', password: 'hunter', pin: 'hunter2' }),
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toEqual({
      message: 'There seems to be an issue with the information you provided. Please check your fields and try again.',
      code: 'invalid',
      fields: {
        email: 'Invalid email address',
        password: 'Password must be at least 7 characters long',
        pin: 'This value is not valid',
      },
    });
    expect(text).not.toContain('hunter');
    expect(text).not.toContain('not-a-mailbox');
  });
});
