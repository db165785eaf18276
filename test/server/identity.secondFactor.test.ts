import { eq } from 'drizzle-orm';
import { URI } from 'otpauth';
import { expect, test } from 'vitest';
import type { AuthenticatorSecret } from '../../contract/wire/account/security';
import { authenticators, recoveryCodes, sessions } from '../../server/db/schema/accounts';
import { drawQrCode } from '../../server/domain/account/secondFactor/qrCode';
import { onOneEngine } from './support/database';
import { openDoors, password } from './support/identity';
import { race, times } from './support/race';

const step = 30_000;
const minutes = 60_000;

onOneEngine('an authenticator app', (database) => {
  const customer = async (twoFactor: 'none' | 'email' = 'none') => {
    const doors = openDoors(database());
    const { clock, db } = doors.services;
    const { id, email } = await doors.member(twoFactor);
    const { access_token } = await doors.openSession(id);
    const ask = (path: string, body: unknown) => doors.ask(access_token, 'POST', `/auth/2fa${path}`, body);
    const method = async () => {
      const profile = (await (await doors.read('/profile/', access_token)).json()) as Record<string, unknown>;
      return profile['two_factor_method'];
    };
    /** What the app shows `offset` steps from now. */
    const appOf = (url: string) => {
      const app = URI.parse(url);
      return (offset = 0) => app.generate({ timestamp: clock.now() + offset * step });
    };
    const begin = async (body: unknown = {}) => {
      const response = await ask('/setup', body);
      const { secret, otpauth_url, secret_qr } = (await response.json()) as AuthenticatorSecret;
      return {
        status: response.status,
        secret,
        drawing: secret_qr,
        url: otpauth_url,
        shows: otpauth_url ? appOf(otpauth_url) : () => '',
      };
    };
    const confirm = async (otp_code: string) => {
      const response = await ask('/setup/verify/', { otp_code });
      return {
        status: response.status,
        codes: ((await response.json()) as { recovery_codes: string[] }).recovery_codes,
      };
    };
    const enter = async (otp_code: string, headers: Record<string, string>) =>
      (await doors.send('/otp/validate-two-factor', { user_email: email, otp_code }, headers)).status;
    const signInWith = async (otp_code: string) => enter(otp_code, await doors.givePassword(email));
    const sessionsOpen = async () => {
      const rows = await db.select().from(sessions).where(eq(sessions.userId, id));
      return rows.filter(({ revokedAt }) => revokedAt === null).length - 1;
    };
    return { ...doors, id, email, clock, request: ask, method, begin, confirm, enter, signInWith, sessionsOpen };
  };

  /** A customer whose app counts, one step later: the code that confirmed it is used. */
  const withApp = async () => {
    const scene = await customer();
    const { shows } = await scene.begin();
    const { status, codes } = await scene.confirm(shows());
    expect(status).toBe(200);
    scene.clock.advance(step);
    return { ...scene, shows, codes };
  };

  const wrongFor = (shows: (offset?: number) => string, count: number) => {
    const right = new Set([-1, 0, 1].map(shows));
    return Array.from({ length: count + 3 }, (_, index) => String(100_000 + index))
      .filter((code) => !right.has(code))
      .slice(0, count);
  };

  test('counts from its first right code on, and then every sign-in asks for it', async () => {
    const {
      email,
      begin,
      confirm,
      method,
      send,
      signIn,
      enter,
      givePassword,
      codesSentTo,
      lettersTo,
      eventsOf,
      id,
      clock,
    } = await customer();
    const { shows, url, secret, drawing } = await begin();
    expect(drawing).toEqual(drawQrCode(url));
    expect(url).toContain(`otpauth://totp/Sitewright:${encodeURIComponent(email)}?issuer=Sitewright&secret=${secret}`);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const [wrong = ''] = wrongFor(shows, 1);
    expect((await confirm(wrong)).status).toBe(400);
    expect(await method()).toBe('none');
    await signIn(email);

    const { codes } = await confirm(shows());
    expect(codes).toHaveLength(10);
    expect(await method()).toBe('totp');
    const login = await send('/auth/login/', { email, password });
    expect([login.status, await login.json()]).toMatchObject([202, { two_factor_method: 'totp' }]);
    const browser = await givePassword(email);
    expect((await send('/otp/generate', { email }, browser)).status).toBe(409);
    expect(await codesSentTo(email)).toEqual([]);
    clock.advance(step);
    expect(await enter(shows(), browser)).toBe(200);
    expect(await eventsOf(id)).toContain('two-factor-enabled');
    expect(await lettersTo(email, 'second-factor-changed')).toHaveLength(1);
  });

  test('may be one step behind, and no more', async () => {
    for (const [offset, status] of [
      [-2, 400],
      [-1, 200],
      [1, 400],
    ] as const) {
      const { shows, clock, signInWith } = await withApp();
      clock.advance(3 * step);
      expect([offset, await signInWith(shows(offset))]).toEqual([offset, status]);
    }
  });

  test('a code opens once, and an older one not at all', async () => {
    const { shows, clock, signInWith } = await withApp();
    const [used, older] = [shows(), shows(-1)];
    expect(await signInWith(used)).toBe(200);
    expect(await signInWith(used)).toBe(400);
    expect(await signInWith(older)).toBe(400);
    clock.advance(step);
    expect(await signInWith(used)).toBe(400);
    expect(await signInWith(shows())).toBe(200);
  });

  test('of one code in many browsers at once one opens', async () => {
    const { id, email, shows, enter, givePassword, sessionsOpen } = await withApp();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => givePassword(email)));
    const answers = await race(
      database(),
      `select 1 from authenticators where user_id = '${id}' for update`,
      browsers.map((browser) => () => enter(shows(), browser)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await sessionsOpen()).toBe(1);
  });

  test('of 40 wrong codes at once five are looked at, and the right one is then refused', async () => {
    const { id, email, shows, enter, givePassword, eventsOf, sessionsOpen } = await withApp();
    const browser = await givePassword(email);
    const answers = await race(
      database(),
      `select 1 from two_factor_challenges where user_id = '${id}' for update`,
      wrongFor(shows, 40).map((wrong) => () => enter(wrong, browser)),
    );
    expect(answers.filter((status) => ![400, 429].includes(status))).toEqual([]);
    expect((await eventsOf(id)).filter((kind) => kind === 'second-factor-failed')).toHaveLength(5);
    expect(await enter(shows(), browser)).toBe(429);
    expect(await sessionsOpen()).toBe(0);
  });

  test('five wrong codes a day are looked at, whatever number of passwords was given; a recovery code still opens', async () => {
    const { email, shows, codes, clock, enter, givePassword } = await withApp();
    const wrong = wrongFor(shows, 5);
    for (const guess of wrong.slice(0, 3)) expect(await enter(guess, await givePassword(email))).toBe(400);
    clock.advance(60 * minutes);
    for (const guess of wrong.slice(3)) expect(await enter(guess, await givePassword(email))).toBe(400);
    expect(await enter(shows(), await givePassword(email))).toBe(429);
    expect(await enter(codes[0] ?? '', await givePassword(email))).toBe(200);
    clock.advance(23 * 60 * minutes - 1);
    expect(await enter(shows(), await givePassword(email))).toBe(429);
    clock.advance(1);
    expect(await enter(shows(), await givePassword(email))).toBe(200);
  });

  test('a recovery code opens once, however it is typed, and no other account', async () => {
    const { id, signInWith, codes, eventsOf } = await withApp();
    const [first = '', second = '', third = ''] = codes;
    expect(first).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(new Set(codes).size).toBe(10);
    expect(await signInWith(first)).toBe(200);
    expect(await signInWith(first)).toBe(400);
    expect(await signInWith(second.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await signInWith(third.replaceAll('-', ''))).toBe(200);
    expect((await eventsOf(id)).filter((kind) => kind === 'recovery-code-used')).toHaveLength(3);
    const other = await withApp();
    expect(await other.signInWith(codes[3] ?? '')).toBe(400);
    expect(await signInWith(codes[3] ?? '')).toBe(200);
  });

  test('of one recovery code in many browsers at once one opens', async () => {
    const { id, email, codes, enter, givePassword, sessionsOpen } = await withApp();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => givePassword(email)));
    const answers = await race(
      database(),
      `select 1 from recovery_codes where user_id = '${id}' for update`,
      browsers.map((browser) => () => enter(codes[0] ?? '', browser)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await sessionsOpen()).toBe(1);
  });

  test('guessed recovery codes are counted with the app’s', async () => {
    const { email, shows, codes, enter, givePassword } = await withApp();
    const browser = await givePassword(email);
    for (const digit of [2, 3, 4, 5, 6]) expect(await enter(String(digit).repeat(16), browser)).toBe(400);
    expect(await enter(codes[0] ?? '', browser)).toBe(400);
    expect(await enter(shows(), browser)).toBe(400);
  });

  test('new recovery codes end the old ones, and ask for the password', async () => {
    const { id, request, codes, signInWith, eventsOf } = await withApp();
    expect((await request('/recovery-codes/', { current_password: 'not the password' })).status).toBe(400);
    expect(await signInWith(codes[0] ?? '')).toBe(200);
    const renewed = await request('/recovery-codes/', { current_password: password });
    const { recovery_codes } = (await renewed.json()) as { recovery_codes: string[] };
    expect(recovery_codes).toHaveLength(10);
    expect(await signInWith(codes[1] ?? '')).toBe(400);
    expect(await signInWith(recovery_codes[1] ?? '')).toBe(200);
    expect(await eventsOf(id)).toContain('recovery-codes-renewed');
    const bare = await customer();
    expect((await bare.request('/recovery-codes/', { current_password: password })).status).toBe(409);
  });

  test('the database keeps no recovery code that could be used', async () => {
    const { id, codes, services } = await withApp();
    const rows = await services.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
    expect(rows).toHaveLength(10);
    const kept = JSON.stringify(rows);
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('turning it off asks for the password, and leaves nothing that opens', async () => {
    const {
      id,
      email,
      request,
      method,
      shows,
      codes,
      enter,
      givePassword,
      signIn,
      begin,
      confirm,
      services,
      lettersTo,
    } = await withApp();
    expect((await request('/setup/disable', { current_password: 'not the password' })).status).toBe(400);
    expect(await method()).toBe('totp');
    const waiting = await givePassword(email);
    expect((await request('/setup/disable', { current_password: password })).status).toBe(204);
    expect(await method()).toBe('none');
    expect(await enter(shows(), waiting)).toBe(400);
    expect(await enter(codes[0] ?? '', waiting)).toBe(400);
    await signIn(email);
    for (const table of [authenticators, recoveryCodes])
      expect(await services.db.select().from(table).where(eq(table.userId, id))).toEqual([]);
    expect((await request('/setup/disable', { current_password: password })).status).toBe(204);
    expect(await lettersTo(email, 'second-factor-changed')).toHaveLength(2);
    const again = await begin();
    expect((await confirm(again.shows())).status).toBe(200);
  });

  test('a secret that was begun and not confirmed is replaced, one that counts is not', async () => {
    const { begin, confirm, clock } = await customer();
    const first = await begin();
    const second = await begin();
    expect((await confirm(first.shows())).status).toBe(400);
    expect((await confirm(second.shows())).status).toBe(200);
    clock.advance(step);
    expect((await begin({ current_password: password })).status).toBe(409);
    expect((await confirm(second.shows())).status).toBe(400);
  });

  test('a code of the secret that was replaced at the same moment confirms nothing', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, begin, confirm, method, clock, signInWith } = await customer();
      const { shows } = await begin();
      const lock = `select 1 from authenticators where user_id = '${id}' for update`;
      const [again, confirmed] = await race<Awaited<ReturnType<typeof begin>> | Awaited<ReturnType<typeof confirm>>>(
        database(),
        lock,
        [begin, () => confirm(shows())],
      );
      expect([again?.status, confirmed?.status]).toEqual((await method()) === 'totp' ? [409, 200] : [200, 400]);
      clock.advance(step);
      if (confirmed?.status === 200) expect(await signInWith(shows())).toBe(200);
    }
  });

  test('a sign-in by the password alone does not outlive the moment in which a second factor is enabled', async () => {
    const { id, email, send, request, eventsOf } = await customer();
    const enter = async () => (await send('/auth/login/', { email, password })).status;
    const enable = async () => (await request('/setup', { method: 'email', current_password: password })).status;
    const lock = `select 1 from users where id = '${id}' for update`;
    const answers = await race(database(), lock, [...times(4, enter), enable, ...times(4, enter)]);
    expect(answers[4]).toBe(204);
    const kinds = await eventsOf(id);
    expect(kinds.slice(kinds.indexOf('two-factor-enabled'))).not.toContain('signed-in');
    expect(kinds.filter((kind) => kind === 'signed-in')).toHaveLength(1 + answers.filter((one) => one === 200).length);
  });

  test('of many confirmations at once one gives recovery codes', async () => {
    const { id, begin, confirm, clock, signInWith } = await customer();
    const { shows } = await begin();
    const lock = `select 1 from authenticators where user_id = '${id}' for update`;
    const answers = await race(
      database(),
      lock,
      times(5, () => confirm(shows())),
    );
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    clock.advance(step);
    expect(await signInWith(given[0]?.codes[0] ?? '')).toBe(200);
  });

  test('the mailed code is turned on by the password, for a proved mailbox', async () => {
    const { email, request, method, send, codesSentTo, begin, confirm } = await customer();
    const { shows } = await begin();
    expect((await request('/setup', { method: 'email' })).status).toBe(400);
    expect((await request('/setup', { method: 'email', current_password: 'not the password' })).status).toBe(400);
    expect(await method()).toBe('none');
    expect((await request('/setup', { method: 'email', current_password: password })).status).toBe(204);
    expect(await method()).toBe('email');
    // Begun without a password, so it must not replace what now protects the account.
    expect((await confirm(shows())).status).toBe(400);
    const login = await send('/auth/login/', { email, password });
    expect([login.status, await login.json()]).toMatchObject([202, { two_factor_method: 'email' }]);
    expect(await codesSentTo(email)).toHaveLength(1);

    const newcomer = openDoors(database());
    const { access_token } = await newcomer.signUp('unproved-factor@bakery.example');
    const refused = await newcomer.ask(access_token, 'POST', '/auth/2fa/setup', {
      method: 'email',
      current_password: password,
    });
    expect(refused.status).toBe(403);
  });

  test('replacing the mailed code by an app asks for the password', async () => {
    const { begin, confirm, method, clock, signInWith, request } = await customer('email');
    expect((await begin()).status).toBe(400);
    expect((await begin({ current_password: 'not the password' })).status).toBe(400);
    const { shows } = await begin({ current_password: password });
    expect(await method()).toBe('email');
    const { codes } = await confirm(shows());
    expect(await method()).toBe('totp');
    clock.advance(step);
    expect((await request('/setup', { method: 'email', current_password: password })).status).toBe(204);
    expect(await method()).toBe('email');
    expect(await signInWith(shows())).toBe(400);
    expect(await signInWith(codes[0] ?? '')).toBe(200);
  });
});
