import { toDecimal } from '../../contract/rules/money/amount';
import { routes } from '../../contract/wire/routes';
import { spend } from '../domain/limits/limits';
import { balanceHistoryOf, overviewOf } from '../domain/money/billing/overview';
import { documentsOf, eachDocument, listDocuments, paperOf, papersOf } from '../domain/money/billing/read';
import { csvStream } from '../domain/money/csv';
import { detailedDepositOf, listDeposits } from '../domain/money/deposits/list';
import { transactionOf, withPaymentDetails } from '../domain/money/transactions/details';
import { eachTransaction, listTransactions } from '../domain/money/transactions/list';
import { zipOf } from '../domain/websites/versions/zip';
import { type App, route } from '../http/route';

const minute = 60_000;
/** Files that read all there is of a customer, and papers that are drawn. */
const limits = {
  downloads: { name: 'billing-csv', points: 30, window: 10 * minute },
  papers: { name: 'billing-pdf', points: 120, window: 10 * minute },
};

export function billingRoutes(app: App): void {
  for (const contract of [routes.allTransactions, routes.transactionsByUser]) {
    route(app, contract, async ({ query, db, user, reply }) => {
      const { rows, ...shown } = await listTransactions(db, user.id, query, query);
      return reply(200, { items: rows.map(transactionOf), ...pageOf(query, shown) });
    });
  }
  route(app, routes.transactionsWithPaymentDetails, async ({ query, db, user, reply }) => {
    const { rows, ...shown } = await listTransactions(db, user.id, query, query);
    return reply(200, { items: await withPaymentDetails(db, rows), ...pageOf(query, shown) });
  });
  route(app, routes.transactionsCsv, async ({ query, db, user, now }) => {
    await spend(db, limits.downloads, user.id, now);
    return csvOf('transactions', csvStream(transactionColumns, eachTransaction(db, user.id, query)));
  });

  route(app, routes.billingOverview, async ({ db, user, now, reply }) =>
    reply(200, await overviewOf(db, user.id, now)),
  );
  route(app, routes.balanceHistory, async ({ query, db, user, reply }) =>
    reply(200, await balanceHistoryOf(db, user.id, query)),
  );

  for (const contract of [routes.invoiceHistory, routes.invoiceList]) {
    route(app, contract, async ({ query, db, user, reply }) => {
      const { rows, ...shown } = await listDocuments(db, user.id, query, query);
      return reply(200, { items: await documentsOf(db, rows), ...pageOf(query, shown) });
    });
  }
  route(app, routes.invoicePdf, async ({ params, db, user, now }) => {
    await spend(db, limits.papers, user.id, now);
    const { number, pdf } = await paperOf(db, params.id, user.id);
    return fileOf(new Uint8Array(pdf), 'application/pdf', `${number}.pdf`);
  });
  route(app, routes.invoicesCsv, async ({ query, db, user, now }) => {
    await spend(db, limits.downloads, user.id, now);
    return csvOf('invoices', csvStream(documentColumns, eachDocument(db, user.id, query)));
  });
  route(app, routes.invoicesZip, async ({ query, db, user, now }) => {
    await spend(db, limits.downloads, user.id, now);
    return fileOf(new Uint8Array(zipOf(await papersOf(db, user.id, query))), 'application/zip', 'invoices.zip');
  });

  route(app, routes.deposits, async ({ query, db, user, now, services: { settings }, reply }) => {
    const { rows, ...shown } = await listDeposits(db, user.id, query, { ...query, now });
    return reply(200, { items: rows.map((row) => detailedDepositOf(row, { now, settings })), ...pageOf(query, shown) });
  });
}

interface Shown {
  total: number;
  isTotalExact: boolean;
  next: string | null;
  previous: string | null;
}

const pageOf = ({ page, limit }: { page: number; limit: number }, { total, isTotalExact, next, previous }: Shown) => ({
  total,
  is_total_exact: isTotalExact,
  page,
  limit,
  next,
  previous,
});

const fileOf = (body: BodyInit, mediaType: string, name: string) =>
  new Response(body, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

const csvOf = (name: string, stream: ReadableStream<Uint8Array>) =>
  fileOf(stream, 'text/csv; charset=utf-8', `${name}.csv`);

type Listed = Parameters<typeof transactionOf>[0];
const transactionColumns: Record<string, (row: Listed) => string | null> = {
  Date: ({ at }) => new Date(at).toISOString(),
  Type: ({ type }) => type,
  Status: ({ status }) => status,
  Description: ({ description }) => description,
  Website: ({ domain }) => domain,
  'Amount EUR': ({ amount }) => toDecimal(amount),
  'Balance after EUR': ({ balanceAfter }) => (balanceAfter === null ? null : toDecimal(balanceAfter)),
  Id: ({ id }) => id,
};

type Document = Awaited<ReturnType<typeof documentsOf>>[number];
const documentColumns: Record<string, (row: Document) => string | null> = {
  Number: ({ number }) => number,
  Kind: ({ kind }) => kind,
  Date: ({ issued_at }) => issued_at,
  Status: ({ status }) => status,
  Description: ({ description }) => description,
  Website: ({ domain }) => domain,
  'Total EUR': ({ total }) => total,
  Corrects: ({ corrects }) => corrects?.number ?? null,
};
