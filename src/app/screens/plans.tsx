import { t } from '../../../contract/languages/t';
import { fromPromise } from 'xstate';
import { currencyScreenMachine } from '../../../machines/money/currencyScreen/currencyScreen.machine';
import { Plans } from '../../features/money/plans/Plans';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { late } from '../late';
import { residents } from '../residents';
import { livePart } from '../screen';

const later = chunk(() => import('../appearanceLater'));

export const part = livePart({
  residents: residents(),
  logic: currencyScreenMachine.provide({
    actors: {
      loadLater: fromPromise<void, undefined>(async () => void (await later.load())),
      displayCurrency: late(later, ({ displayCurrency }) => displayCurrency),
    },
  }),
  View: Plans,
  Frame: Shell,
  description: t('What a website costs.'),
});
