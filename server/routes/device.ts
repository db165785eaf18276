import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Db } from '../db/client';
import { deviceLifetime, findKnownDevice } from '../domain/session/knownDevices';
import { setSecretCookie } from '../http/cookies';
import type { AppEnv } from '../http/route';
import { type RandomSource, secret } from '../random';

/** By which an account knows a browser that has signed in to it before (docs/product.md, Known devices). */
const cookie = {
  name: 'sitewright_device',
  path: '/api',
  sameSite: 'Strict',
  maxAge: deviceLifetime / 1_000,
} as const;

/** The secret of this browser, when it has one of ours. */
export function deviceSecretOf(http: Context<AppEnv>): string | undefined {
  const given = getCookie(http, cookie.name);
  return given !== undefined && /^[\w-]{43}$/.test(given) ? given : undefined;
}

/** The browser as the account of that mailbox knows it; null for any other. */
export const knownDeviceOf = (http: Context<AppEnv>, db: Db, email: string, now: number) =>
  findKnownDevice(db, deviceSecretOf(http), email, now);

/**
 * The secret by which this browser is to be known: the one it has, or a new one. Write it down with `rememberDevice`, and
 * leave it in the browser with `leaveDevice` once that is written.
 */
export const deviceSecretFor = (http: Context<AppEnv>, random: RandomSource) => deviceSecretOf(http) ?? secret(random);

export const leaveDevice = (http: Context<AppEnv>, device: string) => setSecretCookie(http, cookie, device);
