import { randomUUID } from 'node:crypto';
import { customerAccount } from '../../../server/domain/money/ledger/accounts';

/** An entry of the ledger that credits a customer, as `npm run admin -- fund` does; minor units. */
export const fundingOf = (userId: string, amount: number) => ({
  reference: `funding:${randomUUID()}`,
  kind: 'funding' as const,
  description: 'Credit',
  userId,
  postings: [
    { account: customerAccount(userId), amount },
    { account: 'operator:funding' as const, amount: -amount },
  ],
});
