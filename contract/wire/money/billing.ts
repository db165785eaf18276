import * as v from 'valibot';
import type { Route } from '../route';
import { CsvFile, PdfFile } from './file';
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

/** A top-up with all that is known of it. */
export const DetailedDeposit = v.object({
  ...v.omit(Deposit, ['payment_url']).entries,
  deposit_id: v.string(),
  /** What has arrived, and what of `amount` has not. */
  arrived: Money,
  rest: Money,
  network: v.string(),
  address: v.string(),
  /** Coins, as decimal strings. */
  crypto_amount: v.string(),
  crypto_arrived: v.string(),
  crypto_rest: v.string(),
  transaction_hash: v.nullable(v.string()),
  settled_at: v.nullable(Moment),
  /** Only while it can still be paid. */
  payment_url: v.nullable(v.string()),
});
export type DetailedDeposit = v.InferOutput<typeof DetailedDeposit>;
export const DepositPage = pageOf(DetailedDeposit);
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
  deposits: { ...get, path: '/deposits/', query: DepositQuery, replies: { 200: DepositPage } },
} as const satisfies Record<string, Route>;
