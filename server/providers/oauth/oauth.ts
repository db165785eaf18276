import { createHmac } from 'node:crypto';

/** One sign-in on its way: what the provider repeats and what only this browser can show. */
export interface Attempt {
  /** Comes back with the callback: it answers this attempt and no other. */
  state: string;
  /** Comes back inside the id_token, where there is one. */
  nonce: string;
  /** Of PKCE: whoever catches the code alone cannot use it. */
  verifier: string;
  /** Our callback. */
  redirectUri: string;
}

/** Who somebody is at a provider, as the provider says it. */
export interface Person {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** A provider's sign-in came to nothing: the person did not want it, or it could not be believed. */
export class OAuthRefused extends Error {
  override name = 'OAuthRefused';
  readonly problem: 'cancelled' | 'failed';
  constructor(problem: 'cancelled' | 'failed', cause: unknown) {
    super(`The sign-in at the provider ${problem}`, { cause });
    this.problem = problem;
  }
}

export interface OAuthProvider {
  /** Where the browser goes to sign in. @throws {OAuthRefused} */
  authorization(attempt: Attempt): Promise<string>;
  /** Who came back with the callback's parameters, checked to the last. @throws {OAuthRefused} */
  identify(callback: URLSearchParams, attempt: Attempt): Promise<Person>;
}

/**
 * State, nonce and verifier of the secret in a browser's cookie: the server keeps none of them, and a callback in
 * another browser has none.
 */
export function attemptOf(secret: string, redirectUri: string): Attempt {
  const made = (use: string) => createHmac('sha256', secret).update(use).digest('base64url');
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier'), redirectUri };
}
