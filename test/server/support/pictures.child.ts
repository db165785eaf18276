import { systemClock } from '../../../server/clock';
import { createLog } from '../../../server/log';
import { picturePool } from '../../../server/pictures/pool';

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
const filter = '<filter id="f"><feMorphology radius="400"/></filter>';
const shapes = '<rect width="1600" height="1600" filter="url(#f)"/>'.repeat(18);
const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600">${filter}${shapes}</svg>`;
const work = draw('upload', Buffer.from(endless), { customer: 'a' });
process.stdout.write('drawing\n');
await work;
