import type { Queries } from '../db/client';

/** The signed-in customer, as every handler needs it. */
export interface SignedInUser {
  id: string;
  email: string;
  isVerified: boolean;
}

export interface Authenticated {
  user: SignedInUser;
  session: { id: string };
}

/**
 * Who holds an access token; null for an unknown, expired or revoked one. Asked on every request, so that a logout ends
 * the session at once. `now` in ms.
 */
export type Authenticate = (db: Queries, token: string, now: number) => Promise<Authenticated | null>;
