import { imagesMachine } from '../../../machines/wizard/images/images.machine';
import { reportChoices, searchPhotos, watchBottom } from '../../effects/server/photos';
import { ImagesStep } from '../../features/wizard/images/ImagesStep';
import { photosPart } from '../photosPart';
import { livePart } from '../screen';

export const part = livePart({
  logic: imagesMachine.provide({ actors: { reportChoices, searchPhotos, watchBottom, photos: photosPart } }),
  View: ImagesStep,
});
