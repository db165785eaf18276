import { avatarMachine } from '../../../machines/avatar/avatar.machine';
import { profileMachine } from '../../../machines/profile/profile.machine';
import { holdPage, leavePage, loadCountries, readPicture, saveProfile, sendPicture } from '../../effects/profile';
import { Shell } from '../../features/shell/Shell';
import { lazily } from '../../ui/Lazy/lazily';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { residents } from '../residents';
import { livePart } from '../screen';

/** In a file of its own: it comes while the profile is asked for, and the frame does not wait for it. */
const Profile = lazily(() => import('../../features/settings/Profile').then((module) => module.Profile));
void Profile.preload();

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
  View: (props) => <Profile {...props} fallback={<Skeleton shape="block" height="480px" />} />,
  Frame: Shell,
});
