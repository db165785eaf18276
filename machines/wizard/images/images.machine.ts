import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { failureOf } from '../../../contract/rules/failure';
import type { ChosenImage } from '../../../contract/wire/wizard/order';
import { child, listener, port } from '../../kit/port';
import type { StepInput } from '../step';
import type { StepSubmit } from '../../protocols/step';
import { tell } from '../../protocols/tell';
import type { photosPartMachine } from '../../websites/photosPart/photosPart.machine';
import {
  chosenOf,
  type Filters,
  fitting,
  joined,
  moved,
  type News,
  noFilters,
  type Photo,
  type PhotoPage,
  type PhotoQuery,
  queryOf,
} from './images.selection';

export interface ImagesContext {
  /** What the customer typed into the search field; blank, the keywords are searched for. */
  text: string;
  /** Of the keywords. */
  words: string;
  query: string;
  filters: Filters;
  /** What was found so far. */
  photos: Photo[];
  /** The last page that arrived, from 1; 0 before any did. */
  page: number;
  pages: number;
  /** In the order of the website: the first is at its top. */
  chosen: ChosenImage[];
  /** What Remove All took away, as long as nothing else was chosen: Undo gives it back. */
  cleared: ChosenImage[];
  /** How many the template needs. */
  required: number;
  /** Name of the business, as far as it is known. */
  business: string;
  /** What happened to the selection last. */
  news: News | null;
  /** The picture service's own words for its last failure; empty when it had none. */
  problem: string;
}

interface Move {
  id: string;
  /** The place it gets, from 0. */
  to: number;
}

export type ImagesEvent =
  /** Each letter that is typed; '' from the button that clears the field. */
  | { type: 'search.change'; text: string }
  | { type: 'filters.change'; filters: Partial<Filters> }
  | { type: 'photo.choose'; id: string }
  /** One of the customer's own. */
  | { type: 'own.choose'; image: ChosenImage }
  | { type: 'photo.remove'; id: string }
  | ({ type: 'photo.move' } & Move)
  | { type: 'selection.clear' }
  | { type: 'selection.restore' }
  | { type: 'search.retry' }
  /** The customer is within 800 px of the end of what is shown. */
  | { type: 'bottom.near' }
  | StepSubmit;

/** To `reportChoices`. */
export interface PhotoChoice {
  type: 'photo.chosen';
  id: string;
}

type Own = { image: ChosenImage };

const isIn = (chosen: readonly ChosenImage[], id: string) => chosen.some((image) => image.id === id);
/** It is shown, and not chosen yet. */
const isOffered = ({ photos, chosen }: ImagesContext, id: string) =>
  photos.some((photo) => photo.id === id) && !isIn(chosen, id);

/** As many pictures as the template shows, found by the keywords (docs/product.md, Images step). */
export const imagesMachine = setup({
  types: {
    input: {} as StepInput,
    context: {} as ImagesContext,
    events: {} as ImagesEvent,
    tags: {} as 'searching' | 'loading',
    children: {} as { photos: 'photos' },
  },
  actors: {
    searchPhotos: port<PhotoPage, PhotoQuery>('searchPhotos'),
    watchBottom: listener('watchBottom'),
    reportChoices: listener<PhotoChoice>('reportChoices'),
    photos: child<typeof photosPartMachine>('photos'),
  },
  actions: {
    report: tell('wizard', ({ context: { chosen, required } }) => ({
      type: 'step.changed',
      part: { images: chosen },
      ready: chosen.length === required,
    })),
    tellWizard: tell('wizard'),
    setText: assign(({ context: { words } }, { text }: { text: string }) => ({
      text,
      query: text.trim() || words,
      photos: [],
      page: 0,
      pages: 0,
    })),
    setFilters: assign(({ context }, { filters }: { filters: Partial<Filters> }) => ({
      filters: { ...context.filters, ...filters },
      photos: [],
      page: 0,
      pages: 0,
    })),
    addPage: assign(({ context }, { photos, pages }: PhotoPage) => ({
      photos: joined(context.photos, photos),
      page: context.page + 1,
      pages,
    })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: failureOf(error).message })),
    choose: assign(({ context: { photos, chosen: before } }, { id }: { id: string }) => {
      const chosen = [...before, ...photos.filter((photo) => photo.id === id).map(chosenOf)];
      return { chosen, cleared: [], news: { kind: 'chosen' as const, number: chosen.length } };
    }),
    reportChoice: sendTo('reportChoices', (_, { id }: { id: string }): PhotoChoice => ({ type: 'photo.chosen', id })),
    chooseOwn: assign(({ context }, { image }: Own) => {
      const chosen = [...context.chosen, image];
      return { chosen, cleared: [], news: { kind: 'chosen' as const, number: chosen.length } };
    }),
    noteFull: assign(({ context: { required } }) => ({ news: { kind: 'full' as const, number: required } })),
    remove: assign(({ context }, { id }: { id: string }) => {
      const chosen = context.chosen.filter((image) => image.id !== id);
      return { chosen, news: { kind: 'removed' as const, number: chosen.length } };
    }),
    move: assign(({ context: { chosen } }, { id, to }: Move) => ({
      chosen: moved(chosen, id, to),
      news: { kind: 'moved' as const, number: to + 1 },
    })),
    clear: assign(({ context: { chosen } }) => ({
      chosen: [],
      cleared: chosen,
      news: { kind: 'cleared' as const, number: chosen.length },
    })),
    restore: assign(({ context: { cleared } }) => ({
      chosen: cleared,
      cleared: [],
      news: { kind: 'restored' as const, number: cleared.length },
    })),
  },
  guards: {
    /** It is on offer, and there is room for it. */
    isChoosable: ({ context }, { id }: { id: string }) =>
      isOffered(context, id) && context.chosen.length < context.required,
    /** Selection beyond the limit is blocked, and said to be. */
    isTooMany: ({ context }, { id }: { id: string }) =>
      isOffered(context, id) && context.chosen.length >= context.required,
    isOwnChoosable: ({ context: { chosen, required } }, { image }: Own) =>
      chosen.length < required && !isIn(chosen, image.id),
    isOwnTooMany: ({ context: { chosen, required } }, { image }: Own) =>
      chosen.length >= required && !isIn(chosen, image.id),
    isChosen: ({ context: { chosen } }, { id }: { id: string }) => chosen.some((image) => image.id === id),
    /** Chosen, and to another place that there is. */
    isMovable: ({ context: { chosen } }, { id, to }: Move) =>
      chosen[to] !== undefined && chosen[to].id !== id && chosen.some((image) => image.id === id),
    hasChosen: ({ context: { chosen } }) => chosen.length > 0,
    hasCleared: ({ context: { cleared } }) => cleared.length > 0,
    hasWords: ({ context: { query } }) => query !== '',
    /** Whoever has all that they need is not shown more and more, so that the end of the page can be reached. */
    isWanting: ({ context: { chosen, required } }) => chosen.length < required,
    isExact: ({ context: { chosen, required } }) => chosen.length === required,
    isNothing: (_, { photos }: PhotoPage) => photos.length === 0,
    isLastPage: ({ context: { page } }, { pages }: PhotoPage) => page + 1 >= pages,
  },
  delays: { bottomDelay: 150, typingDelay: 300 },
}).createMachine({
  id: 'images',
  context: ({ input: { draft } }) => ({
    text: '',
    words: queryOf(draft),
    query: queryOf(draft),
    filters: noFilters,
    photos: [],
    page: 0,
    pages: 0,
    ...fitting(draft),
    business: draft.business.business_name,
    cleared: [],
    problem: '',
  }),
  entry: 'report',
  invoke: [
    { id: 'photos', src: 'photos', input: ({ context: { business } }) => ({ business }), onError: '.failed' },
    { id: 'reportChoices', src: 'reportChoices', onError: {} },
  ],
  on: {
    'photo.choose': [
      {
        guard: { type: 'isChoosable', params: ({ event }) => event },
        actions: [
          { type: 'choose', params: ({ event }) => event },
          { type: 'reportChoice', params: ({ event }) => event },
          'report',
        ],
      },
      { guard: { type: 'isTooMany', params: ({ event }) => event }, actions: 'noteFull' },
    ],
    'own.choose': [
      {
        guard: { type: 'isOwnChoosable', params: ({ event }) => event },
        actions: [{ type: 'chooseOwn', params: ({ event }) => event }, 'report'],
      },
      { guard: { type: 'isOwnTooMany', params: ({ event }) => event }, actions: 'noteFull' },
    ],
    'photo.remove': {
      guard: { type: 'isChosen', params: ({ event }) => event },
      actions: [{ type: 'remove', params: ({ event }) => event }, 'report'],
    },
    'photo.move': {
      guard: { type: 'isMovable', params: ({ event }) => event },
      actions: [{ type: 'move', params: ({ event }) => event }, 'report'],
    },
    'selection.clear': { guard: 'hasChosen', actions: ['clear', 'report'] },
    'selection.restore': { guard: 'hasCleared', actions: ['restore', 'report'] },
    'search.change': {
      target: '.typing',
      reenter: true,
      actions: { type: 'setText', params: ({ event }) => event },
    },
    'filters.change': {
      guard: 'hasWords',
      target: '.searching',
      reenter: true,
      actions: { type: 'setFilters', params: ({ event }) => event },
    },
    'step.submit': [
      { guard: 'isExact', actions: { type: 'tellWizard', params: { type: 'step.submitted' } } },
      { actions: { type: 'tellWizard', params: { type: 'step.refused' } } },
    ],
  },
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasWords', target: 'searching' }, { target: 'wordless' }] },
    /** 'No search keywords available'. */
    wordless: {},
    /** The service is asked once the typing has come to rest. */
    typing: { tags: 'searching', after: { typingDelay: 'beginning' } },
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
            actions: { type: 'addPage', params: ({ event }) => event.output },
          },
          { target: 'watching', actions: { type: 'addPage', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    failed: { on: { 'search.retry': 'searching' } },
    empty: {},
    /** More pages follow; the next is asked for when the end comes near, and the scrolling has come to rest. */
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
            actions: { type: 'addPage', params: ({ event }) => event.output },
          },
          { target: 'watching', actions: { type: 'addPage', params: ({ event }) => event.output } },
        ],
        onError: { target: 'stuck', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    /** The next page did not come; what is there stays. */
    stuck: { on: { 'search.retry': 'loading' } },
    complete: {},
  },
});
export type ImagesRef = ActorRefFrom<typeof imagesMachine>;
