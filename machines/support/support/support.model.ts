import { defineModels } from '../../paths/model';
import type { ScreenInput } from '../../protocols/address';
import { ada } from '../../session/session/session.model';
import { failure } from '../newTicket/newTicket.model';
import { ticket } from '../ticketList/ticketList.model';
import { supportMachine } from './support.machine';

const input = (search: ScreenInput['search']): ScreenInput => ({
  path: '/support',
  search,
  returnTo: '/',
  profile: ada,
});
export const at = (search: ScreenInput['search']) => ({ path: '/support', search });
const broken = { error: new Error('broken') };

export const supportDelays = {};
export const supportModels = defineModels(supportMachine, {
  worlds: {
    'all tickets': input({}),
    'a new one': input(failure),
    'one of them': input({ thread: ticket.id }),
  },
  cases: {
    'address.changed': [at({}), at({ status: 'open' }), at(failure), at({ thread: ticket.id })],
    'xstate.done.actor.fetchPages': [{ output: undefined }],
    'xstate.error.actor.fetchPages': [broken],
    'xstate.error.actor.watchFocus': [broken],
    'xstate.error.actor.ticketList': [broken],
    'xstate.error.actor.newTicket': [broken],
    'xstate.error.actor.ticketThread': [broken],
  },
  heard: { watchFocus: ['window.focused'] },
  told: ['address.changed', 'profile.changed', 'list.outdated'],
  project: ({ screen: { search } }) => [search['thread'], search['domain'], search['status']],
});
