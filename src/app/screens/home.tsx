import { t } from '../../../contract/languages/t';
import { fromPromise } from 'xstate';
import { homeMachine } from '../../../machines/websites/home/home.machine';
import { Shell } from '../../features/shell/Shell';
import { Dashboard } from '../../features/websites/dashboard/Dashboard';
import { chunk } from '../../lib/chunk';
import { late } from '../late';
import { residents } from '../residents';
import { livePart } from '../screen';

const later = chunk(() => import('../homeLater'));

export const part = livePart({
  residents: residents(),
  logic: homeMachine.provide({
    actors: {
      loadLater: fromPromise<void, undefined>(async () => void (await later.load())),
      watchMoney: late(later, ({ watchMoney }) => watchMoney),
      savedDrafts: late(later, ({ savedDrafts }) => savedDrafts),
      outlook: late(later, ({ outlook }) => outlook),
    },
  }),
  View: Dashboard,
  Frame: Shell,
  description: t('Your websites, your balance, and everything that needs you today.'),
});
