import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { createApp } from '../../../server/app';
import { systemClock as clock } from '../../../server/clock';
import { createContentApp } from '../../../server/content/app';
import { dbOf, openEmbeddedPool } from '../../../server/db/client';
import { startEmbedded } from '../../../server/db/pglite';
import { outgoingMail, rateLimits } from '../../../server/db/schema/accounts';
import { plans } from '../../../server/db/schema/catalogue';
import { coupons } from '../../../server/db/schema/orders';
import { transact } from '../../../server/db/transaction';
import { hashPassword } from '../../../server/domain/account/accounts';
import { seedPlan, seedTemplates } from '../../../server/domain/websites/catalogue/seed';
import { quoteDomains } from '../../../server/domain/wizard/domains/quotes';
import { post } from '../../../server/domain/money/ledger/post';
import { authenticate, openSession } from '../../../server/domain/session/sessions';
import { createEventBus } from '../../../server/events';
import { createHttpServer, listen, PortInUse } from '../../../server/http/listen';
import { createLog } from '../../../server/log';
import { picturePool } from '../../../server/pictures/pool';
import { rememberedPictures } from '../../../server/pictures/remembered';
import { createProviders } from '../../../server/providers/create';
import { systemRandom as random } from '../../../server/random';
import { createSandbox } from '../../../server/sandbox/app';
import type { Services } from '../../../server/services';
import { readSettings } from '../../../server/settings';
import { embeddedDump } from '../../server/support/globalSetup';
import { fundingOf } from '../../server/support/funding';
import { addCustomer } from '../../server/support/people';
import type { Answer, Order, Wanted } from './product';

/*
 * The server as it runs, on an embedded database that is forgotten, in a process of its own: the browser's test holds
 * the clock of its process still, and has a browser's globals in it. Orders come from who started it.
 */

const folder = mkdtempSync(join(tmpdir(), 'sitewright-faults-'));

const settingsAt = (port: number) =>
  readSettings({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', HOST: '127.0.0.1' });

const embedded = await startEmbedded({ dataDir: 'memory://', dumpPath: await embeddedDump() });
const database = dbOf(openEmbeddedPool(embedded.socketFolder));

async function serve(port: number) {
  const settings = settingsAt(port);
  const log = createLog(settings.logLevel);
  const pictures = rememberedPictures(picturePool({ clock, log }));
  const services: Services = {
    db: database,
    clock,
    random,
    providers: createProviders({ settings, clock, random, log, pictures }),
    pictures,
    settings,
    log,
    events: createEventBus(log).bus,
    authenticate,
    checkReplies: true,
  };
  await seedPlan(services.db, clock.now());
  await seedTemplates(services.db);
  const app = createApp(services);
  const content = createContentApp(services);
  const sandbox = createSandbox({ settings, clock, random, log });
  await listen(
    createHttpServer((request, env) => app.fetch(request, env)),
    port,
    settings.host,
  );
  await listen(
    createHttpServer((request, env) => content.fetch(request, env)),
    port + 1,
    settings.host,
  );
  await listen(
    createHttpServer((request, env) => sandbox.fetch(request, env)),
    port + 2,
    settings.host,
  );
  return services;
}

async function start(): Promise<Services> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await serve(20_000 + ((3 * Buffer.from(random.bytes(2)).readUInt16BE()) % 12_000));
    } catch (error) {
      if (!(error instanceof PortInUse) || tries > 20) throw error;
    }
  }
}

const services = await start();
const { db, settings } = services;

let names = 0;
/** A name that the registrar sells, another one each time, with its price as the customer is told it. */
async function freeName(user: string): Promise<{ name: string; price: number }> {
  for (;;) {
    names += 1;
    const name = `ada-bakes-${names}`;
    const domain = `${name}.com`;
    const quote = (await quoteDomains(services, [domain], user)).get(domain);
    if (quote?.isAvailable) return { name, price: quote.price };
  }
}

/** A customer, signed in, with money; limits of earlier ones are forgotten, they are another test's matter. */
async function customer({ balance, password, ...values }: Wanted): Promise<Answer> {
  await db.delete(rateLimits);
  const now = clock.now();
  const user = await addCustomer(db, now, {
    ...values,
    ...(values.verifiedAt === undefined && { verifiedAt: now }),
    ...(password && { passwordHash: await hashPassword(password) }),
  });
  const tokens = await transact(db, async (tx) => {
    if (balance > 0) await post(tx, fundingOf(user.id, balance), now, random);
    return openSession(tx, user.id, { device: 'test', address: '127.0.0.1' }, { now, random });
  });
  const [own, other] = [await freeName(user.id), await freeName(user.id)];
  return { uuid: user.id, email: user.email, tokens, names: [own.name, other.name], price: own.price };
}

async function codeTo(email: string): Promise<Answer> {
  const [mail] = await db
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.recipient, email))
    .orderBy(desc(outgoingMail.createdAt))
    .limit(1);
  return { code: mail?.code ?? '' };
}

async function raiseFee(): Promise<Answer> {
  await db.update(plans).set({ setupFee: sql`${plans.setupFee} + 100` });
  return null;
}

function answerTo(order: Order): Promise<Answer> {
  if (order.kind === 'customer') return customer(order.wanted);
  return order.kind === 'code' ? codeTo(order.email) : raiseFee();
}

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  answerTo(order).then(
    (said) => process.send?.({ id, said }),
    (error: unknown) => process.send?.({ id, problem: String(error) }),
  );
});
process.on('disconnect', () => {
  for (const path of [folder, embedded.socketFolder]) rmSync(path, { recursive: true, force: true });
  process.exit(0);
});
await db
  .insert(coupons)
  .values({ code: 'SAVE10', discountType: 'PERCENTAGE', discountValue: '10', createdAt: clock.now() });
process.send?.({ id: 0, said: { browser: settings.browser } });
