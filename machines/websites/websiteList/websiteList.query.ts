/** Which of them; empty is all. Attention: the setup failed, or the fee could not be charged. */
export const groups = ['', 'live', 'progress', 'attention'] as const;
/** The first is as usual. */
export const sorts = ['newest', 'oldest', 'a-z', 'z-a', 'due-first', 'due-last'] as const;
export const pageSizes = [10, 20, 30, 40, 50] as const;
const usualSize = 10;

/** What is looked at, as the address says it. */
export interface Query {
  group: (typeof groups)[number];
  sort: (typeof sorts)[number];
  text: string;
  /** From 1. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** The website that is looked at instead of the list, by its id; empty for the list. */
  site: string;
}

/** All that is looked at, as a file. */
export interface WebsitesWish {
  kind: 'websites';
  query: Query;
}

const longestText = 100;
const wholeNumber = /^[1-9]\d{0,6}$/;
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** All of them, from the beginning. */
export const everything: Query = { group: '', sort: 'newest', text: '', page: 1, size: usualSize, site: '' };

/** Reads an address that anybody may have written: what it does not mean is as usual. */
export function readQuery(search: Readonly<Record<string, string>>): Query {
  const said = <Value extends string | number>(values: readonly Value[], name: string, usual: Value): Value =>
    values.find((value) => String(value) === search[name]) ?? usual;
  const fitting = (name: string, pattern: RegExp, usual: string) =>
    pattern.test(search[name] ?? '') ? (search[name] as string) : usual;
  return {
    group: said(groups, 'group', ''),
    sort: said(sorts, 'sort', 'newest'),
    text: (search['text'] ?? '').trim().slice(0, longestText),
    page: Number(fitting('page', wholeNumber, '1')),
    size: said(pageSizes, 'size', usualSize),
    site: fitting('site', idPattern, ''),
  };
}

/** The shortest address of the list that is looked at: what is as usual is left out. */
export function addressOf(query: Query): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query) as (keyof Query)[])
    if (query[name] !== everything[name]) search.set(name, String(query[name]));
  return search.size > 0 ? `/websites?${search}` : '/websites';
}
