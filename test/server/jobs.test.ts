import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '../../server/db/transaction';
import { jobs } from '../../server/db/schema/jobs';
import { attemptJob } from '../../server/domain/jobs/attempt';
import { type AnyJobKind, type JobKind, RunAgain } from '../../server/domain/jobs/kind';
import { claim, enqueue, reclaimAll, settle } from '../../server/domain/jobs/queue';
import { type JobWorker, runDueJobs, startWorker } from '../../server/domain/jobs/worker';
import { systemRandom } from '../../server/random';
import { extent } from '../extent';
import { onEachEngine } from './support/database';
import { testServices, type TestServices } from './support/services';

const Numbered = v.object({ number: v.number() });
type Numbered = v.InferOutput<typeof Numbered>;

onEachEngine('jobs', (database, engine) => {
  let services: TestServices;
  const workers: JobWorker[] = [];

  beforeAll(async () => {
    await database().db.execute(sql`create table notes (number int, note text)`);
  });
  beforeEach(async () => {
    await database().db.execute(sql`truncate notes, jobs`);
    services = testServices(database(), { random: systemRandom });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });

  const noteKind = (more: Partial<JobKind<Numbered>> = {}): JobKind<Numbered> => ({
    kind: 'note',
    payload: Numbered,
    async record(tx, _, { payload }) {
      await tx.execute(sql`insert into notes values (${payload.number}, 'done')`);
    },
    ...more,
  });
  const add = (kind: JobKind<Numbered>, number: number, options: { key?: string; runAt?: number } = {}) =>
    transact(database().db, (tx) =>
      enqueue(tx, kind, { number }, { now: services.clock.now(), random: services.random }, options),
    );
  const notes = async () =>
    (await database().db.execute<{ number: number; note: string }>(sql`select * from notes order by 1, 2`)).rows;
  const all = () => database().db.select().from(jobs);
  /** Leases end by the database's clock, whatever else the machine is doing: only a test of leases has short ones. */
  const start = (kinds: readonly AnyJobKind[], leaseMs = 60_000) => {
    const worker = startWorker(services, { kinds, pollMs: 10, leaseMs });
    workers.push(worker);
    return worker;
  };
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const allDone = async () => (await all()).every(({ state }) => state === 'done' || state === 'failed');

  test('a job exists when the caller’s transaction commits, and only then', async () => {
    const kind = noteKind();
    const failing = transact(database().db, async (tx) => {
      await enqueue(tx, kind, { number: 1 }, { now: services.clock.now(), random: services.random });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await runDueJobs(services, [kind])).toBe(0);
    await add(kind, 2);
    expect(await runDueJobs(services, [kind])).toBe(1);
    expect(await notes()).toEqual([{ number: 2, note: 'done' }]);
  });

  test('a key is used once, after the job was done too', async () => {
    const kind = noteKind();
    expect(await add(kind, 1, { key: 'once' })).not.toBeNull();
    expect(await add(kind, 1, { key: 'once' })).toBeNull();
    await runDueJobs(services, [kind]);
    expect(await add(kind, 1, { key: 'once' })).toBeNull();
    expect(await runDueJobs(services, [kind])).toBe(0);
    expect(await notes()).toHaveLength(1);
  });

  test('a job waits for its moment', async () => {
    const kind = noteKind();
    await add(kind, 1, { runAt: services.clock.now() + 1_000 });
    services.clock.advance(999);
    expect(await runDueJobs(services, [kind])).toBe(0);
    services.clock.advance(1);
    expect(await runDueJobs(services, [kind])).toBe(1);
  });

  test('a failed attempt leaves nothing of its record and comes back after its wait, doubled each time', async () => {
    const attempts: number[] = [];
    const kind = noteKind({
      async record(tx, _, { payload, attempt }) {
        attempts.push(attempt);
        await tx.execute(sql`insert into notes values (${payload.number}, 'tried')`);
        if (attempt < 3) throw new Error('not this time');
      },
    });
    await add(kind, 1);
    await runDueJobs(services, [kind]);
    services.clock.advance(499);
    expect(await runDueJobs(services, [kind])).toBe(0);
    services.clock.advance(1);
    expect(await runDueJobs(services, [kind])).toBe(1);
    services.clock.advance(999);
    expect(await runDueJobs(services, [kind])).toBe(0);
    services.clock.advance(1);
    expect(await runDueJobs(services, [kind])).toBe(1);
    expect(attempts).toEqual([1, 2, 3]);
    expect(await notes()).toEqual([{ number: 1, note: 'tried' }]);
  });

  test('the last failed attempt gives up in one transaction with its record', async () => {
    const kind = noteKind({
      maxAttempts: 2,
      backoff: () => 0,
      async perform() {
        throw new Error('broken');
      },
      async giveUp(tx, error, { payload }) {
        await tx.execute(sql`insert into notes values (${payload.number}, ${(error as Error).message})`);
      },
    });
    await add(kind, 7);
    expect(await runDueJobs(services, [kind])).toBe(2);
    expect(await notes()).toEqual([{ number: 7, note: 'broken' }]);
    const [job] = await all();
    expect(job).toMatchObject({ state: 'failed', attempts: 2, lastError: 'Error: broken', worker: null });
  });

  test('"not yet" is no failure: it counts no attempt', async () => {
    let looks = 0;
    const kind = noteKind({
      maxAttempts: 2,
      async perform() {
        looks += 1;
        if (looks < 5) throw new RunAgain(100);
      },
    });
    await add(kind, 1);
    for (let look = 0; look < 5; look += 1) {
      await runDueJobs(services, [kind]);
      services.clock.advance(100);
    }
    const [job] = await all();
    expect(job).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('a payload that does not fit its kind fails without an effect', async () => {
    const kind = noteKind({ maxAttempts: 1 });
    await database()
      .db.insert(jobs)
      .values({ id: randomUUID(), kind: 'note', payload: { number: 'one' }, runAt: 0, maxAttempts: 1, createdAt: 0 });
    await runDueJobs(services, [kind]);
    expect((await all())[0]?.state).toBe('failed');
    expect(await notes()).toEqual([]);
  });

  test('eight workers: each job exactly once', async () => {
    const performed: number[] = [];
    const kind = noteKind({
      async perform({ payload }) {
        performed.push(payload.number);
        await new Promise((resolve) => setTimeout(resolve, 1));
      },
    });
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    await transact(database().db, async (tx) => {
      for (const number of numbers) {
        await enqueue(tx, kind, { number }, { now: services.clock.now(), random: services.random });
      }
    });
    for (let worker = 0; worker < 8; worker += 1) start([kind]);
    await until(allDone);
    expect(performed.sort((one, other) => one - other)).toEqual(numbers);
    expect((await notes()).map(({ number }) => number)).toEqual(numbers);
    expect((await all()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test('one claim passes over what another transaction is claiming', async () => {
    if (engine === 'pglite') {
      // One session: a second claim waits for the first one's end, there is nothing to pass over.
      const kind = noteKind();
      await add(kind, 1);
      const both = [1, 2].map((n) =>
        claim(database().db, { worker: `w${n}`, kinds: ['note'], now: services.clock.now(), limit: 1, leaseMs: 1_000 }),
      );
      expect((await Promise.all(both)).flat()).toHaveLength(1);
      return;
    }
    const kind = noteKind();
    await add(kind, 1);
    services.clock.advance(1);
    await add(kind, 2);
    const request = { kinds: ['note'], now: services.clock.now(), limit: 1, leaseMs: 1_000 };
    await database().db.transaction(async (tx) => {
      await tx.execute(sql`select id from jobs order by run_at limit 1 for update`);
      const [taken] = await claim(database().db, { ...request, worker: 'other' });
      expect(taken?.payload).toEqual({ number: 2 });
    });
  });

  test('a worker that went silent loses its job to another, and what it writes afterwards is undone', async () => {
    let letSilentGo: () => void = () => undefined;
    const silence = new Promise<void>((resolve) => {
      letSilentGo = resolve;
    });
    const kind = noteKind({
      async perform({ attempt }) {
        if (attempt === 1) await silence;
      },
      async record(tx, _, { payload, attempt }) {
        await tx.execute(sql`insert into notes values (${payload.number}, ${`attempt ${attempt}`})`);
      },
    });
    await add(kind, 1);
    // Without a heartbeat: its lease runs out at once.
    const request = { worker: 'silent', kinds: ['note'], now: services.clock.now(), limit: 1, leaseMs: 1 };
    const [job] = await claim(database().db, request);
    if (!job) throw new Error('The job was not claimed');
    const silent = attemptJob(services, kind, job, new AbortController().signal);
    start([kind]);
    await until(allDone);
    letSilentGo();
    expect(await silent).toBe('lost');
    expect(await notes()).toEqual([{ number: 1, note: 'attempt 2' }]);
    expect((await all())[0]).toMatchObject({ state: 'done', attempts: 2 });
  });

  // It takes real time, as the database's clock cannot be moved; that clock is the same in both engines.
  if (extent(engine === 'postgres', true))
    test('a heartbeat keeps a job that takes longer than its lease', async () => {
      const kind = noteKind({
        async perform() {
          await new Promise((resolve) => setTimeout(resolve, 5_500));
        },
      });
      await add(kind, 1);
      for (let worker = 0; worker < 3; worker += 1) start([kind], 3_000);
      await until(allDone);
      expect((await all())[0]).toMatchObject({ state: 'done', attempts: 1 });
      expect(await notes()).toHaveLength(1);
    });

  test('a job whose worker died on its last attempt is given up, not forgotten', async () => {
    const kind = noteKind({
      maxAttempts: 1,
      async giveUp(tx, _, { payload }) {
        await tx.execute(sql`insert into notes values (${payload.number}, 'given up')`);
      },
    });
    await add(kind, 1);
    await claim(database().db, {
      worker: 'dead',
      kinds: ['note'],
      now: services.clock.now(),
      limit: 1,
      leaseMs: 60_000,
    });
    expect(await runDueJobs(services, [kind])).toBe(0);
    expect(await reclaimAll(database().db)).toBe(1);
    await runDueJobs(services, [kind]);
    expect(await notes()).toEqual([{ number: 1, note: 'given up' }]);
    expect((await all())[0]?.state).toBe('failed');
  });

  test('a stopped worker gives back what it had to break off, uncounted', async () => {
    const kind = noteKind({
      perform: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('broken off')));
        }),
    });
    await add(kind, 1);
    const worker = start([kind]);
    await until(async () => (await all())[0]?.state === 'running');
    await worker.stop(0);
    expect((await all())[0]).toMatchObject({ state: 'waiting', attempts: 0, worker: null });
  });

  test('only the attempt that holds a job can end it', async () => {
    const kind = noteKind();
    await add(kind, 1);
    const request = { worker: 'one', kinds: ['note'], now: services.clock.now(), limit: 1, leaseMs: 60_000 };
    const [first] = await claim(database().db, request);
    await reclaimAll(database().db);
    const [second] = await claim(database().db, { ...request, worker: 'two' });
    if (!first || !second) throw new Error('The job was not claimed twice');
    expect(await settle(database().db, first, { state: 'done', at: 1 })).toBe(false);
    expect(await settle(database().db, second, { state: 'done', at: 1 })).toBe(true);
    expect(await settle(database().db, second, { state: 'done', at: 1 })).toBe(false);
    const [job] = await database().db.select().from(jobs).where(eq(jobs.id, second.id));
    expect(job?.state).toBe('done');
  });
});
