import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Tokens } from '../../contract/account';
import { createApp } from '../../server/app';
import { oneTimeCodes, outgoingMail, sessions, users } from '../../server/db/schema/accounts';
import { hashPassword } from '../../server/domain/accounts/accounts';
import { transact } from '../../server/db/transaction';
import { openSession, rotate } from '../../server/domain/sessions/sessions';
import { onEachEngine } from './support/database';
import { addCustomer } from './support/people';
import { seededRandom, testServices } from './support/services';

const somewhere = { device: 'test', address: '127.0.0.1' };
const password = 'a long password';

onEachEngine('identity', (database) => {
  const begin = () => {
    const services = testServices(database(), { random: freshRandom() });
    const app = createApp(services);
    const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const read = (path: string, token: string) =>
      app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const codeSentTo = async (email: string) => {
      const mails = await services.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, email));
      return mails.at(-1)?.code ?? '';
    };
    return { services, send, read, codeSentTo };
  };
  let seeds = 0;
  const freshRandom = () => {
    seeds += 1;
    return seededRandom(`identity ${seeds}`);
  };

  const signUp = async (scene: ReturnType<typeof begin>, email: string) => {
    const response = await scene.send('/auth/register/', {
      email,
      password,
      first_name: 'Ada',
      last_name: 'Baker',
      phone_number: '+32470123456',
    });
    expect(response.status).toBe(201);
    return (await response.json()) as Tokens;
  };

  test('from sign-up to a proved mailbox, and in again', async () => {
    const scene = begin();
    const email = 'ada@bakery.example';
    const { access_token: token } = await signUp(scene, email);
    expect(await (await scene.read('/profile/', token)).json()).toMatchObject({ email, isAccountNew: true });
    expect((await scene.send('/auth/login/', { email, password })).status).toBe(403);

    scene.services.clock.advance(31_000);
    expect((await scene.send('/otp/generate', { email })).status).toBe(200);
    const again = await scene.send('/otp/generate', { email });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30']);

    const code = await scene.codeSentTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await scene.send('/otp/validate', { user_email: email, otp_code: wrong })).status).toBe(400);
    expect((await scene.send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(200);
    expect((await scene.send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(400);
    expect(await (await scene.read('/profile/', token)).json()).toMatchObject({ isAccountNew: false });
    expect((await scene.send('/auth/login/', { email: ' ADA@bakery.example ', password })).status).toBe(200);
  });

  test('an unknown mailbox and a wrong password are answered alike', async () => {
    const scene = begin();
    const user = await addCustomer(scene.services.db, scene.services.clock.now(), {
      passwordHash: await hashPassword(password),
    });
    const answers = await Promise.all(
      [user.email, 'nobody@bakery.example'].map(async (email) => {
        const response = await scene.send('/auth/login/', { email, password: 'not the password' });
        return [response.status, (await response.json()) as unknown];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(401);
  });

  test('a second factor opens only in the browser that gave the password, and once', async () => {
    const scene = begin();
    const { email } = await addCustomer(scene.services.db, scene.services.clock.now(), {
      passwordHash: await hashPassword(password),
      twoFactor: 'email',
    });
    const login = await scene.send('/auth/login/', { email, password });
    expect(login.status).toBe(202);
    expect(JSON.stringify(await login.json())).not.toContain('token":');
    const cookie = login.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
    const code = await scene.codeSentTo(email);
    const entry = { user_email: email, otp_code: code };
    expect((await scene.send('/otp/validate-two-factor', entry)).status).toBe(400);
    const withCookie = { cookie: cookie.split(';')[0] ?? '' };
    const opened = await scene.send('/otp/validate-two-factor', entry, withCookie);
    expect(opened.status).toBe(200);
    expect((await scene.send('/otp/validate-two-factor', entry, withCookie)).status).toBe(400);
    const { token } = (await opened.json()) as { token: string };
    expect((await scene.read('/profile/', token)).status).toBe(200);
  });

  test('of 40 wrong codes at once five are evaluated, and the right one is then refused', async () => {
    const scene = begin();
    const email = 'storm@bakery.example';
    await signUp(scene, email);
    await scene.send('/otp/generate', { email });
    const code = await scene.codeSentTo(email);
    const wrong = Array.from({ length: 40 }, (_, index) => String(100_000 + index)).filter((other) => other !== code);
    await Promise.all(wrong.map(async (otp_code) => scene.send('/otp/validate', { user_email: email, otp_code })));
    const [row] = await scene.services.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
    expect(row?.attempts).toBe(5);
    expect((await scene.send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(400);
  });

  test('of many right codes at once one is taken', async () => {
    const scene = begin();
    const email = 'twins@bakery.example';
    await signUp(scene, email);
    await scene.send('/otp/generate', { email });
    const entry = { user_email: email, otp_code: await scene.codeSentTo(email) };
    const answers = await Promise.all(Array.from({ length: 5 }, async () => scene.send('/otp/validate', entry)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('one mailbox signs up once, however many try', async () => {
    const scene = begin();
    const body = {
      email: 'race@bakery.example',
      password,
      first_name: 'A',
      last_name: 'B',
      phone_number: '+3247012345',
    };
    const answers = await Promise.all(Array.from({ length: 8 }, async () => scene.send('/auth/register/', body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await answers.find(({ status }) => status === 400)?.json()).toMatchObject({
      message: 'Email already exists',
    });
    expect(await scene.services.db.select().from(users).where(eq(users.email, body.email))).toHaveLength(1);
  });

  const family = async () => {
    const { services } = begin();
    const { db, random, clock } = services;
    const user = await addCustomer(db, clock.now());
    const first = await transact(db, (tx) => openSession(tx, user.id, somewhere, { now: clock.now(), random }));
    const refresh = (token: string) => transact(db, (tx) => rotate(tx, token, { now: clock.now(), random }));
    const session = async () => (await db.select().from(sessions).where(eq(sessions.userId, user.id)))[0];
    return { ...services, first, refresh, session };
  };

  test('100 refreshes at once give one successor', async () => {
    const { first, refresh } = await family();
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(first.refresh_token)));
    expect(new Set(answers.map((tokens) => tokens?.refresh_token)).size).toBe(1);
    expect(await refresh(answers[0]?.refresh_token ?? '')).not.toBeNull();
  });

  test('the predecessor answers for 10 s, and then revokes the family', async () => {
    const { first, refresh, session, clock, db, authenticate } = await family();
    const second = await refresh(first.refresh_token);
    clock.advance(10_000);
    expect(await refresh(first.refresh_token)).toEqual(second);
    clock.advance(1);
    expect(await refresh(first.refresh_token)).toBeNull();
    expect((await session())?.revokedReason).toBe('replayed');
    expect(await refresh(second?.refresh_token ?? '')).toBeNull();
    expect(await authenticate(db, second?.access_token ?? '', clock.now())).toBeNull();
  });

  test('anything older than the predecessor revokes the family at once', async () => {
    const { first, refresh, session } = await family();
    const second = await refresh(first.refresh_token);
    await refresh(second?.refresh_token ?? '');
    expect(await refresh(first.refresh_token)).toBeNull();
    expect((await session())?.revokedReason).toBe('replayed');
  });

  test('a session idles out after 24 h, and ends after 14 days however often it is refreshed', async () => {
    const idle = await family();
    idle.clock.advance(24 * 3_600_000);
    expect(await idle.refresh(idle.first.refresh_token)).toBeNull();
    const busy = await family();
    let tokens: Tokens | null = busy.first;
    for (let hours = 0; hours < 14 * 24 - 12; hours += 12) {
      busy.clock.advance(12 * 3_600_000);
      tokens = await busy.refresh(tokens?.refresh_token ?? '');
      expect(tokens).not.toBeNull();
    }
    busy.clock.advance(12 * 3_600_000);
    expect(await busy.refresh(tokens?.refresh_token ?? '')).toBeNull();
  });

  test('after a logout neither token opens anything', async () => {
    const scene = begin();
    const tokens = await signUp(scene, 'leaving@bakery.example');
    const bearer = { authorization: `Bearer ${tokens.access_token}` };
    expect((await scene.send('/auth/logout/', {}, bearer)).status).toBe(204);
    expect((await scene.read('/profile/', tokens.access_token)).status).toBe(401);
    expect((await scene.send('/auth/login/refresh-token', { refresh_token: tokens.refresh_token })).status).toBe(401);
  });
});
