const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the screen shows. */
export type Place = 'all' | 'fresh' | 'one';

/** The ticket that an address names; empty for none. */
export const ticketIn = (search: Readonly<Record<string, string>>): string =>
  idPattern.test(search['thread'] ?? '') ? (search['thread'] ?? '') : '';

/** Whoever comes with something that went wrong comes to ask. */
const asks = ['new', 'domain', 'step', 'error', 'deposit', 'invoice'];

export function placeIn(search: Readonly<Record<string, string>>): Place {
  if (ticketIn(search) !== '') return 'one';
  return asks.some((name) => search[name]) ? 'fresh' : 'all';
}

/** Two addresses with the same key are the same page of it. */
export function pageKey(search: Readonly<Record<string, string>>): string {
  const place = placeIn(search);
  if (place === 'all') return place;
  return place === 'one'
    ? ticketIn(search)
    : JSON.stringify(Object.entries(search).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
