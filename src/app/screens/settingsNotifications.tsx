import { noticeSettingsMachine } from '../../../machines/notices/noticeSettings/noticeSettings.machine';
import { loadPreferences, savePreferences, sendTest } from '../../effects/server/noticeSettings';
import { ChoicesLoading } from '../../features/notices/ChoicesLoading';
import { SettingsFrame } from '../../features/settings/SettingsFrame';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import { residents } from '../residents';
import { livePart } from '../screen';

/** Its table comes while the choices are asked for; the frame does not wait for it. */
const NoticeSettings = lazily(
  chunk(() => import('../../features/notices/NoticeSettings')),
  ({ NoticeSettings }) => NoticeSettings,
);
void NoticeSettings.preload();

export const part = livePart({
  residents: residents(),
  logic: noticeSettingsMachine.provide({ actors: { loadPreferences, savePreferences, sendTest } }),
  View: (props) => (
    <SettingsFrame>
      <NoticeSettings {...props} fallback={<ChoicesLoading />} />
    </SettingsFrame>
  ),
  Frame: Shell,
});
