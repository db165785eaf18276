import { fromPromise } from 'xstate';
import type { Property, Statistics, TestVisit } from '../../../contract/wire/statistics/statistics';
import type { Wish } from '../../../machines/shell/download/download.machine';
import type { Query, StatisticsWish } from '../../../machines/statistics/statistics/statistics.query';
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

const isOfStatistics = (wish: Wish | null): wish is StatisticsWish => wish?.kind === 'statistics';

/** Fetched with the session's header and not by a link that carries a token. */
export const saveStatistics = fromPromise<void, { wish: Wish | null }>(async ({ input: { wish }, signal }) => {
  if (!isOfStatistics(wish)) return;
  const file = await call('statisticsCsv', { query: askedFor(wish.query) }, signal);
  saveFile(`sitewright-statistics-${wish.query.domain}.csv`, file);
});
