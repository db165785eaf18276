/** What there is to see of a customer's money, each a tab; the first is shown unless the address says another. */
export const tabs = ['overview', 'transactions', 'invoices', 'subscriptions', 'deposits'] as const;
export type Tab = (typeof tabs)[number];

export const pageSizes = [10, 20, 30, 40, 50] as const;
const usualSize = 10;

/** What can be chosen from; empty is all of it. */
const choices = {
  status: ['completed', 'failed', 'pending'],
  type: ['credit', 'debit'],
  kind: ['invoice', 'credit_note'],
  state: ['open', 'ended'],
} as const;
type Choices = { [Name in keyof typeof choices]: '' | (typeof choices)[Name][number] };

export interface Filters extends Choices {
  text: string;
  /** By its name ('month', 'all'); 'custom' is one of dates. */
  period: string;
  /** First and last day of a custom period, yyyy-MM-dd; empty is open. */
  from: string;
  to: string;
}

/** What is looked at, as the address says it. */
export interface Query extends Filters {
  tab: Tab;
  /** From 1. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** The deposit that is looked at instead of the list of them, by its id; empty for the list. */
  deposit: string;
  /** Where the page begins, in the server's own words; empty for a page that is found by its number. */
  cursor: string;
}

/** What the list is asked with. */
export interface ListingRequest {
  query: Query;
  /** yyyy-MM-dd, by the server's calendar. */
  today: string;
}

/** What is to be saved as a file: a document by its id, or all that a list is filtered to; `documents`: the PDF of each. */
export type BooksWish =
  | { kind: 'document'; id: string; number: string }
  | ({ kind: 'transactions' | 'invoices' | 'documents' } & ListingRequest);

type FilterName = Exclude<keyof Filters, 'period' | 'from' | 'to'>;

/** Which filters the list of a tab has, and the period that it begins with; null where it has none. */
const lists: Record<Tab, { filters: readonly FilterName[]; period: string | null }> = {
  overview: { filters: [], period: null },
  transactions: { filters: ['status', 'type', 'text'], period: 'month' },
  invoices: { filters: ['kind', 'text'], period: 'all' },
  subscriptions: { filters: [], period: null },
  deposits: { filters: ['state'], period: 'all' },
};

/** The names that a period may have in the address. */
export const periodNames: readonly string[] = ['month', 'before', '30', '90', 'year', 'all'];

const longestText = 100;
const day = /^\d{4}-\d{2}-\d{2}$/;
const wholeNumber = /^[1-9]\d{0,6}$/;
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const cursorPattern = /^[A-Za-z0-9_-]{1,200}$/;

type Search = Readonly<Record<string, string>>;

/** A parameter as far as it looks as it must; else nothing. */
const fitting = (text: string | undefined, pattern: RegExp) => (text !== undefined && pattern.test(text) ? text : '');

function choice<Name extends keyof Choices>(search: Search, name: Name): Choices[Name] {
  const known: readonly string[] = choices[name];
  return (known.includes(search[name] ?? '') ? search[name] : '') as Choices[Name];
}

/** The list of a tab with nothing filtered, from its beginning. */
export const unfiltered = (tab: Tab, size: number = usualSize): Query => ({
  tab,
  status: '',
  type: '',
  kind: '',
  state: '',
  text: '',
  period: lists[tab].period ?? '',
  from: '',
  to: '',
  page: 1,
  size,
  cursor: '',
  deposit: '',
});

/** Reads an address that anybody may have written: what it does not mean is as usual. */
export function readQuery(search: Search): Query {
  const tab = tabs.find((one) => one === search['tab']) ?? 'overview';
  const size = pageSizes.find((one) => String(one) === search['size']) ?? usualSize;
  const nothing = unfiltered(tab, size);
  const said: Choices & { text: string } = {
    status: choice(search, 'status'),
    type: choice(search, 'type'),
    kind: choice(search, 'kind'),
    state: choice(search, 'state'),
    text: (search['text'] ?? '').trim().slice(0, longestText),
  };
  const page = Number(fitting(search['page'], wholeNumber) || 1);
  return {
    ...nothing,
    ...Object.fromEntries(lists[tab].filters.map((name) => [name, said[name]])),
    ...(nothing.period !== '' && periodIn(search, nothing.period)),
    page,
    // Of the first page nobody has to be told where it begins.
    cursor: page > 1 ? fitting(search['cursor'], cursorPattern) : '',
    deposit: tab === 'deposits' ? fitting(search['deposit'], idPattern) : '',
  };
}

function periodIn(search: Search, usual: string): Pick<Filters, 'period' | 'from' | 'to'> {
  const from = fitting(search['from'], day);
  const to = fitting(search['to'], day);
  const named = periodNames.find((one) => one === search['period']) ?? usual;
  return { period: from || to ? 'custom' : named, from, to };
}

/** The shortest address of what is looked at: what is as usual is left out. */
export function addressOf(query: Query): string {
  const usual = unfiltered(query.tab);
  const search = new URLSearchParams();
  for (const name of Object.keys(query) as (keyof Query)[]) {
    // Dates say by themselves that they are of a period of their own.
    const isSaid = name === 'tab' ? query.tab !== 'overview' : query[name] !== usual[name] && query[name] !== 'custom';
    if (isSaid) search.set(name, String(query[name]));
  }
  return search.size > 0 ? `/billing?${search}` : '/billing';
}

/** Whether anything is filtered by but what the list begins with. */
export function isFiltered({ tab, page, size, cursor, deposit, ...filters }: Query): boolean {
  const usual = unfiltered(tab);
  return (Object.keys(filters) as (keyof Filters)[]).some((name) => filters[name] !== usual[name]);
}
