import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { failureOf, explain } from '../../../contract/rules/failure';
import { fileProblems, mostFiles, problemOfFile } from '../../../contract/rules/support/ticket';
import { port } from '../../kit/port';
import type { AttachedFile } from '../../protocols/files';
import { tell } from '../../protocols/tell';

/** What is known of a file before anybody has looked into it; in the browser it is the file itself. */
export interface PickedFile {
  name: string;
  size: number;
}

export interface AttachmentsContext {
  files: AttachedFile[];
  /** What is wrong with all of them; null for nothing. */
  problem: string | null;
}

export type AttachmentsEvent =
  | { type: 'files.add'; files: PickedFile[] }
  | { type: 'file.remove'; id: string }
  | { type: 'file.retry'; id: string };

/** Under which id each file that was picked waits. */
type Taken = { id: string; name: string; size: number }[];
type Which = { id: string };

const unsentIn = (files: readonly AttachedFile[]) => files.find(({ isSent, problem }) => !isSent && problem === null);
const changed = (files: readonly AttachedFile[], id: string, change: Partial<AttachedFile>) =>
  files.map((file) => (file.id === id ? { ...file, ...change } : file));

/** The files that go along with a message: looked at, sent one after the other, told to whoever writes the message. */
export const attachmentsMachine = setup({
  types: {
    input: {} as { files: AttachedFile[] },
    context: {} as AttachmentsContext,
    events: {} as AttachmentsEvent,
    tags: {} as 'busy',
  },
  actors: {
    takeFiles: port<Taken, { files: PickedFile[] }>('takeFiles'),
    sendFile: port<void, { id: string; name: string }>('sendFile'),
  },
  actions: {
    tellWriter: tell('ticketWriter', ({ context: { files } }) => ({ type: 'files.changed', files })),
    addFiles: assign(({ context }, { taken }: { taken: Taken }) => {
      const room = mostFiles - context.files.length;
      const added = taken.slice(0, room).map((file) => ({ ...file, isSent: false, problem: problemOfFile(file) }));
      return { files: [...context.files, ...added], problem: taken.length > room ? fileProblems.number : null };
    }),
    dropFile: assign(({ context }, { id }: Which) => ({
      files: context.files.filter((file) => file.id !== id),
      problem: null,
    })),
    forgiveFile: assign(({ context }, { id }: Which) => ({
      files: context.files.map((file) => (file.id === id ? { ...file, problem: problemOfFile(file) } : file)),
    })),
    noteSent: assign(({ context }) => ({
      files: changed(context.files, unsentIn(context.files)?.id ?? '', { isSent: true }),
    })),
    noteRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      files: changed(context.files, unsentIn(context.files)?.id ?? '', {
        problem: failureOf(error).fields?.['attachments'] ?? explain('default', error),
      }),
    })),
    noteUnread: assign({ problem: t('The files could not be read. Please try again.') }),
  },
  guards: { isUnsent: ({ context }) => unsentIn(context.files) !== undefined },
}).createMachine({
  id: 'attachments',
  context: ({ input: { files } }) => ({ files, problem: null }),
  initial: 'looking',
  on: {
    'files.add': '.taking',
    'file.remove': {
      target: '.looking',
      actions: [{ type: 'dropFile', params: ({ event }) => event }, 'tellWriter'],
    },
    'file.retry': {
      target: '.looking',
      actions: [{ type: 'forgiveFile', params: ({ event }) => event }, 'tellWriter'],
    },
  },
  states: {
    looking: { always: [{ guard: 'isUnsent', target: 'sending' }, { target: 'resting' }] },
    taking: {
      tags: 'busy',
      invoke: {
        id: 'takeFiles',
        src: 'takeFiles',
        input: ({ event }) => ({ files: event.type === 'files.add' ? event.files : [] }),
        onDone: {
          target: 'looking',
          actions: [{ type: 'addFiles', params: ({ event }) => ({ taken: event.output }) }, 'tellWriter'],
        },
        onError: { target: 'looking', actions: 'noteUnread' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { files } }) => ({ id: unsentIn(files)?.id ?? '', name: unsentIn(files)?.name ?? '' }),
        onDone: { target: 'looking', actions: ['noteSent', 'tellWriter'] },
        onError: {
          target: 'looking',
          actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'tellWriter'],
        },
      },
    },
    resting: {},
  },
});
export type AttachmentsRef = ActorRefFrom<typeof attachmentsMachine>;
export type AttachmentsSnapshot = SnapshotFrom<typeof attachmentsMachine>;
