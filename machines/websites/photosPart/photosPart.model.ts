import { defineModels } from '../../paths/model';
import { photosPartMachine } from './photosPart.machine';

const broken = { error: new Error('broken') };

export const photosPartDelays = {};
export const photosPartModels = defineModels(photosPartMachine, {
  worlds: { 'a bakery': { business: 'Blue Bakery' } },
  cases: {
    'xstate.done.actor.fetchPhotos': [{ output: undefined }],
    'xstate.error.actor.fetchPhotos': [broken],
    'xstate.error.actor.photos': [broken],
  },
});
