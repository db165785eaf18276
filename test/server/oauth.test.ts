import { afterEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../contract/wire/account/account';
import { providerNames } from '../../contract/rules/account/providerNames';
import { createApp } from '../../server/app';
import { readSettings } from '../../server/settings';
import { onOneEngine } from './support/database';
import { openDoors, password } from './support/identity';
import { openProviders, someone } from './support/oauth';

onOneEngine('signing in with Google and GitHub', (database) => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  const start = async () => {
    const providers = await openProviders(database());
    open.push(providers);
    return providers;
  };

  describe.each(providerNames)('%s', (provider) => {
    test('makes an account of an unused mailbox, and opens the same one ever after', async () => {
      const { browser, read, eventsOf, services, lettersTo } = await start();
      const email = someone();
      const first = await browser().signIn(provider, { email, name: 'Grace Brewster Hopper' });
      expect(first.status).toBe(200);
      const signedIn = (await first.json()) as SignedIn;
      expect(signedIn).toMatchObject({
        email,
        first_name: 'Grace',
        last_name: 'Brewster Hopper',
        isAccountNew: false,
        is_two_factor_enabled: false,
      });
      expect((await read('/profile/', signedIn.token)).status).toBe(200);
      expect(await eventsOf(signedIn.uuid)).toEqual(['signed-up', 'identity-linked', 'signed-in']);
      services.clock.advance(60_000);
      const second = (await (await browser().signIn(provider, { email })).json()) as SignedIn;
      expect(second.uuid).toBe(signedIn.uuid);
      expect(await lettersTo(email, 'sign-up-code')).toEqual([]);
      const linked = (await (await read('/auth/identities/', second.token)).json()) as unknown;
      expect(linked).toEqual([{ provider, email, linked_at: '2026-11-21T12:00:00.000Z' }]);
    });

    test('is the account’s number, whatever its mailbox is by now', async () => {
      const { browser, member } = await start();
      const subject = provider === 'google' ? '117000000000000000001' : '424242';
      const opened = (await (await browser().signIn(provider, { email: someone(), subject })).json()) as SignedIn;
      const { email } = await member();
      const moved = (await (await browser().signIn(provider, { email, subject })).json()) as SignedIn;
      expect(moved.uuid).toBe(opened.uuid);
      expect(moved.email).toBe(opened.email);
    });

    test('does not open an account by its mailbox alone, and says how it is linked', async () => {
      const { browser, member, ask, signIn } = await start();
      const { email } = await member();
      const refused = await browser().signIn(provider, { email: email.toUpperCase() });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: 'email_taken',
        message: expect.stringContaining('Sign in with your password, then link') as unknown,
      });
      const { access_token } = await signIn(email);
      expect(await (await ask(access_token, 'GET', '/auth/identities/')).json()).toEqual([]);
    });

    test('asks for the second factor of the account', async () => {
      const { browser, member, signIn, services, codeSentTo, app } = await start();
      const { email, id } = await member();
      const owner = browser();
      const { access_token } = await signIn(email);
      await owner.link(access_token, provider, { email });
      await services.db.execute(`update users set two_factor = 'email' where id = '${id}'`);
      const there = browser();
      const asked = await there.signIn(provider, { email });
      expect(asked.status).toBe(202);
      expect(await asked.json()).toEqual({
        email,
        is_two_factor_enabled: true,
        two_factor_method: 'email',
        has_passkey: false,
      });
      const code = { user_email: email, otp_code: await codeSentTo(email) };
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(code) };
      // The code opens nothing in another browser.
      expect((await app.request('/api/otp/validate-two-factor', init)).status).toBe(400);
      expect((await there.request('/api/otp/validate-two-factor', init)).status).toBe(200);
    });

    test('asks for the mailbox’s code first where the provider has not proved it', async () => {
      const { browser, send, codeSentTo, services, read } = await start();
      const email = someone();
      const there = browser();
      const waiting = await there.signIn(provider, { email, isVerified: false });
      expect(waiting.status).toBe(403);
      expect(await waiting.json()).toMatchObject({ code: 'not_verified', fields: { email } });
      expect((await there.claim()).status).toBe(403);
      services.clock.advance(5 * 60_000);
      const code = await codeSentTo(email);
      expect((await send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(200);
      const opened = await there.claim();
      expect(opened.status).toBe(200);
      const { token } = (await opened.json()) as SignedIn;
      expect((await read('/profile/', token)).status).toBe(200);
    });

    test('says to nobody that an unproved mailbox has an account; its owner reads of it', async () => {
      const { browser, member, codesSentTo, lettersTo, send } = await start();
      const { email } = await member();
      const taken = await browser().signIn(provider, { email, isVerified: false });
      const free = await browser().signIn(provider, { email: someone(), isVerified: false });
      const plain = async (response: Response) => JSON.stringify(await response.json()).replace(/[\w-]+@/g, '');
      expect(taken.status).toBe(403);
      expect(await plain(taken)).toBe(await plain(free));
      expect(await codesSentTo(email)).toEqual([]);
      expect(await lettersTo(email, 'already-member')).toHaveLength(1);
      expect((await send('/otp/validate', { user_email: email, otp_code: '000000' })).status).toBe(400);
    });

    test('leaves no door to who came first with an unproved mailbox of somebody else’s', async () => {
      const { browser, send, codeSentTo, services } = await start();
      const email = someone();
      const stranger = { email, subject: '666666', isVerified: false };
      expect((await browser().signIn(provider, stranger)).status).toBe(403);
      services.clock.advance(60_000);
      await send('/auth/forgot-password/', { email });
      const reset = { email, otp_code: await codeSentTo(email), new_password: password };
      expect((await send('/auth/reset-password/', reset)).status).toBe(204);
      const again = await browser().signIn(provider, { ...stranger, isVerified: true });
      expect(await again.json()).toMatchObject({ code: 'email_taken' });
    });
  });

  test('a provider that is not set up is offered nowhere and answers nothing', async () => {
    const { services } = openDoors(database());
    const app = createApp(services);
    expect(await (await app.request('/api/auth/providers/')).json()).toEqual([]);
    for (const provider of providerNames) {
      expect((await app.request(`/api/auth/login-${provider}`)).status).toBe(404);
      expect((await app.request(`/api/auth/login-${provider}/callback?code=x&state=y`)).status).toBe(404);
    }
    const { app: other } = await start();
    expect(await (await other.request('/api/auth/providers/')).json()).toEqual(['google', 'github']);
  });

  test('somebody without a password is told so where one is asked for, and may set one', async () => {
    const { browser, ask, send, codeSentTo } = await start();
    const email = someone();
    const { token } = (await (await browser().signIn('google', { email })).json()) as SignedIn;
    const refused = await ask(token, 'POST', '/auth/password-change/', {
      current_password: 'anything at all',
      new_password: password,
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'no_password' });
    expect((await send('/auth/login/', { email, password })).status).toBe(401);
    await send('/auth/forgot-password/', { email });
    const reset = { email, otp_code: await codeSentTo(email), new_password: password };
    expect((await send('/auth/reset-password/', reset)).status).toBe(204);
    expect((await send('/auth/login/', { email, password })).status).toBe(200);
    // The proved mailbox was theirs before: Google still opens it.
    expect((await browser().signIn('google', { email })).status).toBe(200);
  });

  test('an identity goes with a deleted account, and is in the data that is taken along', async () => {
    const { browser, ask, member, signIn } = await start();
    const { email } = await member();
    const { access_token } = await signIn(email);
    await browser().link(access_token, 'github', { email: 'other@git.example', subject: '987001' });
    const taken = (await (await ask(access_token, 'GET', '/account/export/')).json()) as Record<string, unknown>;
    expect(taken['linked_accounts']).toMatchObject([{ provider: 'github', email: 'other@git.example' }]);
    expect((await ask(access_token, 'DELETE', '/account/', { current_password: password })).status).toBe(204);
    const fresh = await browser().signIn('github', { email: 'other@git.example', subject: '987001' });
    expect(((await fresh.json()) as SignedIn).email).toBe('other@git.example');
  });
});

test('the settings ask for an id with its secret, and production for no stand-in', () => {
  expect(readSettings({}).oauth).toEqual({});
  const google = { OAUTH_GOOGLE_ID: 'id', OAUTH_GOOGLE_SECRET: 'secret' };
  expect(readSettings(google).oauth).toEqual({
    google: { id: 'id', secret: 'secret', issuer: 'https://accounts.google.com' },
  });
  expect(() => readSettings({ OAUTH_GITHUB_ID: 'id' })).toThrow('OAUTH_GITHUB_SECRET is missing');
  expect(() => readSettings({ OAUTH_GITHUB_SECRET: 'hidden-secret' })).toThrow('OAUTH_GITHUB_ID is missing');
  expect(() => readSettings({ OAUTH: 'live' })).toThrow("OAUTH must be 'sandbox' or empty");
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://sitewright.example' };
  expect(() => readSettings({ ...production, OAUTH: 'sandbox' })).toThrow(/OAUTH\b/);
  expect(() => readSettings({ ...production, OAUTH_GITHUB_API: 'http://api.example' })).toThrow('OAUTH_GITHUB_API');
});
