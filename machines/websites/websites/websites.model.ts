import { defineModels } from '../../paths/model';
import type { ScreenInput } from '../../protocols/address';
import { ada } from '../../session/session/session.model';
import { bakery } from '../websiteDetail/websiteDetail.model';
import { websitesMachine } from './websites.machine';

const input = (search: ScreenInput['search']): ScreenInput => ({
  path: '/websites',
  search,
  returnTo: '/',
  profile: ada,
});
export const at = (search: ScreenInput['search']) => ({ path: '/websites', search });
const broken = { error: new Error('broken') };

export const websitesDelays = {};
export const websitesModels = defineModels(websitesMachine, {
  worlds: { 'all websites': input({}), 'one website': input({ site: bakery.id }) },
  cases: {
    'address.changed': [
      at({}),
      at({ site: bakery.id }),
      at({ site: bakery.id, tab: 'content' }),
      at({ site: 'other' }),
    ],
    'xstate.done.actor.fetchDetail': [{ output: undefined }],
    'xstate.error.actor.fetchDetail': [broken],
    'xstate.error.actor.websiteDetail': [broken],
    'xstate.error.actor.websiteList': [broken],
  },
  told: ['address.changed', 'profile.changed'],
  project: ({ screen: { search } }) => [search['site'], search['tab'], search['text']],
});
