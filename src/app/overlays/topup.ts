import { depositMachine } from '../../../machines/deposit/deposit.machine';
import { topupMachine } from '../../../machines/topup/topup.machine';
import { watchBalance } from '../../effects/orders';
import { createInvoice, findDeposit, openInvoice, watchDeposit, watchPanel } from '../../effects/payments';
import { TopUpDialog } from '../../features/money/TopUpDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: topupMachine.provide({
    actors: {
      createInvoice,
      openInvoice,
      watchBalance,
      watchPanel,
      deposit: depositMachine.provide({ actors: { findDeposit, watchDeposit } }),
    },
  }),
  View: TopUpDialog,
});
