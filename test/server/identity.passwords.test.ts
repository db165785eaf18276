import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { sessions, users } from '../../server/db/schema/accounts';
import { onOneEngine } from './support/database';
import { openDoors, password } from './support/identity';
import { race, times } from './support/race';

const minutes = 60_000;
const next = 'another long password';

onOneEngine('passwords', (database, engine) => {
  const customer = async (twoFactor: 'none' | 'email' = 'none') => {
    const doors = openDoors(database());
    const { id, email } = await doors.member(twoFactor);
    const statusOf = async (secret: string) => (await doors.send('/auth/login/', { email, password: secret })).status;
    const open = async () => {
      const rows = await doors.services.db.select().from(sessions).where(eq(sessions.userId, id));
      return rows.filter(({ revokedAt }) => revokedAt === null).map(({ id: session }) => session);
    };
    const change = async (token: string, current_password: string, new_password = next) =>
      doors.ask(token, 'POST', '/auth/password-change/', { current_password, new_password });
    return { ...doors, id, email, statusOf, open, change, lock: `select 1 from users where id = '${id}' for update` };
  };

  const forgetful = async () => {
    const scene = await customer();
    const { send, email } = scene;
    expect((await send('/auth/forgot-password/', { email })).status).toBe(200);
    const reset = async (otp_code: string, new_password = next) =>
      (await send('/auth/reset-password/', { email, otp_code, new_password })).status;
    return { ...scene, reset, code: await scene.codeSentTo(email) };
  };

  test('a mailed code sets a new password, once, and ends every session', async () => {
    const { id, email, signIn, reset, code, read, send, statusOf, eventsOf, lettersTo } = await forgetful();
    const [phone, laptop] = [await signIn(email), await signIn(email)];
    expect(await reset(code)).toBe(204);
    for (const { access_token, refresh_token } of [phone, laptop]) {
      expect((await read('/profile/', access_token)).status).toBe(401);
      expect((await send('/auth/login/refresh-token', { refresh_token })).status).toBe(401);
    }
    expect(await statusOf(password)).toBe(401);
    expect(await statusOf(next)).toBe(200);
    expect(await reset(code, 'a third long password')).toBe(400);
    expect(await statusOf(next)).toBe(200);
    expect(await eventsOf(id)).toContain('password-reset');
    expect(await lettersTo(email, 'password-changed')).toHaveLength(1);
  });

  test('its code lives for 15 min', async () => {
    const early = await forgetful();
    early.services.clock.advance(15 * minutes - 1);
    expect(await early.reset(early.code)).toBe(204);
    const late = await forgetful();
    late.services.clock.advance(15 * minutes);
    expect(await late.reset(late.code)).toBe(400);
    expect(await late.statusOf(password)).toBe(200);
  });

  test('of 40 wrong codes at once five are tried, and the right one is then refused', async () => {
    const { email, code, reset, statusOf } = await forgetful();
    const wrong = Array.from({ length: 41 }, (_, index) => String(100_000 + index)).filter((other) => other !== code);
    const answers = await race(
      database(),
      `select 1 from one_time_codes where email = '${email}' for update`,
      wrong.slice(0, 40).map((other) => () => reset(other)),
    );
    expect(answers.filter((status) => ![400, 429].includes(status))).toEqual([]);
    expect(await reset(code)).toBe(400);
    expect(await statusOf(password)).toBe(200);
  });

  test('of many right codes at once one sets its password', async () => {
    const { email, code, reset, statusOf } = await forgetful();
    const secrets = Array.from({ length: 5 }, (_, index) => `long password ${index}`);
    const answers = await race(
      database(),
      `select 1 from one_time_codes where email = '${email}' for update`,
      secrets.map((secret) => () => reset(code, secret)),
    );
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    expect(await statusOf(secrets[answers.indexOf(204)] ?? '')).toBe(200);
  });

  test('a code for one thing does nothing else', async () => {
    const { email, code, send } = await forgetful();
    expect((await send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(400);
    const doors = openDoors(database());
    const newcomer = 'purpose@bakery.example';
    await doors.signUp(newcomer);
    expect((await doors.send('/otp/generate', { email: newcomer })).status).toBe(200);
    const entry = { email: newcomer, otp_code: await doors.codeSentTo(newcomer), new_password: next };
    expect((await doors.send('/auth/reset-password/', entry)).status).toBe(400);
  });

  test('who never proved the mailbox has proved it with the code', async () => {
    const { signUp, send, read, codeSentTo } = openDoors(database());
    const email = 'unproved-reset@bakery.example';
    await signUp(email);
    await send('/auth/forgot-password/', { email });
    const entry = { email, otp_code: await codeSentTo(email), new_password: next };
    expect((await send('/auth/reset-password/', entry)).status).toBe(204);
    const login = await send('/auth/login/', { email, password: next });
    expect(login.status).toBe(200);
    const { token } = (await login.json()) as { token: string };
    expect(await (await read('/profile/', token)).json()).toMatchObject({ isAccountNew: false });
  });

  test('a mailbox that nobody has is answered alike, and five times an hour', async () => {
    const series = async (email: string) => {
      const { send, services } = openDoors(database());
      const answers: unknown[] = [];
      for (const wait of [0, 29_999, 1, 30_000, 30_000, 30_000, 30_000, 3_600_000 - 150_000]) {
        services.clock.advance(wait);
        const response = await send('/auth/forgot-password/', { email });
        answers.push([response.status, response.headers.get('retry-after'), await response.text()]);
      }
      return answers;
    };
    const { email, codesSentTo } = await customer();
    const known = await series(email);
    expect(known.map((answer) => (answer as unknown[])[0])).toEqual([200, 429, 200, 200, 200, 200, 429, 200]);
    expect(await series('nobody-forgets@bakery.example')).toEqual(known);
    expect(await codesSentTo(email)).toHaveLength(6);
    expect(await codesSentTo('nobody-forgets@bakery.example')).toEqual([]);
  });

  /** What is sent to the database is seen on its way, which PGlite has none of. */
  const doors: [string, (email: string) => object][] = [
    ['/auth/forgot-password/', (email: string) => ({ email })],
    ['/auth/reset-password/', (email: string) => ({ email, otp_code: '123456', new_password: next })],
    ['/otp/generate', (email: string) => ({ email })],
    ['/otp/validate', (email: string) => ({ user_email: email, otp_code: '123456' })],
  ];
  test.each(engine === 'postgres' ? doors : [])(
    '%s does the same for a mailbox that nobody has, statement by statement',
    async (path, bodyOf) => {
      const { send, signUp } = openDoors(database());
      // Not proved yet: the one that a code for the sign-up is mailed to as well.
      const email = `statements${path.replace(/\W/g, '')}@bakery.example`;
      await signUp(email);
      const query = vi.spyOn(pg.Client.prototype, 'query');
      try {
        const statementsFor = async (mailbox: string) => {
          query.mockClear();
          const { status } = await send(path, bodyOf(mailbox));
          const texts = query.mock.calls.map(([sent]) =>
            typeof sent === 'string' ? sent : (sent as { text: string }).text,
          );
          return [status, ...texts];
        };
        const known = await statementsFor(email);
        expect(known.length).toBeGreaterThan(2);
        expect(await statementsFor(`nobody-${email}`)).toEqual(known);
      } finally {
        query.mockRestore();
      }
    },
  );

  test('a changed password ends the other sessions and leaves this one', async () => {
    const { id, email, signIn, change, read, send, statusOf, eventsOf, lettersTo } = await customer();
    const [here, there] = [await signIn(email), await signIn(email)];
    expect((await change(here.access_token, password)).status).toBe(204);
    expect((await read('/profile/', here.access_token)).status).toBe(200);
    expect((await read('/profile/', there.access_token)).status).toBe(401);
    expect((await send('/auth/login/refresh-token', { refresh_token: there.refresh_token })).status).toBe(401);
    expect((await send('/auth/login/refresh-token', { refresh_token: here.refresh_token })).status).toBe(200);
    expect([await statusOf(password), await statusOf(next)]).toEqual([401, 200]);
    expect(await eventsOf(id)).toContain('password-changed');
    expect(await lettersTo(email, 'password-changed')).toHaveLength(1);
  });

  test('a wrong password changes nothing, and may be guessed ten times in a quarter of an hour', async () => {
    const { id, email, signIn, change, statusOf, eventsOf } = await customer();
    const { access_token } = await signIn(email);
    const wrong = await change(access_token, 'not the password');
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { code: 'wrong_password', fields: { current_password: 'This is not your current password.' } },
    ]);
    expect(await eventsOf(id)).toContain('reauthentication-failed');
    for (let guess = 2; guess <= 10; guess += 1)
      expect((await change(access_token, `guess ${guess}`)).status).toBe(400);
    expect((await change(access_token, password)).status).toBe(429);
    expect(await statusOf(password)).toBe(200);
    // The access token would be over by then.
    const later = openDoors(database());
    later.services.clock.advance(15 * minutes);
    const { access_token: again } = await later.signIn(email);
    expect(
      (await later.ask(again, 'POST', '/auth/password-change/', { current_password: password, new_password: next }))
        .status,
    ).toBe(204);
  });

  test('an account without a password says how it gets one', async () => {
    const { id, email, signIn, change, services } = await customer();
    const { access_token } = await signIn(email);
    await services.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    expect(await (await change(access_token, password)).json()).toMatchObject({ code: 'no_password' });
  });

  test('of many changes at once from the same password one is made', async () => {
    const { email, signIn, change, statusOf, lock } = await customer();
    const { access_token } = await signIn(email);
    const secrets = Array.from({ length: 5 }, (_, index) => `long password ${index}`);
    const answers = await race(
      database(),
      lock,
      secrets.map((secret) => async () => (await change(access_token, password, secret)).status),
    );
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    expect(await statusOf(secrets[answers.indexOf(204)] ?? '')).toBe(200);
  });

  test('a sign-in with the old password does not outlive the change', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, signIn, change, send, open, lock } = await customer();
      const { access_token } = await signIn(email);
      const [kept] = await open();
      const enter = async () => (await send('/auth/login/', { email, password })).status;
      const answers = await race(database(), lock, [
        ...times(4, enter),
        async () => (await change(access_token, password)).status,
        ...times(4, enter),
      ]);
      expect(answers[4]).toBe(204);
      expect(await open()).toEqual([kept]);
    }
  });

  test('nor does one that waits for its second factor', async () => {
    const { email, givePassword, send, codeSentTo, services, open } = await customer('email');
    const browser = await givePassword(email);
    const code = await codeSentTo(email);
    services.clock.advance(30_000);
    await send('/auth/forgot-password/', { email });
    const entry = { email, otp_code: await codeSentTo(email), new_password: next };
    expect((await send('/auth/reset-password/', entry)).status).toBe(204);
    expect((await send('/otp/validate-two-factor', { user_email: email, otp_code: code }, browser)).status).toBe(400);
    expect(await open()).toEqual([]);
  });

  test('nor does one whose second factor is given at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, email, givePassword, send, codeSentTo, services, open } = await customer('email');
      const browser = await givePassword(email);
      const code = await codeSentTo(email);
      services.clock.advance(30_000);
      await send('/auth/forgot-password/', { email });
      const entry = { email, otp_code: await codeSentTo(email), new_password: next };
      await race(database(), `select 1 from two_factor_challenges where user_id = '${id}' for update`, [
        async () => send('/otp/validate-two-factor', { user_email: email, otp_code: code }, browser),
        async () => send('/auth/reset-password/', entry),
      ]);
      expect(await open()).toEqual([]);
    }
  });
});
