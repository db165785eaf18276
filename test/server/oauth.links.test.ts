import { afterEach, describe, expect, test } from 'vitest';
import { providerNames } from '../../contract/rules/account/providerNames';
import type { SignedIn } from '../../contract/wire/account/account';
import { onOneEngine } from './support/database';
import { password } from './support/identity';
import { openProviders, someone } from './support/oauth';
import { race } from './support/race';

onOneEngine('the accounts at Google and GitHub that are linked', (database) => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  /** A customer with a password, in a browser where they are signed in. */
  const start = async () => {
    const providers = await openProviders(database());
    open.push(providers);
    const member = async () => {
      const { id, email } = await providers.member();
      const { access_token: token } = await providers.signIn(email);
      const linked = async () =>
        ((await (await providers.ask(token, 'GET', '/auth/identities/')).json()) as { provider: string }[]).map(
          ({ provider }) => provider,
        );
      const unlink = (provider: string) => providers.ask(token, 'DELETE', `/auth/identities/${provider}/`);
      return { id, email, token, linked, unlink, there: providers.browser() };
    };
    return { ...providers, customer: member };
  };

  describe.each(providerNames)('%s', (provider) => {
    test('is linked by who is signed in, whatever its mailbox, and opens the account from then on', async () => {
      const { customer, browser, eventsOf, lettersTo } = await start();
      const { id, email, token, linked, there } = await customer();
      const choice = { email: someone() };
      expect(await there.link(token, provider, choice)).toBe(`/settings/account?linked=${provider}`);
      expect(await linked()).toEqual([provider]);
      expect(await eventsOf(id)).toContain('identity-linked');
      expect((await lettersTo(email, 'identity-changed'))[0]).toContain('You can sign in with');
      const opened = (await (await browser().signIn(provider, choice)).json()) as SignedIn;
      expect(opened.email).toBe(email);
      // Once more changes nothing.
      expect(await there.link(token, provider, choice)).toBe(`/settings/account?linked=${provider}`);
      expect(await lettersTo(email, 'identity-changed')).toHaveLength(1);
    });

    test('is one of each, and of one account', async () => {
      const { customer } = await start();
      const [first, second] = [await customer(), await customer()];
      const choice = { email: someone() };
      await first.there.link(first.token, provider, choice);
      const problem = (code: string) => `/settings/account?provider=${provider}&link_problem=${code}`;
      expect(await second.there.link(second.token, provider, choice)).toBe(problem('linked_elsewhere'));
      expect(await first.there.link(first.token, provider, { email: someone() })).toBe(problem('other_linked'));
      expect([await first.linked(), await second.linked()]).toEqual([[provider], []]);
    });

    test('is not linked by a ticket of another browser, of another service, twice, late, or after the sign-out', async () => {
      const { customer, browser, services, ask, signIn } = await start();
      const { email, token, there } = await customer();
      const over = `/settings/account?provider=${provider}&link_problem=over`;
      const led = async (who: typeof there, of: string = provider) =>
        (await who.request(`/api/auth/login-${of}?link=1`)).headers.get('location') ?? '';
      const ticket = () => there.post(`/auth/identities/${provider}/link/`, token);
      await ticket();
      // Somebody else's browser has no ticket: it cannot be made to link its owner's account to this one.
      expect(await led(browser())).toBe(over);
      const other = provider === 'google' ? 'github' : 'google';
      expect(await led(there, other)).toBe(over.replace(provider, other));
      expect(await led(there)).toBe(over);
      await ticket();
      // Also not by a browser that has kept its cookie.
      const kept = [...there.jar];
      expect(await led(there)).toMatch(/^http/);
      for (const [name, cookie] of kept) there.jar.set(name, cookie);
      expect(await led(there)).toBe(over);
      await ticket();
      services.clock.advance(60_000);
      expect(await led(there)).toBe(over);
      await ticket();
      const callback = await there.choose(await led(there), { email: someone() });
      await ask(token, 'POST', '/auth/logout/', {});
      expect(await there.finish(callback)).toBe(over);
      const back = await signIn(email);
      expect(await (await ask(back.access_token, 'GET', '/auth/identities/')).json()).toEqual([]);
    });

    test('is not linked to an account whose mailbox is not proved', async () => {
      const { signUp, browser } = await start();
      const { access_token } = await signUp(someone());
      const refused = await browser().post(`/auth/identities/${provider}/link/`, access_token);
      expect(refused.status).toBe(403);
    });

    test('is not linked once the password was changed elsewhere meanwhile', async () => {
      const { customer, ask, signIn } = await start();
      const { email, token, there, linked } = await customer();
      await there.post(`/auth/identities/${provider}/link/`, token);
      const address = (await there.request(`/api/auth/login-${provider}?link=1`)).headers.get('location') ?? '';
      const callback = await there.choose(address, { email: someone() });
      const change = { current_password: password, new_password: 'quite another one' };
      expect((await ask(token, 'POST', '/auth/password-change/', change)).status).toBe(204);
      await there.finish(callback);
      expect(await linked()).toEqual([]);
      await expect(signIn(email)).rejects.toThrow('401');
    });

    test('is unlinked, opens nothing any more, and is not there a second time', async () => {
      const { customer, browser, eventsOf, lettersTo } = await start();
      const { id, email, token, unlink, there } = await customer();
      const choice = { email };
      await there.link(token, provider, choice);
      // A sign-in that is on its way ends with it.
      const late = browser();
      await late.finish(await late.choose(await late.begin(provider), choice));
      expect((await unlink(provider)).status).toBe(204);
      expect((await late.claim()).status).toBe(410);
      expect((await unlink(provider)).status).toBe(404);
      expect((await browser().signIn(provider, choice)).status).toBe(409);
      expect((await eventsOf(id)).filter((kind) => kind.startsWith('identity'))).toEqual([
        'identity-linked',
        'identity-unlinked',
      ]);
      expect(await lettersTo(email, 'identity-changed')).toHaveLength(2);
    });

    test('is not unlinked while it is the only way in', async () => {
      const { browser, ask, send, codeSentTo } = await start();
      const email = someone();
      const { token } = (await (await browser().signIn(provider, { email })).json()) as SignedIn;
      const refused = await ask(token, 'DELETE', `/auth/identities/${provider}/`);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: 'only_way_in',
        message: expect.stringContaining('the only way into your account') as unknown,
      });
      await send('/auth/forgot-password/', { email });
      const reset = { email, otp_code: await codeSentTo(email), new_password: password };
      await send('/auth/reset-password/', reset);
      const login = await send('/auth/login/', { email, password });
      const { token: fresh } = (await login.json()) as SignedIn;
      expect((await ask(fresh, 'DELETE', `/auth/identities/${provider}/`)).status).toBe(204);
    });
  });

  test('of both unlinked at once one stays when there is no password', async () => {
    const { browser, ask } = await start();
    const there = browser();
    const { token } = (await (await there.signIn('google', { email: someone() })).json()) as SignedIn;
    await there.link(token, 'github', { email: someone() });
    const unlink = providerNames.map((provider) => async () => ask(token, 'DELETE', `/auth/identities/${provider}/`));
    const answers = await race(database(), 'select 1 from users for update', unlink);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 409]);
  });

  test('of one account linked by two customers at once one has it', async () => {
    const { customer } = await start();
    const [first, second] = [await customer(), await customer()];
    const choice = { email: someone() };
    const link = [first, second].map(
      ({ there, token }) =>
        () =>
          there.link(token, 'github', choice),
    );
    const led = await race(database(), 'lock table identities in exclusive mode', link);
    expect(led.filter((address) => address.includes('linked=github'))).toHaveLength(1);
    expect([...(await first.linked()), ...(await second.linked())]).toEqual(['github']);
  });
});
