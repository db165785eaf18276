import type { TopUpNetworks } from '../../../../contract/wire/money/money';
import { gatewayOf } from '../../../providers/payments/payments';
import type { Services } from '../../../services';

/** On which network each currency would be paid by an invoice that is made now. @throws {GatewayRefused | GatewayUnavailable} */
export const topUpNetworks = ({ providers: { payments } }: Services): Promise<TopUpNetworks> =>
  gatewayOf(payments, payments.current).listNetworks();
