import * as v from 'valibot';
import { t } from '../../languages/t';
import { isFullDomain } from '../../rules/wizard/domain';
import { Money } from '../money/money';

export const DomainName = v.pipe(
  v.string(t('Please enter a domain name')),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty(t('Please enter a domain name')),
  v.check(isFullDomain, t('Please enter a valid domain name')),
);

export const DomainQuery = v.object({ domain: DomainName });

const Price = v.object({ price: Money });
/** Prices are per year, in the account currency, converted from the registrar's quote. */
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
    v.regex(/^(?!-)[a-z0-9-]{1,63}(?<!-)$/, t('Please enter a valid domain name')),
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
