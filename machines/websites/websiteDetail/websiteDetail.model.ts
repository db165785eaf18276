import type { ProjectDetail } from '../../../contract/wire/websites/versions';
import { type Cases, defineModels } from '../../paths/model';
import { websiteDetailMachine } from './websiteDetail.machine';

export const bakery: ProjectDetail = {
  id: '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  domain: 'blue-bakery.com',
  business_name: 'Blue Bakery',
  project_status: 'DEPLOYED',
  template: { uuid: '1c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01', name: 'Overprint' },
  created_at: '2026-11-20T09:30:00.000Z',
  live_address: 'http://localhost:4174/sites/blue-bakery.com/',
  picture_url: 'http://localhost:4174/framed/blue-bakery.com/',
  subscription: {
    id: '0d3b8f5e-6f61-4a62-9c0d-51b1f5a9a201',
    state: 'active',
    next_billing_date: '2026-12-20T09:30:00.000Z',
    monthly_fee: 1_000,
    cancel_at: null,
  },
  live: { number: 2, published_at: '2026-11-22T09:30:00.000Z' },
  domain_details: {
    registered_at: '2026-11-20T09:31:00.000Z',
    expires_at: '2027-11-20T09:31:00.000Z',
    auto_renews: true,
  },
  failure: null,
  taken_down_at: null,
  export_until: null,
};
/** Cancelled, and online until the month that is paid is over. */
export const ending: ProjectDetail = {
  ...bakery,
  subscription: bakery.subscription && { ...bakery.subscription, cancel_at: '2026-12-20T09:30:00.000Z' },
};
/** Ordered a minute ago. */
export const onItsWay: ProjectDetail = {
  ...bakery,
  project_status: 'REQUEST_DOMAIN',
  live_address: null,
  picture_url: null,
  live: null,
  domain_details: { registered_at: null, expires_at: null, auto_renews: true },
};
export const refunded: ProjectDetail = { ...onItsWay, project_status: 'DOMAIN_FAILED', subscription: null };

const at = (search: Record<string, string>) => ({ path: '/websites', search: { site: bakery.id, ...search } });
const broken = { error: new Error('broken') };
const offline = { error: { status: null, message: '' } };

const silent: Cases<typeof websiteDetailMachine> = {
  'address.changed': [],
  'text.copy': [],
  'xstate.done.actor.loadWebsite': [],
  'xstate.error.actor.loadWebsite': [],
  'xstate.done.actor.checkLive': [],
  'xstate.error.actor.checkLive': [],
  'xstate.done.actor.copyText': [],
  'xstate.error.actor.copyText': [],
  'xstate.done.actor.saveArchive': [],
  'xstate.error.actor.saveArchive': [],
  'xstate.done.actor.resumeSubscription': [],
  'xstate.error.actor.resumeSubscription': [],
  'xstate.error.actor.watchWebsite': [],
  'xstate.error.actor.watchFocus': [],
  'xstate.error.actor.content': [],
  'xstate.error.actor.messages': [],
  'xstate.error.actor.versions': [],
  'xstate.error.actor.ownDomain': [],
  'xstate.done.actor.cancelWebsite': [],
  'xstate.error.actor.cancelWebsite': [],
};
const heard = { watchWebsite: ['website.outdated'], watchFocus: ['window.focused'] } as const;
const told = ['address.changed', 'profile.changed'] as const;

/** It is read, checked, and read again. */
const sightModels = defineModels(websiteDetailMachine, {
  worlds: { 'a website': { search: { site: bakery.id } } },
  cases: {
    ...silent,
    'xstate.done.actor.loadWebsite': [{ output: bakery }, { output: onItsWay }],
    'xstate.error.actor.loadWebsite': [offline, { error: { status: 404, message: 'Not found.' } }],
    'xstate.done.actor.checkLive': [{ output: undefined }],
    'xstate.error.actor.checkLive': [broken],
    'xstate.error.actor.watchWebsite': [broken],
    'xstate.error.actor.watchFocus': [broken],
  },
  heard,
  told,
  project: ({ website, problem }) => [website?.project_status, problem],
});

/** From tab to tab. */
const tabModels = defineModels(websiteDetailMachine, {
  worlds: { 'its domain': { search: { site: bakery.id, tab: 'domain' } } },
  cases: {
    ...silent,
    'address.changed': [at({}), at({ tab: 'content' }), at({ tab: 'messages' }), at({ tab: 'versions' })],
    'xstate.done.actor.loadWebsite': [{ output: bakery }, { output: onItsWay }],
    'xstate.error.actor.content': [broken],
    'xstate.error.actor.messages': [broken],
    'xstate.error.actor.versions': [broken],
    'xstate.error.actor.ownDomain': [broken],
  },
  heard,
  told,
  project: ({ website, tab }) => [website?.project_status, tab],
});

/** What is done with it. */
const deedModels = defineModels(websiteDetailMachine, {
  worlds: { 'its end': { search: { site: bakery.id, tab: 'danger' } } },
  cases: {
    ...silent,
    'text.copy': [{ text: bakery.domain }],
    'xstate.done.actor.loadWebsite': [{ output: ending }, { output: refunded }],
    'xstate.done.actor.copyText': [{ output: undefined }],
    'xstate.error.actor.copyText': [broken],
    'xstate.done.actor.saveArchive': [{ output: undefined }],
    'xstate.error.actor.saveArchive': [{ error: { status: 410, message: 'Its files are gone.' } }],
    'xstate.done.actor.resumeSubscription': [{ output: undefined }],
    'xstate.error.actor.resumeSubscription': [{ error: { status: 409, message: 'It has ended.' } }],
  },
  heard,
  told,
  project: ({ website, trouble }) => [website?.project_status, trouble],
});

/** Whether it ends. */
const endingModels = defineModels(websiteDetailMachine, {
  worlds: { 'its last month': { search: { site: bakery.id, tab: 'danger' } } },
  cases: {
    ...silent,
    'xstate.done.actor.loadWebsite': [{ output: bakery }, { output: refunded }],
    'xstate.done.actor.cancelWebsite': [{ output: undefined }],
    'xstate.error.actor.cancelWebsite': [broken],
  },
  heard,
  told,
  project: ({ website }) => [website?.project_status],
});

export const websiteDetailDelays = {};
export const websiteDetailModels = [...sightModels, ...tabModels, ...deedModels, ...endingModels];
