import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { Tokens } from '../../contract/wire/account/account';
import type { Call } from '../../src/effects/server/callTypes';
import { createCall } from '../../src/effects/server/http';
import { extent } from '../extent';
import { addresses, signedIn } from '../walk/signedIn';
import { type Seeded, seeded } from './support/seeded';

/*
 * A storm: 250 reads and 250 writes are under way when the token runs out, and their refusals come back in any order,
 * before the refresh, during it and after it. The session machine and the calls are the
 * product's; what is beyond `fetch` is here, and answers when the seed says so.
 */

const seeds = Number(process.env['STORM_SEEDS'] ?? extent(10, 50));
const reads = 250;
const writes = 250;
const megabyte = 1_000_000;

interface Attempt {
  id: string;
  token: string | null;
  /** Whether the bytes were those of the caller; a read and a DELETE have none. */
  isUnchanged: boolean;
}

/**
 * The far end of `fetch`: knows one good token, and holds every answer until it is let go.
 *
 * @param asked the bytes of each body, by the id of its write
 */
function farEnd(asked: ReadonlyMap<string, Uint8Array>) {
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
        const id = path.split('/').findLast(Boolean) ?? '';
        const attempt: Attempt = { id, token, isUnchanged: !request.body && !asked.get(id)?.length };
        attempts.push(attempt);
        // Compared as they come: kept, the bodies of one seed would fill the memory.
        if (request.body)
          bodies.push(
            request.arrayBuffer().then((bytes) => {
              const body = Buffer.from(bytes);
              attempt.id = idIn(body);
              attempt.isUnchanged = body.equals(asked.get(attempt.id) ?? new Uint8Array());
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
const idIn = (body: Buffer) => /"(write-\d+)"/.exec(body.toString('utf8', 0, 40))?.[1] ?? '';

async function signedInTo(fetch: typeof globalThis.fetch) {
  const session = await signedIn({
    actors: {
      refreshTokens: fromPromise<Tokens, Tokens | null>(({ input }) =>
        call('refresh', { body: { refresh_token: input?.refresh_token ?? '' } }),
      ),
      revokeSession: fromPromise<void, Tokens | null>(() => Promise.resolve()),
    },
  });
  sessions.push(session);
  const call: Call = createCall({
    addresses,
    session: () => session,
    fetch,
  });
  return { call, session };
}
const sessions: { stop(): unknown }[] = [];

// No answer is late by the clock: the order is the seed's alone, however slow the machine.
beforeEach(() => void vi.stubGlobal('setTimeout', () => 0));
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop();
  vi.unstubAllGlobals();
});

/** One call of the storm. */
interface Asked {
  id: string;
  isWrite: boolean;
  /** Null for a read, and for a write without a body: a DELETE. */
  body: { id: string; text: string } | null;
}

/** What a write says: a JSON text of that many characters; nothing where the frame alone is longer. */
function bodyOf(id: string, size: number): Asked['body'] {
  const frame = JSON.stringify({ id, text: '' }).length;
  return size < frame ? null : { id, text: '{"é'.slice(0, size - frame).padEnd(size - frame - 1, 'x') };
}

const shuffle = <Item>(chance: Seeded, items: Item[]): Item[] => {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
};

/** In the order in which they are asked for: 1 MB and nothing in each storm, the others of every order of magnitude. */
function storm(chance: Seeded): Asked[] {
  const between = Array.from({ length: writes - 2 }, () => Math.floor(megabyte ** (chance.fraction() ** 2)) - 1);
  const sizes = shuffle<number | null>(chance, [0, megabyte, ...between, ...Array<null>(reads).fill(null)]);
  return sizes.map((size, at) => {
    const id = `${size === null ? 'read' : 'write'}-${at}`;
    return { id, isWrite: size !== null, body: size === null ? null : bodyOf(id, size) };
  });
}

const ask = (call: Call, { id, isWrite, body }: Asked) => {
  if (!isWrite) return call('suggestDomains', { params: { name: id }, query: { page: '1', limit: '6' } });
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

async function play(seed: number): Promise<Aftermath> {
  const chance = seeded(seed);
  const asked = storm(chance);
  const server = farEnd(new Map(asked.map(({ id, body }) => [id, Buffer.from(body ? JSON.stringify(body) : '')])));
  const { call, session } = await signedInTo(server.fetch);
  server.expire();
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
  return {
    lost: [...lost].map(([id, why]) => `${id}: ${why}`),
    refreshes: server.refreshes(),
    requests: server.attempts.length,
    replays: new Set(replays).size,
    areFirstInOrder: by('access-1').join() === ids.join(),
    areWritesInOrder: replays.filter(isWrite).join() === ids.filter(isWrite).join(),
    changed: server.attempts.filter(({ isUnchanged }) => !isUnchanged).map(({ id, token }) => `${id} ${token}`),
  };
}

describe('a storm of 500 refused calls', () => {
  const part = 100;
  const parts = Array.from({ length: Math.ceil(seeds / part) }, (_, at) => at * part);
  it.each(parts)('leads to one refresh and 500 replays, the writes in order: seeds from %i', async (from) => {
    for (let seed = from; seed < Math.min(from + part, seeds); seed += 1)
      expect(await play(seed), `seed ${seed}`).toEqual(allWell);
  });
});
