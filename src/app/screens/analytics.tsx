import { statisticsMachine } from '../../../machines/statistics/statistics/statistics.machine';
import { statisticsExportMachine } from '../../../machines/statistics/statisticsExport/statisticsExport.machine';
import { testVisitMachine } from '../../../machines/statistics/testVisit/testVisit.machine';
import { watchFocus } from '../../effects/browser/focus';
import { loadProperties, loadStatistics, saveStatistics, sendTestVisit } from '../../effects/server/statistics';
import { Statistics } from '../../features/statistics/Statistics';
import { Shell } from '../../features/shell/Shell';
import { residents } from '../residents';
import { livePart } from '../screen';

export const part = livePart({
  residents: residents(),
  logic: statisticsMachine.provide({
    actors: {
      loadProperties,
      loadStatistics,
      watchFocus,
      testVisit: testVisitMachine.provide({ actors: { sendTestVisit } }),
      statisticsExport: statisticsExportMachine.provide({ actors: { saveStatistics } }),
    },
  }),
  View: Statistics,
  Frame: Shell,
});
