import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../contract/wire/account/account';
import { browserTickets } from '../../server/db/schema/identities';
import { passkeys } from '../../server/db/schema/passkeys';
import type { Tampering } from './support/authenticator';
import { onOneEngine } from './support/database';
import { password } from './support/identity';
import { openPasskeys } from './support/passkeys';
import { race } from './support/race';

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

onOneEngine('passkeys', (database) => {
  test('are added by name, listed with when they were used, told of by mail and in the log, and open the account', async () => {
    const { owner, browser, services, read, eventsOf, lettersTo } = openPasskeys(database());
    const { id, email, token, key } = await owner();
    const [row] = await services.db.select().from(passkeys).where(eq(passkeys.userId, id));
    expect(row).toMatchObject({ name: 'A phone', transports: ['internal', 'hybrid'], isSynced: false });
    services.clock.advance(60_000);
    const opened = await browser().signIn(key);
    expect(opened.status).toBe(200);
    const signedIn = (await opened.json()) as SignedIn;
    expect(signedIn.email).toBe(email);
    expect(await (await read('/auth/passkeys/', signedIn.token)).json()).toEqual([
      {
        id: row?.id,
        name: 'A phone',
        created_at: '2026-11-21T12:00:00.000Z',
        last_used_at: '2026-11-21T12:01:00.000Z',
      },
    ]);
    expect(await eventsOf(id)).toEqual(['signed-in', 'passkey-added', 'signed-in']);
    expect((await lettersTo(email, 'passkey-changed'))[0]).toContain('with the passkey “A phone” from now on');
    const file = (await (await read('/account/export/', token)).json()) as { passkeys: unknown[] };
    expect(file.passkeys).toHaveLength(1);
    expect(JSON.stringify(file)).not.toContain(key.id);
  });

  test.each<[string, Tampering]>([
    ['for another origin', { origin: 'https://sitewright.evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
    ['as something else', { type: 'webauthn.create' }],
    ['without its owner’s finger or number', { isVerified: false }],
    ['by another key', { isForged: true }],
    ['for another account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('that are signed %s open nothing, and it is written down', async (_, wrong) => {
    const { owner, browser, eventsOf } = openPasskeys(database());
    const { id, key } = await owner({ isSynced: true });
    const refused = await browser().signIn(key, wrong);
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'passkey_refused']);
    expect((await eventsOf(id)).at(-1)).toBe('passkey-refused');
  });

  test('that are made for another place, challenge or without a check of their owner are not added', async () => {
    const { owner, key, read } = openPasskeys(database());
    const { token, there } = await owner();
    for (const wrong of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'bm8' },
      { isVerified: false },
    ])
      expect((await there.add(token, key(), wrong)).status).toBe(409);
    expect(await (await read('/auth/passkeys/', token)).json()).toHaveLength(1);
  });

  test('are asked once: not twice, not late, and not from another browser', async () => {
    const { owner, browser, services } = openPasskeys(database());
    const { key } = await owner({ isSynced: true });
    const there = browser();
    const answer = key.get(await there.ask());
    const kept = [...there.jar];
    expect((await browser().show(answer)).status).toBe(410);
    expect((await there.show(answer)).status).toBe(200);
    for (const [name, cookie] of kept) there.jar.set(name, cookie);
    expect((await there.show(answer)).status).toBe(410);
    const late = key.get(await there.ask());
    services.clock.advance(10 * 60_000);
    expect((await there.show(late)).status).toBe(410);
    // A wrong answer has used its challenge up too.
    const options = await there.ask();
    const before = [...there.jar];
    expect((await there.show(key.get(options, { isForged: true }))).status).toBe(409);
    for (const [name, cookie] of before) there.jar.set(name, cookie);
    expect((await there.show(key.get(options))).status).toBe(410);
  });

  test('are added by the session that asked, lately signed in or with the password, to a proved mailbox', async () => {
    const { owner, key, services, signUp, browser, openSession, ask } = openPasskeys(database());
    const { id, token, there } = await owner();
    const { access_token: other } = await openSession(id);
    const options = await there.begin(token);
    const made = { name: 'Stolen', credential: key().create(options) };
    expect((await there.send('POST', '/auth/passkeys/', made, other)).status).toBe(410);
    expect((await browser().send('POST', '/auth/passkeys/', made, token)).status).toBe(410);
    services.clock.advance(14 * 60_000);
    expect((await there.add(token, key())).status).toBe(201);
    services.clock.advance(60_000 - 1);
    const again = await there.begin(token);
    await ask(token, 'POST', '/auth/password-change/', {
      current_password: password,
      new_password: 'quite another one',
    });
    expect(
      (await there.send('POST', '/auth/passkeys/', { name: 'Late', credential: key().create(again) }, token)).status,
    ).toBe(410);
    services.clock.advance(1);
    const fresh = (await openSession(id)).access_token;
    services.clock.advance(15 * 60_000 - 1);
    expect((await there.send('POST', '/auth/passkeys/begin/', {}, fresh)).status).toBe(200);
    const stranger = await signUp('unproved.passkey@bakery.example');
    expect((await browser().send('POST', '/auth/passkeys/begin/', {}, stranger.access_token)).status).toBe(403);
  });

  test('ask for the password once the sign-in is a while ago', async () => {
    const { family, services, browser, eventsOf, member, signIn } = openPasskeys(database());
    const { email, id } = await member();
    const tokens = await signIn(email);
    services.clock.advance(14 * 60_000);
    const renewed = await browser().send('POST', '/auth/login/refresh-token', { refresh_token: tokens.refresh_token });
    const { access_token: token } = (await renewed.json()) as { access_token: string };
    services.clock.advance(60_000);
    const begin = (body: object) => browser().send('POST', '/auth/passkeys/begin/', body, token);
    const refused = await begin({});
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'password_needed']);
    expect((await begin({ current_password: 'not this one' })).status).toBe(400);
    expect((await eventsOf(id)).at(-1)).toBe('reauthentication-failed');
    expect((await begin({ current_password: password })).status).toBe(200);
    // An account without a password cannot be asked for it.
    const { user, first, refresh } = await family();
    services.clock.advance(14 * 60_000);
    const second = await refresh(first.refresh_token);
    services.clock.advance(60_000);
    const without = await browser().send('POST', '/auth/passkeys/begin/', {}, second?.access_token);
    expect([user.passwordHash, await codeOf(without)]).toEqual([null, 'sign_in_again']);
  });

  test('of somebody else are like unknown ones', async () => {
    const { owner, ask, key } = openPasskeys(database());
    const [first, second] = [await owner(), await owner()];
    expect((await ask(second.token, 'DELETE', `/auth/passkeys/${first.passkey}/`)).status).toBe(404);
    // One key opens one account.
    const taken = await second.there.add(second.token, first.key);
    expect([taken.status, await codeOf(taken)]).toEqual([409, 'known']);
    const [unknown, handle] = [key(), await second.there.ask()];
    const refused = await second.there.show(unknown.get(handle));
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'passkey_unknown']);
  });

  describe('that count less than before', () => {
    test('are refused when they are on one device: it is a copy, and the owner is told', async () => {
      const { owner, browser, eventsOf, lettersTo } = openPasskeys(database());
      const { id, email, key } = await owner();
      expect((await browser().signIn(key, { counter: 7 })).status).toBe(200);
      const copy = await browser().signIn(key, { counter: 7 });
      expect([copy.status, (await eventsOf(id)).at(-1)]).toEqual([409, 'passkey-suspected']);
      expect((await lettersTo(email, 'passkey-suspected'))[0]).toContain('The sign-in was refused.');
      expect((await browser().signIn(key, { counter: 8 })).status).toBe(200);
    });
    test('are let in, and told of, when they are kept on several devices', async () => {
      const { owner, browser, eventsOf } = openPasskeys(database());
      const { id, key } = await owner({ isSynced: true });
      expect((await browser().signIn(key)).status).toBe(200);
      expect((await browser().signIn(key, { counter: 3 })).status).toBe(200);
      expect((await browser().signIn(key, { counter: 2 })).status).toBe(200);
      expect((await eventsOf(id)).slice(-2)).toEqual(['passkey-suspected', 'signed-in']);
    });
  });

  describe('as a second factor', () => {
    test('are shown after the password in the same browser, and only those of the account', async () => {
      const { owner, browser } = openPasskeys(database());
      const { email, key } = await owner({ twoFactor: 'email' });
      const other = await owner();
      const there = browser();
      const given = await there.givePassword(email);
      expect([given.status, await given.json()]).toMatchObject([202, { has_passkey: true }]);
      const asked = await there.ask(email);
      expect(asked['allowCredentials']).toEqual([
        { id: key.id, type: 'public-key', transports: ['internal', 'hybrid'] },
      ]);
      expect((await there.show(other.key.get(asked))).status).toBe(409);
      const kept = [...there.jar];
      expect((await there.show(key.get(await there.ask(email)))).status).toBe(200);
      // The password was good for one sign-in, also in a browser that has kept its cookie.
      for (const [name, cookie] of kept) there.jar.set(name, cookie);
      await expect(there.ask(email)).rejects.toThrow('410');
      await expect(browser().ask(email)).rejects.toThrow('410');
    });
    test('have the five tries of a code, and need no second factor when they come alone', async () => {
      const { owner, browser } = openPasskeys(database());
      const { email, key } = await owner({ twoFactor: 'email' });
      const there = browser();
      await there.givePassword(email);
      for (let tried = 0; tried < 5; tried += 1)
        expect((await there.show(key.get(await there.ask(email), { isForged: true }))).status).toBe(409);
      expect((await there.show(key.get(await there.ask(email)))).status).toBe(409);
      expect((await browser().signIn(key)).status).toBe(200);
    });
  });

  test('that are tried in vain slow down their network alone', async () => {
    const { owner, browser, services } = openPasskeys(database());
    const { key } = await owner();
    for (let tried = 0; tried < 10; tried += 1) await browser().signIn(key, { isForged: true });
    const slowed = await browser().signIn(key);
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '60']);
    services.clock.advance(60_000);
    expect((await browser().signIn(key)).status).toBe(200);
  });

  test('are removed as long as another way in is left, and end what is on its way', async () => {
    const { owner, browser, services, ask, eventsOf, lettersTo } = openPasskeys(database());
    const { id, email, token, key, passkey } = await owner();
    const late = browser();
    const answer = key.get(await late.ask());
    const removed = await ask(token, 'DELETE', `/auth/passkeys/${passkey}/`);
    expect(await removed.json()).toEqual({ rp_id: 'localhost', credential_id: key.id });
    expect(await codeOf(await late.show(answer))).toBe('passkey_unknown');
    expect((await eventsOf(id)).slice(-1)).toEqual(['passkey-removed']);
    expect(await lettersTo(email, 'passkey-changed')).toHaveLength(2);
    expect(await services.db.select().from(browserTickets).where(eq(browserTickets.userId, id))).toEqual([]);
  });

  test('removed both at once leave one where there is no password', async () => {
    const { family, browser, ask, key } = openPasskeys(database());
    const { first } = await family();
    const there = browser();
    const token = first.access_token;
    const ids: string[] = [];
    for (const own of [key(), key()]) ids.push(((await (await there.add(token, own)).json()) as { id: string }).id);
    const remove = ids.map((id) => async () => ask(token, 'DELETE', `/auth/passkeys/${id}/`));
    const answers = await race(database(), 'select 1 from users for update', remove);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test('are twenty at most, and end with the account', async () => {
    const { owner, key, ask, browser, services } = openPasskeys(database());
    const { id, token, there, key: own } = await owner();
    const options = await there.begin(token);
    const rows = Array.from({ length: 19 }, (_, number) => ({
      id: crypto.randomUUID(),
      credentialId: `${id}-${number}`,
    }));
    await services.db.insert(passkeys).values(
      rows.map((row) => ({
        ...row,
        userId: id,
        publicKey: '',
        counter: 0,
        transports: [],
        isSynced: true,
        name: 'x',
        createdAt: 0,
      })),
    );
    const full = await there.send(
      'POST',
      '/auth/passkeys/',
      { name: 'One more', credential: key().create(options) },
      token,
    );
    expect([full.status, await codeOf(full)]).toEqual([409, 'too_many']);
    await expect(there.begin(token)).rejects.toThrow('409');
    expect((await ask(token, 'DELETE', '/account/', { current_password: password })).status).toBe(204);
    expect(await services.db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
    expect(await codeOf(await browser().signIn(own))).toBe('passkey_unknown');
  });
});
