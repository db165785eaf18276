import * as v from 'valibot';
import type { Route } from '../route';

/** A browser's subscription at its push service, as the browser writes it (Push API, PushSubscription.toJSON). */
export const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
  /** Base64url: a point of P-256 in 65 bytes, and 16 bytes. */
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/)),
  }),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** `key`: the public half of ours, base64url; null where nothing is pushed. `endpoint`: where this session's browser is told. */
export const PushState = v.object({ key: v.nullable(v.string()), endpoint: v.nullable(v.string()) });
export type PushState = v.InferOutput<typeof PushState>;

const push = { base: '/api', path: '/notifications/push/', session: 'required' } as const;

export const pushRoutes = {
  push: { ...push, method: 'GET', replies: { 200: PushState } },
  turnPushOn: { ...push, method: 'PUT', body: PushSubscription, replies: { 200: PushState } },
  turnPushOff: { ...push, method: 'DELETE', replies: { 204: null } },
} as const satisfies Record<string, Route>;
