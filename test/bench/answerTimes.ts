/*
 * `npx tsx test/bench/answerTimes.ts [rounds] [door]`: how long the doors take to answer a known and an unknown
 * mailbox, asked in turn in random order on both engines. Prints the medians and how far they are apart (more than 5 %
 * would tell who has an account), and beside it how far two unknown ones are: what the machine adds by itself. Asserts
 * nothing, as no test asserts a time.
 */
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../server/app';
import { dbOf, openEmbeddedPool, openPool } from '../../server/db/client';
import { migrateDatabase } from '../../server/db/migrate';
import { startEmbedded } from '../../server/db/pglite';
import { transact } from '../../server/db/transaction';
import { createAccount, hashPassword } from '../../server/domain/account/accounts';
import { authenticate } from '../../server/domain/session/sessions';
import { systemClock } from '../../server/clock';
import { createEventBus } from '../../server/events';
import { createLog } from '../../server/log';
import type { Providers } from '../../server/providers/providers';
import { picturePool } from '../../server/pictures/pool';
import { systemRandom } from '../../server/random';
import { readSettings } from '../../server/settings';
import { startPostgres } from '../server/support/postgres';
import { median } from './quantile';

const rounds = Number(process.argv[2] ?? 400);
const door = process.argv[3] ?? '';
const warmUp = 40;
const code = { otp_code: '123456' };

const doors: [name: string, path: string, body: (email: string) => unknown][] = [
  ['sign-in, wrong password', '/auth/login/', (email) => ({ email, password: 'not the password' })],
  ['forgot password', '/auth/forgot-password/', (email) => ({ email })],
  ['reset, wrong code', '/auth/reset-password/', (email) => ({ email, ...code, new_password: 'a long password' })],
  ['send a code', '/otp/generate', (email) => ({ email })],
  ['wrong code', '/otp/validate', (email) => ({ user_email: email, ...code })],
  ['wrong second factor', '/otp/validate-two-factor', (email) => ({ user_email: email, ...code })],
];

const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, at: Buffer.from(systemRandom.bytes(4)).readUInt32BE() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

async function measure(engine: string, pool: ReturnType<typeof openPool>): Promise<void> {
  await migrateDatabase(pool);
  const db = dbOf(pool);
  const log = createLog('silent');
  let now = Date.UTC(2026, 10, 21, 12);
  const app = createApp({
    db,
    clock: { now: () => now },
    random: systemRandom,
    providers: {} as Providers,
    pictures: picturePool({ clock: systemClock, log }),
    settings: readSettings({}),
    log,
    events: createEventBus(log).bus,
    authenticate,
    checkReplies: false,
  });
  const passwordHash = await hashPassword('a long password');
  for (let number = 0; number < rounds + warmUp; number += 1) {
    const account = {
      email: `customer-${number}@bakery.example`,
      first_name: 'A',
      last_name: 'B',
      phone_number: '+3247012345',
      passwordHash,
    };
    await transact(db, (tx) => createAccount(tx, account, { now, random: systemRandom }));
  }
  const ask = async (path: string, body: unknown) => {
    const started = performance.now();
    const response = await app.request(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.text();
    const took = performance.now() - started;
    if (response.status === 429) throw new Error(`${path} was asked too often`);
    // Whatever goes on behind the answer is over before the next question.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return took;
  };
  for (const [name, path, bodyOf] of doors.filter(([title]) => title.includes(door))) {
    const took = { customer: [] as number[], nobody: [] as number[], stranger: [] as number[] };
    for (let number = 0; number < rounds + warmUp; number += 1) {
      // No limit is met: each mailbox is asked about once a door, and addresses are forgotten.
      if (number % 100 === 0) now += 2 * 3_600_000;
      for (const who of shuffled(['customer', 'nobody', 'stranger'] as const)) {
        const figure = await ask(path, bodyOf(`${who}-${number}@bakery.example`));
        if (number >= warmUp) took[who].push(figure);
      }
    }
    const [known, unknown, other] = [median(took.customer), median(took.nobody), median(took.stranger)];
    const apart = (figure: number) => `${(((figure - unknown) / unknown) * 100).toFixed(1)} %`.padStart(7);
    process.stdout.write(
      `${engine.padEnd(8)}  ${name.padEnd(23)}  known ${known.toFixed(2)} ms  unknown ${unknown.toFixed(2)} ms  apart ${apart(known)}  two unknown ones ${apart(other)}\n`,
    );
  }
}

const postgres = await startPostgres();
await postgres.createDatabase('times');
const pool = openPool({ connectionString: `${postgres.address}/times`, max: 20, options: '-c timezone=UTC' });
await measure('postgres', pool);
await pool.end();
await postgres.stop();

const folder = mkdtempSync(join(tmpdir(), 'sitewright-times-'));
const embedded = await startEmbedded({ dataDir: join(folder, 'pglite') });
const turns = openEmbeddedPool(embedded.socketFolder);
await measure('pglite', turns);
await turns.end();
await embedded.close();
rmSync(folder, { recursive: true, force: true });
