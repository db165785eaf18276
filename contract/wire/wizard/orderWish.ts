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

/**
 * What became of an order: it is placed, or it waits for money, or a wish for it has ended; both null of one that nobody
 * has sent.
 */
export const OrderFound = v.object({ wish: v.nullable(OrderWish), placed: v.nullable(PlacedOrder) });
export type OrderFound = v.InferOutput<typeof OrderFound>;

const wish = '/orders/:key/wish/';

/** Additive: an order that waits for money lies at the server, which places it when the balance covers it. */
export const orderWishRoutes = {
  /** A tab that was closed in between, or whose answer got lost, asks this before anything else. */
  findOrder: {
    method: 'GET',
    base: '/api',
    path: '/orders/:key/',
    session: 'required',
    params: OrderParams,
    replies: { 200: OrderFound },
  },
  /** What was agreed before is replaced; the same again changes nothing, its end neither. */
  wishOrder: {
    method: 'PUT',
    base: '/api',
    path: wish,
    session: 'required',
    params: OrderParams,
    body: WishOrder,
    replies: { 200: OrderFound },
  },
  /** From its answer on the server does not place the order; it says so when that came too late. */
  takeBackWish: {
    method: 'DELETE',
    base: '/api',
    path: wish,
    session: 'required',
    params: OrderParams,
    replies: { 200: OrderFound },
  },
} as const satisfies Record<string, Route>;
