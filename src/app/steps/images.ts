import { imagesMachine } from '../../../machines/images/images.machine';
import { searchPhotos, watchBottom } from '../../effects/photos';
import { ImagesStep } from '../../features/images/ImagesStep';
import { livePart } from '../screen';

export const part = livePart({
  logic: imagesMachine.provide({ actors: { searchPhotos, watchBottom } }),
  View: ImagesStep,
});
