import { fromPromise } from 'xstate';
import type { DomainResult } from '../../contract/domain';
import type { SuggestedNames, SuggestionRequest } from '../../machines/domain/domain.machine';
import { call } from './call';

/** Is this full name free, and what does a year of it cost. */
export const checkDomain = fromPromise<DomainResult, { domain: string }>(({ input, signal }) =>
  call('checkDomain', { query: { domain: input.domain } }, signal),
);

/** Names across TLDs made from the part before the first dot, best first, not yet checked. */
export const suggestDomains = fromPromise<SuggestedNames, SuggestionRequest>(
  async ({ input: { name, page, limit }, signal }) => {
    const { results, total } = await call(
      'suggestDomains',
      { params: { name }, query: { page: String(page), limit: String(limit) } },
      signal,
    );
    return { names: results.map(({ domain }) => domain), total };
  },
);

/** Availability and price of several names at once. */
export const checkDomains = fromPromise<DomainResult[], { domains: string[] }>(async ({ input, signal }) => {
  const { results } = await call('checkDomains', { body: { domains: input.domains } }, signal);
  return results;
});
