import type { Photo } from '../../../contract/wire/websites/photos';
import { type Cases, defineModels } from '../../paths/model';
import { loaf } from '../photoDetails/photoDetails.model';
import { photosMachine } from './photos.machine';

export const cake: Photo = { ...loaf, id: '9a0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e02', name: 'cake.png', alt: 'A cake' };
export const pie: Photo = { ...loaf, id: '9a0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e03', name: 'pie.png' };
export const file = { name: 'oven.jpg', type: 'image/jpeg', size: 2_000 };
const note = { name: 'notes.pdf', type: 'application/pdf', size: 2_000 };
export const first = { items: [cake, loaf], total: 3, page: 1, limit: 2 };
export const rest = { items: [pie], total: 3, page: 2, limit: 2 };
const offline = { error: { status: null, message: '' } };
const broken = { error: new Error('broken') };
export const refusal = { status: 422, message: 'This picture is damaged.' };

const silent: Cases<typeof photosMachine> = {
  'files.add': [],
  'file.retry': [],
  'file.remove': [],
  'photo.open': [],
  'file.moved': [],
  'file.sent': [],
  'file.failed': [],
  'network.returned': [],
  'xstate.done.actor.loadPhotos': [{ output: rest }],
  'xstate.error.actor.loadPhotos': [],
  'xstate.error.actor.sendPhotos': [],
  'xstate.done.actor.photoDetails': [],
  'xstate.error.actor.photoDetails': [],
};

/** What is there is looked at, described and deleted. */
const listModels = defineModels(photosMachine, {
  worlds: { 'a bakery': { business: 'Blue Bakery' } },
  cases: {
    ...silent,
    'photo.open': [{ id: loaf.id }, { id: 'nothing' }],
    'xstate.done.actor.loadPhotos': [{ output: first }, { output: rest }],
    'xstate.error.actor.loadPhotos': [offline],
    'xstate.done.actor.photoDetails': [
      { output: { photo: { ...loaf, alt: 'A loaf' }, isDeleted: false } },
      { output: { photo: loaf, isDeleted: true } },
    ],
    'xstate.error.actor.photoDetails': [broken],
  },
  project: ({ photos, next, problem }) => [photos.map(({ id, alt }) => [id, alt]), next, problem],
});

/** Files are sent. */
const filesModels = defineModels(photosMachine, {
  worlds: { 'files to send': { business: '' } },
  cases: {
    ...silent,
    'files.add': [{ files: [file] }, { files: [note] }],
    'file.retry': [{ id: 1 }],
    'file.remove': [{ id: 1 }],
    'file.moved': [{ id: 1, part: 0.5 }],
    'file.sent': [{ id: 1, photo: pie }],
    'file.failed': [
      { id: 1, failure: refusal, isOffline: false },
      { id: 1, failure: { status: 500, message: '' }, isOffline: false },
      { id: 1, failure: { status: null, message: '' }, isOffline: true },
    ],
    'network.returned': [{}],
    'xstate.error.actor.sendPhotos': [broken],
  },
  heard: { sendPhotos: ['file.moved', 'file.sent', 'file.failed', 'network.returned'] },
  // More files are as one of them.
  project: ({ photos, files }) => [
    photos.length > 1,
    files.slice(0, 1).map(({ id, state, part, problem }) => [Math.min(id, 2), state, part > 0, problem]),
  ],
});

export const photosDelays = {};
export const photosModels = [...listModels, ...filesModels];
