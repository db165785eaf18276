import { systemClock } from '../../../server/clock';
import { createLog } from '../../../server/log';
import { picturePool } from '../../../server/pictures/pool';
import { rememberedPictures } from '../../../server/pictures/remembered';

/** What draws in the product, for all tests of a process: its processes start at the first picture and end with them. */
export const pictures = rememberedPictures(picturePool({ clock: systemClock, log: createLog('silent') }));
