import { billingMachine } from '../../../machines/money/billing/billing.machine';
import { cancellationMachine } from '../../../machines/money/cancellation/cancellation.machine';
import { depositPageMachine } from '../../../machines/money/depositPage/depositPage.machine';
import { downloadMachine } from '../../../machines/money/download/download.machine';
import { copyText } from '../../effects/browser/clipboard';
import { watchFocus } from '../../effects/browser/focus';
import {
  cancelSubscription,
  loadListing,
  resumeSubscription,
  saveDocument,
  watchDay,
  watchMoney,
} from '../../effects/server/billing';
import { loadDeposit } from '../../effects/server/deposits';
import { Billing } from '../../features/money/billing/Billing';
import { Shell } from '../../features/shell/Shell';
import { residents } from '../residents';
import { livePart } from '../screen';

export const part = livePart({
  residents: residents(),
  logic: billingMachine.provide({
    actors: {
      loadListing,
      watchDay,
      watchMoney,
      watchFocus,
      download: downloadMachine.provide({ actors: { saveDocument } }),
      depositPage: depositPageMachine.provide({ actors: { loadDeposit, copyText } }),
      cancellation: cancellationMachine.provide({ actors: { cancelSubscription, resumeSubscription } }),
    },
  }),
  View: Billing,
  Frame: Shell,
});
