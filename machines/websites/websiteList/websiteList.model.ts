import type { Website } from '../../../contract/wire/websites/websiteList';
import { defineModels } from '../../paths/model';
import type { ScreenInput } from '../../protocols/address';
import { ada } from '../../session/session/session.model';
import { failed, live, project } from '../deployment/deployment.model';
import { type Listing, websiteListMachine } from './websiteList.machine';

const costs = {
  template_name: 'Hearth',
  monthly_fee: 1_000,
  next_billing_date: '2026-12-21T12:00:00.000Z',
  ends_at: null,
  ended_at: null,
  latest_event: null,
};

/** Visitors see it. */
export const liveWebsite: Website = { ...live, ...costs };
/** It is being set up. */
export const movingWebsite: Website = { ...project, ...costs, id: 'moving', domain: 'red-bakery.com' };
/** Its setup failed. */
export const failedWebsite: Website = {
  ...failed,
  ...costs,
  id: 'failed',
  domain: 'old-bakery.com',
  next_billing_date: null,
  latest_event: {
    stage: 'DOMAIN_FAILED',
    attempt: 1,
    at: '2026-11-21T12:00:00.000Z',
    message: 'Not offered any more.',
  },
};

const page = (found: Partial<Listing>): Listing => ({ rows: [], total: 0, hasAny: true, count: 3, limit: 0, ...found });

/** The first of two pages. */
export const firstPage = page({ rows: [liveWebsite, movingWebsite, failedWebsite], total: 13, count: 13 });
export const noMatch = page({});
export const nothingYet = page({ hasAny: false, count: 0, limit: 3 });
export const full = page({ rows: [liveWebsite], total: 1, count: 3, limit: 3 });

const input = (search: ScreenInput['search']): ScreenInput => ({
  path: '/websites',
  search,
  returnTo: '/',
  profile: ada,
});

const broken = { error: new Error('broken') };

export const websiteListDelays = { typeDelay: 300 };
export const websiteListModels = defineModels(websiteListMachine, {
  worlds: { 'all websites': input({}) },
  cases: {
    'text.type': [{ text: 'bakery' }],
    'filters.change': [{ filters: { group: 'live' } }],
    'page.turn': [{ to: 'next' }],
    'page.resize': [{ size: 50 }],
    'address.changed': [
      { path: '/websites', search: {} },
      { path: '/websites', search: { group: 'live', page: '9' } },
    ],
    'xstate.done.actor.loadWebsites': [
      { output: firstPage },
      { output: noMatch },
      { output: nothingYet },
      { output: full },
    ],
    'xstate.error.actor.loadWebsites': [{ error: { status: 500, message: '' } }],
    'xstate.error.actor.watchWebsites': [broken],
    'xstate.error.actor.watchFocus': [broken],
    'xstate.error.actor.savedDrafts': [broken],
    'xstate.error.actor.download': [broken],
    'xstate.error.actor.linkCopy': [broken],
  },
  heard: { watchWebsites: ['list.outdated'], watchFocus: ['window.focused'] },
  told: ['address.changed', 'profile.changed'],
  project: ({ query, listing }) => [query.page, listing === null],
});
