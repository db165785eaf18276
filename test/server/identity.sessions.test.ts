import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Tokens } from '../../contract/wire/account/account';
import { retiredTokens, securityEvents, sessions } from '../../server/db/schema/accounts';
import { signOut } from '../../server/domain/session/sessions';
import { transact } from '../../server/db/transaction';
import { onOneEngine } from './support/database';
import { openDoors } from './support/identity';
import { race, times } from './support/race';

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;

onOneEngine('sessions', (database) => {
  const family = async () => {
    const doors = openDoors(database());
    const { first, refresh, user } = await doors.family();
    const { db, clock, authenticate } = doors.services;
    const session = async () => {
      const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
      if (!row) throw new Error('The session was not written');
      return row;
    };
    return {
      ...doors,
      clock,
      first,
      lock: `select 1 from sessions where user_id = '${user.id}' for update`,
      session,
      refresh,
      /** Refreshes a token that has to answer. */
      next: async ({ refresh_token }: Tokens): Promise<Tokens> => {
        const tokens = await refresh(refresh_token);
        if (!tokens) throw new Error('The refresh token opened nothing');
        return tokens;
      },
      opens: async ({ access_token }: Tokens) => (await authenticate(db, access_token, clock.now())) !== null,
      replays: async () => {
        const events = await db.select().from(securityEvents).where(eq(securityEvents.userId, user.id));
        return events.filter(({ kind }) => kind === 'token-replayed').length;
      },
    };
  };

  test('100 refreshes at once give one successor', async () => {
    const { first, refresh, next, opens, lock } = await family();
    const answers = await race(
      database(),
      lock,
      times(100, () => refresh(first.refresh_token)),
    );
    expect(new Set(answers.map((tokens) => tokens?.refresh_token)).size).toBe(1);
    const [second] = answers;
    if (!second) throw new Error('No refresh was answered');
    expect(await opens(second)).toBe(true);
    expect(await opens(await next(second))).toBe(true);
  });

  test('the predecessor answers for 10 s, and then revokes the family', async () => {
    const { first, refresh, next, opens, session, clock, replays } = await family();
    const second = await next(first);
    clock.advance(10 * seconds);
    expect(await refresh(first.refresh_token)).toEqual(second);
    expect(await opens(second)).toBe(true);
    clock.advance(1);
    expect(await refresh(first.refresh_token)).toBeNull();
    expect((await session()).revokedReason).toBe('replayed');
    expect(await refresh(second.refresh_token)).toBeNull();
    expect(await opens(second)).toBe(false);
    expect(await replays()).toBe(1);
  });

  test('anything older than the predecessor revokes the family at once, however old', async () => {
    for (const age of [2, 3, 5]) {
      const { first, refresh, next, opens, session, replays } = await family();
      let newest = first;
      for (let rotation = 0; rotation < age; rotation += 1) newest = await next(newest);
      expect(await refresh(first.refresh_token)).toBeNull();
      expect((await session()).revokedReason).toBe('replayed');
      expect(await opens(newest)).toBe(false);
      expect(await refresh(newest.refresh_token)).toBeNull();
      expect(await refresh(first.refresh_token)).toBeNull();
      expect(await replays()).toBe(1);
    }
  });

  test.each([1, 2])('of 40 replays of a token %i rotations old one ends the family, and is told once', async (age) => {
    const { first, refresh, next, session, clock, lock, replays } = await family();
    let newest = first;
    for (let rotation = 0; rotation < age; rotation += 1) newest = await next(newest);
    clock.advance(11 * seconds);
    const answers = await race(
      database(),
      lock,
      times(40, () => refresh(first.refresh_token)),
    );
    expect(answers.filter((pair) => pair !== null)).toEqual([]);
    expect((await session()).revokedReason).toBe('replayed');
    expect(await replays()).toBe(1);
  });

  test('the refusal of a stolen token keeps what it revoked', async () => {
    const { first, next, send, read, session, clock } = await family();
    const second = await next(first);
    clock.advance(11 * seconds);
    const replayed = await send('/auth/login/refresh-token', { refresh_token: first.refresh_token });
    expect([replayed.status, await replayed.json()]).toMatchObject([401, { code: 'session_ended' }]);
    expect((await session()).revokedReason).toBe('replayed');
    expect((await read('/profile/', second.access_token)).status).toBe(401);
    const lost = await send('/auth/login/refresh-token', { refresh_token: second.refresh_token });
    expect(lost.status).toBe(401);
  });

  test('a thief and the owner at once: whoever comes first, the family ends', async () => {
    const { first, refresh, next, session, opens, clock, lock, replays } = await family();
    const second = await next(first);
    clock.advance(11 * seconds);
    const tokens = Array.from({ length: 40 }, (_, turn) => (turn % 2 ? first : second).refresh_token);
    const answers = await race(
      database(),
      lock,
      tokens.map((token) => () => refresh(token)),
    );
    expect((await session()).revokedReason).toBe('replayed');
    expect(await replays()).toBe(1);
    const given = answers.filter((pair) => pair !== null);
    for (const pair of [second, ...given]) {
      expect(await opens(pair)).toBe(false);
      expect(await refresh(pair.refresh_token)).toBeNull();
    }
  });

  test('when a session was last seen moves with its requests, once a minute', async () => {
    const { first, read, session, clock } = await family();
    const seen = async () => (await session()).lastSeenAt;
    const begun = await seen();
    clock.advance(minutes - 1);
    expect((await read('/profile/', first.access_token)).status).toBe(200);
    expect(await seen()).toBe(begun);
    clock.advance(1);
    // A token that opens nothing is no sight of anybody; many requests at once are one.
    expect((await read('/profile/', 'unknown')).status).toBe(401);
    expect(await seen()).toBe(begun);
    const answers = await Promise.all(times(20, async () => read('/profile/', first.access_token)).map((ask) => ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await seen()).toBe(begun + minutes);
    const [listed] = (await (await read('/auth/sessions/', first.access_token)).json()) as { last_seen_at: string }[];
    expect(Date.parse(listed?.last_seen_at ?? '')).toBe(begun + minutes);
    clock.advance(minutes);
    await read('/profile/', first.access_token);
    expect(await seen()).toBe(begun + 2 * minutes);
  });

  test('a session idles out 24 h after the last refresh', async () => {
    const { first, refresh, next, clock } = await family();
    clock.advance(24 * hours - 1);
    const second = await next(first);
    clock.advance(24 * hours - 1);
    const third = await next(second);
    clock.advance(24 * hours);
    expect(await refresh(third.refresh_token)).toBeNull();
  });

  test('a session ends 14 days after the sign-in, however often it is refreshed', async () => {
    const { first, refresh, next, opens, session, clock } = await family();
    const { expiresAt } = await session();
    let newest = first;
    for (let half = 1; half < 2 * 14; half += 1) {
      clock.advance(12 * hours);
      newest = await next(newest);
    }
    clock.advance(12 * hours - 1 * minutes);
    newest = await next(newest);
    expect((await session()).expiresAt).toBe(expiresAt);
    clock.advance(1 * minutes - 1);
    newest = await next(newest);
    expect(await opens(newest)).toBe(true);
    clock.advance(1);
    expect(expiresAt).toBe(clock.now());
    expect(await opens(newest)).toBe(false);
    expect(await refresh(newest.refresh_token)).toBeNull();
    expect(clock.now() - (await session()).createdAt).toBe(14 * days);
  });

  test('an access token opens for 15 min, and no longer than until the next refresh', async () => {
    const { first, next, opens, clock } = await family();
    clock.advance(15 * minutes - 1);
    expect(await opens(first)).toBe(true);
    clock.advance(1);
    expect(await opens(first)).toBe(false);
    const second = await next(first);
    const third = await next(second);
    expect([await opens(second), await opens(third)]).toEqual([false, true]);
  });

  test('after a sign-out neither token opens anything, nor does the predecessor within its 10 s', async () => {
    const { first, next, send, read, session, replays } = await family();
    const second = await next(first);
    const bearer = { authorization: `Bearer ${second.access_token}` };
    expect((await send('/auth/logout/', {}, bearer)).status).toBe(204);
    expect((await read('/profile/', second.access_token)).status).toBe(401);
    for (const { refresh_token } of [second, first]) {
      expect((await send('/auth/login/refresh-token', { refresh_token })).status).toBe(401);
    }
    expect((await session()).revokedReason).toBe('signed-out');
    expect(await replays()).toBe(0);
  });

  test.each(['the newest', 'the predecessor', 'a retired'])(
    'a sign-out after the access token ran out ends the session by %s refresh token',
    async (age) => {
      const { first, next, send, session, clock, opens, refresh } = await family();
      const second = await next(first);
      const third = await next(second);
      const named = { 'the newest': third, 'the predecessor': second, 'a retired': first }[age];
      clock.advance(15 * minutes);
      const bearer = { authorization: `Bearer ${third.access_token}` };
      const left = await send('/auth/logout/', { refresh_token: named?.refresh_token }, bearer);
      expect(left.status).toBe(204);
      expect((await session()).revokedReason).toBe('signed-out');
      expect([await refresh(third.refresh_token), await opens(third)]).toEqual([null, false]);
    },
  );

  test('a sign-out is noted once, and one that names nothing ends nothing', async () => {
    const { first, send, session, services, opens } = await family();
    for (const nothing of [{}, { refresh_token: 'unknown' }])
      expect((await send('/auth/logout/', nothing)).status).toBe(204);
    expect(await opens(first)).toBe(true);
    const bearer = { authorization: `Bearer ${first.access_token}` };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await send('/auth/logout/', { refresh_token: first.refresh_token }, bearer)).status).toBe(204);
    const { userId } = await session();
    const events = await services.db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
    expect(events.filter(({ kind }) => kind === 'signed-out')).toHaveLength(1);
  });

  test('a sign-out in the middle of refreshes leaves nothing open', async () => {
    const { first, refresh, opens, session, services, lock } = await family();
    const leave = async () => {
      const known = { sessionId: undefined, refreshToken: first.refresh_token };
      await transact(services.db, (tx) => signOut(tx, known, { device: '', address: '' }, services.clock.now()));
      return null;
    };
    const refreshes = times(20, () => refresh(first.refresh_token));
    const answers = await race(database(), lock, [...refreshes, leave, ...refreshes.slice(1)]);
    for (const pair of [first, ...answers.filter((given) => given !== null)]) {
      expect(await opens(pair)).toBe(false);
      expect(await refresh(pair.refresh_token)).toBeNull();
    }
    expect((await session()).revokedReason).toBe('signed-out');
  });

  test('the database keeps no token that could be used', async () => {
    const { first, next, session, services } = await family();
    const second = await next(first);
    const third = await next(second);
    const row = await session();
    const retired = await services.db.select().from(retiredTokens).where(eq(retiredTokens.sessionId, row.id));
    const kept = JSON.stringify([row, retired]);
    expect(retired).toHaveLength(1);
    for (const token of [first, second, third].flatMap((pair) => [pair.access_token, pair.refresh_token])) {
      expect(kept).not.toContain(token);
    }
  });
});
