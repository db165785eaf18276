import { t } from '../../../contract/languages/t';
import { noticeSettingsMachine } from '../../../machines/notices/noticeSettings/noticeSettings.machine';
import { pushNoticesMachine } from '../../../machines/notices/pushNotices/pushNotices.machine';
import { loadPreferences, savePreferences, sendTest } from '../../effects/server/noticeSettings';
import { lookAtPush, turnPushOff, turnPushOn } from '../../effects/server/push';
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
  logic: noticeSettingsMachine.provide({
    actors: {
      loadPreferences,
      savePreferences,
      sendTest,
      pushNotices: pushNoticesMachine.provide({ actors: { lookAtPush, turnPushOn, turnPushOff } }),
    },
  }),
  View: (props) => (
    <SettingsFrame>
      <NoticeSettings {...props} fallback={<ChoicesLoading />} />
    </SettingsFrame>
  ),
  Frame: Shell,
  description: t('How we reach you.'),
});
