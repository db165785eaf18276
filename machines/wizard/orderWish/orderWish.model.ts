import type { OrderFound, OrderWish } from '../../../contract/wire/wizard/orderWish';
import { defineModels } from '../../paths/model';
import { total, wholeDraft } from '../order/order.model';
import { requestOf } from '../order/placement';
import { type OrderWishContext, orderWishMachine } from './orderWish.machine';

export const wish: OrderWish = { total, until: 1_800_000_000_000, reason: null };
export const ended: OrderWish = { ...wish, reason: 'This domain is no longer available.' };
export const placed = {
  ok: true,
  message: 'Order created successfully',
  order_uuid: wholeDraft.order_id ?? '',
  project_id: '3f9d0f6c-8b8b-4a51-9d1c-0c6e7c0f5b30',
  domain: 'blue-bakery.com',
};
const waiting: OrderFound = { wish, placed: null };
const gone: OrderFound = { wish: null, placed: null };
const ordered: OrderFound = { wish: null, placed };

const request = requestOf(wholeDraft);

export const orderWishModels = defineModels(orderWishMachine, {
  worlds: {
    'an order that is to wait': { request, wish: null },
    'one that waits already': { request, wish },
    'one that has ended before': { request, wish: ended },
  },
  cases: {
    'order.found': [{ found: { wish: { ...wish, until: wish.until + 1 }, placed: null } }, { found: gone }],
    'xstate.done.actor.wishOrder': [
      { output: waiting },
      { output: ordered },
      { output: { wish: ended, placed: null } },
    ],
    'xstate.error.actor.wishOrder': [{ error: { status: null, message: '' } }],
    'xstate.done.actor.takeBackWish': [{ output: gone }, { output: ordered }],
    'xstate.error.actor.takeBackWish': [{ error: { status: 503, message: '' } }],
    'xstate.error.actor.watchOrder': [{ error: new Error('deaf') }],
  },
  heard: { watchOrder: ['order.found'] },
  project: ({ found, failure }: OrderWishContext) => [found, failure],
});
