import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../server/db/client';
import { users } from '../../../server/db/schema/accounts';

/** A customer who has entered the mailed code, without a password. */
export async function addCustomer(db: Queries, at: number, values: Partial<typeof users.$inferInsert> = {}) {
  const id = randomUUID();
  const [user] = await db
    .insert(users)
    .values({
      id,
      firstName: 'Ada',
      lastName: 'Baker',
      email: `${id}@bakery.example`,
      phoneNumber: '+32470123456',
      verifiedAt: at,
      isAccountNew: false,
      createdAt: at,
      updatedAt: at,
      ...values,
    })
    .returning();
  if (!user) throw new Error('No customer was written');
  return user;
}
