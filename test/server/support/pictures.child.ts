import { systemClock } from '../../../server/clock';
import { createLog } from '../../../server/log';
import { picturePool } from '../../../server/pictures/pool';
import { endless } from './hostile';

/** Has a picture drawn that takes for ever, and says when it is under way. Until killed. */
const { draw } = picturePool(
  { clock: systemClock, log: createLog('silent') },
  {
    late: 60_000,
    limits: { memory: 1024 ** 3, processor: 60_000 },
  },
);
const small = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
await draw('upload', Buffer.from(small), { customer: 'a' });
const work = draw('upload', endless, { customer: 'a' });
process.stdout.write('drawing\n');
await work;
