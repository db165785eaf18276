import * as v from 'valibot';
import { endless } from './kind';

/**
 * Work that one area asks of another that it does not know: one of its own floor, or of one above. What is done then stands
 * with the area that does it, which takes the name and the payload from here.
 */

/** Gives an order that came to nothing its money back, and the name and the coupon with it. */
export const refundRequest = {
  kind: 'order.refund',
  payload: v.object({ order: v.string(), reason: v.string() }),
};

/** Takes a website offline whose subscription has ended, and erases what it says at a moment (ms). */
export const closeRequest = {
  kind: 'website.close',
  payload: v.object({ project: v.string(), eraseAt: v.number() }),
};

/** Places an order that waits for money, by its customer and its own id, when the balance covers it. */
export const wishRequest = {
  kind: 'order.wish',
  payload: v.object({ user: v.string(), order: v.string() }),
};

/** Looks after the name of a website from its registration on: until when it is ours, its renewals, its end. */
export const domainYearsRequest = {
  kind: 'domain.years',
  payload: v.object({ project: v.pipe(v.string(), v.uuid()) }),
  // A try that fails for a reason of ours is no reason to lose a name.
  maxAttempts: endless,
};
