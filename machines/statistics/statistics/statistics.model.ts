import type { Property, Statistics } from '../../../contract/wire/statistics/statistics';
import { defineModels } from '../../paths/model';
import type { ScreenInput } from '../../protocols/address';
import { ada } from '../../session/session/session.model';
import { statisticsMachine } from './statistics.machine';

export const bakery: Property = {
  domain: 'blue-bakery.com',
  business_name: 'Blue Bakery',
  state: 'live',
  site_url: 'http://localhost:3001/sites/blue-bakery.com/',
  live_since: '2026-10-01T09:00:00.000Z',
};
export const florist: Property = {
  ...bakery,
  domain: 'red-florist.com',
  business_name: 'Red Florist',
  state: 'progress',
  live_since: null,
};

const figures = { visitors: 120, views: 300, views_per_visit: 2.5, median_load: 84, uptime: 0.9993 };

/** A week with visits on two of its days, and a version that went live. */
export const week: Statistics = {
  ...bakery,
  as_of: '2026-11-25T10:15:00.000Z',
  unit: 'day',
  from: '2026-11-19T00:00:00.000Z',
  to: '2026-11-26T00:00:00.000Z',
  now: figures,
  before: { ...figures, visitors: 100, views: 300, views_per_visit: 3, median_load: 90 },
  series: [19, 20, 21, 22, 23, 24, 25].map((date) => ({
    at: `2026-11-${date}T00:00:00.000Z`,
    visitors: date === 20 ? 80 : date === 24 ? 40 : 0,
    views: date === 20 ? 200 : date === 24 ? 100 : 0,
    visitors_before: 10,
  })),
  deployments: [{ at: '2026-11-20T08:00:00.000Z', version: 3 }],
  pages: [
    { name: '/', visitors: 100, views: 220 },
    { name: '/contact/', visitors: 40, views: 80 },
  ],
  referrers: [
    { name: '', visitors: 90, views: 90 },
    { name: 'search.example', visitors: 30, views: 30 },
  ],
  campaigns: [],
  devices: [
    { name: 'phone', visitors: 80, views: 200 },
    { name: 'desktop', visitors: 40, views: 100 },
  ],
  countries: [
    { name: 'BE', visitors: 100, views: 250 },
    { name: '', visitors: 20, views: 50 },
  ],
  left_out: { own: 4, bots: 37 },
};
const nobody = { visitors: 0, views: 0, views_per_visit: null, median_load: null, uptime: null };
const nothing = { pages: [], referrers: [], campaigns: [], devices: [], countries: [], deployments: [] };
const silence = week.series.map(({ at }) => ({ at, visitors: 0, views: 0, visitors_before: 0 }));
export const quietWeek: Statistics = { ...week, ...nothing, now: nobody, before: nobody, series: silence };
export const unready: Statistics = { ...quietWeek, ...florist };

const input = (search: ScreenInput['search']): ScreenInput => ({
  path: '/analytics',
  search,
  returnTo: '/',
  profile: ada,
});
const at = (search: ScreenInput['search']) => ({ path: '/analytics', search });
const broken = { error: new Error('broken') };
const down = { error: { status: 500, message: '' } };

export const statisticsDelays = { refreshDelay: 60_000 };
export const statisticsModels = defineModels(statisticsMachine, {
  worlds: {
    'a website': input({ domain: bakery.domain }),
  },
  cases: {
    'site.choose': [{ domain: florist.domain }],
    'range.choose': [{ range: { range: '7d', from: '', to: '' } }],
    'compare.choose': [{ compare: false }],
    'address.changed': [at({ domain: bakery.domain, range: '7d' }), at({})],
    'xstate.done.actor.loadProperties': [{ output: [bakery, florist] }, { output: [bakery] }, { output: [] }],
    'xstate.error.actor.loadProperties': [down],
    'xstate.done.actor.loadStatistics': [{ output: week }, { output: quietWeek }, { output: unready }],
    'xstate.error.actor.loadStatistics': [
      down,
      { error: { status: 403, message: 'This is not one of your websites.' } },
    ],
    'xstate.error.actor.watchFocus': [broken],
    'xstate.error.actor.testVisit': [broken],
    'xstate.error.actor.download': [broken],
  },
  heard: { watchFocus: ['window.focused'] },
  told: ['address.changed', 'profile.changed'],
  project: ({ query, found }) => [query.domain, found === null],
});
