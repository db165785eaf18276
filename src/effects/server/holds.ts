import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { holdLifetime } from '../../../contract/rules/wizard/domainHold';
import type { DomainHoldEvent } from '../../../machines/wizard/domainHold/domainHold.machine';
import { call } from './call';

/** Milliseconds before the end of a hold at which the customer is told. */
const warning = 5 * 60_000;

/**
 * Holds a name, or holds it on; says until when, in ms since the epoch by this device's clock. One that goes wrong must
 * not end a hold that has just begun, nor make it longer than any.
 */
export const holdDomain = fromPromise<number, { name: string }>(async ({ input: { name }, signal }) => {
  const { held_until } = await call('holdDomain', { params: { name }, body: {} }, signal);
  const now = Date.now();
  const until = Date.parse(held_until);
  return until > now ? Math.min(until, now + holdLifetime) : now + holdLifetime;
});

/** Lets a name go: others may have it at once. */
export const releaseDomain = fromPromise<void, { name: string }>(async ({ input: { name }, signal }) => {
  await call('releaseDomain', { params: { name } }, signal);
});

/** Says when five minutes are left, and when none is; a device that slept finds out when it is looked at again. */
export const watchHold = fromCallback<EventObject, { until: number }>(({ input, sendBack }) => {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const left = input.until - Date.now();
    if (left <= warning) sendBack({ type: left > 0 ? 'hold.ending' : 'hold.ended' } satisfies DomainHoldEvent);
    if (left > 0) timer = setTimeout(look, left > warning ? left - warning : left);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
});
