import * as v from 'valibot';
import { Money } from '../money/money';
import type { Route } from '../route';
import { CreateOrder, OrderParams, PlacedOrder } from './order';

/** Orders of one customer that may wait for money at once. */
export const wishesLimit = 20;

/** The order as it was agreed, and the total that was shown: the server places it for that or less, never for more. */
export const WishOrder = v.object({ total: Money, order: CreateOrder });

export const OrderWish = v.object({
  total: Money,
  /** Until when it counts, ms since the epoch. */
  until: v.number(),
  /** Why nothing was ordered, as the customer reads it; null while the order waits for money. */
  reason: v.nullable(v.string()),
});
export type OrderWish = v.InferOutput<typeof OrderWish>;

/** What became of an order's wish: it waits or has ended, or the order is placed and the wish gone; both null without one. */
export const WishFound = v.object({ wish: v.nullable(OrderWish), placed: v.nullable(PlacedOrder) });
export type WishFound = v.InferOutput<typeof WishFound>;

const path = '/orders/:key/wish/';

/** Additive: an order that waits for money lies at the server, which places it when the balance covers it. */
export const orderWishRoutes = {
  /** What was agreed before is replaced; the same again changes nothing, its end neither. */
  wishOrder: {
    method: 'PUT',
    base: '/api',
    path,
    session: 'required',
    params: OrderParams,
    body: WishOrder,
    replies: { 200: WishFound },
  },
  orderWish: {
    method: 'GET',
    base: '/api',
    path,
    session: 'required',
    params: OrderParams,
    replies: { 200: WishFound },
  },
  /** From its answer on the server does not place the order; it says so when that came too late. */
  takeBackWish: {
    method: 'DELETE',
    base: '/api',
    path,
    session: 'required',
    params: OrderParams,
    replies: { 200: WishFound },
  },
} as const satisfies Record<string, Route>;
