import { photoDetailsMachine } from '../../machines/websites/photoDetails/photoDetails.machine';
import { photosMachine } from '../../machines/websites/photos/photos.machine';
import { deletePhoto, loadPhotos, savePhoto, sendPhotos } from '../effects/server/ownPhotos';

/** The customer's own photos, which come when somebody wants any. */
export const ownPhotos = photosMachine.provide({
  actors: {
    loadPhotos,
    sendPhotos,
    photoDetails: photoDetailsMachine.provide({ actors: { savePhoto, deletePhoto } }),
  },
});
