import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { failureOf } from '../../../contract/rules/failure';
import type { Crop, Focus, Photo, PhotoChange } from '../../../contract/wire/websites/photos';
import { port } from '../../kit/port';
import { wordsOf } from '../photos/photos.files';
import { cropOf, focusIn, type Shape, shapeOf, suggestionOf } from './photoDetails.select';

export interface PhotoDetailsInput {
  photo: Photo;
  business: string;
}
/** What became of it. */
export interface PhotoOutcome {
  photo: Photo;
  isDeleted: boolean;
}

export interface PhotoDetailsContext {
  photo: Photo;
  alt: string;
  /** In place of no words; '' for none. */
  suggestion: string;
  shape: Shape;
  crop: Crop | null;
  focus: Focus;
  isDeleted: boolean;
  /** The server's words. */
  problem: string;
}

export type PhotoDetailsEvent =
  | { type: 'alt.change'; alt: string }
  | { type: 'shape.choose'; shape: Shape }
  /** Where the piece that is shown lies, 0 to 1. */
  | { type: 'crop.place'; at: number }
  | ({ type: 'focus.place' } & Focus)
  | { type: 'details.save' }
  | { type: 'details.close' }
  | { type: 'photo.delete' }
  | { type: 'delete.cancel' }
  | { type: 'delete.confirm' };
type Told<Type extends PhotoDetailsEvent['type']> = Extract<PhotoDetailsEvent, { type: Type }>;
type Failing = { error: unknown };

const cut = ({ focus }: PhotoDetailsContext, crop: Crop | null) => ({ crop, focus: focusIn(crop, focus) });
const isSame = (one: object | null, other: object | null) => JSON.stringify(one) === JSON.stringify(other);

/** One photo: words for those who do not see it, the piece of it that is shown, and what of it is always seen. */
export const photoDetailsMachine = setup({
  types: {
    input: {} as PhotoDetailsInput,
    context: {} as PhotoDetailsContext,
    events: {} as PhotoDetailsEvent,
    output: {} as PhotoOutcome,
    tags: {} as 'busy',
  },
  actors: {
    savePhoto: port<Photo, { id: string; change: PhotoChange }>('savePhoto'),
    deletePhoto: port<void, { id: string }>('deletePhoto'),
  },
  actions: {
    setAlt: assign((_, { alt }: Told<'alt.change'>) => ({ alt })),
    setShape: assign(({ context }, { shape }: Told<'shape.choose'>) => ({
      shape,
      ...cut(context, cropOf(shape, context.photo)),
    })),
    placeCrop: assign(({ context }, { at }: Told<'crop.place'>) =>
      cut(context, cropOf(context.shape, context.photo, at)),
    ),
    placeFocus: assign(({ context: { crop } }, { x, y }: Told<'focus.place'>) => ({ focus: focusIn(crop, { x, y }) })),
    setPhoto: assign((_, { photo }: { photo: Photo }) => ({ photo })),
    noteProblem: assign((_, { error }: Failing) => ({ problem: wordsOf(failureOf(error)) })),
    noteDeleted: assign({ isDeleted: true }),
    forgive: assign({ problem: '' }),
  },
  guards: {
    isUnchanged: ({ context: { photo, alt, crop, focus } }) =>
      photo.alt === alt.trim() && isSame(photo.crop, crop) && isSame(photo.focus, focus),
  },
}).createMachine({
  id: 'photoDetails',
  context: ({ input: { photo, business } }) => ({
    photo,
    alt: photo.alt,
    suggestion: suggestionOf(photo.name, business),
    shape: shapeOf(photo.crop, photo),
    crop: photo.crop,
    focus: photo.focus,
    isDeleted: false,
    problem: '',
  }),
  output: ({ context: { photo, isDeleted } }) => ({ photo, isDeleted }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'alt.change': { actions: { type: 'setAlt', params: ({ event }) => event } },
        'shape.choose': { actions: { type: 'setShape', params: ({ event }) => event } },
        'crop.place': { actions: { type: 'placeCrop', params: ({ event }) => event } },
        'focus.place': { actions: { type: 'placeFocus', params: ({ event }) => event } },
        'details.save': [{ guard: 'isUnchanged', target: 'closed' }, { target: 'saving' }],
        'details.close': 'closed',
        'photo.delete': 'asking',
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgive',
      invoke: {
        id: 'savePhoto',
        src: 'savePhoto',
        input: ({ context: { photo, alt, crop, focus } }) => ({
          id: photo.id,
          change: { alt: alt.trim(), crop, focus },
        }),
        onDone: { target: 'closed', actions: { type: 'setPhoto', params: ({ event }) => ({ photo: event.output }) } },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    asking: { on: { 'delete.cancel': 'editing', 'delete.confirm': 'deleting' } },
    deleting: {
      tags: 'busy',
      entry: 'forgive',
      invoke: {
        id: 'deletePhoto',
        src: 'deletePhoto',
        input: ({ context: { photo } }) => ({ id: photo.id }),
        onDone: { target: 'closed', actions: 'noteDeleted' },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    closed: { type: 'final' },
  },
});
export type PhotoDetailsRef = ActorRefFrom<typeof photoDetailsMachine>;
export type PhotoDetailsSnapshot = SnapshotFrom<typeof photoDetailsMachine>;
