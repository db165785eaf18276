import { t } from '../../../contract/languages/t';
import { noticeSettingsMachine } from '../../../machines/notices/noticeSettings/noticeSettings.machine';
import { loadPreferences, savePreferences, sendTest } from '../../effects/server/noticeSettings';
import { SettingsFrame } from '../../features/settings/SettingsFrame';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { stack } from '../../ui/atoms.css';
import { lazily } from '../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { residents } from '../residents';
import { livePart } from '../screen';

/** Its table comes while the choices are asked for; the frame does not wait for it. */
const NoticeSettings = lazily(
  chunk(() => import('../../features/notices/NoticeSettings')),
  ({ NoticeSettings }) => NoticeSettings,
);
void NoticeSettings.preload();

/** The three cards that come. */
const Waiting = () => (
  <Loading className={stack[24]} label={t('Loading your choices')}>
    <Skeleton shape="block" height="720px" />
    <Skeleton shape="block" height="180px" />
    <Skeleton shape="block" height="148px" />
  </Loading>
);

export const part = livePart({
  residents: residents(),
  logic: noticeSettingsMachine.provide({ actors: { loadPreferences, savePreferences, sendTest } }),
  View: (props) => (
    <SettingsFrame>
      <NoticeSettings {...props} fallback={<Waiting />} />
    </SettingsFrame>
  ),
  Frame: Shell,
});
