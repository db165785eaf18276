import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { ChosenImage } from '../../contract/order';
import { tell } from '../kit/notify';
import { listener, port } from '../kit/port';
import type { StepInput, StepReport, StepSubmit } from '../wizard/step';
import {
  chosenOf,
  type Filters,
  joined,
  noFilters,
  type Photo,
  type PhotoPage,
  type PhotoQuery,
  queryOf,
  requiredOf,
} from './selection';

export interface ImagesContext {
  query: string;
  filters: Filters;
  /** What was found so far. */
  photos: Photo[];
  /** The last page that arrived, from 1; 0 before any did. */
  page: number;
  pages: number;
  chosen: ChosenImage[];
  /** How many the template needs. */
  required: number;
}

export type ImagesEvent =
  | { type: 'filters.change'; filters: Partial<Filters> }
  | { type: 'photo.choose'; id: string }
  | { type: 'photo.remove'; id: string }
  | { type: 'selection.clear' }
  | { type: 'search.retry' }
  /** The customer is within 800 px of the end of what is shown. */
  | { type: 'bottom.near' }
  | StepSubmit;

/** Specification 2, 4 and 9, Images step. */
export const imagesMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as ImagesContext,
    events: {} as ImagesEvent,
    tags: {} as 'searching' | 'loading',
  },
  actors: {
    searchPhotos: port<PhotoPage, PhotoQuery>('searchPhotos'),
    watchBottom: listener('watchBottom'),
  },
  actions: {
    report: sendTo(
      ({ system }) => system.get('wizard'),
      ({ context: { chosen, required } }): StepReport => ({
        type: 'step.changed',
        part: { images: chosen },
        ready: chosen.length === required,
      }),
    ),
    tellWizard: tell<StepReport>('wizard'),
    keepFilters: assign(({ context }, { filters }: { filters: Partial<Filters> }) => ({
      filters: { ...context.filters, ...filters },
      photos: [],
      page: 0,
      pages: 0,
    })),
    keepPage: assign(({ context }, { photos, pages }: PhotoPage) => ({
      photos: joined(context.photos, photos),
      page: context.page + 1,
      pages,
    })),
    choose: assign(({ context: { photos, chosen } }, { id }: { id: string }) => ({
      chosen: [...chosen, ...photos.filter((photo) => photo.id === id).map(chosenOf)],
    })),
    remove: assign(({ context: { chosen } }, { id }: { id: string }) => ({
      chosen: chosen.filter((image) => image.id !== id),
    })),
    clear: assign({ chosen: [] }),
  },
  guards: {
    /** There is room for it, it is shown, and it is not chosen yet. */
    isChoosable: ({ context: { chosen, photos, required } }, { id }: { id: string }) =>
      chosen.length < required && photos.some((photo) => photo.id === id) && !chosen.some((image) => image.id === id),
    isChosen: ({ context: { chosen } }, { id }: { id: string }) => chosen.some((image) => image.id === id),
    /** Whoever has all that they need is not shown more and more, so that the end of the page can be reached. */
    isWanting: ({ context: { chosen, required } }) => chosen.length < required,
    isExact: ({ context: { chosen, required } }) => chosen.length === required,
    isNothing: (_, { photos }: PhotoPage) => photos.length === 0,
    isLastPage: ({ context: { page } }, { pages }: PhotoPage) => page + 1 >= pages,
  },
  delays: { bottomDelay: 150 },
}).createMachine({
  id: 'images',
  context: ({ input: { draft } }) => ({
    query: queryOf(draft),
    filters: noFilters,
    photos: [],
    page: 0,
    pages: 0,
    chosen: draft.images,
    required: requiredOf(draft),
  }),
  entry: 'report',
  on: {
    'photo.choose': {
      guard: { type: 'isChoosable', params: ({ event }) => event },
      actions: [{ type: 'choose', params: ({ event }) => event }, 'report'],
    },
    'photo.remove': {
      guard: { type: 'isChosen', params: ({ event }) => event },
      actions: [{ type: 'remove', params: ({ event }) => event }, 'report'],
    },
    'selection.clear': { actions: ['clear', 'report'] },
    'filters.change': {
      target: '.searching',
      reenter: true,
      actions: { type: 'keepFilters', params: ({ event }) => event },
    },
    'step.submit': [
      { guard: 'isExact', actions: { type: 'tellWizard', params: { type: 'step.submitted' } } },
      { actions: { type: 'tellWizard', params: { type: 'step.refused' } } },
    ],
  },
  initial: 'searching',
  states: {
    searching: {
      tags: 'searching',
      invoke: {
        id: 'searchPhotos',
        src: 'searchPhotos',
        input: ({ context: { query, filters } }) => ({ query, page: 1, ...filters }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => event.output }, target: 'empty' },
          {
            guard: { type: 'isLastPage', params: ({ event }) => event.output },
            target: 'complete',
            actions: { type: 'keepPage', params: ({ event }) => event.output },
          },
          { target: 'watching', actions: { type: 'keepPage', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'search.retry': 'searching' } },
    empty: {},
    /** More pages follow; the next is asked for when the end comes near, and the scrolling has come to rest (specification 9). */
    watching: {
      initial: 'resting',
      invoke: { id: 'watchBottom', src: 'watchBottom', onError: 'stuck' },
      on: { 'bottom.near': { guard: 'isWanting', target: '.settling' } },
      states: { resting: {}, settling: { after: { bottomDelay: '#images.loading' } } },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'searchPhotos',
        src: 'searchPhotos',
        input: ({ context: { query, page, filters } }) => ({ query, page: page + 1, ...filters }),
        onDone: [
          {
            guard: { type: 'isLastPage', params: ({ event }) => event.output },
            target: 'complete',
            actions: { type: 'keepPage', params: ({ event }) => event.output },
          },
          { target: 'watching', actions: { type: 'keepPage', params: ({ event }) => event.output } },
        ],
        onError: 'stuck',
      },
    },
    /** The next page did not come; what is there stays. */
    stuck: { on: { 'search.retry': 'loading' } },
    complete: {},
  },
});
export type ImagesRef = ActorRefFrom<typeof imagesMachine>;
