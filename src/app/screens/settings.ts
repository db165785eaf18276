import { avatarMachine } from '../../../machines/avatar/avatar.machine';
import { profileMachine } from '../../../machines/profile/profile.machine';
import { loadCountries } from '../../effects/countries';
import { holdPage, leavePage, readPicture, saveProfile, sendPicture } from '../../effects/profile';
import { Profile } from '../../features/settings/Profile';
import { Shell } from '../../features/shell/Shell';
import { residents } from '../residents';
import { livePart } from '../screen';

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
  View: Profile,
  Frame: Shell,
});
