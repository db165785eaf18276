import { eq } from 'drizzle-orm';
import { URI } from 'otpauth';
import { expect, test } from 'vitest';
import type { Tokens } from '../../contract/wire/account/account';
import { oneTimeCodes, securityEvents, sessions, twoFactorChallenges } from '../../server/db/schema/accounts';
import { findById } from '../../server/domain/account/accounts';
import { challengeOf, openChallenge } from '../../server/domain/account/codes/challenges';
import { tryCode } from '../../server/domain/account/codes/codes';
import { beginAuthenticator, confirmAuthenticator } from '../../server/domain/account/secondFactor/authenticator';
import { setSecondFactor, trySecondFactor } from '../../server/domain/account/secondFactor/secondFactor';
import { transact } from '../../server/db/transaction';
import { Problem } from '../../server/http/problem';
import { extent } from '../extent';
import { onOneEngine } from './support/database';
import { openDoors } from './support/identity';
import { race, times } from './support/race';

/** What holds of a few at once, in the numbers that were promised. */
onOneEngine('in numbers,', (database) => {
  /** `count` codes of six digits that are none of `right`. */
  const wrongCodes = (count: number, right: readonly string[]) =>
    Array.from({ length: count + right.length }, (_, index) => String(100_000 + index))
      .filter((code) => !right.includes(code))
      .slice(0, count);

  const countsOf = <Name extends string>(outcomes: readonly Name[]) =>
    Object.fromEntries([...new Set(outcomes)].map((name) => [name, outcomes.filter((one) => one === name).length]));

  // Five lengths of a family with each place of the stolen token in it come round every sixty.
  const families = extent(60, 1_000);
  const atOnce = 20;
  test(`${families} reuses of an older refresh token revoke ${families} families`, async () => {
    const { family, services } = openDoors(database());
    const { db, clock } = services;
    const trial = async (number: number) => {
      const { user, first, refresh } = await family();
      const pairs: Tokens[] = [first];
      // Two to six rotations, and any token but the newest and its immediate predecessor.
      const rotations = 2 + (number % 5);
      for (let rotation = 0; rotation < rotations; rotation += 1) {
        const next = await refresh(pairs.at(-1)?.refresh_token ?? '');
        if (next) pairs.push(next);
      }
      const stolen = pairs[number % (pairs.length - 2)];
      const answer = await refresh(stolen?.refresh_token ?? '');
      const owner = await refresh(pairs.at(-1)?.refresh_token ?? '');
      const access = await services.authenticate(db, pairs.at(-1)?.access_token ?? '', clock.now());
      const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
      const opened = [answer, owner, access].filter((given) => given !== null).length;
      return `${pairs.length - 1 - rotations} lost, ${opened} opened, ${row?.revokedReason}`;
    };
    const outcomes: string[] = [];
    for (let batch = 0; batch < families; batch += atOnce) {
      outcomes.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => trial(batch + index)))));
    }
    expect(countsOf(outcomes)).toEqual({ '0 lost, 0 opened, replayed': families });
    const told = await db.select().from(securityEvents).where(eq(securityEvents.kind, 'token-replayed'));
    expect(told).toHaveLength(families);
  }, 120_000);

  /** A guess beyond those of the day. */
  const limited = (error: unknown) => {
    if (error instanceof Problem && error.status === 429) return 'limited' as const;
    throw error;
  };

  const mailed = async (email: string) => {
    const doors = openDoors(database());
    await doors.signUp(email);
    expect((await doors.send('/otp/generate', { email })).status).toBe(200);
    const { db, clock, random } = doors.services;
    const enter = (code: string) =>
      tryCode(db, { email, purpose: 'sign-up', code, share: 'stranger' }, { now: clock.now(), random }).catch(limited);
    return { ...doors, enter, code: await doors.codeSentTo(email) };
  };

  test('of 1,000 wrong mailed codes at once five are looked at', async () => {
    const email = 'thousand@bakery.example';
    const { enter, code, services } = await mailed(email);
    const outcomes = await race(
      database(),
      `select 1 from one_time_codes where email = '${email}' for update`,
      wrongCodes(1_000, [code]).map((wrong) => () => enter(wrong)),
    );
    expect(countsOf(outcomes)).toMatchObject({ wrong: 5 });
    expect(countsOf(outcomes)['right']).toBeUndefined();
    const [row] = await services.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
    expect(row?.otherAttempts).toBe(5);
    expect(await enter(code)).toBe('refused');
  }, 60_000);

  test('of 200 right mailed codes at once one is taken', async () => {
    const email = 'two-hundred@bakery.example';
    const { enter, code } = await mailed(email);
    const outcomes = await race(
      database(),
      `select 1 from one_time_codes where email = '${email}' for update`,
      times(200, () => enter(code)),
    );
    expect(countsOf(outcomes)['right']).toBe(1);
    expect(countsOf(outcomes)['wrong']).toBeUndefined();
  }, 60_000);

  const withApp = async () => {
    const { member, services } = openDoors(database());
    const { db, clock, random } = services;
    const { id, email } = await member();
    const begun = await beginAuthenticator(db, { userId: id, email }, { now: clock.now(), random });
    const app = URI.parse(begun?.otpauth_url ?? '');
    const shows = (offset = 0) => app.generate({ timestamp: clock.now() + offset * 30_000 });
    expect(await confirmAuthenticator(db, id, shows(), clock.now())).toBe(true);
    await transact(db, (tx) => setSecondFactor(tx, id, 'totp', clock.now()));
    clock.advance(30_000);
    const user = await findById(db, id);
    if (!user) throw new Error('No customer was written');
    const waiting = async () => {
      const token = await openChallenge(db, id, { now: clock.now(), random });
      return (await challengeOf(db, token, email, clock.now()))?.id ?? '';
    };
    const enter = (challengeId: string, code: string) =>
      trySecondFactor(db, { challengeId, user, code, share: 'password' }, { now: clock.now(), random })
        .then(({ tried }) => tried)
        .catch(limited);
    return { id, db, shows, waiting, enter };
  };

  test('of 1,000 wrong codes of an app at once five are looked at', async () => {
    const { id, db, shows, waiting, enter } = await withApp();
    const challenge = await waiting();
    const outcomes = await race(
      database(),
      `select 1 from two_factor_challenges where user_id = '${id}' for update`,
      wrongCodes(1_000, [-1, 0, 1].map(shows)).map((wrong) => () => enter(challenge, wrong)),
    );
    expect(countsOf(outcomes)).toMatchObject({ wrong: 5 });
    expect(countsOf(outcomes)['right']).toBeUndefined();
    const [row] = await db.select().from(twoFactorChallenges).where(eq(twoFactorChallenges.id, challenge));
    expect(row?.attempts).toBe(5);
    expect(await enter(challenge, shows())).toBe('limited');
  }, 60_000);

  test('of 1,000 wrong recovery codes at once five are looked at', async () => {
    const { id, waiting, enter } = await withApp();
    const challenge = await waiting();
    const wrong = Array.from({ length: 1_000 }, (_, index) =>
      index.toString(32).padStart(16, 'a').replaceAll(/\d/g, 'x'),
    );
    const outcomes = await race(
      database(),
      `select 1 from two_factor_challenges where user_id = '${id}' for update`,
      wrong.map((code) => () => enter(challenge, code)),
    );
    expect(countsOf(outcomes)).toEqual({ wrong: 5, refused: 995 });
  }, 60_000);

  test('of 40 wrong codes of an app in as many sign-ins at once five are looked at', async () => {
    const { id, db, shows, waiting, enter } = await withApp();
    const challenges = await Promise.all(times(40, waiting).map((open) => open()));
    const wrong = wrongCodes(40, [-1, 0].map(shows));
    const outcomes = await race(
      database(),
      'lock table code_guesses in exclusive mode',
      challenges.map((challenge, index) => () => enter(challenge, wrong[index] ?? '')),
    );
    expect(countsOf(outcomes)).toEqual({ wrong: 5, limited: 35 });
    const rows = await db.select().from(twoFactorChallenges).where(eq(twoFactorChallenges.userId, id));
    expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(5);
  }, 60_000);

  test('of 200 right codes of an app at once one is taken', async () => {
    const { id, shows, waiting, enter } = await withApp();
    const [one, other] = [await waiting(), await waiting()];
    const outcomes = await race(
      database(),
      `select 1 from authenticators where user_id = '${id}' for update`,
      Array.from({ length: 200 }, (_, index) => () => enter(index % 2 ? one : other, shows())),
    );
    expect(countsOf(outcomes)['right']).toBe(1);
  }, 60_000);
});
