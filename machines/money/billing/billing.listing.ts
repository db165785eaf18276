import type {
  BalanceHistory,
  BillingDocument,
  BillingOverview,
  DetailedDeposit,
} from '../../../contract/wire/money/billing';
import type { DetailedTransaction } from '../../../contract/wire/money/transactions';
import type { Subscription } from '../../../contract/wire/money/subscriptions';
import type { Query } from './billing.query';

/** Rows of one page, and what lies around it. */
export interface Rows<Row> {
  rows: Row[];
  /** Which page it is, from 1. */
  page: number;
  /** Rows that fit the filters, on all pages; at least so many where that is not exact. */
  total: number;
  isTotalExact: boolean;
  /** Where the pages beside it begin; null where there is none. */
  next: string | null;
  previous: string | null;
  /** Whether there would be rows without any filter. */
  hasAny: boolean;
}

export interface Overview {
  overview: BillingOverview;
  history: BalanceHistory;
  /** Those that wait for money or for confirmations. */
  deposits: DetailedDeposit[];
}

/** What was found for a tab. */
export type Listing =
  | ({ tab: 'overview' } & Overview)
  | ({ tab: 'transactions' } & Rows<DetailedTransaction>)
  | ({ tab: 'invoices' } & Rows<BillingDocument>)
  | ({ tab: 'subscriptions' } & Rows<Subscription>)
  | ({ tab: 'deposits' } & Rows<DetailedDeposit>);

export type PagerStep = 'first' | 'previous' | 'next' | 'last';

/** From 1; the overview is one page. */
export const lastPageOf = (listing: Listing | Rows<unknown>, size: number): number =>
  'total' in listing ? Math.max(1, Math.ceil(listing.total / size)) : 1;

/**
 * Where a step of the pager leads: beside a page by the server's word for its neighbours, so that no row moves there by
 * what arrives meanwhile; by its number where that word is of another page, since the next one is still on its way.
 */
export function pageAfter({ page, size }: Query, listing: Rows<unknown>, step: PagerStep): Place {
  const near = listing.page === page ? listing : null;
  if (step === 'next') return { page: page + 1, cursor: near?.next ?? '' };
  if (step === 'previous' && page > 2) return { page: page - 1, cursor: near?.previous ?? '' };
  return { page: step === 'last' ? lastPageOf(listing, size) : 1, cursor: '' };
}
type Place = Pick<Query, 'page' | 'cursor'>;
