import type { OwnDomain } from '../../../contract/wire/websites/ownDomain';
import { defineModels } from '../../paths/model';
import { ownDomainMachine } from './ownDomain.machine';

export const site = '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01';

export const none: OwnDomain = {
  is_offered: true,
  site_records: [{ type: 'A', name: 'blue-bakery.com', value: '203.0.113.10' }],
  own: null,
};
/** Said a minute ago: it leads here, and nothing proves yet whose it is. */
export const waiting: OwnDomain = {
  ...none,
  own: {
    domain: 'shop.example.com',
    address: 'https://shop.example.com/',
    state: 'waiting',
    records: [
      { type: 'CNAME', name: 'shop.example.com', value: 'sites.sitewright.example', is_seen: true },
      { type: 'TXT', name: '_sitewright.shop.example.com', value: 'sitewright-site=abc', is_seen: false },
    ],
    problem: 'The TXT record of _sitewright.shop.example.com is not there yet.',
    checked_at: '2026-11-22T09:31:00.000Z',
    looked_at_until: '2026-11-29T09:30:00.000Z',
  },
};
const stands = (own: Partial<NonNullable<OwnDomain['own']>>): OwnDomain => ({
  ...none,
  own: waiting.own && { ...waiting.own, looked_at_until: null, ...own },
});
export const live = stands({
  state: 'live',
  problem: null,
  records: waiting.own?.records.map((record) => ({ ...record, is_seen: true })) ?? [],
});
export const givenUp = stands({ state: 'failed', problem: 'Its records were not there within 7 days.' });
export const notOffered: OwnDomain = { is_offered: false, site_records: [], own: null };

const taken = { status: 409, message: 'This domain is no longer available. Please choose another one.' };
export const ownDomainDelays = { lookDelay: 60_000 };

const silent = {
  'xstate.error.actor.watchWebsite': [{ error: new Error('broken') }],
  'xstate.error.actor.watchVisibility': [],
};
const heard = { watchWebsite: ['website.outdated'], watchVisibility: ['page.hidden', 'page.shown'] } as const;

/** It is looked at until it stands. */
const lookModels = defineModels(ownDomainMachine, {
  worlds: { 'a website': { id: site } },
  cases: {
    ...silent,
    'xstate.error.actor.watchVisibility': [{ error: new Error('broken') }],
    'domain.type': [],
    'domain.bring': [],
    'xstate.done.actor.loadOwnDomain': [{ output: waiting }, { output: live }, { output: notOffered }],
    'xstate.error.actor.loadOwnDomain': [{ error: { status: 500, message: '' } }],
    'xstate.done.actor.bringOwnDomain': [],
    'xstate.error.actor.bringOwnDomain': [],
    'xstate.done.actor.removeOwnDomain': [],
    'xstate.error.actor.removeOwnDomain': [],
    'removal.ask': [],
    'removal.confirm': [],
    'removal.decline': [],
    'domain.again': [],
  },
  heard,
  project: ({ known, problem, isHidden }) => [known?.own?.state, known?.is_offered, problem !== null, isHidden],
});

/** One is brought along, and let go. */
const wishModels = defineModels(ownDomainMachine, {
  worlds: { 'a wish': { id: site } },
  cases: {
    ...silent,
    'domain.type': [{ text: 'https://Shop.example.com/' }, { text: 'shop' }],
    'domain.bring': [{}],
    'xstate.done.actor.loadOwnDomain': [{ output: none }, { output: givenUp }],
    'xstate.error.actor.loadOwnDomain': [],
    'xstate.done.actor.bringOwnDomain': [{ output: waiting }],
    'xstate.error.actor.bringOwnDomain': [{ error: taken }],
    'xstate.done.actor.removeOwnDomain': [{ output: none }],
    'xstate.error.actor.removeOwnDomain': [{ error: { status: 500, message: '' } }],
  },
  heard,
  project: ({ known, typed, refusal }) => [known?.own?.state, typed, refusal],
});
export const ownDomainModels = [...lookModels, ...wishModels];
