import * as v from 'valibot';
import { expect, test } from 'vitest';
import { routes } from '../../contract/routes';
import type { Route } from '../../contract/route';
import { createApp } from '../../server/app';
import { route } from '../../server/http/route';
import { onEachEngine } from './support/database';
import { testServices } from './support/services';

onEachEngine('binding', (database) => {
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
