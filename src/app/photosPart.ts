import { fromPromise } from 'xstate';
import { photosPartMachine } from '../../machines/websites/photosPart/photosPart.machine';
import { chunk } from '../lib/chunk';
import { late } from './late';

const own = chunk(() => import('./ownPhotos'));

/** Where own photos are chosen, for the screens that have such a place. */
export const photosPart = photosPartMachine.provide({
  actors: {
    fetchPhotos: fromPromise<void, undefined>(async () => {
      await own.load();
    }),
    photos: late(own, ({ ownPhotos }) => ownPhotos),
  },
});
