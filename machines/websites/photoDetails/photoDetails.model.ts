import type { Photo } from '../../../contract/wire/websites/photos';
import { defineModels } from '../../paths/model';
import { photoDetailsMachine } from './photoDetails.machine';

export const loaf: Photo = {
  id: '9a0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  url: 'http://content.example/uploads/loaf.webp',
  width: 3000,
  height: 2000,
  name: 'sourdough-loaf.jpg',
  bytes: 2_000_000,
  color: '#c08457',
  alt: '',
  crop: null,
  focus: { x: 0.5, y: 0.5 },
  created_at: '2026-11-20T10:00:00.000Z',
};
export const cropped: Photo = { ...loaf, alt: 'A loaf', crop: { x: 0, y: 0, width: 0.6667, height: 1 } };

export const photoDetailsDelays = {};
export const photoDetailsModels = defineModels(photoDetailsMachine, {
  worlds: {
    'a new photo': { photo: loaf, business: 'Blue Bakery' },
    'one that is described and cropped': { photo: cropped, business: '' },
  },
  cases: {
    'alt.change': [{ alt: 'A loaf' }, { alt: ' ' }],
    'shape.choose': [{ shape: 'whole' }, { shape: 'square' }],
    'crop.place': [{ at: 1 }],
    'focus.place': [{ x: 0.2, y: 0.9 }],
    'xstate.done.actor.savePhoto': [{ output: cropped }],
    'xstate.error.actor.savePhoto': [{ error: { status: 500, message: 'boom' } }],
    'xstate.done.actor.deletePhoto': [{ output: undefined }],
    'xstate.error.actor.deletePhoto': [{ error: { status: 409, message: 'It is shown on blue-bakery.com.' } }],
  },
  project: ({ photo, alt, crop, problem, isDeleted }) => [photo.alt, alt, crop, problem, isDeleted],
});
