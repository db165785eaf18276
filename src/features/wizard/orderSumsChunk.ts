import { chunk } from '../../lib/chunk';

/** What an order comes to: beside the step, and on a phone in the bar below it. */
export const orderSums = chunk(() => import('./OrderSums'));
