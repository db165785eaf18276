import { and, eq, inArray } from 'drizzle-orm';
import { URI } from 'otpauth';
import { expect, test } from 'vitest';
import { knownDevices } from '../../server/db/schema/guessing';
import { oneTimeCodes, securityEvents } from '../../server/db/schema/accounts';
import { transact } from '../../server/db/transaction';
import { chanceADay, sharesOf } from '../../server/domain/account/codes/guesses';
import { beginAuthenticator, confirmAuthenticator } from '../../server/domain/account/secondFactor/authenticator';
import { setSecondFactor } from '../../server/domain/account/secondFactor/secondFactor';
import { networkOf } from '../../server/domain/limits/growingWait';
import { readSettings } from '../../server/settings';
import { extent } from '../extent';
import { onOneEngine } from './support/database';
import { openDoors, password } from './support/identity';

const minutes = 60_000;
const hours = 60 * minutes;

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(Object.keys(sharesOf) as (keyof typeof sharesOf)[])(
  'all guesses of a day at a code of kind %s find it with at most 2 in 100,000',
  (kind) => {
    expect(chanceADay(kind)).toBeLessThanOrEqual(2e-5);
  },
);

onOneEngine('strangers', (database) => {
  const openHouse = () => openDoors(database(), { settings: readSettings({ TRUST_PROXY: '1' }) });
  type House = ReturnType<typeof openHouse>;

  /** A browser in a network, which stores the cookies that it is sent. */
  const browserAt = ({ send }: House, network: string) => {
    const cookies = new Map<string, string>();
    return {
      async send(path: string, body: unknown, token?: string) {
        const answer = await send(path, body, {
          'x-forwarded-for': network,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        return answer;
      },
    };
  };
  type Browser = ReturnType<typeof browserAt>;

  const login = (browser: Browser, email: string, secret = password) =>
    browser.send('/auth/login/', { email, password: secret });

  /** Signs in with the password and the mailed code. @returns the last answer's status */
  const signInByMail = async (house: House, browser: Browser, email: string) => {
    const first = await login(browser, email);
    if (first.status !== 202) return first.status;
    const otp_code = await house.codeSentTo(email, 'two-factor-code');
    return (await browser.send('/otp/validate-two-factor', { user_email: email, otp_code })).status;
  };

  const wrongOf = (right: string) => (right === '000000' ? '000001' : '000000');

  test('who ask for five codes an hour keep nobody from a mailed second factor', async () => {
    const house = openHouse();
    const { email } = await house.member('email');
    const stranger = browserAt(house, '198.51.100.1');
    for (let call = 0; call < 6; call += 1) {
      const status = call < 5 ? 200 : 429;
      expect((await stranger.send('/otp/generate', { email })).status).toBe(status);
      expect((await stranger.send('/auth/forgot-password/', { email })).status).toBe(status);
      house.services.clock.advance(30_000);
    }
    expect(await signInByMail(house, browserAt(house, '192.0.2.1'), email)).toBe(200);
  });

  test('who guess passwords from anywhere keep out neither a known device nor a new one', async () => {
    const house = openHouse();
    const { email } = await house.member();
    const known = browserAt(house, '192.0.2.1');
    expect((await login(known, email)).status).toBe(200);
    // Also from the owner's own network.
    const networks = ['192.0.2.1', ...Array.from({ length: 11 }, (_, index) => `198.51.100.${index}`)];
    for (const network of networks)
      for (let guess = 0; guess < 10; guess += 1) await login(browserAt(house, network), email, `guess ${guess}`);
    expect((await login(browserAt(house, '192.0.2.1'), email)).status).toBe(429);
    expect((await login(known, email)).status).toBe(200);
    const elsewhere = browserAt(house, '203.0.113.1');
    expect((await login(elsewhere, email, 'a typing error')).status).toBe(401);
    const told = await login(elsewhere, email);
    expect([told.status, told.headers.get('retry-after')]).toEqual([429, '1800']);
    house.services.clock.advance(30 * minutes);
    expect((await login(elsewhere, email)).status).toBe(200);
  });

  test('a known device has ten passwords in a quarter of an hour, too', async () => {
    const house = openHouse();
    const { email } = await house.member();
    const known = browserAt(house, '192.0.2.1');
    expect((await login(known, email)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(known, email, 'a typing error')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('end no code of a sign-up, and send no other while it is good', async () => {
    const house = openHouse();
    const email = 'newcomer@bakery.example';
    const owner = browserAt(house, '192.0.2.1');
    const person = { email, password, first_name: 'Ada', last_name: 'Baker', phone_number: '+32470123456' };
    const { access_token } = (await (await owner.send('/auth/register/', person)).json()) as { access_token: string };
    expect((await owner.send('/otp/generate', { email }, access_token)).status).toBe(200);
    const code = await house.codeSentTo(email);
    const stranger = browserAt(house, '198.51.100.1');
    const entry = { user_email: email, otp_code: wrongOf(code) };
    for (let guess = 0; guess < 5; guess += 1) expect((await stranger.send('/otp/validate', entry)).status).toBe(400);
    expect((await stranger.send('/otp/validate', { user_email: email, otp_code: code })).status).toBe(400);
    expect((await stranger.send('/otp/generate', { email })).status).toBe(200);
    expect(await house.codesSentTo(email)).toEqual([code]);
    expect((await owner.send('/otp/validate', { user_email: email, otp_code: code }, access_token)).status).toBe(200);
  });

  test('a right code is no guess, and ends the count of the wrong ones before it', async () => {
    const house = openHouse();
    const { email } = await house.member('email');
    const owner = browserAt(house, '192.0.2.1');
    for (let day = 0; day < 4; day += 1) {
      expect((await login(owner, email)).status).toBe(202);
      const code = await house.codeSentTo(email);
      for (const otp_code of [wrongOf(code), wrongOf(code), wrongOf(code), code])
        expect((await owner.send('/otp/validate-two-factor', { user_email: email, otp_code })).status).toBe(
          otp_code === code ? 200 : 400,
        );
      house.services.clock.advance(minutes);
    }
  });

  test('another password has the account know no device but the one that chose it', async () => {
    const house = openHouse();
    const { id, email } = await house.member();
    const [one, other] = [browserAt(house, '192.0.2.1'), browserAt(house, '192.0.2.2')];
    expect((await login(other, email)).status).toBe(200);
    const { token } = (await (await login(one, email)).json()) as { token: string };
    const known = async () =>
      (await house.services.db.select().from(knownDevices).where(eq(knownDevices.userId, id))).length;
    expect(await known()).toBe(2);
    const change = { current_password: password, new_password: 'another long password' };
    expect((await one.send('/auth/password-change/', change, token)).status).toBe(204);
    expect(await known()).toBe(1);
    for (let guess = 0; guess < 11; guess += 1) await login(other, email, `guess ${guess}`);
    expect((await login(one, email, 'another long password')).status).toBe(200);
    expect((await login(other, email, 'another long password')).status).toBe(429);
  });

  const networks = Array.from({ length: extent(2, 10) }, (_, index) => `198.51.100.${index}`);
  /** Rounds of a day in which strangers do all they can. */
  const rounds = extent(8, 96);

  test(`of all that they do in a day from ${networks.length} networks the owner notices nothing on a known device, and on a new one what the page says`, async () => {
    const house = openHouse();
    const { clock, db } = house.services;
    const { email } = await house.member('email');
    const known = browserAt(house, '192.0.2.1');
    expect(await signInByMail(house, known, email)).toBe(200);
    clock.advance(minutes);
    const strangers = networks.map((network) => browserAt(house, network));
    const attack = async () => {
      for (const stranger of strangers) {
        await login(stranger, email, 'a guess of a stranger');
        await stranger.send('/otp/generate', { email });
        await stranger.send('/auth/forgot-password/', { email });
        const otp_code = wrongOf(await house.codeSentTo(email, 'password-reset-code'));
        await stranger.send('/otp/validate', { user_email: email, otp_code });
        await stranger.send('/auth/reset-password/', { email, otp_code, new_password: 'chosen by a stranger' });
        await stranger.send('/otp/validate-two-factor', { user_email: email, otp_code });
      }
    };
    const refused: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await attack();
      if (round % extent(1, 4) === 0) {
        const status = await signInByMail(house, known, email);
        if (status !== 200) refused.push(status);
      }
      clock.advance((24 * hours) / rounds);
    }
    expect(refused).toEqual([]);
    // Two purposes of strangers, and for each no more than all of them have together.
    const codes = await db
      .select({ looked: oneTimeCodes.otherAttempts })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.email, email), inArray(oneTimeCodes.purpose, ['sign-up', 'password-reset'])));
    expect(codes.reduce((sum, { looked }) => sum + looked, 0)).toBe(10);

    const elsewhere = browserAt(house, '203.0.113.1');
    let first = await login(elsewhere, email);
    if (first.status === 429) {
      clock.advance(Number(first.headers.get('retry-after')) * 1_000);
      await attack();
      first = await login(elsewhere, email);
    }
    expect(first.status).toBe(202);
    const entry = { user_email: email, otp_code: await house.codeSentTo(email, 'two-factor-code') };
    expect((await elsewhere.send('/otp/validate-two-factor', entry)).status).toBe(200);
    await attack();
    // Which of two letters of the same moment is the newer nobody can say.
    clock.advance(1);
    expect((await known.send('/auth/forgot-password/', { email })).status).toBe(200);
    const otp_code = await house.codeSentTo(email, 'password-reset-code');
    const reset = { email, otp_code, new_password: 'another long password' };
    expect((await known.send('/auth/reset-password/', reset)).status).toBe(204);
  }, 600_000);

  test('who have the password guess 10 mailed codes or 5 of an app a day, and leave the owner theirs', async () => {
    const house = openHouse();
    const { clock, db, random } = house.services;
    const mailed = await house.member('email');
    const withApp = await house.member();
    const begun = await beginAuthenticator(
      db,
      { userId: withApp.id, email: withApp.email },
      { now: clock.now(), random },
    );
    const app = URI.parse(begun?.otpauth_url ?? '');
    const shows = () => app.generate({ timestamp: clock.now() });
    expect(await confirmAuthenticator(db, withApp.id, shows(), clock.now())).toBe(true);
    await transact(db, (tx) => setSecondFactor(tx, withApp.id, 'totp', clock.now()));
    const known = browserAt(house, '192.0.2.1');
    clock.advance(minutes);
    expect(await signInByMail(house, known, mailed.email)).toBe(200);
    expect((await login(known, withApp.email)).status).toBe(202);
    const opening = { user_email: withApp.email, otp_code: shows() };
    expect((await known.send('/otp/validate-two-factor', opening)).status).toBe(200);

    for (let round = 0; round < rounds; round += 1) {
      for (const network of networks) {
        const thief = browserAt(house, network);
        await login(thief, mailed.email);
        const otp_code = wrongOf(await house.codeSentTo(mailed.email));
        await thief.send('/otp/validate-two-factor', { user_email: mailed.email, otp_code });
        await login(thief, withApp.email);
        const guess = wrongOf(shows());
        await thief.send('/otp/validate-two-factor', { user_email: withApp.email, otp_code: guess });
      }
      clock.advance((24 * hours) / rounds);
    }
    const failures = async ({ id }: { id: string }) =>
      (await db.select().from(securityEvents).where(eq(securityEvents.userId, id))).filter(
        ({ kind }) => kind === 'second-factor-failed',
      ).length;
    expect(await failures(mailed)).toBe(10);
    expect(await failures(withApp)).toBe(5);
    expect(await signInByMail(house, known, mailed.email)).toBe(200);
    expect((await login(known, withApp.email)).status).toBe(202);
    const again = { user_email: withApp.email, otp_code: shows() };
    expect((await known.send('/otp/validate-two-factor', again)).status).toBe(200);
  }, 600_000);
});
