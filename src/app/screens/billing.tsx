import { billingMachine } from '../../../machines/money/billing/billing.machine';
import { cancellationMachine } from '../../../machines/money/cancellation/cancellation.machine';
import { downloadMachine } from '../../../machines/money/download/download.machine';
import { watchFocus } from '../../effects/browser/focus';
import {
  cancelSubscription,
  loadListing,
  resumeSubscription,
  saveDocument,
  watchDay,
  watchMoney,
} from '../../effects/server/billing';
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
      cancellation: cancellationMachine.provide({ actors: { cancelSubscription, resumeSubscription } }),
    },
  }),
  View: Billing,
  Frame: Shell,
});
