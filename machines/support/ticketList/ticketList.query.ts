import { ticketStates } from '../../../contract/rules/support/ticket';

/** Empty is all. */
export const states = ['', ...ticketStates] as const;
export const pageSizes = [10, 20, 30, 40, 50] as const;
const usualSize = 10;

/** What is looked at, as the address says it. */
export interface Query {
  state: (typeof states)[number];
  text: string;
  /** From 1. */
  page: number;
  /** Rows on a page. */
  size: number;
}

const longestText = 100;
const wholeNumber = /^[1-9]\d{0,6}$/;

/** All of them, from the beginning. */
export const everything: Query = { state: '', text: '', page: 1, size: usualSize };

/** Reads an address that anybody may have written: what it does not mean is as usual. */
export function readQuery(search: Readonly<Record<string, string>>): Query {
  const said = <Value extends string | number>(values: readonly Value[], name: string, usual: Value): Value =>
    values.find((value) => String(value) === search[name]) ?? usual;
  return {
    state: said(states, 'status', ''),
    text: (search['text'] ?? '').trim().slice(0, longestText),
    page: wholeNumber.test(search['page'] ?? '') ? Number(search['page']) : 1,
    size: said(pageSizes, 'size', usualSize),
  };
}

/** The shortest address of the list that is looked at: what is as usual is left out. */
export function addressOf(query: Query): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query) as (keyof Query)[])
    if (query[name] !== everything[name]) search.set(name === 'state' ? 'status' : name, String(query[name]));
  return search.size > 0 ? `/support/?${search}` : '/support/';
}
