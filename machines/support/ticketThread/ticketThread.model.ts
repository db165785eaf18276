import type { TicketThread } from '../../../contract/wire/support/tickets';
import { defineModels } from '../../paths/model';
import { sentFile } from '../attachments/attachments.model';
import { created, opened } from '../newTicket/newTicket.model';
import { ticketThreadMachine } from './ticketThread.machine';

export const waiting: TicketThread = {
  ...created,
  context: [{ name: 'step', value: 'Registering Domain' }],
  messages: [
    {
      id: 'first',
      by: 'you',
      via: 'web',
      text: 'It failed.',
      at: '2026-11-21T12:00:00.000Z',
      attachments: [{ id: 'file-0', name: 'oven.png', media_type: 'image/png', bytes: 2_000 }],
    },
    { id: 'second', by: 'support', via: 'web', text: 'Which name?', at: '2026-11-22T12:00:00.000Z', attachments: [] },
  ],
};
export const closed: TicketThread = { ...waiting, state: 'closed' };
export const replyDraft = { id: 'stored', texts: { message: 'The other one.' }, files: [sentFile] };

const broken = { error: new Error('broken') };
const refused = { error: { status: 500, message: '' } };

export const ticketThreadDelays = {};
export const ticketThreadModels = defineModels(ticketThreadMachine, {
  worlds: { 'a ticket': { id: created.id, user: 'ada' } },
  cases: {
    'text.type': [{ text: '' }, { text: 'The blue one.' }],
    'files.changed': [{ files: [{ ...sentFile, isSent: false }] }, { files: [sentFile] }],
    'file.save': [{ id: 'file-0', name: 'oven.png' }],
    'xstate.done.actor.openDraft': [{ output: opened }, { output: { ...opened, draft: replyDraft } }],
    'xstate.error.actor.openDraft': [broken],
    'xstate.done.actor.loadThread': [{ output: waiting }, { output: closed }],
    'xstate.error.actor.loadThread': [refused, { error: { status: 404, message: '' } }],
    'xstate.done.actor.sendReply': [{ output: waiting }],
    'xstate.error.actor.sendReply': [
      refused,
      { error: { status: 400, message: '', fields: { attachments: 'An attached file is gone.' } } },
    ],
    'xstate.done.actor.turnTicket': [{ output: closed }],
    'xstate.error.actor.turnTicket': [refused],
    'xstate.done.actor.saveAttachment': [{ output: undefined }],
    'xstate.error.actor.saveAttachment': [refused],
    'xstate.error.actor.storeDraft': [broken],
    'xstate.error.actor.attachments': [broken],
  },
  told: ['list.outdated', 'files.changed'],
  // A reply may go out, or may not.
  project: ({ text, files, wasSent }) => [text !== '', files.every(({ isSent }) => isSent), wasSent],
});
