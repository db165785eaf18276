import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Listing, Overview, Rows } from '../../../machines/money/billing/billing.listing';
import type { BooksWish, ListingRequest, Query } from '../../../machines/money/billing/billing.query';
import type { Wish } from '../../../machines/shell/download/download.machine';
import { periodNamed, periodsAt } from '../../lib/periods';
import { saveFile } from '../browser/saveFile';
import { call } from './call';

const day = 86_400_000;
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Days of which the overview's plot tells. */
const plotted = 90;

/** As the calls name it; what is empty is left out. */
const saidOf = <Name extends string>(fields: Record<Name, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) as { [One in Name]?: string };

/** The days of a query's period; both ends included, an open one left out. */
function daysOf({ query, today }: ListingRequest) {
  const { from = '', to = '' } = query.period === 'custom' ? query : periodNamed(periodsAt(today), query.period);
  return saidOf({ start_date: from, end_date: to });
}

const placeOf = ({ page, size, cursor }: Query) => ({
  page: String(page),
  limit: String(size),
  ...saidOf({ cursor }),
});

/** A page as it crosses the wire. */
interface Page<Row> {
  items: Row[];
  total: number;
  is_total_exact: boolean;
  page: number;
  next: string | null;
  previous: string | null;
}

/** Where nothing was found it is asked once more whether there is anything without filters. */
async function rowsOf<Row>(load: (said: object) => Promise<Page<Row>>, request: ListingRequest, filters: object) {
  const { items, total, is_total_exact, page, next, previous } = await load({
    ...filters,
    ...daysOf(request),
    ...placeOf(request.query),
  });
  const hasAny = total > 0 || (await load({})).total > 0;
  return { rows: items, total, isTotalExact: is_total_exact, page, next, previous, hasAny } satisfies Rows<Row>;
}

async function loadOverview(today: string, signal: AbortSignal): Promise<Overview> {
  const [overview, history, { items: deposits }] = await Promise.all([
    call('billingOverview', {}, signal),
    call('balanceHistory', { query: { start_date: dayAt(Date.parse(today) - (plotted - 1) * day) } }, signal),
    call('deposits', { query: { state: 'open' } }, signal),
  ]);
  return { overview, history, deposits };
}

const filtersOf = ({ status, type, text }: Query) => saidOf({ status, type, text });
const documentFiltersOf = ({ kind, text }: Query) => saidOf({ kind, text });

/** What a tab of the billing shows, filtered and paged as the address says. */
export const loadListing = fromPromise<Listing, ListingRequest>(async ({ input, signal }) => {
  const { query, today } = input;
  switch (query.tab) {
    case 'overview':
      return { tab: 'overview', ...(await loadOverview(today, signal)) };
    case 'transactions': {
      const load = (said: object) => call('transactionsWithPaymentDetails', { query: said }, signal);
      return { tab: 'transactions', ...(await rowsOf(load, input, filtersOf(query))) };
    }
    case 'invoices': {
      const load = (said: object) => call('invoiceList', { query: said }, signal);
      return { tab: 'invoices', ...(await rowsOf(load, input, documentFiltersOf(query))) };
    }
    case 'deposits': {
      const load = (said: object) => call('deposits', { query: said }, signal);
      return { tab: 'deposits', ...(await rowsOf(load, input, saidOf({ state: query.state }))) };
    }
    case 'subscriptions': {
      const rows = await call('subscriptions', {}, signal);
      const whole = { total: rows.length, isTotalExact: true, page: 1, next: null, previous: null };
      return { tab: 'subscriptions', rows, ...whole, hasAny: rows.length > 0 };
    }
  }
});

const isOfBooks = (wish: Wish | null): wish is BooksWish =>
  wish !== null && ['document', 'transactions', 'invoices', 'documents'].includes(wish.kind);

/** A file of the customer's books, fetched with the session's header and not by a link that carries a token. */
export const saveBooks = fromPromise<void, { wish: Wish | null }>(async ({ input: { wish }, signal }) => {
  if (!isOfBooks(wish)) return;
  if (wish.kind === 'document') {
    saveFile(`sitewright-${wish.number}.pdf`, await call('invoicePdf', { params: { id: wish.id } }, signal));
    return;
  }
  const days = daysOf(wish);
  const period = [days.start_date, days.end_date].filter(Boolean).join('-to-');
  const query = { ...documentFiltersOf(wish.query), ...days };
  const file =
    wish.kind === 'transactions'
      ? await call('transactionsCsv', { query: { ...filtersOf(wish.query), ...days } }, signal)
      : wish.kind === 'documents'
        ? await call('invoicesZip', { query }, signal)
        : await call('invoicesCsv', { query }, signal);
  const end = wish.kind === 'documents' ? 'zip' : 'csv';
  saveFile(`sitewright-${[wish.kind, period].filter(Boolean).join('-')}.${end}`, file);
});

export const cancelSubscription = fromPromise<void, { id: string }>(async ({ input, signal }) => {
  await call('cancelSubscription', { params: input, body: {} }, signal);
});

export const resumeSubscription = fromPromise<void, { id: string }>(async ({ input, signal }) => {
  await call('resumeSubscription', { params: input, body: {} }, signal);
});

/**
 * Says which day it is, and each that follows while the page is open. By the server's calendar, UTC, so that what was
 * charged a minute ago lies in the month that is shown.
 */
export const watchDay = fromCallback<EventObject, undefined>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = Date.now();
    sendBack({ type: 'day.changed', today: dayAt(now) });
    timer = setTimeout(look, day - (now % day));
  };
  look();
  return () => clearTimeout(timer);
});
