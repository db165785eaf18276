import * as v from 'valibot';
import { Money } from './money';

/** Minor units: under 15.00 a year the domain is included, from 15.00 on it is charged and marked Premium (decision 1). */
export const domainPriceThreshold = 1_500;

/** What the order charges for a domain of this yearly price, in minor units. */
export const chargeablePrice = (price: number) => (price >= domainPriceThreshold ? price : 0);
export const isPremiumPrice = (price: number) => price >= domainPriceThreshold;

/** Specification 5: labels with letters, digits and hyphens and a TLD of 2 or more letters (or its xn-- form). */
const host = /^(?!-)(?:[a-z0-9-]{1,63}(?<!-)\.(?!-))+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
export const isFullDomain = (name: string) => name.length <= 253 && host.test(name);

export const DomainName = v.pipe(
  v.string('Please enter a domain name'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Please enter a domain name'),
  v.check(isFullDomain, 'Please enter a valid domain name'),
);

/** Suggestions are shown by 6, 12 or 18 (specification 9). */
export const suggestionPageSizes = [6, 12, 18] as const;

export const DomainQuery = v.object({ domain: DomainName });

const Price = v.object({ price: Money });
/** Prices are per year, in the account currency, converted from the registrar's quote (decision 2). */
export const DomainResult = v.object({
  domain: v.string(),
  is_available: v.boolean(),
  is_premium: v.boolean(),
  prices: v.array(Price),
  /** The registrar gave no answer for this one. */
  error: v.optional(v.boolean()),
});
export type DomainResult = v.InferOutput<typeof DomainResult>;
export const DomainResults = v.object({ results: v.array(DomainResult) });

export const DomainsToCheck = v.object({ domains: v.pipe(v.array(DomainName), v.minLength(1), v.maxLength(50)) });

/** The name before the first dot that suggestions are made from. */
export const DomainLabel = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^(?!-)[a-z0-9-]{1,63}(?<!-)$/, 'Please enter a valid domain name'),
  ),
});
const pageNumber = (fallback: string, most: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(most)), fallback);
export const SuggestionPage = v.object({ page: pageNumber('1', 200), limit: pageNumber('6', 50) });
export const Suggestions = v.object({
  /** Full names, best first, not yet checked. */
  results: v.array(v.object({ domain: v.string(), tld: v.string() })),
  total: v.number(),
  page: v.number(),
});
