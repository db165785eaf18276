import { t } from '../../../contract/languages/t';
import { billingMachine } from '../../../machines/money/billing/billing.machine';
import { cancellationMachine } from '../../../machines/money/cancellation/cancellation.machine';
import { depositPageMachine } from '../../../machines/money/depositPage/depositPage.machine';
import { displayCurrencyMachine } from '../../../machines/money/displayCurrency/displayCurrency.machine';
import { downloadMachine } from '../../../machines/shell/download/download.machine';
import { copyText } from '../../effects/browser/clipboard';
import { storeCurrency } from '../../effects/browser/displayCurrency';
import { watchFocus } from '../../effects/browser/focus';
import { cancelSubscription, loadListing, resumeSubscription, saveBooks, watchDay } from '../../effects/server/billing';
import { watchMoney } from '../../effects/server/watchMoney';
import { loadDeposit } from '../../effects/server/deposits';
import { loadRate } from '../../effects/server/loadRate';
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
      download: downloadMachine.provide({ actors: { saveFile: saveBooks } }),
      depositPage: depositPageMachine.provide({ actors: { loadDeposit, copyText } }),
      cancellation: cancellationMachine.provide({ actors: { cancelSubscription, resumeSubscription } }),
      displayCurrency: displayCurrencyMachine.provide({ actors: { loadRate, storeCurrency, watchFocus } }),
    },
  }),
  View: Billing,
  Frame: Shell,
  description: t('Your money and what it paid for.'),
});
