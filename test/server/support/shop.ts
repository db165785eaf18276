import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createApp } from '../../../server/app';
import { createContentApp } from '../../../server/content/app';
import { transact } from '../../../server/db/transaction';
import { seedPlan, seedTemplates } from '../../../server/domain/websites/catalogue/seed';
import { deployStage } from '../../../server/domain/websites/pipeline/stages';
import { runDueJobs } from '../../../server/domain/jobs/worker';
import { post } from '../../../server/domain/money/ledger/post';
import { createVisitCounter } from '../../../server/domain/statistics/counter';
import { openSession } from '../../../server/domain/session/sessions';
import { createHttpServer, listen } from '../../../server/http/listen';
import { createStores } from '../../../server/providers/create';
import type { HostingSettings } from '../../../server/providers/hosting/settings';
import type { Providers } from '../../../server/providers/providers';
import { freecurrency } from '../../../server/providers/rates/freecurrency';
import { namecheap } from '../../../server/providers/registrar/namecheap';
import { systemRandom } from '../../../server/random';
import { createSandbox } from '../../../server/sandbox/app';
import { readSettings } from '../../../server/settings';
import { templates } from '../../../server/sites/templates';
import type { TestDatabase } from './database';
import { fundingOf } from './funding';
import { addCustomer } from './people';
import { stockPictures } from './stockPictures';
import { testClock, testServices } from './services';
import { starterPlan } from './starterPlan';

/**
 * The product with a real registrar, rates and content origin over HTTP, and a clock that stands still until moved. Its
 * websites lie in a folder, or in the stand-in of an S3 store.
 */
export async function openShop(
  database: TestDatabase,
  options: { patience?: number; hosting?: HostingSettings['kind'] } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-shop-'));
  const clock = testClock();
  const registrarCalls: URLSearchParams[] = [];
  /** What the registrar's XML becomes on its way. */
  let rewrite = (xml: string) => xml;
  /** What of the content origin is away, by the beginning of its paths. */
  let lost: string | null = null;
  let answerSandbox: (request: Request, env: unknown) => Response | Promise<Response> = () => new Response();
  let answerContent = answerSandbox;
  const sandboxServer = await listen(
    createHttpServer(async (request, env) => {
      const { pathname, searchParams } = new URL(request.url);
      const response = await answerSandbox(request, env);
      if (!pathname.startsWith('/registrar')) return response;
      registrarCalls.push(searchParams);
      return new Response(rewrite(await response.text()), { status: response.status, headers: response.headers });
    }),
    0,
  );
  const contentServer = await listen(
    createHttpServer((request, env) =>
      lost !== null && new URL(request.url).pathname.startsWith(lost)
        ? new Response(null, { status: 503 })
        : answerContent(request, env),
    ),
    0,
  );
  const originOf = (server: { address(): unknown }) => `http://localhost:${(server.address() as AddressInfo).port}`;
  const defaults = readSettings({});
  const origins = {
    ...defaults.origins,
    content: originOf(contentServer.server),
    sandbox: originOf(sandboxServer.server),
  };
  const settings = {
    ...defaults,
    dataDir,
    origins,
    deployStepMs: 1_000,
    registrar: { ...defaults.registrar, address: `${origins.sandbox}/registrar` },
    rates: { ...defaults.rates, address: `${origins.sandbox}/rates` },
    hosting: { ...defaults.hosting, kind: options.hosting ?? 'folder', address: `${origins.sandbox}/hosting` },
    browser: { ...defaults.browser, VITE_STOCK_PHOTO_URL: `${origins.sandbox}/photos` },
  };
  const services = testServices(database, {
    clock,
    random: systemRandom,
    settings,
    providers: {
      ...createStores(settings, clock),
      rates: freecurrency({ ...settings.rates, clock, pause: () => Promise.resolve() }),
      registrar: namecheap({
        ...settings.registrar,
        user: 'sitewright',
        ...(options.patience ? { timeout: options.patience } : {}),
      }),
      // It is told beforehand what will be asked for, and nothing is.
      ai: { prepare: () => Promise.resolve() } as Providers['ai'],
    } as Providers,
  });
  const sandbox = createSandbox({ settings, clock, random: systemRandom, log: services.log });
  answerSandbox = (request, env) => sandbox.fetch(request, env);
  const visits = createVisitCounter(services);
  const content = createContentApp(services, visits);
  answerContent = (request, env) => content.fetch(request, env);
  await seedPlan(services.db, clock.now());
  await seedTemplates(services.db);
  const app = createApp(services);

  const [picture = ''] = stockPictures(settings.browser.VITE_STOCK_PHOTO_URL, 1);
  /** As many pictures as that template shows; one of them, again and again, is asked for once. */
  const imagesFor = (address = picture, template: unknown = templates[0]?.uuid) =>
    Array.from({ length: templates.find(({ uuid }) => uuid === template)?.required_images_count ?? 1 }, () => address);
  /** What the summary sends for a domain; `values` go over it. */
  const requestFor = (domain: string, values: Record<string, unknown> = {}) => ({
    plan_uuid: starterPlan,
    template_uuid: templates[0]?.uuid ?? '',
    domain_name: domain,
    business_details: {
      business_name: 'Ada’s Bakery',
      business_description: 'Sourdough bread and cakes, baked every morning.',
      contact_email: 'ada@bakery.example',
      contact_phone: '+32 470 12 34 56',
      business_address: 'Market Square 1, Ghent',
      logo: picture,
      keywords: ['bread', 'cakes'],
    },
    business_images: {
      business_logo: picture,
      images: imagesFor(picture, values['template_uuid']),
    },
    ...values,
  });

  async function customer({ balance = 0, ...values }: { balance?: number } & Parameters<typeof addCustomer>[2] = {}) {
    const now = clock.now();
    const user = await addCustomer(services.db, now, values);
    const place = { device: 'test', address: '127.0.0.1' };
    let { access_token: token } = await transact(services.db, async (tx) => {
      if (balance > 0) await post(tx, fundingOf(user.id, balance), now, systemRandom);
      return openSession(tx, user.id, place, { now, random: systemRandom });
    });
    const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      app.request(`/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
      });
    return {
      user,
      send,
      /** A new session in the place of one that the moved clock has ended. */
      async signIn() {
        const open = { now: clock.now(), random: systemRandom };
        ({ access_token: token } = await transact(services.db, (tx) => openSession(tx, user.id, place, open)));
      },
      order: async (
        domain: string,
        {
          key = randomUUID(),
          total = '30.00',
          ...values
        }: Record<string, unknown> & { key?: string; total?: string } = {},
      ) => {
        const response = await send('POST', '/orders/', requestFor(domain, values), {
          'idempotency-key': key,
          'x-shown-total': total,
        });
        return { status: response.status, body: (await response.json()) as Record<string, string> };
      },
    };
  }

  let names = 0;
  return {
    services,
    visits,
    origins,
    registrarCalls,
    customer,
    requestFor,
    imagesFor,
    picture,
    deploySteps: () => runDueJobs(services, [deployStage], 100),
    /** Runs the pipeline until nothing is left to do in the next `seconds`. */
    async deploy(seconds = 12) {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1_000);
        await runDueJobs(services, [deployStage], 100);
      }
    },
    setRewrite: (change: (xml: string) => string) => {
      rewrite = change;
    },
    loseContent: (paths: string | null) => {
      lost = paths;
    },
    fault: (values: Record<string, unknown>) =>
      fetch(`${origins.sandbox}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(values),
      }),
    clearFaults: () => fetch(`${origins.sandbox}/faults`, { method: 'DELETE' }),
    /** A name that the registrar sells. Whole runs get other ones: the database outlives a shop. */
    async freeName(tld = 'shop'): Promise<string> {
      for (;;) {
        names += 1;
        const domain = `bakery-${randomUUID().slice(0, 8)}-${names}.${tld}`;
        const [found] = await services.providers.registrar.check([domain]);
        if (found?.isAvailable) return domain;
      }
    },
    async close() {
      await Promise.all([contentServer.close(0), sandboxServer.close(0)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Customer = Awaited<ReturnType<Shop['customer']>>;
