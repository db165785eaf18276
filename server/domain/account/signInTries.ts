import type { Db } from '../../db/client';
import { sha256 } from '../../random';
import { forgetTries, type GrowingWait, networkOf, waitYourTurn } from '../limits/growingWait';
import { type Limit, spend, tally } from '../limits/limits';

const minutes = 60_000;
const hours = 60 * minutes;

/** By a browser that has signed in to the account before. */
const ofKnownDevice: Limit = { name: 'login-device', points: 10, window: 15 * minutes };
/** By all others together, at one mailbox. */
const ofStrangers: Limit = { name: 'login-strangers', points: 50, window: 24 * hours };
/** By one network at one mailbox: ten at once, then after 1, 2, 4 ... 60 min. */
const ordinary: GrowingWait = { name: 'sign-in', free: 10, first: minutes, longest: hours, memory: 24 * hours };
/** The same once the strangers have had their tries: each network has one, then one every half hour. */
const besieged: GrowingWait = { ...ordinary, free: 1, first: 30 * minutes, longest: 30 * minutes };

export interface SignInTry {
  email: string;
  /** The browser as the account knows it. */
  known: string | null;
  address: string;
}

/**
 * Counts a try of a password before it is checked. What strangers try slows strangers, each network by itself, and never
 * a browser that has signed in to the account before; a network that has not tried yet is let in whatever others do.
 * `now` in ms.
 * @returns what to do when the password was right: the tries before it were its owner's
 * @throws {Problem} 429 with Retry-After
 */
export async function admitSignIn(
  db: Db,
  { email, known, address }: SignInTry,
  now: number,
): Promise<() => Promise<void>> {
  if (known !== null) {
    await spend(db, ofKnownDevice, known, now);
    return async () => undefined;
  }
  const { points } = await tally(db, ofStrangers, sha256(email), now);
  const pair = `${email} ${networkOf(address)}`;
  await waitYourTurn(db, points > ofStrangers.points ? besieged : ordinary, pair, now);
  return () => forgetTries(db, ordinary, pair);
}
