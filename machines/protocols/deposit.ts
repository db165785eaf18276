import type { Deposit } from '../../contract/wire/money/money';

/** The top-up is told what is known of the deposit that it waits for, each time it is known anew. */
export interface DepositNews {
  type: 'deposit.known';
  deposit: Deposit;
}
