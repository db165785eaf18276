import { afterEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../contract/wire/account/account';
import { providerNames } from '../../contract/rules/account/providerNames';
import { sessions } from '../../server/db/schema/accounts';
import { browserTickets, identities } from '../../server/db/schema/identities';
import { safePath } from '../../server/http/safePath';
import { sha256 } from '../../server/random';
import { onOneEngine } from './support/database';
import { openProviders, someone } from './support/oauth';
import { race, times } from './support/race';

onOneEngine('a sign-in with Google or GitHub that is not as it should be', (database) => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  const start = async () => {
    const providers = await openProviders(database());
    open.push(providers);
    return providers;
  };
  /** Sessions in the database, and identities: other tests leave theirs. */
  const opened = () => database().db.$count(sessions);
  const known = () => database().db.$count(identities);
  const refusalOf = async (response: Response) => {
    const { code } = (await response.json()) as { code: string };
    return `${response.status} ${code}`;
  };
  const changed = (address: string, change: (parameters: URLSearchParams) => void) => {
    const to = new URL(address, 'http://localhost');
    change(to.searchParams);
    return address.startsWith('/') ? to.pathname + to.search : to.href;
  };

  describe.each(providerNames)('%s', (provider) => {
    test('another state opens nothing, and does not use up the one that is on its way', async () => {
      const { browser } = await start();
      const there = browser();
      const callback = await there.choose(await there.begin(provider), { email: someone() });
      for (const state of ['', 'x', 'A'.repeat(43)]) {
        const forged = changed(callback, (parameters) => parameters.set('state', state));
        expect(await there.finish(forged)).toBe('/sign-in?handover=1');
        expect(await refusalOf(await there.claim())).toBe('410 over');
      }
      await there.finish(callback);
      expect((await there.claim()).status).toBe(200);
    });

    test('a callback opens nothing in another browser: neither with its own sign-in on its way nor without', async () => {
      const { browser } = await start();
      const before = await opened();
      const [attacker, victim, bystander] = [browser(), browser(), browser()];
      const callback = await attacker.choose(await attacker.begin(provider), { email: someone() });
      await victim.begin(provider);
      for (const other of [victim, bystander]) {
        expect(await other.finish(callback)).toBe('/sign-in?handover=1');
        expect(await refusalOf(await other.claim())).toBe('410 over');
      }
      expect(await opened()).toBe(before);
    });

    test('a callback is answered once, and its code is worth nothing to another sign-in', async () => {
      const { browser } = await start();
      const there = browser();
      const callback = await there.choose(await there.begin(provider), { email: someone() });
      const kept = [...there.jar];
      await there.finish(callback);
      expect((await there.claim()).status).toBe(200);
      // Also a browser that has kept its cookie.
      for (const [name, cookie] of kept) there.jar.set(name, cookie);
      await there.finish(callback);
      expect(await refusalOf(await there.claim())).toBe('410 over');
      const used = new URL(callback, 'http://localhost').searchParams.get('code') ?? '';
      const next = await there.choose(await there.begin(provider), { email: someone() });
      await there.finish(changed(next, (parameters) => parameters.set('code', used)));
      expect(await refusalOf(await there.claim())).toBe('409 failed');
    });

    test('a code that was caught is worth nothing without the verifier of the browser that began (PKCE)', async () => {
      const { browser } = await start();
      const before = await opened();
      const [victim, thief] = [browser(), browser()];
      const email = someone();
      const caught = await victim.choose(await victim.begin(provider), { email });
      const code = new URL(caught, 'http://localhost').searchParams.get('code') ?? '';
      const own = await thief.choose(await thief.begin(provider), { email: someone() });
      await thief.finish(changed(own, (parameters) => parameters.set('code', code)));
      expect(await refusalOf(await thief.claim())).toBe('409 failed');
      expect(await opened()).toBe(before);
    });

    test('the provider’s page is asked with S256, and refuses to be asked without', async () => {
      const { browser } = await start();
      const there = browser();
      const address = new URL(await there.begin(provider));
      expect(address.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      expect(address.searchParams.get('code_challenge_method')).toBe('S256');
      const without = changed(address.href, (parameters) => parameters.delete('code_challenge'));
      expect((await fetch(without)).status).toBe(400);
      const elsewhere = changed(address.href, (parameters) => parameters.set('redirect_uri', 'https://evil.example'));
      expect((await fetch(elsewhere, { redirect: 'manual' })).status).toBe(400);
    });

    test('a person who says no, and a provider that fails, open nothing; each is said in words', async () => {
      const { browser, between } = await start();
      const cancelled = await browser().signIn(provider, { email: someone(), answer: 'cancel' });
      expect(await refusalOf(cancelled)).toBe('409 cancelled');
      const failed = await browser().signIn(provider, { email: someone(), answer: 'fail' });
      expect(await refusalOf(failed)).toBe('409 failed');
      const there = browser();
      const callback = await there.choose(await there.begin(provider), { email: someone() });
      between.answer = () => new Response('out of order', { status: 503 });
      await there.finish(callback);
      expect(await refusalOf(await there.claim())).toBe('409 failed');
    });

    test('a sign-in is over after 10 min, a handover after 60 s', async () => {
      const { browser, services } = await start();
      for (const [late, end] of [
        [10 * 60_000 - 1, 200],
        [10 * 60_000, 410],
      ] as const) {
        const there = browser();
        const callback = await there.begin(provider);
        services.clock.advance(late);
        await there.finish(await there.choose(callback, { email: someone() }));
        expect((await there.claim()).status).toBe(end);
      }
      for (const [late, end] of [
        [60_000 - 1, 200],
        [60_000, 410],
      ] as const) {
        const there = browser();
        await there.finish(await there.choose(await there.begin(provider), { email: someone() }));
        services.clock.advance(late);
        expect((await there.claim()).status).toBe(end);
      }
    });

    test('of 100 claims at once one opens a session', async () => {
      const { browser } = await start();
      const before = await opened();
      const there = browser();
      await there.finish(await there.choose(await there.begin(provider), { email: someone() }));
      const claims = times(100, () => there.claim());
      const answers = await race(database(), 'select 1 from browser_tickets for update', claims);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 410)).toHaveLength(99);
      expect(await opened()).toBe(before + 1);
    });

    test('of many first sign-ins of one person at once each opens the same account', async () => {
      const { browser } = await start();
      const before = await known();
      const email = someone();
      const callbacks = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const there = browser();
          return { there, callback: await there.choose(await there.begin(provider), { email }) };
        }),
      );
      const arrive = callbacks.map(({ there, callback }) => async () => {
        await there.finish(callback);
        return there.claim();
      });
      const answers = await race(database(), 'lock table users in exclusive mode', arrive);
      const accounts = await Promise.all(answers.map(async (answer) => ((await answer.json()) as SignedIn).uuid));
      expect(new Set(accounts).size).toBe(1);
      expect(accounts[0]).toBeTruthy();
      expect(await known()).toBe(before + 1);
    });

    test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example', '/\t/evil.example'])(
      'leads back to our own pages, whatever is asked for: %j',
      async (redirect) => {
        const { browser } = await start();
        const there = browser();
        const query = `?redirect=${encodeURIComponent(redirect)}`;
        const led = await there.finish(await there.choose(await there.begin(provider, query), { email: someone() }));
        expect(led).toBe('/sign-in?handover=1');
      },
    );
  });

  test('takes the address along that was asked for', async () => {
    const { browser } = await start();
    const there = browser();
    const query = `?redirect=${encodeURIComponent('/website-setup?source=visitor')}`;
    const led = await there.finish(await there.choose(await there.begin('google', query), { email: someone() }));
    expect(led).toBe('/sign-in?handover=1&redirect=%2Fwebsite-setup%3Fsource%3Dvisitor');
  });

  test('an id_token of another sign-in (nonce), of another key, or of none is not believed', async () => {
    const { browser, between, impostor } = await start();
    const before = await opened();
    const there = browser();
    const other = changed(await there.begin('google'), (parameters) => parameters.set('nonce', 'of another'));
    await there.finish(await there.choose(other, { email: someone() }));
    expect(await refusalOf(await there.claim())).toBe('409 failed');

    const callback = await there.choose(await there.begin('google'), { email: someone() });
    between.answer = (request) => (request.url.endsWith('/certs') ? impostor.fetch(request) : null);
    await there.finish(callback);
    expect(await refusalOf(await there.claim())).toBe('409 failed');

    const next = await there.choose(await there.begin('google'), { email: someone() });
    between.answer = (request) =>
      request.url.endsWith('/token') ? Response.json({ access_token: 'token', token_type: 'Bearer' }) : null;
    await there.finish(next);
    expect(await refusalOf(await there.claim())).toBe('409 failed');
    expect(await opened()).toBe(before);
  });

  test('another site’s page begins nothing', async () => {
    const { browser } = await start();
    const there = browser();
    const led = await there.request('/api/auth/login-google', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(led.headers.get('location')).toBe('/sign-in');
    expect(there.jar.size).toBe(0);
  });

  test('no secret lies in the database as the browser has it; the cookies are no script’s and no other site’s', async () => {
    const { app, browser } = await start();
    const begun = await app.request('/api/auth/login-google');
    const [cookie = ''] = begun.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    const secret = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    const kept = JSON.stringify(await database().db.select().from(browserTickets));
    expect(kept).toContain(sha256(secret));
    expect(kept).not.toContain(secret);
    const address = new URL(begun.headers.get('location') ?? '');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(kept).not.toContain(address.searchParams.get(name));
    const there = browser();
    const callback = await there.choose(await there.begin('google'), { email: someone() });
    const finished = await there.request(callback);
    const handover = finished.headers.getSetCookie().find((line) => line.startsWith('sitewright_handover='));
    expect(handover).toMatch(/; Path=\/api\/auth\/handover; HttpOnly; SameSite=Strict$/);
  });
});

test('a path of ours is kept, whatever is none leads home', () => {
  expect(safePath('/billing?page=2#top')).toBe('/billing?page=2#top');
  const foreign = [
    '//e.example',
    '///e.example',
    '/\\e.example',
    '/a/..//e.example',
    '/%2e//e.example',
    'javascript:0',
  ];
  for (const candidate of [...foreign, ' /x', '/\n/e.example', '', undefined, `/${'a'.repeat(2_001)}`])
    expect(safePath(candidate)).toBe('/');
});
