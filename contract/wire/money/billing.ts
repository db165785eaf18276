import * as v from 'valibot';
import { QrDrawing } from '../account/security';
import type { Route } from '../route';
import { CsvFile, PdfFile, ZipFile } from './file';
import { Deposit, Money } from './money';
import { Day, PageQuery, pageOf, PeriodQuery, TextQuery } from './page';

const Moment = v.pipe(v.string(), v.isoTimestamp());

export const BillingOverview = v.object({
  balance: Money,
  /** What a month of all subscriptions that go on costs. */
  monthly_total: Money,
  /** How far the balance reaches; null when nothing is charged. */
  runway: v.nullable(
    v.object({
      /** Whole months from now; at most 120. */
      months: v.number(),
      /** When the first charge comes that the balance does not cover. */
      until: Moment,
    }),
  ),
  /** The sites that are charged on that day; null when nothing is. */
  next_charge: v.nullable(v.object({ date: Moment, amount: Money, domains: v.array(v.string()) })),
  /** Charges that the balance did not cover. */
  owed: v.object({
    total: Money,
    items: v.array(v.object({ subscription_id: v.string(), domain: v.string(), amount: Money, due_at: Moment })),
  }),
});
export type BillingOverview = v.InferOutput<typeof BillingOverview>;

/** For a plot: a point for each day on which the balance moved. */
export const BalanceHistory = v.object({
  /** Before the first point. */
  opening_balance: Money,
  points: v.array(
    v.object({
      date: Day,
      /** At the end of the day. */
      balance: Money,
      charged: Money,
      added: Money,
    }),
  ),
});

export type BalanceHistory = v.InferOutput<typeof BalanceHistory>;

export const documentKinds = ['INVOICE', 'CREDIT_NOTE'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** An invoice is paid when it is issued: the balance is prepaid. ISSUED is a credit note. */
export const documentStatuses = ['PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'ISSUED'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const BillingDocument = v.object({
  id: v.string(),
  /** '2026-000017': one series for each year, without gaps. */
  number: v.string(),
  kind: v.picklist(documentKinds),
  status: v.picklist(documentStatuses),
  issued_at: Moment,
  description: v.string(),
  domain: v.nullable(v.string()),
  total: Money,
  /** The invoice that a credit note corrects. */
  corrects: v.nullable(v.object({ id: v.string(), number: v.string() })),
  order_id: v.nullable(v.string()),
});
export type BillingDocument = v.InferOutput<typeof BillingDocument>;

export const DocumentFilters = v.object({
  kind: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(documentKinds))),
  ...PeriodQuery.entries,
  ...TextQuery.entries,
});
export const DocumentQuery = v.object({ ...DocumentFilters.entries, ...PageQuery.entries });
export const DocumentPage = pageOf(BillingDocument);
export const DocumentParams = v.object({ id: v.pipe(v.string(), v.uuid(), v.toLowerCase()) });

/** A top-up in the list of all. */
export const DetailedDeposit = v.object({
  ...Deposit.entries,
  settled_at: v.nullable(Moment),
  /** Only while it can still be paid. */
  payment_url: v.nullable(v.string()),
});
export type DetailedDeposit = v.InferOutput<typeof DetailedDeposit>;
export const DepositPage = pageOf(DetailedDeposit);

/** One top-up, with each transaction that paid into it, oldest first. */
export const DepositDetails = v.object({
  ...DetailedDeposit.entries,
  payments: v.array(
    v.object({
      transaction_hash: v.string(),
      transaction_url: v.nullable(v.string()),
      state: v.picklist(['seen', 'confirming', 'credited', 'reverted', 'replaced']),
      amount: Money,
      crypto_amount: v.string(),
      confirmations: v.number(),
      seen_at: Moment,
    }),
  ),
  /** What a wallet's camera reads: the address, and what is still to be paid where the currency has a form for it. */
  payment_qr: v.nullable(QrDrawing),
  /** By the server's clock, so that the time left does not hang on the customer's. */
  now: Moment,
});
export type DepositDetails = v.InferOutput<typeof DepositDetails>;
export const DepositParams = v.object({ id: v.pipe(v.string(), v.uuid(), v.toLowerCase()) });
/** `open`: those that wait for money or for confirmations. */
export const DepositQuery = v.object({
  state: v.optional(v.picklist(['open', 'ended'])),
  ...PeriodQuery.entries,
  ...PageQuery.entries,
});

const get = { method: 'GET', base: '/api', session: 'required' } as const;

/** What was charged, what will be, and the papers of it. All but the three of invoices are additive. */
export const billingRoutes = {
  billingOverview: { ...get, path: '/billing/overview/', replies: { 200: BillingOverview } },
  balanceHistory: { ...get, path: '/billing/balance-history/', query: PeriodQuery, replies: { 200: BalanceHistory } },
  invoiceHistory: { ...get, path: '/billing/invoice-history', query: DocumentQuery, replies: { 200: DocumentPage } },
  invoiceList: { ...get, path: '/billing/invoice-list', query: DocumentQuery, replies: { 200: DocumentPage } },
  invoicePdf: {
    ...get,
    path: '/billing/invoice/:id/pdf',
    params: DocumentParams,
    isFile: true,
    replies: { 200: PdfFile },
  },
  invoicesCsv: {
    ...get,
    path: '/billing/invoices.csv',
    query: DocumentFilters,
    isFile: true,
    replies: { 200: CsvFile },
  },
  /** The PDF of each that fits, a month for the books at once. 400 for more than 200. */
  invoicesZip: {
    ...get,
    path: '/billing/invoices.zip',
    query: DocumentFilters,
    isFile: true,
    replies: { 200: ZipFile },
  },
  deposits: { ...get, path: '/deposits/', query: DepositQuery, replies: { 200: DepositPage } },
  deposit: { ...get, path: '/deposits/:id/', params: DepositParams, replies: { 200: DepositDetails } },
} as const satisfies Record<string, Route>;
