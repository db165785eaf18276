import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, type AnyActorRef, createActor, createMachine, toPromise } from 'xstate';
import { periodNames, type Query, unfiltered } from '../../../machines/money/billing/billing.query';
import { resourceMachine } from '../../../machines/shell/resource/resource.machine';
import { addresses, signedIn } from '../../../test/walk/signedIn';
import { periodsAt } from '../../lib/periods';
import { saveFile } from '../browser/saveFile';
import { loadListing, saveBooks } from './billing';
import { watchMoney } from './watchMoney';
import { connect, prepareCalls } from './call';

vi.mock('../browser/saveFile');

const actors: { stop(): unknown }[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});

/** The questions that were asked, as paths with what they say. */
let asked: string[] = [];
let total = 0;
let totalOfAll = 0;

beforeEach(async () => {
  asked = [];
  const page = (said: object) => ({
    items: [],
    total: Object.keys(said).length > 0 ? total : totalOfAll,
    is_total_exact: true,
    page: 1,
    limit: 10,
    next: null,
    previous: null,
  });
  const app = new Hono()
    .use(async (http, next) => {
      const { pathname, searchParams } = new URL(http.req.url);
      asked.push(`${pathname.slice('/api'.length)} ${searchParams}`.trim());
      await next();
    })
    .get('/api/transactions/with_payment_details/', (http) => http.json(page(http.req.query())))
    .get('/api/billing/transactions.csv', (http) => http.body('date,amount', 200, { 'Content-Type': 'text/csv' }))
    .get('/api/billing/invoices.zip', (http) => http.body('PK and all', 200, { 'Content-Type': 'application/zip' }))
    .get('/api/billing/invoice/:id/pdf', (http) => http.body('%PDF-1.7', 200, { 'Content-Type': 'application/pdf' }));
  const session = await signedIn();
  actors.push(session);
  connect({ addresses, session: () => session, fetch: async (input, init) => app.request(new Request(input, init)) });
  await prepareCalls();
});

const today = '2026-11-25';
const run = <Output>(logic: AnyActorLogic, input: object) =>
  toPromise(createActor(logic, { input }).start()) as Promise<Output>;
const load = (change: Partial<Query>) =>
  run<{ hasAny: boolean }>(loadListing, { query: { ...unfiltered('transactions'), ...change }, today });
const path = '/transactions/with_payment_details/';

it('asks for the days of a period, a whole one of custom dates, and none of all time', async () => {
  total = 1;
  await load({});
  await load({ period: '30', status: 'failed', text: 'bakery', page: 3, size: 50, cursor: 'older' });
  await load({ period: 'custom', to: '2026-11-03' });
  await load({ period: 'all' });
  expect(asked).toEqual([
    `${path} start_date=2026-11-01&end_date=2026-11-30&page=1&limit=10`,
    `${path} status=failed&text=bakery&start_date=2026-10-27&end_date=2026-11-25&page=3&limit=50&cursor=older`,
    `${path} end_date=2026-11-03&page=1&limit=10`,
    `${path} page=1&limit=10`,
  ]);
  // What the address may say and what the filters offer are the same.
  expect(periodsAt(today).map(({ id }) => id)).toEqual(periodNames);
});

it.each([0, 7])('asks once more, without filters, whether there is anything where nothing fits (%i)', async (inAll) => {
  total = 0;
  totalOfAll = inAll;
  expect((await load({})).hasAny).toBe(inAll > 0);
  expect(asked.at(-1)).toBe(path);
});

it('saves what is filtered by the name of its days, as a table or its papers, and a document by its number', async () => {
  const query = { ...unfiltered('transactions'), type: 'debit' as const };
  await run(saveBooks, { wish: { kind: 'transactions', query, today } });
  const id = '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01';
  await run(saveBooks, { wish: { kind: 'document', id, number: '2026-000017' } });
  await run(saveBooks, { wish: { kind: 'documents', query: { ...unfiltered('invoices'), period: 'month' }, today } });
  expect(vi.mocked(saveFile).mock.calls.map(([name, file]) => [name, file.size])).toEqual([
    ['sitewright-transactions-2026-11-01-to-2026-11-30.csv', 11],
    ['sitewright-2026-000017.pdf', 8],
    ['sitewright-documents-2026-11-01-to-2026-11-30.zip', 10],
  ]);
  expect(asked).toEqual([
    '/billing/transactions.csv type=debit&start_date=2026-11-01&end_date=2026-11-30',
    `/billing/invoice/${id}/pdf`,
    '/billing/invoices.zip start_date=2026-11-01&end_date=2026-11-30',
  ]);
});

it('says that money moved when one known balance follows another, and nothing of the first or of an unknown one', () => {
  const heard: string[] = [];
  const root = createActor(
    createMachine({
      invoke: [
        { id: 'balance', src: 'balance', systemId: 'balance' },
        { id: 'watchMoney', src: 'watchMoney' },
      ],
      on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
    }).provide({ actors: { balance: resourceMachine, watchMoney } }),
  ).start();
  actors.push(root);
  const answer = (balance: number) => {
    const resource = root.system.get('balance') as AnyActorRef | undefined;
    resource?.send({ type: 'resource.refresh' });
    resource?.send({ type: 'xstate.done.actor.load', output: { balance }, actorId: 'load' });
  };
  answer(4_000);
  answer(4_000);
  expect(heard).toEqual([]);
  (root.system.get('balance') as AnyActorRef).send({ type: 'resource.clear' });
  answer(9_000);
  expect(heard).toEqual(['money.moved']);
});
