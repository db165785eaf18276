import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choicesWith } from '../../contract/rules/notices/notices';
import { sessions } from '../../server/db/schema/accounts';
import { notices } from '../../server/db/schema/notices';
import { transact } from '../../server/db/transaction';
import { savePreferences } from '../../server/domain/notices/inbox';
import { turnPushOn } from '../../server/domain/notices/push';
import { openSession } from '../../server/domain/session/sessions';
import { systemRandom } from '../../server/random';
import { projectRoot } from '../../server/root';
import { createSandbox } from '../../server/sandbox/app';
import { readSettings } from '../../server/settings';
import { extent } from '../extent';
import { freshDatabase, type TestDatabase } from './support/database';
import { type NoticeWork, tellOfDeposit } from './support/noticeWork';
import { addCustomer } from './support/people';
import { fetchPushed, pushBrowser } from './support/pushBrowser';
import { testServices } from './support/services';

const patience = extent(120_000, 600_000);

describe('a process that is killed while it tells a customer', () => {
  let database: TestDatabase;
  let sandbox: ReturnType<typeof createSandbox>;
  let server: Server;
  let port = 0;
  let folder = '';
  beforeAll(async () => {
    database = await freshDatabase('postgres', 4);
    const listening = await new Promise<number>((resolve) => {
      server = serve({ fetch: (request) => sandbox.fetch(request), port: 0 }, (info) => resolve(info.port)) as Server;
    });
    port = listening - 2;
    const { clock, random, log } = testServices(database);
    sandbox = createSandbox({ settings: readSettings({ PORT: String(port) }), clock, random, log });
    folder = await mkdtemp(join(tmpdir(), 'sitewright-notices-'));
  }, patience);
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await rm(folder, { recursive: true, force: true });
    await database.close();
  });

  /** Somebody who is told by each way that they have not switched off. */
  async function customer(wants: { in_app: boolean; email: boolean }) {
    const { clock } = testServices(database);
    const now = clock.now();
    const { id, email } = await addCustomer(database.db, now);
    const browser = pushBrowser();
    const { push } = readSettings({ PORT: String(port) });
    const endpoint = `http://localhost:${port + 2}/push/${randomUUID()}/${push?.publicKey ?? ''}`;
    await transact(database.db, async (tx) => {
      const writing = { now, random: systemRandom };
      await openSession(tx, id, { device: 'Firefox', address: '192.0.2.1' }, writing);
      const [session] = await tx.select().from(sessions).where(eq(sessions.userId, id));
      await turnPushOn(tx, { userId: id, sessionId: session?.id ?? '' }, { endpoint, keys: browser.keys }, now);
      const choices = choicesWith({ deposit: wants });
      await savePreferences(tx, id, { choices, low_balance: 1_000, is_digest: false }, now);
    });
    const outbox = join(folder, `${id}.jsonl`);
    const work: NoticeWork = { userId: id, entry: randomUUID(), outbox, port, now };
    /** What has come of it: rows, mails by their name, what waits for the browser. */
    const told = async () => {
      const rows = await database.db.select().from(notices).where(eq(notices.userId, id));
      const lines = (await readFile(outbox, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      const mails = lines.map((line) => JSON.parse(line) as { id: string; to: string });
      return {
        rows: rows.map(({ key, isShown }) => [key, isShown]),
        mails: new Set(mails.map((mail) => mail.id)).size,
        isForThem: mails.every(({ to }) => to === email),
        pushed: (await fetchPushed(endpoint)).map(({ body }) => browser.read(body).title),
      };
    };
    return { work, told };
  }

  /** In a process of its own. @returns the statements that it took; null when it was killed */
  const run = (work: NoticeWork, death: number) =>
    new Promise<number | null>((resolve, reject) => {
      const program = join(projectRoot, 'test/server/support/noticeWork.child.ts');
      const words = ['--import', 'tsx', program, database.address, String(death), JSON.stringify(work)];
      execFile(process.execPath, words, { cwd: projectRoot }, (error, stdout) => {
        if (!error) resolve(Number(stdout));
        else if (error.signal === 'SIGKILL') resolve(null);
        else reject(error);
      });
    });

  const both = [true, false];
  const wishes = both.flatMap((in_app) => both.map((email) => ({ in_app, email })));

  test.each(extent([{ in_app: true, email: true }], wishes))(
    'at any of its statements, has them told by another as they chose (%j), once',
    async (wants) => {
      const first = await customer(wants);
      const statements = (await run(first.work, 0)) ?? 0;
      expect(statements).toBeGreaterThan(5);
      const step = extent(6, wants.in_app && wants.email ? 1 : 4);
      for (let death = 1; death <= statements; death += step) {
        const { work, told } = await customer(wants);
        expect(await run(work, death)).toBeNull();
        await tellOfDeposit(database.db, work);
        expect([death, await told()]).toEqual([
          death,
          {
            rows: [[`deposit:${work.entry}`, wants.in_app]],
            mails: wants.email ? 1 : 0,
            isForThem: true,
            pushed: wants.in_app ? ['50.00 EUR added to your balance'] : [],
          },
        ]);
      }
    },
    patience,
  );
});
