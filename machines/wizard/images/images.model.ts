import { type Draft, emptyDraft } from '../../../contract/wire/wizard/draft';
import { defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { imagesMachine } from './images.machine';
import { chosenOf, type Photo } from './images.selection';

export const photo = (id: string): Photo => ({
  id,
  small: `http://photos.example/${id}/small`,
  regular: `http://photos.example/${id}/regular`,
  width: 1080,
  height: 720,
  alt_description: `A loaf of bread, ${id}`,
  color: '#cc9966',
  author: `Author of ${id}`,
});
const found = (pages: number, ...ids: string[]) => ({ output: { photos: ids.map(photo), pages } });

/** A template that shows that many pictures. */
const draftFor = (required_images_count: number, chosen: string[] = [], keywords: string[] = []): Draft => ({
  ...emptyDraft,
  business: { ...emptyDraft.business, keywords },
  template: {
    uuid: '5a4f7b0c-2f4c-4d9c-8a8e-0a4a6a1b7d20',
    name: 'Counter',
    src: '/templates/counter.webp',
    category: 'ECOMMERCE',
    required_images_count,
  },
  images: chosen.map((id) => chosenOf(photo(id))),
});

/** One of the customer's own. */
export const own = { id: 'own', url: 'http://content.example/uploads/oven.jpeg', color: '#cc9966', author: '' };
const broken = { error: new Error('broken') };

const searchModels = defineModels(imagesMachine, {
  worlds: {
    'one is needed': { draft: draftFor(1), user: ada },
    'two are needed, three are chosen': { draft: draftFor(2, ['z', 'a', 'y']), user: ada },
    'without a word to search for': { draft: draftFor(1, [], [' ']), user: ada },
  },
  cases: {
    'search.change': [{ text: 'yoga' }, { text: ' ' }],
    'filters.change': [{ filters: { order: 'latest' } }],
    'photo.choose': [{ id: 'b' }],
    'own.choose': [],
    'photo.remove': [{ id: 'a' }],
    'photo.move': [{ id: 'a', to: 0 }],
    'xstate.done.actor.searchPhotos': [found(3, 'a', 'b'), found(1, 'a'), found(0)],
    'xstate.error.actor.searchPhotos': [{ error: { status: 503, message: '' } }],
    'xstate.error.actor.watchBottom': [broken],
    'xstate.error.actor.photos': [],
    'xstate.error.actor.reportChoices': [],
  },
  heard: { watchBottom: ['bottom.near'] },
  told: ['step.submit'],
  project: ({ text, photos, page, chosen, cleared }) => [
    text,
    photos.length > 0,
    Math.min(page, 2),
    chosen.map(({ id }) => id).join(),
    cleared.length > 0,
  ],
});

/** Their own photos, beside what is found. */
const ownModels = defineModels(imagesMachine, {
  worlds: { 'photos of their own': { draft: draftFor(1), user: ada } },
  cases: {
    'search.change': [],
    'filters.change': [],
    'photo.choose': [],
    'own.choose': [
      { image: { ...own, alt_description: 'An oven' } },
      { image: { ...own, id: 'other', alt_description: '' } },
    ],
    'photo.remove': [{ id: 'own' }],
    'photo.move': [],
    'xstate.done.actor.searchPhotos': [found(1, 'a')],
    'xstate.error.actor.searchPhotos': [],
    'xstate.error.actor.watchBottom': [],
    'xstate.error.actor.photos': [broken],
    'xstate.error.actor.reportChoices': [],
  },
  heard: { watchBottom: ['bottom.near'] },
  told: ['step.submit'],
  project: ({ photos, chosen, cleared }) => [photos.length, chosen.map(({ id }) => id).join(), cleared.length > 0],
});

export const imagesModels = [...searchModels, ...ownModels];
