import { type ActorRefFrom, setup } from 'xstate';
import { child, port } from '../../kit/port';
import type { PhotosInput, photosMachine } from '../photos/photos.machine';

/** Where own photos are chosen: its code, which comes when somebody wants any, then the photos. */
export const photosPartMachine = setup({
  types: {
    input: {} as PhotosInput,
    context: {} as PhotosInput,
    events: {} as { type: 'photos.open' },
    children: {} as { photos: 'photos' },
  },
  actors: {
    fetchPhotos: port<void>('fetchPhotos'),
    photos: child<typeof photosMachine>('photos'),
  },
}).createMachine({
  id: 'photosPart',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: { on: { 'photos.open': 'fetching' } },
    fetching: { invoke: { id: 'fetchPhotos', src: 'fetchPhotos', onDone: 'open', onError: 'broken' } },
    open: { invoke: { id: 'photos', src: 'photos', input: ({ context }) => context, onError: 'broken' } },
    broken: { on: { 'photos.open': 'fetching' } },
  },
});
export type PhotosPartRef = ActorRefFrom<typeof photosPartMachine>;
