import { sql } from 'drizzle-orm';
import { emailExists } from '../../../contract/rules/problems';
import type { Tx } from '../../db/client';
import { Problem, tooMany } from '../../http/problem';
import { networkOf } from '../limits/growingWait';
import { type Limit, peek, tally } from '../limits/limits';
import { findByEmail } from './accounts';

/** By one network, with mailboxes that have an account: what is answered tells who has one (docs/product.md, Whose is it). */
const known: Limit = { name: 'register-known', points: 10, window: 60 * 60_000 };

/**
 * Whether a mailbox may get an account. Once a network has been told of so many that have one, it is told no more of any
 * for the hour. Sign-ups of one network come one after the other until the transaction ends, so that no burst is told
 * more. `now` in ms.
 * @returns the refusal, to be thrown when the transaction that counted it is written; null when it may
 */
export async function admitSignUp(
  tx: Tx,
  { email, address }: { email: string; address: string },
  now: number,
): Promise<Problem | null> {
  const network = networkOf(address);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`register:${network}`}, 0))`);
  const told = await peek(tx, known, network, now);
  if (told.points >= known.points) return tooMany(told.ends - now);
  if (!(await findByEmail(tx, email))) return null;
  await tally(tx, known, network, now);
  return new Problem(400, emailExists, { code: 'email_exists', fields: { email: emailExists } });
}
