import { type ActorRefFrom, assign, sendTo, type SnapshotFrom, setup } from 'xstate';
import { explain, type Failure } from '../../../contract/rules/failure';
import type { Photo, PhotoPage } from '../../../contract/wire/websites/photos';
import { listener, port } from '../../kit/port';
import { type PhotoOutcome, photoDetailsMachine } from '../photoDetails/photoDetails.machine';
import * as now from './photos.files';

export interface PhotosInput {
  /** Name of the business whose photos they are, as far as it is known. */
  business: string;
}

export interface PhotosContext extends PhotosInput {
  /** Newest first. */
  photos: readonly Photo[];
  /** The next page, from 1; null when there is none. */
  next: number | null;
  files: readonly now.PhotoFile[];
  /** Number of the next file. */
  count: number;
  /** The photo whose details are looked at. */
  open: Photo | null;
  /** Why the photos could not be loaded. */
  problem: string;
}

export type PhotosEvent =
  | { type: 'files.add'; files: now.PickedFile[] }
  | { type: 'file.retry'; id: number }
  | { type: 'file.remove'; id: number }
  | { type: 'photos.more' }
  | { type: 'photos.retry' }
  | { type: 'photo.open'; id: string }
  | { type: 'file.moved'; id: number; part: number }
  | { type: 'file.sent'; id: number; photo: Photo }
  | { type: 'file.failed'; id: number; failure: Failure; isOffline: boolean }
  | { type: 'network.returned' };
type Told<Type extends PhotosEvent['type']> = Extract<PhotosEvent, { type: Type }>;

/** Those of before, and of others what is not among them. */
const joined = (before: readonly Photo[], others: readonly Photo[]) => [
  ...before,
  ...others.filter(({ id }) => before.every((photo) => photo.id !== id)),
];
const after = (photos: readonly Photo[], { photo, isDeleted }: PhotoOutcome) =>
  isDeleted ? photos.filter(({ id }) => id !== photo.id) : photos.map((one) => (one.id === photo.id ? photo : one));

/** The customer's own photos: those that are there, and files that are sent to them, three at once. */
export const photosMachine = setup({
  types: {
    input: {} as PhotosInput,
    context: {} as PhotosContext,
    events: {} as PhotosEvent,
    children: {} as { photoDetails: 'photoDetails'; sendPhotos: 'sendPhotos' },
  },
  actors: {
    loadPhotos: port<PhotoPage, { page: number }>('loadPhotos'),
    sendPhotos: listener<now.PhotoOrder>('sendPhotos'),
    photoDetails: photoDetailsMachine,
  },
  actions: {
    addPage: assign(({ context }, { items, page, limit, total }: PhotoPage) => ({
      photos: joined(context.photos, items),
      next: page * limit < total ? page + 1 : null,
      problem: '',
    })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: explain('default', error) })),
    takeFiles: sendTo(
      'sendPhotos',
      ({ context }, { files }: Told<'files.add'>): now.PhotoOrder => ({
        type: 'photos.take',
        files: files.map((file, index) => ({ id: context.count + index, file })),
      }),
    ),
    addFiles: assign(({ context }, { files }: Told<'files.add'>) => ({
      files: now.queued([...context.files, ...now.picked(files, context.count)]),
      count: context.count + files.length,
    })),
    move: assign(({ context }, { id, part }: Told<'file.moved'>) => ({ files: now.moved(context.files, id, part) })),
    addPhoto: assign(({ context }, { id, photo }: Told<'file.sent'>) => ({
      files: now.without(context.files, id),
      photos: joined([photo], context.photos),
    })),
    noteFailed: assign(({ context }, { id, failure, isOffline }: Told<'file.failed'>) => ({
      files: now.failed(context.files, id, failure, isOffline),
    })),
    retry: assign(({ context }, { id }: { id: number }) => ({ files: now.again(context.files, id) })),
    remove: assign(({ context }, { id }: { id: number }) => ({ files: now.without(context.files, id) })),
    resume: assign(({ context }) => ({ files: now.resumed(context.files) })),
    interrupt: assign(({ context }) => ({ files: now.interrupted(context.files) })),
    send: sendTo('sendPhotos', ({ context }) => now.orderOf(context.files)),
    open: assign(({ context }, { id }: Told<'photo.open'>) => ({
      open: context.photos.find((photo) => photo.id === id) ?? null,
    })),
    close: assign(({ context }, outcome: PhotoOutcome) => ({ open: null, photos: after(context.photos, outcome) })),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
    canRetry: ({ context }, { id }: { id: number }) =>
      context.files.some((file) => file.id === id && file.canRetry && file.state === 'refused'),
    isThere: ({ context }, { id }: { id: string }) => context.photos.some((photo) => photo.id === id),
  },
}).createMachine({
  id: 'photos',
  context: ({ input: { business } }) => ({
    business,
    photos: [],
    next: null,
    files: [],
    count: 1,
    open: null,
    problem: '',
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadPhotos',
            src: 'loadPhotos',
            input: ({ context: { next } }) => ({ page: next ?? 1 }),
            onDone: { target: 'shown', actions: { type: 'addPage', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
          },
        },
        /** What is there stays. */
        failed: { on: { 'photos.retry': 'loading' } },
        shown: { on: { 'photos.more': { guard: 'hasMore', target: 'loading' } } },
      },
    },
    files: {
      initial: 'sending',
      states: {
        sending: {
          entry: ['resume', 'send'],
          exit: 'interrupt',
          invoke: { id: 'sendPhotos', src: 'sendPhotos', onError: 'broken' },
          on: {
            'files.add': {
              actions: [
                { type: 'takeFiles', params: ({ event }) => event },
                { type: 'addFiles', params: ({ event }) => event },
                'send',
              ],
            },
            'file.moved': { actions: { type: 'move', params: ({ event }) => event } },
            'file.sent': { actions: [{ type: 'addPhoto', params: ({ event }) => event }, 'send'] },
            'file.failed': { actions: [{ type: 'noteFailed', params: ({ event }) => event }, 'send'] },
            'network.returned': { actions: ['resume', 'send'] },
            'file.retry': {
              guard: { type: 'canRetry', params: ({ event }) => event },
              actions: [{ type: 'retry', params: ({ event }) => event }, 'send'],
            },
            'file.remove': { actions: [{ type: 'remove', params: ({ event }) => event }, 'send'] },
          },
        },
        /** Whoever sends has stopped. */
        broken: { on: { 'photos.retry': 'sending' } },
      },
    },
    details: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'photo.open': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'open', params: ({ event }) => event },
            },
          },
        },
        open: {
          invoke: {
            id: 'photoDetails',
            src: 'photoDetails',
            input: ({ context: { open, business } }) => ({ photo: open as Photo, business }),
            onDone: { target: 'closed', actions: { type: 'close', params: ({ event }) => event.output } },
            onError: 'closed',
          },
        },
      },
    },
  },
});
export type PhotosRef = ActorRefFrom<typeof photosMachine>;
export type PhotosSnapshot = SnapshotFrom<typeof photosMachine>;
