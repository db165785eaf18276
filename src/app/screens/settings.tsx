import { t } from '../../../contract/languages/t';
import { avatarMachine } from '../../../machines/settings/avatar/avatar.machine';
import { profileMachine } from '../../../machines/settings/profile/profile.machine';
import { holdPage, leavePage } from '../../effects/browser/holdPage';
import { loadCountries, readPicture, saveProfile, sendPicture } from '../../effects/server/profile';
import { SettingsFrame } from '../../features/settings/SettingsFrame';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { stack } from '../../ui/atoms.css';
import { lazily } from '../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { controlHeight } from '../../ui/theme/contract.css';
import { residents } from '../residents';
import { livePart } from '../screen';

/** In a file of its own: it comes while the profile is asked for, and the frame does not wait for it. */
const Profile = lazily(
  chunk(() => import('../../features/settings/Profile')),
  ({ Profile }) => Profile,
);
void Profile.preload();

/** The two cards and the button that come. */
const Waiting = () => (
  <Loading className={stack[24]} label={t('Loading your profile')}>
    <Skeleton shape="block" height="402px" />
    <Skeleton shape="block" height="236px" />
    <Skeleton shape="block" width="128px" height={controlHeight} />
  </Loading>
);

export const part = livePart({
  residents: residents(),
  logic: profileMachine.provide({
    actors: {
      avatar: avatarMachine.provide({ actors: { readPicture, sendPicture } }),
      loadCountries,
      saveProfile,
      holdPage,
      leavePage,
    },
  }),
  View: (props) => (
    <SettingsFrame>
      <Profile {...props} fallback={<Waiting />} />
    </SettingsFrame>
  ),
  Frame: Shell,
  description: t('Who you are, and how to reach you.'),
});
