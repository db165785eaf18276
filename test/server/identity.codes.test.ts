import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { oneTimeCodes, sessions } from '../../server/db/schema/accounts';
import { challengeOf, consumeChallenge, openChallenge } from '../../server/domain/account/codes/challenges';
import { onOneEngine } from './support/database';
import { openDoors, password } from './support/identity';
import { race, times } from './support/race';

const minutes = 60_000;
const codesOf = (email: string) => `select 1 from one_time_codes where email = '${email}' for update`;
const wrongCodes = (right: string) =>
  Array.from({ length: 40 }, (_, index) => String(100_000 + index)).filter((code) => code !== right);

onOneEngine('codes', (database) => {
  const newcomer = async (email: string) => {
    const doors = openDoors(database());
    await doors.signUp(email);
    expect((await doors.send('/otp/generate', { email })).status).toBe(200);
    const enter = async (otp_code: string) =>
      (await doors.send('/otp/validate', { user_email: email, otp_code })).status;
    return { ...doors, email, enter, code: await doors.codeSentTo(email) };
  };

  const triesOf = async (email: string) => {
    const rows = await database().db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
    return rows.map(({ otherAttempts }) => otherAttempts);
  };

  test('of 40 wrong codes at once five are evaluated, and the right one is then refused', async () => {
    const { code, enter, email } = await newcomer('storm@bakery.example');
    const tries = wrongCodes(code).map((wrong) => () => enter(wrong));
    const answers = await race(database(), codesOf(email), tries);
    expect(answers.filter((status) => ![400, 429].includes(status))).toEqual([]);
    expect(await triesOf(email)).toEqual([5]);
    expect(await enter(code)).toBe(400);
  });

  test('of many right codes at once one is taken', async () => {
    const { code, enter, email } = await newcomer('twins@bakery.example');
    const answers = await race(
      database(),
      codesOf(email),
      times(5, () => enter(code)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  test('a code lives for 10 min', async () => {
    const early = await newcomer('early@bakery.example');
    early.services.clock.advance(10 * minutes - 1);
    expect(await early.enter(early.code)).toBe(200);
    const late = await newcomer('late@bakery.example');
    late.services.clock.advance(10 * minutes);
    expect(await late.enter(late.code)).toBe(400);
  });

  test('a newer code ends the older one, used or not', async () => {
    const { code, enter, email, send, codeSentTo, services } = await newcomer('twice@bakery.example');
    services.clock.advance(30_000);
    expect((await send('/otp/generate', { email })).status).toBe(200);
    const newer = await codeSentTo(email);
    expect(newer).not.toBe(code);
    expect(await enter(code)).toBe(400);
    expect(await enter(newer)).toBe(200);
    expect(await enter(code)).toBe(400);
  });

  test('of 30 requests at once one sends a code', async () => {
    const { send, signUp, codesSentTo } = openDoors(database());
    const email = 'impatient@bakery.example';
    await signUp(email);
    const before = (await codesSentTo(email)).length;
    const answers = await race(
      database(),
      'lock table one_time_codes in exclusive mode',
      times(30, async () => send('/otp/generate', { email })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codesSentTo(email)).toHaveLength(before + 1);
    expect(await triesOf(email)).toHaveLength(1);
  });

  test('a mailbox gets five codes an hour, 30 s apart, whoever it belongs to', async () => {
    const series = async (email: string) => {
      const { send, services } = openDoors(database());
      const answers: unknown[] = [];
      for (const wait of [0, 29_999, 1, 30_000, 30_000, 30_000, 30_000, 3_600_000 - 150_000 - 1, 1]) {
        services.clock.advance(wait);
        const response = await send('/otp/generate', { email });
        const text = (await response.text()).replace(email, 'mailbox');
        answers.push([response.status, response.headers.get('retry-after'), text]);
      }
      return answers as [number, string | null, string][];
    };
    const { signUp, codesSentTo } = openDoors(database());
    await signUp('waiting@bakery.example');
    const known = await series('waiting@bakery.example');
    expect(known.map(([status]) => status)).toEqual([200, 429, 200, 200, 200, 200, 429, 429, 200]);
    expect(known.map(([, wait]) => wait).filter(Boolean)).toEqual(['1', '3450', '1']);
    expect(await series('stranger@bakery.example')).toEqual(known);
    expect(await codesSentTo('waiting@bakery.example')).toHaveLength(6);
    expect(await codesSentTo('stranger@bakery.example')).toEqual([]);
  });

  test('a wrong code says no more of a mailbox that nobody has', async () => {
    const { code, email, send } = await newcomer('known@bakery.example');
    const [otp_code = ''] = wrongCodes(code);
    await send('/otp/generate', { email: 'asked@bakery.example' });
    const answers = await Promise.all(
      [email, 'asked@bakery.example', 'unheard@bakery.example'].map(async (user_email) => {
        const response = await send('/otp/validate', { user_email, otp_code });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]?.[0]).toBe(400);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('the database keeps no code that could be read', async () => {
    const { code, email } = await newcomer('hashed@bakery.example');
    const rows = await database().db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
    expect(rows.map(({ codeHash }) => codeHash)).toEqual([expect.stringMatching(/^[\w-]{40,}$/)]);
    expect(rows[0]?.codeHash).not.toContain(code);
  });
});

onOneEngine('the second factor', (database) => {
  const halfIn = async () => {
    const doors = openDoors(database());
    const { id, email } = await doors.member('email');
    const browser = await doors.givePassword(email);
    const enter = async (otp_code: string, headers: Record<string, string> = browser, user_email = email) =>
      doors.send('/otp/validate-two-factor', { user_email, otp_code }, headers);
    const sessionsOpen = async () =>
      (await doors.services.db.select().from(sessions).where(eq(sessions.userId, id))).length;
    return { ...doors, id, email, browser, enter, sessionsOpen, code: await doors.codeSentTo(email) };
  };

  test('opens only in the browser that gave the password, and once', async () => {
    const { send, read, member, codeSentTo } = openDoors(database());
    const { email } = await member('email');
    const login = await send('/auth/login/', { email, password });
    expect(login.status).toBe(202);
    expect(JSON.stringify(await login.json())).not.toContain('token":');
    const cookie = login.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
    const entry = { user_email: email, otp_code: await codeSentTo(email) };
    expect((await send('/otp/validate-two-factor', entry)).status).toBe(400);
    const withCookie = { cookie: cookie.split(';')[0] ?? '' };
    const opened = await send('/otp/validate-two-factor', entry, withCookie);
    expect(opened.status).toBe(200);
    expect((await send('/otp/validate-two-factor', entry, withCookie)).status).toBe(400);
    const { token } = (await opened.json()) as { token: string };
    expect((await read('/profile/', token)).status).toBe(200);
  });

  test('the password of one account opens no other with the other’s code', async () => {
    const { email, code, enter, member, givePassword, sessionsOpen } = await halfIn();
    const thief = await givePassword((await member('email')).email);
    expect((await enter(code, thief, email)).status).toBe(400);
    expect(await sessionsOpen()).toBe(0);
    expect((await enter(code)).status).toBe(200);
  });

  test('of 40 wrong codes at once five are evaluated, and the right one is then refused', async () => {
    const { email, code, enter, sessionsOpen } = await halfIn();
    const tries = wrongCodes(code).map((wrong) => async () => (await enter(wrong)).status);
    const answers = await race(database(), codesOf(email), tries);
    expect(answers.filter((status) => ![400, 429].includes(status))).toEqual([]);
    expect((await enter(code)).status).toBe(400);
    expect(await sessionsOpen()).toBe(0);
  });

  test('of many right codes at once one opens a session', async () => {
    const { email, code, enter, sessionsOpen } = await halfIn();
    const answers = await race(
      database(),
      codesOf(email),
      times(5, async () => (await enter(code)).status),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await sessionsOpen()).toBe(1);
  });

  test('a password that has opened a session opens no second one, whatever code is sent later', async () => {
    const { email, code, enter, browser, services, givePassword, codeSentTo } = await halfIn();
    expect((await enter(code)).status).toBe(200);
    services.clock.advance(30_000);
    const later = await givePassword(email);
    const newer = await codeSentTo(email);
    expect((await enter(newer, browser)).status).toBe(400);
    expect((await enter(newer, later)).status).toBe(200);
  });

  test('of many who use one password at once one may go on', async () => {
    const { id, email, services } = await halfIn();
    const { db, clock, random } = services;
    const secret = await openChallenge(db, id, { now: clock.now(), random });
    const challenge = await challengeOf(db, secret, email, clock.now());
    const taken = await race(
      database(),
      `select 1 from two_factor_challenges where id = '${challenge?.id}' for update`,
      times(40, () => consumeChallenge(db, challenge?.id ?? '', clock.now())),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('waits for its code for 15 min after the password', async () => {
    const resent = async (rest: number) => {
      const { email, browser, enter, send, services, codeSentTo } = await halfIn();
      services.clock.advance(10 * minutes);
      expect((await send('/otp/generate', { email }, browser)).status).toBe(200);
      const code = await codeSentTo(email);
      services.clock.advance(rest);
      return (await enter(code)).status;
    };
    expect(await resent(5 * minutes - 1)).toBe(200);
    expect(await resent(5 * minutes)).toBe(400);
  });

  test('its code proves no mailbox, and is sent to no browser without the password', async () => {
    const { email, code, enter, send, services, codesSentTo } = await halfIn();
    expect((await send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(400);
    services.clock.advance(30_000);
    expect((await send('/otp/generate', { email })).status).toBe(200);
    expect(await codesSentTo(email)).toEqual([code]);
    expect((await enter(code)).status).toBe(200);
  });
});
