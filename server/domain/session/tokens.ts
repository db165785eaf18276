import { createHmac } from 'node:crypto';
import { type RandomSource, secret, sha256 } from '../../random';

/** Milliseconds. */
export const accessLifetime = 15 * 60_000;
export const idleLifetime = 24 * 3_600_000;
/** From sign-in on; never extended by rotation. */
export const absoluteLifetime = 14 * 24 * 3_600_000;
/** How long the immediate predecessor still answers with the same successor (docs/product.md, Refresh). */
export const predecessorWindow = 10_000;
/** How exactly a session says when it was last seen. */
export const seenEvery = 60_000;

export const hashOf = (token: string) => sha256(token);

export const newToken = (random: RandomSource) => secret(random);

/**
 * The pair that follows a refresh token. Made of the predecessor and a salt kept in the row, so that the same predecessor
 * gives the same pair again within its window, while the database alone, or the token alone, gives none.
 */
export function successorOf(predecessor: string, salt: string): { access: string; refresh: string } {
  const make = (use: string) => createHmac('sha256', predecessor).update(`${use}:${salt}`).digest('base64url');
  return { access: make('access'), refresh: make('refresh') };
}
