import type { Business } from './business';
import { longFirst } from './longFirst';
import { longSecond } from './longSecond';
import { middle } from './middle';
import { short } from './short';

/** Thirty businesses of ten trades in six languages, with little, something and much to say. */
export const businesses: readonly Business[] = [...short, ...middle, ...longFirst, ...longSecond];
