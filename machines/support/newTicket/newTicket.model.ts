import type { TicketThread } from '../../../contract/wire/support/tickets';
import { defineModels } from '../../paths/model';
import type { OpenedDraft } from '../../protocols/ticketDraft';
import { helpPages } from '../help/help.model';
import { sentFile } from '../attachments/attachments.model';
import { ticket } from '../ticketList/ticketList.model';
import { newTicketMachine } from './newTicket.machine';

export const opened: OpenedDraft = {
  id: '7d2b3c4e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  now: '2026-11-21T12:00:00.000Z',
  request: null,
  draft: null,
};
export const draft = {
  id: '8e2b3c4e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  texts: { category: 'other', subject: 'A question', message: 'How do I…', site: '' },
  files: [sentFile],
};
export const bakery = { id: '1c2b3c4e-5a0b-4f3a-9a55-3f7a4a1c9e01', label: 'blue-bakery.com' };
export const subjects = { sites: [bakery], deposits: [], invoices: [] };
export const failure = { domain: bakery.label, step: 'Registering Domain', error: 'Not offered any more.' };
export const created: TicketThread = { ...ticket, deposit_id: null, invoice: null, context: [], messages: [] };

const broken = { error: new Error('broken') };

export const newTicketDelays = {};
export const newTicketModels = defineModels(newTicketMachine, {
  worlds: {
    'from the list': { user: 'ada', search: { new: '1' } },
    'from a failure': { user: 'ada', search: failure },
  },
  cases: {
    'field.change': [
      { field: 'message', value: '' },
      { field: 'message', value: 'It stays at one step.' },
    ],
    'item.toggle': [{ name: 'time' }],
    'files.changed': [{ files: [{ ...sentFile, isSent: false }] }, { files: [sentFile] }],
    'xstate.done.actor.openDraft': [
      { output: opened },
      { output: { ...opened, request: 'request-1' } },
      { output: { ...opened, draft } },
    ],
    'xstate.error.actor.openDraft': [broken],
    'xstate.done.actor.loadSubjects': [{ output: subjects }],
    'xstate.error.actor.loadSubjects': [{ error: { status: 500, message: '' } }],
    'xstate.done.actor.loadHelp': [{ output: helpPages }],
    'xstate.error.actor.loadHelp': [{ error: { status: null, message: '' } }],
    'xstate.done.actor.createTicket': [{ output: created }],
    'xstate.error.actor.createTicket': [
      { error: { status: null, message: '' } },
      { error: { status: 400, message: '', fields: { attachments: 'An attached file is gone.' } } },
    ],
    'xstate.error.actor.storeDraft': [broken],
    'xstate.error.actor.attachments': [broken],
  },
  told: ['files.changed'],
  // What has to be there before it can be sent.
  project: ({ values, files }) => [
    values.category !== '',
    values.subject !== '',
    values.message !== '',
    files.every(({ isSent }) => isSent),
  ],
});
