/** A request that the page's head started before the bundle arrived: the first screen waits for both at once. */
interface EarlyReply {
  /** The access token that it was sent with. */
  token: string;
  /** When it was sent, on `performance.now()`'s clock, in ms. */
  sentAt: number;
  reply: Promise<Response>;
}

/** What the script in the head leaves for the bundle. */
export interface EarlyBoot {
  /** By path below the API's address, e.g. `/profile/`. */
  replies: Partial<Record<string, EarlyReply>>;
  /** Stops holding forms back, and tells which of `document.forms` were sent before the bundle could take them. */
  release(): number[];
}

declare global {
  interface Window {
    earlyBoot?: EarlyBoot;
  }
}

/** An early reply older than this is not used: the time in which a cached resource counts as fresh. */
const freshMs = 10_000;

/**
 * The reply to a GET that the page's head sent already, for the http effect to use in place of a request of its own.
 * Each reply is given out once, and only to the session that it was asked for: after a sign-in, refresh or logout the
 * token differs and the reply is dropped; a call that needs no session takes anybody's. The reply is a plain `Response`, 401 and 500 included; it rejects like
 * `fetch` when the network failed.
 *
 * @param path below the API's address, with the slashes of the contract: `/profile/`
 * @param token the access token that the request would carry; null for a call without one
 * @returns `undefined` when there is none, so that the caller asks itself
 */
export function takeEarly(path: string, token: string | null): Promise<Response> | undefined {
  const early = window.earlyBoot?.replies[path];
  if (!early) return undefined;
  delete window.earlyBoot?.replies[path];
  return (token ?? early.token) === early.token && performance.now() - early.sentAt < freshMs ? early.reply : undefined;
}
