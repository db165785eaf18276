import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { createFaults } from '../../server/sandbox/faults';
import { createOutbox } from '../../server/sandbox/outbox';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('faults', () => {
  const sandbox = () => {
    const faults = createFaults();
    const app = new Hono();
    app.route('/faults', faults.app);
    app.use('/registrar/*', faults.befall);
    app.get('/registrar/check', (http) => http.text('available'));
    app.use('/rates/*', faults.befall);
    app.get('/rates/latest', (http) => http.text('1.08'));
    const plan = (fault: unknown) =>
      app.request('/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
    const statusOf = async (path: string) => (await app.request(path)).status;
    return { app, plan, statusOf };
  };

  test('a planned status befalls its service as often as was said, and no other', async () => {
    const { plan, statusOf } = sandbox();
    expect((await plan({ service: 'registrar', status: 503, times: 2 })).status).toBe(201);
    expect(await statusOf('/rates/latest')).toBe(200);
    expect(await statusOf('/registrar/check')).toBe(503);
    expect(await statusOf('/registrar/check')).toBe(503);
    expect(await statusOf('/registrar/check')).toBe(200);
  });

  test('without a number it stays until it is cleared', async () => {
    const { app, plan, statusOf } = sandbox();
    await plan({ service: 'registrar', status: 500 });
    await plan({ service: 'rates', status: 500 });
    for (let turn = 0; turn < 5; turn += 1) expect(await statusOf('/registrar/check')).toBe(500);
    await app.request('/faults?service=registrar', { method: 'DELETE' });
    expect(await statusOf('/registrar/check')).toBe(200);
    expect(await statusOf('/rates/latest')).toBe(500);
    expect((await app.request('/faults', { method: 'DELETE' })).status).toBe(204);
    expect(await statusOf('/rates/latest')).toBe(200);
  });

  test('a delay holds the answer back', async () => {
    const { plan, statusOf } = sandbox();
    await plan({ service: 'rates', delayMs: 120, times: 1 });
    const started = performance.now();
    expect(await statusOf('/rates/latest')).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('a drop ends the connection without an answer', async () => {
    const { app, plan } = sandbox();
    await plan({ service: 'rates', drop: true });
    let isDestroyed = false;
    const socket = {
      destroy: () => {
        isDestroyed = true;
      },
    };
    await app.request('/rates/latest', {}, { incoming: { socket } });
    expect(isDestroyed).toBe(true);
  });

  test.each([{}, { service: 'Rates!' }, { service: 'rates', status: 200 }, { service: 'rates', times: 0 }, 'rates'])(
    '%j is no fault',
    async (fault) => expect((await sandbox().plan(fault)).status).toBe(400),
  );
});

describe('outbox', () => {
  const outbox = createOutbox(folder, 'http://localhost:4174');
  const mail = {
    to: 'ada@bakery.example',
    subject: '123456 is your <code>',
    kind: 'sign-up-code',
    code: '123456',
    text: 'Your code & more:\n123456',
    at: '2026-11-21T12:00:00.000Z',
  };

  test('is a page without mail too', async () => {
    expect(await (await outbox.request('/')).text()).toContain('No mail yet.');
  });

  test('shows the newest first, as text and not as markup, under a policy that allows no inline script', async () => {
    appendFileSync(join(folder, 'outbox.jsonl'), `${JSON.stringify({ ...mail, subject: 'Older', code: null })}\n`);
    appendFileSync(join(folder, 'outbox.jsonl'), `${JSON.stringify(mail)}\n{"to":"half a li`);
    const response = await outbox.request('/');
    const html = await response.text();
    expect(html).toContain('123456 is your &lt;code&gt;');
    expect(html).toContain('Your code &amp; more:\n123456');
    expect(html).not.toContain('<code>');
    expect(html.indexOf('123456 is your')).toBeLessThan(html.indexOf('Older'));
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style| style=|http-equiv/);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await (await outbox.request('/mails.json')).json()).toHaveLength(2);
  });
});
