import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { DomainResult } from '../../../contract/wire/wizard/domain';
import { failureOf, noAnswer } from '../../../contract/rules/failure';
import type { OffersNews, SuggestedNames, SuggestionRequest } from '../../../machines/wizard/domain/domain.machine';
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

/** Questions on their way at once; the browser keeps six connections, and others need some too. */
const lanes = 4;
const nothing = { status: null, message: '', code: 'unexpected_reply' };

/** Availability and price of the names on a page, each told as soon as it is known. */
export const checkDomains = fromCallback<EventObject, { domains: string[] }>(({ input, sendBack }) => {
  const gone = new AbortController();
  const rest = [...input.domains];
  const ask = async (name: string) => {
    try {
      const { results } = await call('checkDomains', { body: { domains: [name] } }, gone.signal);
      if (!results.some(({ domain }) => domain === name)) throw nothing;
      sendBack({ type: 'offers.checked', results } satisfies OffersNews);
    } catch (error) {
      if (gone.signal.aborted) return;
      // Where nobody answers, the others are not waited for as well.
      const names = failureOf(error).code === noAnswer ? [name, ...rest.splice(0)] : [name];
      sendBack({ type: 'offers.unanswered', names, error } satisfies OffersNews);
    }
  };
  const askOn = async () => {
    for (let name = rest.shift(); name !== undefined && !gone.signal.aborted; name = rest.shift()) await ask(name);
  };
  for (let lane = 0; lane < lanes; lane += 1) void askOn();
  return () => gone.abort();
});
