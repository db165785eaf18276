import { setTimeout as wait } from 'node:timers/promises';
import { fileClock, systemClock } from '../clock';
import { openDatabase } from '../db/client';
import { FolderHeld } from '../db/lock';
import { migrateDatabase } from '../db/migrate';
import { seedPlan } from '../domain/websites/catalogue/seed';
import { createEventBus } from '../events';
import { createLog } from '../log';
import { createGateways } from '../providers/create';
import { systemRandom } from '../random';
import { readSettings, type Settings, SettingsError } from '../settings';
import { askRunning } from './ask';
import type { CommandResult } from './command';
import { runCommand } from './commands';

/** How long a server that is starting may take to listen for commands, ms. */
const patience = 20_000;

/** Runs a command here, or in the server that holds the embedded database. */
async function run(settings: Settings, words: readonly string[]): Promise<CommandResult> {
  for (const until = Date.now() + patience; ; ) {
    try {
      return await runHere(settings, words);
    } catch (error) {
      if (!(error instanceof FolderHeld)) throw error;
      const answer = error.adminSocket ? await askRunning(error.adminSocket, words).catch(() => null) : null;
      if (answer) return answer;
      if (Date.now() > until) throw error;
      await wait(100);
    }
  }
}

async function runHere(settings: Settings, words: readonly string[]): Promise<CommandResult> {
  const clock = settings.clockFile ? fileClock(settings.clockFile) : systemClock;
  const database = await openDatabase({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, poolSize: 2 });
  try {
    await migrateDatabase(database.pool);
    await seedPlan(database.db, clock.now());
    // What a command has to say it answers; and nobody listens here: an open page sees what changed when it looks again.
    const log = createLog('silent');
    const { bus: events } = createEventBus(log);
    const providers = { payments: createGateways(settings) };
    const parts = { db: database.db, clock, random: systemRandom, settings, log, events, providers };
    return await runCommand(parts, words);
  } finally {
    await database.close();
  }
}

try {
  const { lines, exitCode } = await run(readSettings(), process.argv.slice(2));
  for (const line of lines) (exitCode === 0 ? console.log : console.error)(line);
  process.exitCode = exitCode;
} catch (error) {
  const isPlain = error instanceof SettingsError || error instanceof FolderHeld;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
