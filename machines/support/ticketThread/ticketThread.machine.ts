import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { TicketThread } from '../../../contract/wire/support/tickets';
import { listener, port } from '../../kit/port';
import type { AttachedFile, FilesChanged } from '../../protocols/files';
import type { DraftOrder, DraftQuestion, OpenedDraft } from '../../protocols/ticketDraft';
import { attachmentsMachine } from '../attachments/attachments.machine';
import { problemOfReply } from './ticketThread.reply';

export interface TicketThreadContext {
  id: string;
  user: string;
  thread: TicketThread | null;
  /** Why it could not be read, in the catalogue's words. */
  problem: string | null;
  /** Of the reply that is written; as long as it is not sent it is the same. */
  messageId: string;
  text: string;
  files: AttachedFile[];
  /** Beside the reply: what is wrong with it, or why it could not be sent. */
  refusal: string | null;
  /** Why it could not be closed, opened again, or a file be had. */
  trouble: string | null;
  /** A reply is on the server: the next one begins empty. */
  wasSent: boolean;
}

export type TicketThreadEvent =
  | { type: 'text.type'; text: string }
  | { type: 'message.send' }
  | { type: 'ticket.close' }
  | { type: 'ticket.reopen' }
  | { type: 'file.save'; id: string; name: string }
  | { type: 'thread.retry' }
  | { type: 'list.outdated' }
  | { type: 'ticketThread.retry' }
  | FilesChanged;

interface Reply {
  ticket: string;
  id: string;
  text: string;
  files: AttachedFile[];
}

const placeOf = ({ user, id: key }: TicketThreadContext) => ({ user, key });
type Failed = { error: unknown };

/** One ticket with all that was written: read again when something moved, answered, closed, opened again. */
export const ticketThreadMachine = setup({
  types: {
    input: {} as { id: string; user: string },
    context: {} as TicketThreadContext,
    events: {} as TicketThreadEvent,
    children: {} as { attachments: 'attachments'; storeDraft: 'storeDraft' },
    tags: {} as 'busy',
  },
  actors: {
    openDraft: port<OpenedDraft, DraftQuestion>('openDraft'),
    loadThread: port<TicketThread, { id: string }>('loadThread'),
    sendReply: port<TicketThread, Reply>('sendReply'),
    turnTicket: port<TicketThread, { id: string; isClosed: boolean }>('turnTicket'),
    saveAttachment: port<void, { id: string; name: string }>('saveAttachment'),
    storeDraft: listener<DraftOrder>('storeDraft'),
    attachments: attachmentsMachine,
  },
  actions: {
    begin: assign((_, { id, draft }: OpenedDraft) => ({
      messageId: draft?.id ?? id,
      text: draft?.texts['message'] ?? '',
      files: draft?.files ?? [],
      wasSent: false,
    })),
    save: sendTo('storeDraft', ({ context }): DraftOrder => {
      const { messageId, text, files } = context;
      return {
        type: 'draft.save',
        place: placeOf(context),
        draft: { id: messageId, texts: { message: text }, files: files.filter(({ isSent }) => isSent) },
      };
    }),
    setText: assign((_, { text }: { text: string }) => ({ text, refusal: null })),
    setFiles: assign((_, { files }: FilesChanged) => ({ files, refusal: null })),
    setThread: assign((_, thread: TicketThread) => ({ thread, problem: null, trouble: null })),
    noteProblem: assign((_, { error }: Failed) => ({ problem: explain('default', error) })),
    check: assign(({ context: { text, files } }) => ({ refusal: problemOfReply(text, files) })),
    noteSent: assign({ wasSent: true }),
    noteRefusal: assign((_, { error }: Failed) => ({
      refusal: failureOf(error).fields?.['attachments'] ?? explain('default', error),
    })),
    noteTrouble: assign((_, { error }: Failed) => ({ trouble: explain('default', error) })),
    forgiveTrouble: assign({ trouble: null }),
  },
  guards: {
    isComplete: ({ context: { text, files } }) => problemOfReply(text, files) === null,
    isMissing: (_, { error }: Failed) => failureOf(error).status === 404,
  },
}).createMachine({
  id: 'ticketThread',
  context: ({ input }) => ({
    ...input,
    thread: null,
    problem: null,
    messageId: '',
    text: '',
    files: [],
    refusal: null,
    trouble: null,
    wasSent: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => ({ ...placeOf(context), isAnew: context.wasSent }),
        onDone: { target: 'open', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: 'broken',
      },
    },
    open: {
      type: 'parallel',
      invoke: [
        { id: 'storeDraft', src: 'storeDraft', onError: 'broken' },
        {
          id: 'attachments',
          src: 'attachments',
          input: ({ context: { files } }) => ({ files }),
          onError: 'broken',
        },
      ],
      on: { 'files.changed': { actions: [{ type: 'setFiles', params: ({ event }) => event }, 'save'] } },
      states: {
        sight: {
          initial: 'loading',
          on: { 'list.outdated': '.loading' },
          states: {
            loading: {
              invoke: {
                id: 'loadThread',
                src: 'loadThread',
                input: ({ context: { id } }) => ({ id }),
                onDone: { target: 'shown', actions: { type: 'setThread', params: ({ event }) => event.output } },
                onError: [
                  { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
                  { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
                ],
              },
            },
            shown: {},
            failed: { on: { 'thread.retry': 'loading' } },
            missing: {},
          },
        },
        reply: {
          initial: 'writing',
          states: {
            writing: {
              on: {
                'text.type': { actions: [{ type: 'setText', params: ({ event }) => event }, 'save'] },
                'message.send': [{ guard: 'isComplete', target: 'sending', actions: 'check' }, { actions: 'check' }],
              },
            },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'sendReply',
                src: 'sendReply',
                input: ({ context: { id, messageId, text, files } }) => ({ ticket: id, id: messageId, text, files }),
                onDone: {
                  target: '#ticketThread.opening',
                  actions: [{ type: 'setThread', params: ({ event }) => event.output }, 'noteSent'],
                },
                onError: {
                  target: 'writing',
                  actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'save'],
                },
              },
            },
          },
        },
        /** One thing at a time: it is closed or opened again, or a file of it is had. */
        deed: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'ticket.close': 'turning',
                'ticket.reopen': 'turning',
                'file.save': 'saving',
              },
            },
            turning: {
              entry: 'forgiveTrouble',
              invoke: {
                id: 'turnTicket',
                src: 'turnTicket',
                input: ({ context: { id }, event }) => ({ id, isClosed: event.type === 'ticket.close' }),
                onDone: { target: 'resting', actions: { type: 'setThread', params: ({ event }) => event.output } },
                onError: { target: 'resting', actions: { type: 'noteTrouble', params: ({ event }) => event } },
              },
            },
            saving: {
              entry: 'forgiveTrouble',
              invoke: {
                id: 'saveAttachment',
                src: 'saveAttachment',
                input: ({ event }) =>
                  event.type === 'file.save' ? { id: event.id, name: event.name } : { id: '', name: '' },
                onDone: 'resting',
                onError: { target: 'resting', actions: { type: 'noteTrouble', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    broken: { on: { 'ticketThread.retry': 'opening' } },
  },
});
export type TicketThreadRef = ActorRefFrom<typeof ticketThreadMachine>;
export type TicketThreadSnapshot = SnapshotFrom<typeof ticketThreadMachine>;
