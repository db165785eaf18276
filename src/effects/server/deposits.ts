import { fromPromise } from 'xstate';
import type { DepositDetails } from '../../../contract/wire/money/billing';
import type { TopUpNetworks } from '../../../contract/wire/money/money';
import { call } from './call';

/** One deposit by our id, with its transactions. */
export const loadDeposit = fromPromise<DepositDetails, { id: string }>(({ input, signal }) =>
  call('deposit', { params: input }, signal),
);

/** On which network each currency would be paid. */
export const listNetworks = fromPromise<TopUpNetworks, undefined>(
  async ({ signal }) => (await call('topUpNetworks', {}, signal)).networks,
);
