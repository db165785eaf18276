import { verify } from '@node-rs/argon2';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { rateLimits, securityEvents, users } from '../../server/db/schema/accounts';
import { readSettings } from '../../server/settings';
import { onOneEngine } from './support/database';
import { openDoors, password } from './support/identity';
import { race, times } from './support/race';

// The real one, counted: how long a password takes is not for a test to say, how often it is hashed is. Other
// files have loaded the accounts with one that nobody counts: here they are loaded anew.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

const minutes = 60_000;

onOneEngine('identity', (database, engine) => {
  test('from sign-up to a proved mailbox, and in again', async () => {
    const { signUp, send, read, codeSentTo, services } = openDoors(database());
    const email = 'ada@bakery.example';
    const { access_token: token } = await signUp(email);
    expect(await (await read('/profile/', token)).json()).toMatchObject({ email, isAccountNew: true });
    expect((await send('/auth/login/', { email, password })).status).toBe(403);

    services.clock.advance(31_000);
    expect((await send('/otp/generate', { email })).status).toBe(200);
    const again = await send('/otp/generate', { email });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30']);

    const code = await codeSentTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await send('/otp/validate', { user_email: email, otp_code: wrong })).status).toBe(400);
    expect((await send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(200);
    expect((await send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(400);
    expect(await (await read('/profile/', token)).json()).toMatchObject({ isAccountNew: false });
    expect((await send('/auth/login/', { email: ' ADA@bakery.example ', password })).status).toBe(200);
  });

  test('without the right password an unknown, an unproved and a proved mailbox are answered alike, after the same work', async () => {
    const { send, signUp, member } = openDoors(database());
    await signUp('unproved@bakery.example');
    const mailboxes = ['nobody@bakery.example', 'unproved@bakery.example', (await member()).email];
    const answers: unknown[] = [];
    for (const email of mailboxes) {
      vi.mocked(verify).mockClear();
      const response = await send('/auth/login/', { email, password: 'not the password' });
      const names = [...response.headers.keys()].sort();
      const parameters = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).replace(/\$[^$]+\$[^$]+$/, ''));
      answers.push([response.status, await response.text(), names, parameters]);
    }
    expect(answers[0]).toMatchObject([401, {}, {}, [expect.stringContaining('argon2id')]]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('a refused password is written down, and the answer does not wait for it', async () => {
    const { send, member, services } = openDoors(database());
    const { id, email } = await member();
    const refused = async () => (await send('/auth/login/', { email, password: 'not the password' })).status;
    const failures = () =>
      services.db
        .select()
        .from(securityEvents)
        .where(and(eq(securityEvents.userId, id), eq(securityEvents.kind, 'sign-in-failed')));
    if (engine === 'postgres') {
      await services.db.transaction(async (held) => {
        // Whoever waits for it all the same gets on when the database ends this transaction, and the test with it.
        await held.execute(sql`set local idle_in_transaction_session_timeout = '15s'`);
        await held.execute(sql`lock table ${securityEvents} in exclusive mode`);
        expect(await refused()).toBe(401);
      });
    } else expect(await refused()).toBe(401);
    await expect.poll(failures).toHaveLength(1);
  });

  test('one mailbox signs up once, however many try', async () => {
    const { send, services } = openDoors(database());
    const body = {
      email: 'race@bakery.example',
      password,
      first_name: 'A',
      last_name: 'B',
      phone_number: '+3247012345',
    };
    const answers = await race(
      database(),
      'lock table users in exclusive mode',
      times(8, async () => send('/auth/register/', body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await answers.find(({ status }) => status === 400)?.json()).toMatchObject({
      message: 'Email already exists',
    });
    expect(await services.db.select().from(users).where(eq(users.email, body.email))).toHaveLength(1);
  });

  test('of 40 passwords of a stranger at once ten are tried, then one after 1, 2, 4 min', async () => {
    const { send, member, services } = openDoors(database());
    const { email } = await member();
    const signIn = async (secret: string) => {
      const response = await send('/auth/login/', { email, password: secret });
      return `${response.status} ${response.headers.get('retry-after') ?? ''}`;
    };
    vi.mocked(verify).mockClear();
    expect(await signIn('not the password')).toBe('401 ');
    const answers = await race(
      database(),
      'select 1 from growing_waits for update',
      times(39, () => signIn('not the password')),
    );
    expect(answers.filter((answer) => answer === '401 ')).toHaveLength(9);
    expect(answers.filter((answer) => answer === '429 60')).toHaveLength(30);
    expect(verify).toHaveBeenCalledTimes(10);
    for (const wait of [1, 2, 4]) {
      services.clock.advance(wait * minutes - 1);
      expect(await signIn(password)).toBe('429 1');
      services.clock.advance(1);
      expect(await signIn('not the password')).toBe('401 ');
    }
    services.clock.advance(8 * minutes);
    expect(await signIn(password)).toBe('200 ');
    // Whoever had the right one in the end made the wrong ones by mistake.
    expect(await signIn('not the password')).toBe('401 ');
    expect(await signIn(password)).toBe('200 ');
  });

  const entry = { user_email: 'somebody@bakery.example', otp_code: '123456' };
  const person = { email: 'somebody@bakery.example', password };
  test.each([
    ['/auth/login/', person],
    ['/auth/register/', { ...person, first_name: 'A', last_name: 'B', phone_number: '+3247012345' }],
    ['/auth/login/refresh-token', { refresh_token: 'x'.repeat(43) }],
    ['/otp/generate', { email: person.email }],
    ['/otp/validate', entry],
    ['/auth/forgot-password/', { email: person.email }],
    ['/auth/reset-password/', { email: person.email, otp_code: '123456', new_password: password }],
    ['/otp/validate-two-factor', entry],
  ])('%s is counted by the address that the proxy saw', async (path, body) => {
    const { send, services } = openDoors(database(), { settings: readSettings({ TRUST_PROXY: '1' }) });
    await services.db.delete(rateLimits);
    let mailboxes = 0;
    const from = async (forwarded: string) => {
      mailboxes += 1;
      const text = JSON.stringify(body).replace('somebody', `somebody${mailboxes}${path.replace(/\W/g, '')}`);
      return (await send(path, JSON.parse(text), { 'x-forwarded-for': forwarded })).status;
    };
    expect(await from('192.0.2.1')).not.toBe(429);
    const limits = await services.db
      .update(rateLimits)
      .set({ points: sql`${rateLimits.points} + 10000` })
      .returning();
    expect(limits.filter(({ key }) => key.endsWith(':192.0.2.1'))).not.toEqual([]);
    expect(await from('192.0.2.1')).toBe(429);
    expect(await from('198.51.100.7, 192.0.2.1')).toBe(429);
    expect(await from('192.0.2.2')).not.toBe(429);
  });
});
