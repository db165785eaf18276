import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { users } from '../../db/schema/accounts';
import { notFound } from '../../http/problem';
import { deletedMailbox } from '../mail/mail';

/**
 * Puts what a customer does in several browsers at once in one line, until the transaction ends: for what is counted
 * before it is written. Does not hold up those who only point to the customer.
 * @throws {Problem} 404 when the account was deleted meanwhile: nothing may be kept of its owner any more
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('no key update');
  if (!user || user.email === deletedMailbox(userId)) throw notFound();
}
