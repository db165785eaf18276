import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingDocument, BillingOverview, DocumentPage } from '../../contract/wire/money/billing';
import { DetailedTransactionPage, TransactionPage } from '../../contract/wire/money/transactions';
import type { Tx } from '../../server/db/client';
import { billingDocuments } from '../../server/db/schema/billing';
import { invoices } from '../../server/db/schema/money';
import { orders } from '../../server/db/schema/orders';
import { subscriptions } from '../../server/db/schema/projects';
import { transactions } from '../../server/db/schema/transactions';
import { transact } from '../../server/db/transaction';
import { issueDocument, issueMissing, taxWithin } from '../../server/domain/money/billing/documents';
import { runwayOf } from '../../server/domain/money/billing/overview';
import { drawDocument } from '../../server/domain/money/billing/pdf';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { post } from '../../server/domain/money/ledger/post';
import { refundPart } from '../../server/domain/money/ledger/refunds';
import { charge } from '../../server/domain/money/subscriptions/charge';
import { lockDue } from '../../server/domain/money/subscriptions/due';
import { listTransactions } from '../../server/domain/money/transactions/list';
import { systemRandom } from '../../server/random';
import { extent } from '../extent';
import { onOneEngine } from './support/database';
import { fundingOf } from './support/funding';
import { textOfPdf } from './support/pdfText';
import { type Customer, openShop, type Shop } from './support/shop';
import { unzip } from './support/zip';

const many = extent(20_000, 1_000_000);
const day = 86_400_000;

onOneEngine('billing', (database) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(database());
  });
  afterAll(() => shop.close());

  const read = async <Schema extends v.GenericSchema>(
    schema: Schema,
    customer: Customer,
    path: string,
  ): Promise<v.InferOutput<Schema>> => {
    const response = await customer.send('GET', path);
    expect([path, response.status]).toEqual([path, 200]);
    return v.parse(schema, await response.json());
  };
  const credit = (customer: Customer, at: number, description = 'Credit') =>
    transact(database().db, (tx) => post(tx, { ...fundingOf(customer.user.id, 100), description }, at, systemRandom));
  const ordered = async (customer: Customer) => {
    const domain = await shop.freeName();
    expect((await customer.order(domain)).status).toBe(201);
    return domain;
  };

  test('filters combine and hold at the edges of their days', async () => {
    const customer = await shop.customer();
    const first = Date.UTC(2026, 1, 28);
    for (const at of [first - 1, first, first + day - 1, first + day]) await credit(customer, at, `At ${at}`);
    const invoice = (id: string, state: 'waiting' | 'expired') => ({
      id,
      userId: customer.user.id,
      gateway: 'wire' as const,
      state,
      amount: 5_000,
      currency: 'BTC',
      createdAt: first,
      updatedAt: first,
      expiresAt: first + day,
    });
    const [waiting, expired] = [randomUUID(), randomUUID()];
    await database()
      .db.insert(invoices)
      .values([invoice(waiting, 'waiting'), invoice(expired, 'expired')]);
    const list = (query: string) =>
      read(DetailedTransactionPage, customer, `/transactions/with_payment_details/?${query}`);
    const oneDay = 'start_date=2026-02-28&end_date=2026-02-28';
    expect((await list(oneDay)).total).toBe(4);
    const completed = await list(`${oneDay}&status=completed&type=CREDIT`);
    expect(completed.items.map(({ description }) => description)).toEqual([`At ${first + day - 1}`, `At ${first}`]);
    expect((await list(`${oneDay}&status=PENDING`)).items).toMatchObject([
      { id: waiting, balance_after: null, amount: 5_000, currency: 'BTC', deposit_id: waiting, method: 'crypto' },
    ]);
    expect((await list('status=FAILED&text=top-UP')).items.map(({ id }) => id)).toEqual([expired]);
    expect((await list('type=DEBIT&status=FAILED')).items).toEqual([]);
    // What is credited is no longer pending: its credit is another row.
    await database().db.update(invoices).set({ state: 'expired' }).where(eq(invoices.id, waiting));
    expect((await list(oneDay)).total).toBe(4);
    expect((await list('status=FAILED')).total).toBe(2);
    expect((await list('text=%25')).total).toBe(0);
    for (const refused of ['limit=51', 'limit=9', 'page=0', 'start_date=2026-02-30', 'status=DONE', 'cursor=AAAA']) {
      expect([refused, (await customer.send('GET', `/transactions/all?${refused}`)).status]).toEqual([refused, 400]);
    }
  });

  test('pages have no gap and no repeat while rows arrive, forwards and back', async () => {
    const customer = await shop.customer();
    const start = shop.services.clock.now();
    // Many at one moment: the id decides between them.
    for (let index = 0; index < 35; index += 1) await credit(customer, start + Math.floor(index / 12));
    const page = (query: string) => read(TransactionPage, customer, `/transactions/by_user?limit=10&${query}`);
    const first = await page('page=1');
    const seen = [...first.items];
    let [next, pages] = [first.next, 1];
    let last = first;
    while (next) {
      await credit(customer, start + 60_000 + pages);
      pages += 1;
      last = await page(`page=${pages}&cursor=${next}`);
      seen.push(...last.items);
      next = last.next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(35);
    expect(seen).toHaveLength(35);
    const back = await page(`page=3&cursor=${last.previous}`);
    expect(back.items).toEqual(seen.slice(20, 30));
    // By its number a page is where the count of all says.
    const byNumber = await page('page=2');
    expect(byNumber.total).toBe(35 + pages - 1);
    expect(byNumber.items).toEqual(seen.slice(10 - (pages - 1), 20 - (pages - 1)));
  });

  test(`of ${many} transactions each page reads as many rows as it shows`, { timeout: 900_000 }, async () => {
    const customer = await shop.customer();
    const { db } = database();
    await db.execute(sql`insert into transactions (id, user_id, kind, type, status, amount, balance_after, description, reference, at)
      select gen_random_uuid(), ${customer.user.id}::uuid, case when n % 3 = 0 then 'deposit' else 'renewal' end,
             case when n % 3 = 0 then 'CREDIT' else 'DEBIT' end, 'COMPLETED', n, n, 'Row ' || n, n::text,
             '2020-01-01'::timestamptz + n * interval '3 minutes'
        from generate_series(1, ${many}::int) n`);
    await db.execute(sql`analyze transactions`);
    const perDay = 480;
    const limit = 10;
    const far = Math.floor(many / 3 / limit / 2);
    /** Rows of the table that the statements of `work` read: the database's own count. */
    const rowsRead = (work: (tx: Tx) => Promise<unknown>) =>
      transact(db, async (tx) => {
        const count = async () =>
          (
            await tx.execute<{ n: number }>(sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int8 as n
              from pg_stat_xact_user_tables where relname = 'transactions'`)
          ).rows[0]?.n ?? 0;
        const before = await count();
        await work(tx);
        return (await count()) - before;
      });
    const list = (tx: Tx, filter: object, page: number, cursor?: string) =>
      listTransactions(tx, customer.user.id, filter, { page, limit, cursor });
    const credits = { type: 'CREDIT', status: 'COMPLETED' } as const;
    const page = await transact(db, (tx) => list(tx, credits, far));
    expect(page.rows.map(({ amount }) => amount)).toEqual(
      Array.from({ length: limit }, (_, index) => (Math.floor(many / 3) - (far - 1) * limit - index) * 3),
    );
    expect(await rowsRead((tx) => list(tx, credits, 1))).toBeLessThanOrEqual(limit + 1);
    expect(await rowsRead((tx) => list(tx, credits, far, page.next ?? ''))).toBeLessThanOrEqual(limit + 1);
    expect(await rowsRead((tx) => list(tx, credits, far))).toBeLessThanOrEqual(perDay + limit + 1);
    expect(await rowsRead((tx) => list(tx, {}, 1))).toBeLessThanOrEqual(4 * (limit + 1));
    expect(await rowsRead((tx) => list(tx, {}, far, page.next ?? ''))).toBeLessThanOrEqual(4 * (limit + 1));

    const median = async (work: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let run = 0; run < extent(5, 31); run += 1) {
        const start = performance.now();
        await work();
        times.push(performance.now() - start);
      }
      return (times.sort((one, other) => one - other)[times.length >> 1] ?? 0).toFixed(1);
    };
    const timed = (number: number, cursor?: string) =>
      median(() => transact(db, (tx) => list(tx, credits, number, cursor)));
    process.stdout.write(
      `${many} transactions, median ms: page 1 ${await timed(1)}, page ${far} by number ${await timed(far)}, by cursor ${await timed(far, page.next ?? '')}\n`,
    );
  });

  test('a file has all that fits, and no formula in it', async () => {
    const customer = await shop.customer();
    await credit(customer, Date.UTC(2026, 0, 5), '=HYPERLINK("http://evil.example","x")');
    await credit(customer, Date.UTC(2026, 0, 6), 'Two, "quoted"');
    await credit(customer, Date.UTC(2026, 1, 1), 'another month');
    const response = await customer.send('GET', '/billing/transactions.csv?end_date=2026-01-31');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(',"Two, ""quoted""",');
    expect(lines[2]).toContain(`,"'=HYPERLINK(""http://evil.example"",""x"")",`);
  });

  test('20 orders at once: each its invoice, numbers without a gap', async () => {
    const { db } = database();
    const last = async () =>
      (await db.select({ last: sql<number>`coalesce(max(${billingDocuments.sequence}), 0)` }).from(billingDocuments))[0]
        ?.last ?? 0;
    const before = await last();
    const customers = await Promise.all(Array.from({ length: 20 }, () => shop.customer({ balance: 3_000 })));
    // One cannot pay: its number is nobody's gap.
    const poor = await shop.customer({ balance: 2_999 });
    const names: string[] = [];
    for (let index = 0; index <= customers.length; index += 1) names.push(await shop.freeName());
    const answers = await Promise.all(
      [...customers, poor].map((customer, index) => customer.order(names[index] ?? '')),
    );
    expect(answers.map(({ status }) => status)).toEqual([...customers.map(() => 201), 402]);
    const issued = await db
      .select({ sequence: billingDocuments.sequence })
      .from(billingDocuments)
      .where(sql`${billingDocuments.sequence} > ${before}`)
      .orderBy(billingDocuments.sequence);
    expect(issued.map(({ sequence }) => sequence)).toEqual(customers.map((_, index) => before + 1 + index));
  });

  test('a document is its owner’s, says what was charged and stays as it was issued', async () => {
    const customer = await shop.customer({ balance: 10_000, firstName: 'Łucja Καλή', lastName: 'Привет' });
    const stranger = await shop.customer();
    const domain = await ordered(customer);
    const { items } = await read(DocumentPage, customer, '/billing/invoice-history');
    const [invoice] = items;
    expect(items).toMatchObject([{ kind: 'INVOICE', status: 'PAID', domain, total: 3_000 }]);
    const path = `/billing/invoice/${invoice?.id}/pdf`;
    const paper = async () => Buffer.from(await (await customer.send('GET', path)).arrayBuffer());
    const pdf = await paper();
    const words = textOfPdf(pdf);
    for (const part of [`Invoice`, `Number ${invoice?.number}`, domain, 'Łucja Καλή Привет', 'Total', '30.00 EUR'])
      expect(words).toContain(part);
    shop.services.clock.advance(5_000);
    expect((await paper()).equals(pdf)).toBe(true);
    // A month for the books: the same papers, in one file.
    const month = new Date(shop.services.clock.now()).toISOString().slice(0, 7);
    const booksOf = (who: Customer, days: string) => who.send('GET', `/billing/invoices.zip?${days}`);
    const books = await booksOf(customer, `start_date=${month}-01`);
    expect([...unzip(Buffer.from(await books.arrayBuffer()))]).toEqual([[`${invoice?.number}.pdf`, pdf]]);
    for (const none of [await booksOf(stranger, ''), await booksOf(customer, 'end_date=2020-01-31')])
      expect([none.status, await none.json()]).toMatchObject([400, { message: 'There is no document in these days.' }]);
    // Drawn anew from the same content it is the same too.
    const [row] = await database()
      .db.select()
      .from(billingDocuments)
      .where(eq(billingDocuments.id, invoice?.id ?? ''));
    if (!row) throw new Error('No document');
    const start = process.cpuUsage();
    expect((await drawDocument(row)).equals(pdf)).toBe(true);
    process.stdout.write(
      `drawing a document: ${(process.cpuUsage(start).user / 1_000).toFixed(0)} ms of the processor\n`,
    );
    await expect(
      database().db.update(billingDocuments).set({ total: 1 }).where(eq(billingDocuments.id, row.id)),
    ).rejects.toMatchObject({ cause: { code: '23001' } });

    const answerOf = async (id: string) => {
      const response = await stranger.send('GET', `/billing/invoice/${id}/pdf`);
      return [response.status, await response.text()] as const;
    };
    expect(await answerOf(row.id)).toEqual(await answerOf(randomUUID()));
    expect((await answerOf(row.id))[0]).toBe(404);
    for (const list of ['/billing/invoice-list', '/transactions/all', '/deposits/'])
      expect(await (await stranger.send('GET', list)).json()).toMatchObject({ items: [], total: 0 });
    const details = await read(DetailedTransactionPage, customer, '/transactions/with_payment_details/?type=DEBIT');
    expect(details.items).toMatchObject([{ domain, method: 'balance', invoice: { id: row.id, number: row.number } }]);
    const overview = await read(BillingOverview, customer, '/billing/overview/');
    expect(overview).toMatchObject({ balance: 7_000, next_charge: { domains: [domain] } });
  });

  test('a refund has a credit note of its invoice, and a charge that was left out its invoice later', async () => {
    const customer = await shop.customer({ balance: 3_000 });
    const domain = await ordered(customer);
    const { db } = database();
    const { id: userId } = customer.user;
    const writing = { now: shop.services.clock.now(), random: systemRandom };
    const context = { ...writing, billing: shop.services.settings.billing };
    const [order] = await db.select().from(orders).where(eq(orders.userId, userId));
    const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    if (!order || !subscription) throw new Error('No order');
    const description = 'Refund: the registry refused the name';
    const refund = await transact(db, (tx) => refundPart(tx, order, { amount: 1_000, description }, writing));
    const [one, again] = [
      await transact(db, (tx) => issueDocument(tx, refund.id, context)),
      await transact(db, (tx) => issueDocument(tx, refund.id, context)),
    ];
    expect(again?.number).toBe(one?.number);
    await transact(db, async (tx) => {
      const due = await lockDue(tx, subscription.id);
      if (due) await charge(tx, due, writing);
    });
    // Two processes look at once.
    await Promise.all([issueMissing(db, context), issueMissing(db, context)]);
    const { items } = await read(DocumentPage, customer, '/billing/invoice-list');
    const of = (description: string) => items.find((item: BillingDocument) => item.description.startsWith(description));
    expect(items).toHaveLength(3);
    expect(of('Website')).toMatchObject({ status: 'PARTLY_REFUNDED' });
    expect(of('Refund')).toMatchObject({
      kind: 'CREDIT_NOTE',
      total: 1_000,
      corrects: { number: of('Website')?.number },
    });
    expect(of(domain)).toMatchObject({ kind: 'INVOICE', total: subscription.monthlyFee, domain });
  });

  test('the runway ends at the first charge that is not covered', () => {
    const now = Date.UTC(2026, 10, 25);
    const fee = { amount: 1_000, anchorAt: Date.UTC(2026, 9, 31), anchorNumber: 1, number: 3 };
    expect(runwayOf(2_999, [fee], now)).toEqual({ months: 3, until: Date.UTC(2027, 1, 28) });
    expect(runwayOf(3_000, [fee], now)).toEqual({ months: 4, until: Date.UTC(2027, 2, 31) });
    expect(runwayOf(3_000, [{ ...fee, amount: 0 }], now)).toBeNull();
    expect([taxWithin(12_100, 2_100), taxWithin(1, 2_100), taxWithin(3_000, 0)]).toEqual([2_100, 0, 0]);
  });

  test('the ledger and what is derived from it agree', async () => {
    await database().db.delete(transactions).where(sql`${transactions.description} like 'Row %'`);
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });
});
