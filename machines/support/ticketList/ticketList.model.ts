import type { Ticket } from '../../../contract/wire/support/tickets';
import { defineModels } from '../../paths/model';
import { type Listing, ticketListMachine } from './ticketList.machine';

export const ticket: Ticket = {
  id: '5b0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  category: 'website',
  subject: 'The setup of blue-bakery.com failed',
  state: 'waiting',
  domain: 'blue-bakery.com',
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-22T12:00:00.000Z',
};
const other: Ticket = { ...ticket, id: 'other', subject: 'A question', category: 'other', state: 'open', domain: null };

/** The first of two pages. */
export const firstPage: Listing = { rows: [ticket, other], total: 12, hasAny: true };
export const noMatch: Listing = { rows: [], total: 0, hasAny: true };
export const nothingYet: Listing = { rows: [], total: 0, hasAny: false };

export const ticketListDelays = { typeDelay: 300 };
export const ticketListModels = defineModels(ticketListMachine, {
  worlds: { 'all tickets': { search: {} } },
  cases: {
    'text.type': [{ text: 'bakery' }],
    'filters.change': [{ filters: { state: 'waiting' } }],
    'page.turn': [{ to: 'next' }],
    'page.resize': [{ size: 50 }],
    'address.changed': [
      { path: '/support', search: {} },
      { path: '/support', search: { status: 'waiting', page: '9' } },
    ],
    'xstate.done.actor.loadTickets': [{ output: firstPage }, { output: noMatch }, { output: nothingYet }],
    'xstate.error.actor.loadTickets': [{ error: { status: 500, message: '' } }],
  },
  told: ['address.changed', 'list.outdated'],
  project: ({ query, listing }) => [query.page, listing === null],
});
