import { type Range, ranges } from '../../../contract/rules/statistics/ranges';

/** What is looked at. */
export interface Query {
  /** Empty where none was chosen. */
  domain: string;
  range: Range;
  /** yyyy-MM-dd, of a custom range. */
  from: string;
  to: string;
  /** Whether the span before it is shown too. */
  compare: boolean;
}

/** All that is looked at, as a file. */
export interface StatisticsWish {
  kind: 'statistics';
  query: Query;
}

type Search = Readonly<Record<string, string>>;

/** The range that a screen begins with. */
export const usualRange: Range = '30d';
const day = /^\d{4}-\d{2}-\d{2}$/;
/** As the wire takes it at most. */
const longestDomain = 253;

/** Reads an address that anybody may have written: what it does not mean is as usual. */
export function readQuery(search: Search): Query {
  const range = ranges.find((one) => one === search['range']) ?? usualRange;
  const [from = '', to = ''] = [search['from'], search['to']].map((end) => (end && day.test(end) ? end : ''));
  const isCustom = range === 'custom' && from !== '' && to !== '' && from <= to;
  return {
    domain: (search['domain'] ?? '').trim().toLowerCase().slice(0, longestDomain),
    range: range === 'custom' && !isCustom ? usualRange : range,
    from: isCustom ? from : '',
    to: isCustom ? to : '',
    compare: search['compare'] !== 'off',
  };
}

/** The shortest address of what is looked at: what is as usual is left out. */
export function addressOf({ domain, range, from, to, compare }: Query): string {
  const search = new URLSearchParams();
  if (domain) search.set('domain', domain);
  if (range !== usualRange) search.set('range', range);
  if (range === 'custom') {
    search.set('from', from);
    search.set('to', to);
  }
  if (!compare) search.set('compare', 'off');
  return search.size > 0 ? `/analytics?${search}` : '/analytics';
}
