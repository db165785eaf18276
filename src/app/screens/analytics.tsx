import { t } from '../../../contract/languages/t';
import { statisticsMachine, type StatisticsRef } from '../../../machines/statistics/statistics/statistics.machine';
import { downloadMachine } from '../../../machines/shell/download/download.machine';
import { testVisitMachine } from '../../../machines/statistics/testVisit/testVisit.machine';
import { watchFocus } from '../../effects/browser/focus';
import { loadProperties, loadStatistics, saveStatistics, sendTestVisit } from '../../effects/server/statistics';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { residents } from '../residents';
import { livePart } from '../screen';

/** In a file of its own: it comes while the figures are asked for, and the frame does not wait for it. */
const Figures = lazily(
  chunk(() => import('../../features/statistics/Statistics')),
  ({ Statistics }) => Statistics,
);
void Figures.preload();

/** As high as what comes. */
const Waiting = () => (
  <Loading label={t('Loading this page')}>
    <Skeleton shape="block" height="32rem" />
  </Loading>
);

export const part = livePart({
  residents: residents(),
  logic: statisticsMachine.provide({
    actors: {
      loadProperties,
      loadStatistics,
      watchFocus,
      testVisit: testVisitMachine.provide({ actors: { sendTestVisit } }),
      download: downloadMachine.provide({ actors: { saveFile: saveStatistics } }),
    },
  }),
  View: ({ actor }: { actor: StatisticsRef }) => <Figures actor={actor} fallback={<Waiting />} />,
  Frame: Shell,
  description: t('Your websites and their visitors.'),
});
