import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { HelpPage } from '../../../contract/rules/support/help';
import { explain, failureOf } from '../../../contract/rules/failure';
import { type ContextName, contextNames } from '../../../contract/rules/support/supportAddress';
import type { TicketThread } from '../../../contract/wire/support/tickets';
import { listener, port } from '../../kit/port';
import type { AttachedFile, FilesChanged } from '../../protocols/files';
import { go, notify } from '../../protocols/tell';
import type { DraftOrder, DraftQuestion, OpenedDraft } from '../../protocols/ticketDraft';
import { attachmentsMachine } from '../attachments/attachments.machine';
import {
  type ContextChoice,
  type Field,
  fields,
  type Problems,
  problemsIn,
  type Subjects,
  type Values,
  valuesOf,
} from './newTicket.form';
import { keyOf, readWish, type Wish } from './newTicket.wish';

export interface NewTicketContext {
  user: string;
  wish: Wish;
  /** The ticket's, as long as it is not sent: made once, so that it is one ticket however often it is sent. */
  id: string;
  values: Values;
  /** What is known of the moment, each with its tick. */
  items: ContextChoice[];
  files: AttachedFile[];
  /** What it can be about; null while that is not known. */
  subjects: Subjects | null;
  /** The help pages, of which the best are offered; none while they are not known. */
  help: HelpPage[];
  /** Sentence by field, from the first try to send on. */
  problems: Problems;
  /** Why it could not be sent, in the catalogue's words. */
  refusal: string | null;
  wasSubmitted: boolean;
}

export type NewTicketEvent =
  | { type: 'field.change'; field: Field; value: string }
  | { type: 'item.toggle'; name: ContextName }
  | { type: 'ticket.send' }
  | { type: 'ticket.discard' }
  | { type: 'subjects.retry' }
  | { type: 'newTicket.retry' }
  | FilesChanged;

/** What is sent. */
export type Asked = Pick<NewTicketContext, 'id' | 'values' | 'items' | 'files'>;

const sent = {
  subject: 'ticket',
  title: t('Ticket sent'),
  description: t('We answer by mail and here.'),
  variant: 'success',
  goesAlong: true,
} as const;
const placeOf = ({ user, wish }: NewTicketContext) => ({ user, key: keyOf(wish) });

/** A new ticket, which knows what the address says of the moment, and is stored until it is sent. */
export const newTicketMachine = setup({
  types: {
    input: {} as { user: string; search: Readonly<Record<string, string>> },
    context: {} as NewTicketContext,
    events: {} as NewTicketEvent,
    children: {} as { attachments: 'attachments'; storeDraft: 'storeDraft' },
    tags: {} as 'busy',
  },
  actors: {
    openDraft: port<OpenedDraft, DraftQuestion>('openDraft'),
    loadSubjects: port<Subjects>('loadSubjects'),
    loadHelp: port<HelpPage[]>('loadHelp'),
    createTicket: port<TicketThread, Asked>('createTicket'),
    storeDraft: listener<DraftOrder>('storeDraft'),
    attachments: attachmentsMachine,
  },
  actions: {
    notify,
    go,
    begin: assign(({ context: { wish } }, { id, now, request, draft }: OpenedDraft) => {
      const known = { ...wish.context, time: wish.context.time ?? now, ...(request === null ? {} : { request }) };
      const usual = valuesOf(wish);
      return {
        id: draft?.id ?? id,
        values: Object.fromEntries(fields.map((field) => [field, draft?.texts[field] ?? usual[field]])) as Values,
        items: contextNames.flatMap((name) => {
          const value: string | undefined = known[name];
          return value === undefined ? [] : [{ name, value, isChosen: true }];
        }),
        files: draft?.files ?? [],
      };
    }),
    save: sendTo('storeDraft', ({ context }): DraftOrder => {
      const { id, values: texts, files } = context;
      return {
        type: 'draft.save',
        place: placeOf(context),
        draft: { id, texts, files: files.filter(({ isSent }) => isSent) },
      };
    }),
    forget: sendTo('storeDraft', ({ context }): DraftOrder => ({ type: 'draft.forget', place: placeOf(context) })),
    change: assign(({ context }, { field, value }: { field: Field; value: string }) => {
      const values = { ...context.values, [field]: value };
      return { values, refusal: null, problems: context.wasSubmitted ? problemsIn(values, context.files) : {} };
    }),
    toggle: assign(({ context }, { name }: { name: ContextName }) => ({
      items: context.items.map((item) => (item.name === name ? { ...item, isChosen: !item.isChosen } : item)),
    })),
    setFiles: assign(({ context }, { files }: FilesChanged) => ({
      files,
      problems: context.wasSubmitted ? problemsIn(context.values, files) : {},
    })),
    /** The website by the name that the address gives it, unless another one was chosen. */
    setSubjects: assign(({ context: { values, wish } }, subjects: Subjects) => ({
      subjects,
      values: {
        ...values,
        site: values.site || (subjects.sites.find(({ label }) => label === wish.domain)?.id ?? ''),
      },
    })),
    setHelp: assign((_, help: HelpPage[]) => ({ help })),
    check: assign(({ context: { values, files } }) => ({
      wasSubmitted: true,
      refusal: null,
      problems: problemsIn(values, files),
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) => {
      const attachments = failureOf(error).fields?.['attachments'];
      return attachments ? { problems: { attachments } } : { refusal: explain('default', error) };
    }),
  },
  guards: {
    isComplete: ({ context: { values, files } }) => Object.keys(problemsIn(values, files)).length === 0,
  },
}).createMachine({
  id: 'newTicket',
  context: ({ input: { user, search } }) => {
    const wish = readWish(search);
    return {
      user,
      wish,
      id: '',
      values: valuesOf(wish),
      items: [],
      files: [],
      subjects: null,
      help: [],
      problems: {},
      refusal: null,
      wasSubmitted: false,
    };
  },
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => ({ ...placeOf(context), isAnew: false }),
        onDone: { target: 'open', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: 'broken',
      },
    },
    open: {
      type: 'parallel',
      invoke: [
        { id: 'storeDraft', src: 'storeDraft', onError: 'broken' },
        {
          id: 'loadHelp',
          src: 'loadHelp',
          onDone: { actions: { type: 'setHelp', params: ({ event }) => event.output } },
          onError: { actions: { type: 'setHelp', params: [] } },
        },
        {
          id: 'attachments',
          src: 'attachments',
          input: ({ context: { files } }) => ({ files }),
          onError: 'broken',
        },
      ],
      on: { 'files.changed': { actions: [{ type: 'setFiles', params: ({ event }) => event }, 'save'] } },
      states: {
        form: {
          initial: 'writing',
          states: {
            writing: {
              on: {
                'field.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'save'] },
                'item.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
                'ticket.send': [{ guard: 'isComplete', target: 'sending', actions: 'check' }, { actions: 'check' }],
                'ticket.discard': {
                  target: 'over',
                  actions: ['forget', { type: 'go', params: { to: '/support/', replace: true } }],
                },
              },
            },
            /** No way back from here: what was sent may be there already. */
            sending: {
              tags: 'busy',
              invoke: {
                id: 'createTicket',
                src: 'createTicket',
                input: ({ context: { id, values, items, files } }) => ({ id, values, items, files }),
                onDone: {
                  target: 'over',
                  actions: [
                    'forget',
                    { type: 'notify', params: sent },
                    {
                      type: 'go',
                      params: ({ event }) => ({ to: `/support/?thread=${event.output.id}`, replace: true }),
                    },
                  ],
                },
                onError: {
                  target: 'writing',
                  actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'save'],
                },
              },
            },
            over: { tags: 'busy' },
          },
        },
        /** What it can be about; it is written without that too. */
        subjects: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadSubjects',
                src: 'loadSubjects',
                onDone: { target: 'known', actions: { type: 'setSubjects', params: ({ event }) => event.output } },
                onError: 'unknown',
              },
            },
            known: {},
            unknown: { on: { 'subjects.retry': 'loading' } },
          },
        },
      },
    },
    broken: { on: { 'newTicket.retry': 'opening' } },
  },
});
export type NewTicketRef = ActorRefFrom<typeof newTicketMachine>;
export type NewTicketSnapshot = SnapshotFrom<typeof newTicketMachine>;
