import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocketServerLike } from '@hono/node-server';
import { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import { invoiceIdOf, type TopUpCurrency } from '../../../contract/wire/money/money';
import { createApp } from '../../../server/app';
import { transact } from '../../../server/db/transaction';
import { openSession } from '../../../server/domain/session/sessions';
import { createHttpServer, listen } from '../../../server/http/listen';
import { gatewayPayments } from '../../../server/providers/payments/gateway';
import type { Providers } from '../../../server/providers/providers';
import { type RandomSource, systemRandom } from '../../../server/random';
import { createPayments } from '../../../server/sandbox/payments/payments';
import { readSettings } from '../../../server/settings';
import type { TestDatabase } from './database';
import { addCustomer } from './people';
import { testServices } from './services';

export interface GatewayOptions {
  /** Whether the gateway tells of changes by itself (true). */
  tells?: boolean;
  random?: RandomSource;
}

/** The product and the gateway, each on a port of its own, with a clock that stands still until it is moved. */
export async function startGateway(
  database: TestDatabase,
  { tells = true, random = systemRandom }: GatewayOptions = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-gateway-'));
  let isAway = false;
  let sandbox = new Hono();
  let answer: (request: Request, env: unknown) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const sandboxServer = await listen(
    createHttpServer((request, env) => (isAway ? new Response(null, { status: 503 }) : sandbox.fetch(request, env))),
    0,
  );
  const webSockets = new WebSocketServer({ noServer: true });
  const appServer = await listen(
    createHttpServer((request, env) => answer(request, env), {
      webSockets: webSockets as unknown as WebSocketServerLike,
    }),
    0,
  );
  const originOf = (server: { address(): unknown }) => `http://localhost:${(server.address() as AddressInfo).port}`;
  const defaults = readSettings({});
  const origins = {
    ...defaults.origins,
    app: originOf(appServer.server),
    sandbox: originOf(sandboxServer.server),
  };
  const payments = { ...defaults.payments, address: `${origins.sandbox}/payments` };
  const settings = { ...defaults, dataDir, origins, payments };
  const services = testServices(database, {
    random,
    settings,
    providers: { payments: { current: 'wire', all: { wire: gatewayPayments(payments) } } } as unknown as Providers,
  });
  const boot = () => {
    const made = new Hono();
    made.route(
      '/payments',
      createPayments({ ...services, random: systemRandom }, { pace: 1_000, noticeEvery: tells ? 10 : 3_600_000 }),
    );
    return made;
  };
  sandbox = boot();
  const app = createApp(services);
  answer = (request, env) => app.fetch(request, env);

  return {
    services,
    origins,
    /** Whether the gateway answers with 503. */
    setAway: (away: boolean) => {
      isAway = away;
    },
    /** A gateway that knows only what the last one wrote. */
    restartGateway: () => {
      sandbox = boot();
    },
    async customer(values: Parameters<typeof addCustomer>[2] = {}) {
      const now = services.clock.now();
      const user = await addCustomer(services.db, now, values);
      const place = { device: 'test', address: '127.0.0.1' };
      const open = () =>
        transact(services.db, (tx) =>
          openSession(tx, user.id, place, { now: services.clock.now(), random: systemRandom }),
        );
      let { access_token: token } = await open();
      const send = (method: string, path: string, body?: unknown) =>
        fetch(`${origins.app}/api${path}`, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      return {
        user,
        send,
        /** After a time in which the session has run out. */
        signInAgain: async () => {
          token = (await open()).access_token;
        },
        topUp: (amount: unknown, currency: TopUpCurrency = 'USDT', values: Record<string, unknown> = {}) =>
          send('POST', '/crypto-payment/create-invoice', {
            user_uuid: user.id,
            amount,
            currency,
            first_name: 'Ada',
            last_name: 'Baker',
            email: user.email,
            phone: user.phoneNumber,
            countryIso2: 'US',
            ...values,
          }),
      };
    },
    async simulate(id: string, kind: string, amount?: string, confirmations?: number) {
      const response = await fetch(`${origins.sandbox}/payments/invoices/${id}/simulate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind, amount, confirmations }),
      });
      if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
    },
    async close() {
      for (const client of webSockets.clients) client.terminate();
      await Promise.all([appServer.close(0), sandboxServer.close(0)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Asks again and again until `look` gives what is `wanted`; after 10 s gives what it gave last. */
export async function eventually<T>(look: () => Promise<T>, wanted: (found: T) => boolean): Promise<T> {
  const end = performance.now() + 10_000;
  for (;;) {
    const found = await look();
    if (wanted(found) || performance.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The id of the invoice that a top-up was answered with. @throws when it was refused */
export async function startedId(response: Response): Promise<string> {
  if (response.status !== 201) throw new Error(`The top-up was answered with ${response.status}`);
  const { payment_url: address } = (await response.json()) as { payment_url: string };
  return invoiceIdOf(address) ?? '';
}
