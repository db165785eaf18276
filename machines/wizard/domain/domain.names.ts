import { plural, t } from '../../../contract/languages/t';
import type { DomainResult } from '../../../contract/wire/wizard/domain';
import { asciiOf } from '../../../contract/rules/wizard/domainNames';
import { isFullDomain, isPremiumPrice } from '../../../contract/rules/wizard/domain';
import type { ChosenDomain, Draft } from '../../../contract/wire/wizard/draft';

/** A suggested name and what is known of it. */
export interface Offer {
  name: string;
  /** Without an answer it counts as taken, until it is asked for again. */
  state: 'checking' | 'available' | 'taken' | 'unanswered';
  /** Per year, minor units; null while it is not known. */
  price: number | null;
}

export interface Search {
  /** As typed, trimmed and lower-cased, as registries write it. */
  text: string;
  /** Before the first dot: what suggestions are made from. */
  label: string;
  /** A full name is also checked by itself. */
  isFull: boolean;
}

/** What surrounds a name in an address that was pasted, and spaces between words, are forgiven. */
function bareName(typed: string): string {
  const host = typed
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^[a-z][a-z+.-]*:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '');
  const rest = host.replace(/^www\./, '');
  // 'www.com' is a name as good as any.
  return rest.includes('.') ? rest : host;
}

export const searchOf = (typed: string): Search => {
  const name = bareName(typed);
  // A dot alone is refused below, as what cannot be written is.
  const text = asciiOf(name) ?? '.';
  return { text, label: text.split('.', 1)[0] ?? '', isFull: isFullDomain(text) };
};

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Why a text cannot be searched for; null when it can. */
export function problemOf(typed: string): string | null {
  const search = searchOf(typed);
  if (search.text === '') return t('Please enter a domain name');
  if (!label.test(search.label) || (search.text.includes('.') && !search.isFull))
    return t('Please enter a valid domain name');
  return null;
}

/** A failed check marks the name unavailable, and so does a missing price. */
export const offerOf = ({ domain, is_available, prices, error }: DomainResult): Offer => {
  const price = prices[0]?.price ?? null;
  const isFree = is_available && price !== null;
  return { name: domain, state: error ? 'unanswered' : isFree ? 'available' : 'taken', price };
};

/** The default is one website; 0 is no limit. */
export const limitOf = (plan: Draft['plan']) => plan?.projectLimit ?? 1;
export const isFull = (domains: readonly ChosenDomain[], limit: number) => limit > 0 && domains.length >= limit;

/** Says why no further name can be added. */
export const limitSentence = (limit: number) =>
  plural(limit, 'You can select up to 1 domain.', 'You can select up to {count} domains.');

/** Removing the selected one selects the first that remains, or none. */
export function without(name: string, domains: readonly ChosenDomain[], domain: string | null) {
  const rest = domains.filter((one) => one.name !== name);
  return { domains: rest, domain: domain === name ? (rest[0]?.name ?? null) : domain };
}

/** The price of the selected name when it is charged; null when it is included. Minor units. */
export function chargedPrice(domains: readonly ChosenDomain[], domain: string | null): number | null {
  const price = domains.find(({ name }) => name === domain)?.price ?? 0;
  return isPremiumPrice(price) ? price : null;
}
