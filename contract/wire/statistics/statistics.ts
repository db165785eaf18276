import * as v from 'valibot';
import { t } from '../../languages/t';
import { longestRange, ranges } from '../../rules/statistics/ranges';
import { CsvFile } from '../money/file';
import { Day } from '../money/page';
import type { Route } from '../route';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** live: visitors see it; progress: not yet; offline: not now, or not any more. */
export const siteStates = ['live', 'progress', 'offline'] as const;

/** A website whose statistics a customer may look at. */
export const Property = v.object({
  domain: v.string(),
  business_name: v.string(),
  state: v.picklist(siteStates),
  site_url: v.string(),
  /** Since when visits are counted; null before it went live. */
  live_since: v.nullable(Moment),
});
export type Property = v.InferOutput<typeof Property>;

export const Figures = v.object({
  /** Each counts once a day: who comes on two days is two of them. */
  visitors: v.number(),
  views: v.number(),
  /** Null without a visitor. */
  views_per_visit: v.nullable(v.number()),
  /** Of our own looks at the website, ms; null where none was answered. */
  median_load: v.nullable(v.number()),
  /** The part of our looks that was answered, 0 to 1; null without any. */
  uptime: v.nullable(v.number()),
});
export type Figures = v.InferOutput<typeof Figures>;

/** Visitors and views by page, referrer, campaign, device or country; most views first. */
const Facts = v.array(v.object({ name: v.string(), visitors: v.number(), views: v.number() }));

export const Statistics = v.object({
  ...Property.entries,
  /** By the server's clock. */
  as_of: Moment,
  unit: v.picklist(['hour', 'day']),
  /** Both ends are whole hours or days of UTC; the second is not in it. */
  from: Moment,
  to: Moment,
  now: Figures,
  /** The same of the span just before it, of the same length. */
  before: Figures,
  /** Every hour or day of the span, with those of the one before it beside it. */
  series: v.array(v.object({ at: Moment, visitors: v.number(), views: v.number(), visitors_before: v.number() })),
  /** Versions that went live in it. */
  deployments: v.array(v.object({ at: Moment, version: v.number() })),
  pages: Facts,
  /** '' is who typed the address, or whose browser does not say. */
  referrers: Facts,
  campaigns: Facts,
  devices: Facts,
  /** ISO 3166, of the first language of the browser; '' where it names none. */
  countries: Facts,
  /** Pages in no figure: looked at by the customer, and asked for by machines. */
  left_out: v.object({ own: v.number(), bots: v.number() }),
});
export type Statistics = v.InferOutput<typeof Statistics>;

export const StatisticsQuery = v.pipe(
  v.object({
    domain: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(t('Please choose a website.')), v.maxLength(253)),
    range: v.optional(v.picklist(ranges), '30d'),
    /** Of a custom range, days of UTC, both included. */
    start_date: v.optional(Day),
    end_date: v.optional(Day),
  }),
  v.forward(
    v.check(
      ({ range, start_date: start, end_date: end }) =>
        range !== 'custom' ||
        (start !== undefined && end !== undefined && start <= end && daysFrom(start, end) <= longestRange),
      t('Please choose a first and a last day, at most 25 months apart.'),
    ),
    ['end_date'],
  ),
);

/** Days from one to another, both counted. */
const daysFrom = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

export const TestVisitRequest = v.object({ domain: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(253)) });
/** A visit that we made, and saw counted. */
export const TestVisit = v.object({ at: Moment, load: v.number() });
export type TestVisit = v.InferOutput<typeof TestVisit>;

const get = { method: 'GET', base: '/api', session: 'required' } as const;

/** What visitors do on a customer's websites. The file and the test visit are additive. */
export const statisticsRoutes = {
  properties: { ...get, path: '/analytics/properties/all', replies: { 200: v.array(Property) } },
  allStatistics: { ...get, path: '/analytics/all-statistics', query: StatisticsQuery, replies: { 200: Statistics } },
  statisticsCsv: {
    ...get,
    path: '/analytics/statistics.csv',
    query: StatisticsQuery,
    isFile: true,
    replies: { 200: CsvFile },
  },
  sendTestVisit: {
    method: 'POST',
    base: '/api',
    path: '/analytics/test-visit',
    session: 'required',
    body: TestVisitRequest,
    replies: { 200: TestVisit },
  },
} as const satisfies Record<string, Route>;
