import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import { type TopUpRef, topupMachine } from '../../../machines/money/topup/topup.machine';
import { listNetworks } from '../../effects/server/deposits';
import { watchBalance } from '../../effects/server/orders';
import { createInvoice, findDeposit, openInvoice, watchDeposit, watchPanel } from '../../effects/server/payments';
import { TopUpDialog } from '../../features/money/topup/TopUpDialog';
import { CoinIcons } from '../../features/money/topup/coinIcons.context';
import { iconOf } from '../addresses';
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
  View: (props: { actor: TopUpRef }) => (
    <CoinIcons value={iconOf}>
      <TopUpDialog {...props} />
    </CoinIcons>
  ),
});
