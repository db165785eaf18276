import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Profile, Tokens } from '../../contract/account';
import { type StoredSession, sessionMachine } from '../../machines/session/session.machine';
import { ada } from '../../machines/session/session.model';
import type { Call } from '../../src/effects/call';
import { createCall } from '../../src/effects/http';
import { type Seeded, seeded } from './support/seeded';

/*
 * A storm: 250 reads and 250 writes are under way when the token runs out, and their refusals come back in any order,
 * before the refresh, during it and after it (specification 4, decision S3). The session machine and the calls are the
 * product's; what is beyond `fetch` is here, and answers when the seed says so.
 */

const seeds = Number(process.env['STORM_SEEDS'] ?? 100);
/** Every how many seeds the bodies go up to 1 MB; in the others up to 300 bytes, so that many seeds can be tried. */
const large = 50;
const reads = 250;
const writes = 250;
const megabyte = 1_000_000;

interface Attempt {
  id: string;
  token: string | null;
  body: string;
}

/** The far end of `fetch`: knows one good token, and holds every answer until it is let go. */
function farEnd() {
  let good = 1;
  const held: (() => void)[] = [];
  const attempts: Attempt[] = [];
  let refreshes = 0;
  const bodies: Promise<void>[] = [];

  const answer = (path: string, token: string | null): Response => {
    if (path.endsWith('/refresh-token')) {
      good += 1;
      return Response.json({ access_token: `access-${good}`, refresh_token: `refresh-${good}` });
    }
    if (token !== `access-${good}`) return Response.json({ message: 'The session has expired.' }, { status: 401 });
    return path.includes('domain_tld_list')
      ? Response.json({ results: [], total: 0, page: 1 })
      : new Response(null, { status: 204 });
  };

  const fetch = (input: RequestInfo | URL) =>
    new Promise<Response>((resolve) => {
      const request = input as Request;
      const path = new URL(request.url).pathname;
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
      if (path.endsWith('/refresh-token')) refreshes += 1;
      else {
        // Noted when it is sent; the bytes take longer.
        const attempt: Attempt = { id: path.split('/').findLast(Boolean) ?? '', token, body: '' };
        attempts.push(attempt);
        if (request.body)
          bodies.push(
            request.text().then((body) => {
              attempt.body = body;
              if (attempt.id === 'password-change') attempt.id = idIn(body);
            }),
          );
      }
      held.push(() => resolve(answer(path, token)));
    });

  return {
    fetch,
    attempts,
    held,
    refreshes: () => refreshes,
    expire: () => {
      good += 1;
    },
    /** Lets one held answer go; when none is held, waits for what is still to come. */
    async release(index: number) {
      held.splice(index, 1)[0]?.();
      if (held.length === 0 || index % 5 === 0) await turn();
    },
    received: () => Promise.all(bodies),
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const idIn = (body: string) => /"(write-\d+)"/.exec(body)?.[1] ?? '';

async function signedIn(fetch: typeof globalThis.fetch) {
  const tokens: Tokens = { access_token: 'access-1', refresh_token: 'refresh-1' };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise<StoredSession | null, undefined>(() =>
          Promise.resolve({ tokens, profile: ada, isConsistent: true }),
        ),
        loadProfile: fromPromise<Profile, undefined>(() => Promise.resolve(ada)),
        refreshTokens: fromPromise<Tokens, Tokens | null>(({ input }) =>
          call('refresh', { body: { refresh_token: input?.refresh_token ?? '' } }),
        ),
        revokeSession: fromPromise<void, Tokens | null>(() => Promise.resolve()),
      },
    }),
  ).start();
  sessions.push(session);
  const call: Call = createCall({
    addresses: { '/api': 'http://app.test/api', '/ai': 'http://app.test/ai' },
    session: () => session,
    fetch,
  });
  await waitFor(session, (at) => at.matches({ inside: { profile: 'known' } }));
  return { call, session };
}
const sessions: { stop(): unknown }[] = [];

// No answer is late by the clock: the order is the seed's alone, however slow the machine.
beforeEach(() => void vi.stubGlobal('setTimeout', () => 0));
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop();
  vi.unstubAllGlobals();
});

/** The bytes of a write: nothing (a DELETE), or a JSON text of up to that many. */
function bodyOf(id: string, size: number): { id: string; text: string } | null {
  const frame = JSON.stringify({ id, text: '' }).length;
  return size < frame ? null : { id, text: '{"é'.slice(0, size - frame).padEnd(size - frame - 1, 'x') };
}

/** In the order in which they are asked for: which are writes, and how large. */
function storm(chance: Seeded, limit: number): { id: string; size: number | null }[] {
  const kinds = [...Array<boolean>(reads).fill(false), ...Array<boolean>(writes).fill(true)];
  for (let last = kinds.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    [kinds[last], kinds[other]] = [kinds[other] ?? false, kinds[last] ?? false];
  }
  let isLargest = true;
  return kinds.map((isWrite, at) => {
    if (!isWrite) return { id: `read-${at}`, size: null };
    // One of each extreme, the others of every order of magnitude.
    const size = isLargest ? limit : Math.floor(limit ** chance.fraction()) - 1;
    isLargest = false;
    return { id: `write-${at}`, size };
  });
}

const ask = (call: Call, { id, size }: { id: string; size: number | null }) => {
  if (size === null) return call('suggestDomains', { params: { name: id }, query: { page: '1', limit: '6' } });
  const body = bodyOf(id, size);
  return body ? call('changePassword', { body: body as never }) : call('revokeSession', { params: { id } });
};

/** What became of one storm. */
interface Aftermath {
  lost: string[];
  refreshes: number;
  requests: number;
  replays: number;
  areFirstInOrder: boolean;
  areWritesInOrder: boolean;
  /** Requests whose bytes are not those of the caller. */
  changed: string[];
}
const allWell: Aftermath = {
  lost: [],
  refreshes: 1,
  requests: 2 * (reads + writes),
  replays: reads + writes,
  areFirstInOrder: true,
  areWritesInOrder: true,
  changed: [],
};

async function play(seed: number, limit: number): Promise<Aftermath> {
  const chance = seeded(seed);
  const server = farEnd();
  const { call, session } = await signedIn(server.fetch);
  server.expire();
  const asked = storm(chance, limit);
  const lost = new Map(asked.map(({ id }) => [id, 'without an answer']));
  for (const one of asked)
    void ask(call, one).then(
      () => lost.delete(one.id),
      (failure: unknown) => lost.set(one.id, JSON.stringify(failure)),
    );
  await turn();
  for (let idle = 0; idle < 20; idle = server.held.length > 0 ? 0 : idle + 1)
    await server.release(chance.below(server.held.length || 1));
  await server.received();
  session.stop();

  const by = (token: string) => server.attempts.filter((attempt) => attempt.token === token).map(({ id }) => id);
  const replays = by('access-3');
  const isWrite = (id: string) => id.startsWith('write');
  const ids = asked.map(({ id }) => id);
  const bytes = new Map(asked.map(({ id, size }) => [id, bytesOf(id, size)]));
  return {
    lost: [...lost].map(([id, why]) => `${id}: ${why}`),
    refreshes: server.refreshes(),
    requests: server.attempts.length,
    replays: new Set(replays).size,
    areFirstInOrder: by('access-1').join() === ids.join(),
    areWritesInOrder: replays.filter(isWrite).join() === ids.filter(isWrite).join(),
    changed: server.attempts.filter(({ id, body }) => body !== bytes.get(id)).map(({ id, token }) => `${id} ${token}`),
  };
}

const bytesOf = (id: string, size: number | null) => {
  const body = size === null ? null : bodyOf(id, size);
  return body ? JSON.stringify(body) : '';
};

describe('a storm of 500 refused calls', () => {
  const part = 100;
  const parts = Array.from({ length: Math.ceil(seeds / part) }, (_, at) => at * part);
  it.each(parts)('leads to one refresh and 500 replays, the writes in order: seeds from %i', async (from) => {
    for (let seed = from; seed < Math.min(from + part, seeds); seed += 1)
      expect(await play(seed, seed % large === 0 ? megabyte : 300), `seed ${seed}`).toEqual(allWell);
  });
});
