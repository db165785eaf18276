import { fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Failure } from '../../../contract/rules/failure';
import type { PushFace } from '../../../machines/notices/pushNotices/pushNotices.machine';
import {
  askForPush,
  canPush,
  isPushBlocked,
  pushEndpoint,
  subscribeToPush,
  unsubscribeFromPush,
} from '../browser/push';
import { call } from './call';

/** On while the server tells this browser where it is told. */
export const lookAtPush = fromPromise<PushFace, undefined>(async ({ signal }) => {
  if (!canPush()) return 'unavailable';
  const { key, endpoint } = await call('push', {}, signal);
  if (key === null) return 'unavailable';
  if (isPushBlocked()) return 'blocked';
  return endpoint !== null && endpoint === (await pushEndpoint()) ? 'on' : 'off';
});

export const turnPushOn = fromPromise<PushFace, undefined>(async ({ signal }) => {
  // First of all: a browser asks its owner in the turn of their press alone.
  const permission = await askForPush();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { key } = await call('push', {}, signal);
  if (key === null) return 'unavailable';
  const subscription = await subscribeToPush(key).catch(() => {
    throw {
      status: null,
      message: t('Your browser could not reach its notification service. Please try again later.'),
    } satisfies Failure;
  });
  await call('turnPushOn', { body: subscription }, signal);
  return 'on';
});

export const turnPushOff = fromPromise<PushFace, undefined>(async ({ signal }) => {
  await call('turnPushOff', {}, signal);
  // The server sends nothing any more, whatever the browser makes of it.
  await unsubscribeFromPush().catch(() => undefined);
  return 'off';
});
