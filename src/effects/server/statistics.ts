import { fromPromise } from 'xstate';
import type { Property, Statistics, TestVisit } from '../../../contract/wire/statistics/statistics';
import type { Query } from '../../../machines/statistics/statistics/statistics.query';
import { saveFile } from '../browser/saveFile';
import { call } from './call';

/** As the calls name it. */
const askedFor = ({ domain, range, from, to }: Query) => ({
  domain,
  range,
  ...(range === 'custom' && { start_date: from, end_date: to }),
});

export const loadProperties = fromPromise<Property[], undefined>(({ signal }) => call('properties', {}, signal));

export const loadStatistics = fromPromise<Statistics, { query: Query }>(({ input: { query }, signal }) =>
  call('allStatistics', { query: askedFor(query) }, signal),
);

export const sendTestVisit = fromPromise<TestVisit, { domain: string }>(({ input: { domain }, signal }) =>
  call('sendTestVisit', { body: { domain } }, signal),
);

/** Fetched with the session's header and not by a link that carries a token. */
export const saveStatistics = fromPromise<void, { query: Query | null }>(async ({ input: { query }, signal }) => {
  if (!query) return;
  const file = await call('statisticsCsv', { query: askedFor(query) }, signal);
  saveFile(`sitewright-statistics-${query.domain}.csv`, file);
});
