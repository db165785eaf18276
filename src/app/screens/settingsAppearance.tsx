import { fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { currencyScreenMachine } from '../../../machines/money/currencyScreen/currencyScreen.machine';
import type { AppRef } from '../../../machines/shell/app/app.machine';
import { SettingsFrame } from '../../features/settings/SettingsFrame';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { stack } from '../../ui/atoms.css';
import { lazily } from '../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { late } from '../late';
import { residents } from '../residents';
import { livePart } from '../screen';

const later = chunk(() => import('../appearanceLater'));

/** Its cards come after the frame and the first words of the page. */
const AppearanceSettings = lazily(
  chunk(() => import('../../features/settings/AppearanceSettings')),
  ({ AppearanceSettings }) => AppearanceSettings,
);
void AppearanceSettings.preload();

/** The line and the four cards that come. */
const Waiting = () => (
  <Loading className={stack[24]} label={t('Loading your appearance')}>
    <Skeleton width="40%" />
    <Skeleton shape="block" height="158px" />
    <Skeleton shape="block" height="330px" />
    <Skeleton shape="block" height="138px" />
    <Skeleton shape="block" height="220px" />
  </Loading>
);

export const part = livePart({
  residents: residents(),
  logic: currencyScreenMachine.provide({
    actors: {
      loadLater: fromPromise<void, undefined>(async ({ system }) => {
        const { startAppearance } = await later.load();
        startAppearance(system.get('app') as AppRef);
      }),
      displayCurrency: late(later, ({ displayCurrency }) => displayCurrency),
    },
  }),
  View: (props) => (
    <SettingsFrame>
      <AppearanceSettings {...props} waiting={<Waiting />} fallback={<Waiting />} />
    </SettingsFrame>
  ),
  Frame: Shell,
  description: t('How it looks to you.'),
});
