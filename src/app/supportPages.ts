import { attachmentsMachine } from '../../machines/support/attachments/attachments.machine';
import { newTicketMachine } from '../../machines/support/newTicket/newTicket.machine';
import { ticketListMachine } from '../../machines/support/ticketList/ticketList.machine';
import { ticketThreadMachine } from '../../machines/support/ticketThread/ticketThread.machine';
import { loadHelp } from '../effects/server/help';
import {
  createTicket,
  loadSubjects,
  loadThread,
  loadTickets,
  openDraft,
  saveAttachment,
  sendFile,
  sendReply,
  storeDraft,
  takeFiles,
  turnTicket,
} from '../effects/server/support';
import { Support } from '../features/support/Support';

/** Of a message that is written, whether it begins a ticket or answers in one. */
const writing = {
  openDraft: openDraft(() => Date.now()),
  storeDraft,
  attachments: attachmentsMachine.provide({ actors: { takeFiles, sendFile } }),
};

/** The pages of the screen where help is asked for, in a chunk of their own. */
export const supportPages = {
  View: Support,
  ticketList: ticketListMachine.provide({ actors: { loadTickets } }),
  newTicket: newTicketMachine.provide({ actors: { ...writing, loadSubjects, loadHelp, createTicket } }),
  ticketThread: ticketThreadMachine.provide({
    actors: { ...writing, loadThread, sendReply, turnTicket, saveAttachment },
  }),
};
