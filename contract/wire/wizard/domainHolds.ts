import * as v from 'valibot';
import { DomainName } from './domain';
import type { Route } from '../route';

/** Renewals in a row: a name can be held without a break for (1 + renewals) x `holdLifetime`, whenever it is renewed. */
export const holdRenewals = 4;

const HoldParams = v.object({ name: DomainName });
export const DomainHold = v.object({ name: v.string(), held_until: v.pipe(v.string(), v.isoTimestamp()) });
export type DomainHold = v.InferOutput<typeof DomainHold>;

/** Names held for a customer who is about to pay for them. */
export const domainHoldRoutes = {
  domainHolds: {
    method: 'GET',
    base: '/api',
    path: '/domain-holds/',
    session: 'required',
    /** Those that last; what ends first comes first. */
    replies: { 200: v.array(DomainHold) },
  },
  /** Again for the same name: renews it. */
  holdDomain: {
    method: 'PUT',
    base: '/api',
    path: '/domain-holds/:name/',
    session: 'required',
    params: HoldParams,
    body: v.object({}),
    replies: { 200: DomainHold },
  },
  /** Also when there is none to end. */
  releaseDomain: {
    method: 'DELETE',
    base: '/api',
    path: '/domain-holds/:name/',
    session: 'required',
    params: HoldParams,
    replies: { 204: null },
  },
} as const satisfies Record<string, Route>;
