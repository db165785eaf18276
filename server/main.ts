import { inspect } from 'node:util';
import type { WebSocketServerLike } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import { listenForCommands } from './admin/channel';
import { createApp } from './app';
import { fileClock, systemClock } from './clock';
import { createContentApp } from './content/app';
import { openDatabase } from './db/client';
import { FolderHeld } from './db/lock';
import { migrateDatabase } from './db/migrate';
import { tellOf, transact } from './db/transaction';
import { shareEvents } from './db/notifications';
import { seedPlan, seedTemplates } from './domain/websites/catalogue/seed';
import { jobKinds } from './domain/jobKinds';
import { createVisitCounter } from './domain/statistics/counter';
import { keepProbing } from './domain/statistics/probe';
import { keepRollingUp } from './domain/statistics/rollUp';
import { watchForMissing } from './domain/money/billing/missing';
import { reclaimAll } from './domain/jobs/queue';
import { startWorker } from './domain/jobs/worker';
import { authenticate } from './domain/session/sessions';
import { warningOf } from './exposure';
import { createDelivery } from './http/delivery';
import { AddressUnknown, createHttpServer, type Listener, listen, PortInUse } from './http/listen';
import { createLog } from './log';
import { picturePool } from './pictures/pool';
import { rememberedPictures } from './pictures/remembered';
import { createProviders } from './providers/create';
import { systemRandom } from './random';
import { createSandbox } from './sandbox/app';
import type { Services } from './services';
import { readSettings, SettingsError } from './settings';

/** Another program has one of our ports, or a setting asks for what cannot be: the sentence is all there is to say. */
const isPlain = (error: unknown): error is Error =>
  [SettingsError, FolderHeld, PortInUse, AddressUnknown].some((kind) => error instanceof kind);

/** Ms that jobs are given to come to an end, and the whole server. */
const jobsGrace = 1_500;
const endGrace = 4_500;

/** Starts everything and gives the function that ends it. */
async function start(): Promise<() => Promise<void>> {
  const settings = readSettings();
  const log = createLog(settings.logLevel);
  const clock = settings.clockFile ? fileClock(settings.clockFile) : systemClock;
  const random = systemRandom;
  /** Run in turn from the last to the first. */
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close'));
    }
  };
  try {
    const database = await openDatabase({
      dataDir: settings.dataDir,
      databaseUrl: settings.databaseUrl,
      poolSize: settings.databasePool,
    });
    closers.push(database.close);
    database.onCrash((error) => {
      log.fatal({ err: error }, 'the embedded database ended');
      process.exit(1);
    });
    await migrateDatabase(database.pool);
    await seedPlan(database.db, clock.now());
    await seedTemplates(database.db);

    const shared = shareEvents(database, settings.databaseUrl, random, log);
    closers.push(shared.close);
    tellOf(database.db, shared.events);
    const pictures = rememberedPictures(picturePool({ clock, log }));
    const services: Services = {
      db: database.db,
      clock,
      random,
      providers: createProviders({ settings, clock, random, log, pictures }),
      pictures,
      settings,
      log,
      events: shared.events,
      authenticate,
      checkReplies: !settings.isProduction,
    };

    closers.push(() => services.providers.ai.close());
    const visits = createVisitCounter(services);
    closers.push(() => visits.flush());

    const open = async (port: number, host: string | undefined, server: Parameters<typeof listen>[0]) => {
      listeners.push(await listen(server, port, host));
    };
    const addresses: string[] = [];
    const say = (name: string, address: string) => addresses.push(`${name.padEnd(8)} ${address}`);
    const listeners: Listener[] = [];
    const webSockets = new WebSocketServer({ noServer: true, maxPayload: 16 * 1024 });
    const app = createApp(services);
    const delivery = createDelivery(services, (request, env) => app.fetch(request, env));
    // ws and the adaptor describe the same object in two ways.
    const appServer = createHttpServer(delivery.fetch, {
      webSockets: webSockets as unknown as WebSocketServerLike,
    });
    closers.push(await delivery.attach(appServer, process.env['SITEWRIGHT_DEV'] === '1'));
    // Together: each waits a while for those who do not hang up.
    closers.push(async () => void (await Promise.all(listeners.map((listener) => listener.close()))));
    closers.push(async () => {
      for (const client of webSockets.clients) client.close(1001);
      // One that does not say goodbye would keep the port open.
      setTimeout(() => webSockets.clients.forEach((client) => client.terminate()), 500).unref();
    });
    // Before the listeners: whoever waits for a picture is told at once.
    closers.push(() => pictures.close());
    await open(settings.port, settings.host, appServer);
    say('app', settings.origins.app);
    const content = createContentApp(services, visits);
    await open(settings.port + 1, settings.host, createHttpServer(content.fetch));
    say('content', settings.origins.content);
    if (!settings.isProduction) {
      const sandbox = createSandbox({ settings, clock, random, log });
      for (const host of settings.sandboxHosts) {
        await open(settings.port + 2, host, createHttpServer(sandbox.fetch)).catch((error: unknown) => {
          // A machine without IPv6 does not have this one, and needs none.
          if (!(host === '::1' && error instanceof AddressUnknown)) throw error;
        });
      }
      say('sandbox', settings.origins.sandbox);
      if (settings.mail.kind === 'outbox') say('outbox', `${settings.origins.sandbox}/outbox`);
    }

    if (database.kind === 'pglite') await reclaimAll(database.db);
    await transact(database.db, async (tx) => {
      for (const begin of [watchForMissing, keepRollingUp, keepProbing]) await begin(tx, { now: clock.now(), random });
    });
    const worker = startWorker(services, { kinds: jobKinds });
    closers.push(() => worker.stop(jobsGrace));
    if (database.lock) closers.push(await listenForCommands(services, database.lock));

    process.stdout.write([...addresses, ...warningOf(settings), `ready ${settings.origins.app}`, ''].join('\n'));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function main(): Promise<void> {
  let isEnding = false;
  let stop: (() => Promise<void>) | undefined;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    // What hangs does not keep the process: everything acknowledged is on the disk.
    setTimeout(() => process.exit(1), endGrace).unref();
    void (stop?.() ?? Promise.resolve()).then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // Who started us has died: nobody else would end us.
  process.on('disconnect', end);
  try {
    stop = await start();
  } catch (error) {
    process.stderr.write(`${isPlain(error) ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}

await main();
