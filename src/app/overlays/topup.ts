import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import { topupMachine } from '../../../machines/money/topup/topup.machine';
import { listNetworks } from '../../effects/server/deposits';
import { watchBalance } from '../../effects/server/orders';
import { createInvoice, findDeposit, openInvoice, watchDeposit, watchPanel } from '../../effects/server/payments';
import { TopUpDialog } from '../../features/money/topup/TopUpDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: topupMachine.provide({
    actors: {
      listNetworks,
      createInvoice,
      openInvoice,
      watchBalance,
      watchPanel,
      deposit: depositMachine.provide({ actors: { findDeposit, watchDeposit } }),
    },
  }),
  View: TopUpDialog,
});
