import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { TicketCategory } from '../../../contract/rules/support/ticket';
import type { TicketThread } from '../../../contract/wire/support/tickets';
import type { AttachedFile } from '../../../machines/protocols/files';
import type { DraftOrder, DraftQuestion, OpenedDraft } from '../../../machines/protocols/ticketDraft';
import type { PickedFile } from '../../../machines/support/attachments/attachments.machine';
import type { Subjects } from '../../../machines/support/newTicket/newTicket.form';
import type { Asked } from '../../../machines/support/newTicket/newTicket.machine';
import type { Listing } from '../../../machines/support/ticketList/ticketList.machine';
import type { Query } from '../../../machines/support/ticketList/ticketList.query';
import { saveFile } from '../browser/saveFile';
import { newUuid } from '../browser/uuid';
import { readTicketDraft, storeTicketDraft } from '../storage/ticketDrafts';
import { call } from './call';
import { requestInTrouble } from './lastTrouble';
import { dataUrlOf } from './upload';

/** A page of the customer's tickets, filtered as the address says. */
export const loadTickets = fromPromise<Listing, { query: Query }>(async ({ input: { query }, signal }) => {
  const { state, text, page, size } = query;
  const filters = { ...(state && { state }), ...(text && { text }) };
  const found = await call('tickets', { query: { ...filters, page: String(page), limit: String(size) } }, signal);
  return { rows: found.items, total: found.total, hasAny: found.listed > 0 };
});

export const loadThread = fromPromise<TicketThread, { id: string }>(({ input, signal }) =>
  call('ticket', { params: input }, signal),
);

/** What a ticket can be about: the newest of each. */
export const loadSubjects = fromPromise<Subjects, undefined>(async ({ signal }) => {
  const limit = '50';
  const [sites, deposits, invoices] = await Promise.all([
    call('websiteList', { query: { limit } }, signal),
    call('deposits', { query: { limit } }, signal),
    call('invoiceList', { query: { limit } }, signal),
  ]);
  return {
    sites: sites.items.map(({ id, domain }) => ({ id, label: domain })),
    deposits: deposits.items.map(({ deposit_id: id, created_at, amount }) => ({
      id,
      label: `${created_at.slice(0, 10)}, ${(amount / 100).toFixed(2)} EUR`,
    })),
    invoices: invoices.items.map(({ id, number, description }) => ({ id, label: `${number}, ${description}` })),
  };
});

export const createTicket = fromPromise<TicketThread, Asked>(async ({ input, signal }) => {
  const { id, values, items, files } = input;
  const { category, subject, message, site, deposit, invoice } = values;
  const { body } = await call(
    'createTicket',
    {
      body: {
        id,
        category: category as TicketCategory,
        subject,
        message,
        ...(site && { project_id: site }),
        ...(deposit && { deposit_id: deposit }),
        ...(invoice && { invoice_id: invoice }),
        attachments: files.map((file) => file.id),
        context: items.filter(({ isChosen }) => isChosen).map(({ name, value }) => ({ name, value })),
      },
    },
    signal,
  );
  return body;
});

export const sendReply = fromPromise<TicketThread, { ticket: string; id: string; text: string; files: AttachedFile[] }>(
  async ({ input: { ticket, id, text, files }, signal }) => {
    const attachments = files.map((file) => file.id);
    const { body } = await call(
      'sendTicketMessage',
      { params: { id: ticket }, body: { id, message: text, attachments } },
      signal,
    );
    return body;
  },
);

export const turnTicket = fromPromise<TicketThread, { id: string; isClosed: boolean }>(
  ({ input: { id, isClosed }, signal }) =>
    isClosed
      ? call('closeTicket', { params: { id }, body: {} }, signal)
      : call('reopenTicket', { params: { id }, body: {} }, signal),
);

/** Fetched with the session's header and not by a link that carries a token. */
export const saveAttachment = fromPromise<void, { id: string; name: string }>(async ({ input: { id, name }, signal }) =>
  saveFile(name, await call('attachment', { params: { id } }, signal)),
);

/** What was stored of a message, or an id for a new one. */
export const openDraft = (now: () => number) =>
  fromPromise<OpenedDraft, DraftQuestion>(async ({ input: { isAnew, ...place } }) => {
    if (isAnew) storeTicketDraft(place, null);
    const at = now();
    return {
      id: newUuid(),
      now: new Date(at).toISOString(),
      request: requestInTrouble(at),
      draft: isAnew ? null : readTicketDraft(place),
    };
  });

/** Stores at once what it is told: nothing is lost with the page. */
export const storeDraft = fromCallback<DraftOrder, undefined, EventObject>(({ receive }) => {
  receive((order) => storeTicketDraft(order.place, order.type === 'draft.save' ? order.draft : null));
});

/** Files that were picked in this page and are not sent yet. */
const picked = new Map<string, Blob>();

export const takeFiles = fromPromise<{ id: string; name: string; size: number }[], { files: PickedFile[] }>(
  async ({ input: { files } }) =>
    files.flatMap((file) => {
      if (!(file instanceof Blob)) return [];
      const id = newUuid();
      picked.set(id, file);
      return [{ id, name: file.name, size: file.size }];
    }),
);

const gone = { status: null, message: t('This file is gone. Please attach it again.') };

export const sendFile = fromPromise<void, { id: string; name: string }>(async ({ input: { id, name }, signal }) => {
  const file = picked.get(id);
  if (!file) throw gone;
  const address = await dataUrlOf(file).catch(() => Promise.reject(gone));
  const content = address.slice(address.indexOf(',') + 1);
  await call('saveAttachment', { body: { id, name, content } }, signal);
  picked.delete(id);
});
