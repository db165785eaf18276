import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, openPool } from '../../server/db/client';
import { FolderHeld, lockFolder } from '../../server/db/lock';
import { migrateDatabase } from '../../server/db/migrate';
import { shareEvents } from '../../server/db/notifications';
import { startEmbedded } from '../../server/db/pglite';
import { sqlState, transact } from '../../server/db/transaction';
import { createLog } from '../../server/log';
import { systemRandom } from '../../server/random';
import { projectRoot } from '../../server/root';
import { extent } from '../extent';
import { freshDatabase, onEachEngine } from './support/database';

/** For a test that makes a database on the disk or starts processes, on a machine that is busy with others: ms. */
const patience = 180_000;

const folders: string[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-test-'));
  folders.push(folder);
  return folder;
};
const commandOf = (script: string, ...parameters: string[]): [string, ...string[]] => [
  process.execPath,
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  script,
  ...parameters,
];
/** A process of its own that runs `script`, a module of TypeScript, and says what it has to say on its output. */
const runScript = (script: string, ...parameters: string[]) => {
  const [program, ...words] = commandOf(script, ...parameters);
  return spawn(program, words, { cwd: projectRoot, stdio: ['pipe', 'pipe', 'inherit'] });
};
const lineOf = ({ stdout }: { stdout: NodeJS.ReadableStream }) =>
  new Promise<string>((resolve) => createInterface({ input: stdout }).once('line', resolve));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

onEachEngine('database', (database) => {
  test('clients at once, half of them failing, each get their own answers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, number) => {
        if (number % 2 === 0) {
          const { rows } = await database().pool.query<{ number: number; word: string }>(
            'select $1::int as number, $2::text as word',
            [number, `word ${number}`],
          );
          return `${rows[0]?.number} ${rows[0]?.word}`;
        }
        // Fails while it runs, so that what follows is skipped up to its own Sync.
        return database()
          .pool.query('select 1 / ($1::int - $1::int)', [number])
          .then(
            () => 'answered',
            (error: unknown) => sqlState(error),
          );
      }),
    );
    expect(answers).toEqual(
      Array.from({ length: 400 }, (_, number) => (number % 2 === 0 ? `${number} word ${number}` : '22012')),
    );
  });

  test('transactions at once are each whole or not at all', async () => {
    await database().pool.query('create table ledger_of_ones (n int)');
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, number) =>
        transact(database().db, async (tx) => {
          await tx.execute(sql`insert into ledger_of_ones values (1)`);
          await tx.execute(sql`select pg_sleep(0)`);
          await tx.execute(sql`insert into ledger_of_ones values (-1)`);
          if (number % 3 === 0) throw new Error('undone');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    const { rows } = await database().pool.query('select count(*) as rows, sum(n) as sum from ledger_of_ones');
    expect(rows).toEqual([{ rows: 80, sum: 0 }]);
  });

  test('what a client left open when it died is undone, and the others go on', async () => {
    await database().pool.query('create table left_open (n int)');
    const { host, port, user, database: name, password } = database().pool.options;
    const client = new pg.Client(
      database().address ? { connectionString: database().address } : { host, port, user, database: name, password },
    );
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query('insert into left_open values (1)');
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    const { rows } = await database().pool.query('select count(*) as rows from left_open');
    expect(rows).toEqual([{ rows: 0 }]);
  });

  test('an unknown key is refused by its constraint’s name', async () => {
    const twice = database().db.execute(sql`insert into plans values
      (gen_random_uuid(), 9, '', '', 0, 0, 0, now()), (gen_random_uuid(), 9, '', '', 0, 0, 0, now())`);
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505', constraint: 'plans_position_unique' } });
  });
});

describe('embedded database', () => {
  /** With the database on its disk: to make one there takes several times as long as to open it. */
  const dataDir = freshFolder();
  beforeAll(async () => {
    const server = await startEmbedded({ dataDir: join(dataDir, 'pglite'), dumpPath: inject('embeddedDump') });
    await server.close();
  }, patience);

  test(
    'a second process is refused with a sentence, and may come when the first has ended',
    async () => {
      const first = await openDatabase({ dataDir });
      await expect(openDatabase({ dataDir })).rejects.toThrow(
        `Another process (pid ${process.pid}) has the database in ${dataDir} open.`,
      );
      await first.pool.query('create table kept (n int)');
      await first.close();
      const second = await openDatabase({ dataDir });
      expect((await second.pool.query('select count(*) as n from kept')).rows).toEqual([{ n: 0 }]);
      await second.close();
    },
    patience,
  );

  test(
    'of several that take over from a dead holder at once, one gets the folder',
    async () => {
      const contested = Array.from({ length: 150 }, freshFolder);
      for (const folder of contested) lockFolder(folder).release();
      // Every process turns to the same folder in the same moment, and spins until then: a timer would spread them.
      const script = `
      import { once } from 'node:events';
      import { lockFolder } from ${JSON.stringify(join(projectRoot, 'server/db/lock.ts'))};
      const folders = process.argv.slice(1);
      const won = [];
      console.log('ready');
      const [start] = await once(process.stdin, 'data');
      for (const [round, folder] of folders.entries()) {
        while (Date.now() < Number(start) + round * 6);
        try { lockFolder(folder); won.push(round); } catch {}
      }
      console.log(JSON.stringify(won));
      setInterval(() => {}, 1000);
    `;
      const children = Array.from({ length: 3 }, () => runScript(script, ...contested));
      await Promise.all(children.map(lineOf));
      const start = String(Date.now() + 200);
      const wins = children.map(lineOf);
      for (const { stdin } of children) stdin.write(start);
      const won = await Promise.all(wins);
      for (const child of children) child.kill('SIGKILL');
      const rounds = won.flatMap((line) => JSON.parse(line) as number[]).sort((one, next) => one - next);
      expect(rounds).toEqual(contested.map((_, round) => round));
    },
    patience,
  );

  test(
    'whoever looks while the holder says where it listens reads all of it',
    async () => {
      const folder = freshFolder();
      const script = `
      import { lockFolder } from ${JSON.stringify(join(projectRoot, 'server/db/lock.ts'))};
      const lock = lockFolder(process.argv[1]);
      console.log('held');
      for (;;) for (let word = 0; word < 1000; word += 1) lock.announce('/tmp/' + 'x'.repeat(word));
    `;
      const child = runScript(script, folder);
      await lineOf(child);
      const look = () => {
        try {
          return lockFolder(folder);
        } catch (error) {
          return error;
        }
      };
      const heard = new Set<unknown>();
      try {
        while (heard.size < 200) {
          // A child that ended is seen to have ended only when this process has a moment for it.
          await new Promise(setImmediate);
          const error = look();
          expect(error).toBeInstanceOf(FolderHeld);
          heard.add((error as FolderHeld).adminSocket);
        }
      } finally {
        child.kill('SIGKILL');
      }
    },
    patience,
  );

  test('a live holder keeps the folder, a process id that came back does not', () => {
    const folder = freshFolder();
    const lock = lockFolder(folder);
    lock.announce('/tmp/admin.sock');
    expect(() => lockFolder(folder)).toThrow(FolderHeld);
    try {
      lockFolder(folder);
    } catch (error) {
      expect((error as FolderHeld).adminSocket).toBe('/tmp/admin.sock');
    }
    lock.release();
    lockFolder(folder).release();
  });

  test.runIf(existsSync('/proc/self/stat'))(
    'a holder that was killed and that its parent has not asked after has let go',
    async () => {
      const folder = freshFolder();
      const script = `
      import { lockFolder } from ${JSON.stringify(join(projectRoot, 'server/db/lock.ts'))};
      lockFolder(process.argv[1]);
      console.log(process.pid);
      setInterval(() => {}, 1000);
    `;
      // The shell becomes a program that asks after no child, as the first process of a container without an init.
      const parent = spawn('sh', ['-c', '"$@" & exec sleep 300', 'sh', ...commandOf(script, folder)], {
        cwd: projectRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const holder = Number(await lineOf(parent));
        expect(() => lockFolder(folder)).toThrow(FolderHeld);
        process.kill(holder, 'SIGKILL');
        // Its threads end one by one; the last of them gone, it is taken though its parent never asks.
        const take = () => {
          lockFolder(folder).release();
          return true;
        };
        await expect.poll(take, { timeout: patience }).toBe(true);
        expect(readFileSync(`/proc/${holder}/stat`, 'utf8')).toContain(') Z ');
      } finally {
        parent.kill('SIGKILL');
      }
    },
    patience,
  );

  const kills = extent(1, 5);
  test(
    `${kills} kills in the middle of writing: nothing acknowledged is lost, no transaction is torn`,
    async () => {
      let acknowledged = 0;
      for (let kill = 1; kill <= kills; kill += 1) {
        const child: ChildProcess = spawn(
          process.execPath,
          ['--import', 'tsx', join(projectRoot, 'test/server/support/durability.child.ts'), dataDir],
          { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
        );
        if (!child.stdout) throw new Error('The child has no output');
        let written = 0;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        for await (const line of createInterface({ input: child.stdout })) {
          if (line === 'open') continue;
          acknowledged = Math.max(acknowledged, Number(line));
          written += 1;
          if (written === 15 * kill) child.kill('SIGKILL');
        }
        await ended;
        const database = await openDatabase({ dataDir });
        const { rows } = await database.pool.query<{ number: number; sides: number }>(
          'select number, count(*) as sides from pairs group by 1 order by 1',
        );
        await database.close();
        expect(rows.every(({ sides }) => sides === 2)).toBe(true);
        expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      }
      expect(acknowledged).toBeGreaterThan(40 * (kills - 1));
    },
    patience,
  );
});

describe('PostgreSQL', () => {
  test('eight processes that start on an empty database at once: one migrates, all go on', async () => {
    const name = `empty_${process.pid}_${Math.trunc(performance.now())}`;
    const owner = openPool({ connectionString: `${inject('postgresAddress')}/postgres`, max: 1 });
    await owner.query(`create database ${name}`);
    const pools = Array.from({ length: 8 }, () =>
      openPool({ connectionString: `${inject('postgresAddress')}/${name}`, max: 2 }),
    );
    await Promise.all(pools.map(migrateDatabase));
    const { rows } = await (pools[0] as pg.Pool).query('select count(*) as n from ledger_accounts');
    expect(rows).toEqual([{ n: 8 }]);
    await Promise.all(pools.map((pool) => pool.end()));
    await owner.query(`drop database ${name}`);
    await owner.end();
  });

  test('an event of one process reaches the others, and its own listeners once', async () => {
    const fresh = await freshDatabase('postgres', 2);
    const database = { ...fresh, kind: 'postgres' as const, lock: null, onCrash: () => undefined };
    const log = createLog('silent');
    const [one, other] = [1, 2].map(() => shareEvents(database, fresh.address, systemRandom, log));
    if (!one || !other) throw new Error('No bus');
    const heard: string[] = [];
    one.events.on('project', ({ projectId }) => heard.push(`own ${projectId}`));
    const arrived = new Promise<void>((resolve) => {
      other.events.on('project', ({ projectId }) => {
        heard.push(`other ${projectId}`);
        if (projectId === 'last') resolve();
      });
    });
    // LISTEN is on its way: what is said before it is heard by nobody, so say it until it is.
    const saying = setInterval(() => one.events.emit('project', { userId: 'u', projectId: 'first' }), 20);
    while (!heard.includes('other first')) await new Promise((resolve) => setTimeout(resolve, 5));
    clearInterval(saying);
    heard.length = 0;
    one.events.emit('project', { userId: 'u', projectId: 'last' });
    await arrived;
    expect(heard.filter((line) => line.endsWith('last'))).toEqual(['own last', 'other last']);
    await Promise.all([one.close(), other.close()]);
    await fresh.close();
  });
});
