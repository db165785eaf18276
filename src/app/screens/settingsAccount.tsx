import { fromPromise } from 'xstate';
import { authenticatorMachine } from '../../../machines/account/authenticator/authenticator.machine';
import { linkingMachine } from '../../../machines/account/linking/linking.machine';
import { passwordMachine } from '../../../machines/account/password/password.machine';
import { recoveryMachine } from '../../../machines/account/recovery/recovery.machine';
import { resourceMachine } from '../../../machines/shell/resource/resource.machine';
import type { AccountResources } from '../../../machines/shell/resource/resources';
import { revocationMachine } from '../../../machines/session/revocation/revocation.machine';
import { secondFactorMachine } from '../../../machines/account/secondFactor/secondFactor.machine';
import { securityMachine } from '../../../machines/settings/security/security.machine';
import { takeoutMachine } from '../../../machines/account/takeout/takeout.machine';
import { watchFocus } from '../../effects/browser/focus';
import {
  beginApp,
  copyCodes,
  copySecret,
  disableFactor,
  enableMail,
  readProfile,
  renewCodes,
  saveCodes,
  verifyApp,
} from '../../effects/server/security';
import {
  beginLink,
  changePassword,
  loadAccountEvents,
  loadDevices,
  loadIdentities,
  revokeDevice,
  revokeOthers,
  saveTakeout,
  unlinkIdentity,
} from '../../effects/server/sessions';
import { SettingsFrame } from '../../features/settings/SettingsFrame';
import { Shell } from '../../features/shell/Shell';
import { columns, stack } from '../../ui/atoms.css';
import { lazily } from '../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { residents } from '../residents';
import { livePart } from '../screen';

/** Its many cards come after the frame and the first words of the page, which do not wait for them. */
const Account = lazily(() => import('../../features/settings/Account').then((chunk) => chunk.Account));
void Account.preload();

/** As high as the cards of a customer with one session, so that nothing moves when they come. */
const Waiting = () => (
  <Loading className={stack[24]}>
    <div className={columns.forms}>
      <Skeleton shape="block" height="421px" />
      <div className={stack[24]}>
        <Skeleton shape="block" height="188px" />
        <Skeleton shape="block" height="255px" />
      </div>
    </div>
    <Skeleton shape="block" height="259px" />
    <div className={columns.forms}>
      <Skeleton shape="block" height="148px" />
      <Skeleton shape="block" height="148px" />
    </div>
  </Loading>
);

const list = <Name extends keyof AccountResources>(load: (signal: AbortSignal) => Promise<AccountResources[Name]>) =>
  resourceMachine.provide({ actors: { load: fromPromise<unknown, undefined>(({ signal }) => load(signal)) } });

export const part = livePart({
  residents: residents(),
  logic: securityMachine.provide({
    actors: {
      password: passwordMachine.provide({ actors: { changePassword } }),
      secondFactor: secondFactorMachine.provide({
        actors: {
          beginApp,
          enableMail,
          renewCodes,
          disableFactor,
          readProfile,
          authenticator: authenticatorMachine.provide({ actors: { verifyApp, copySecret } }),
          recovery: recoveryMachine.provide({ actors: { copyCodes, saveCodes } }),
        },
      }),
      revocation: revocationMachine.provide({ actors: { revokeDevice, revokeOthers } }),
      linking: linkingMachine.provide({ actors: { beginLink, unlinkIdentity } }),
      takeout: takeoutMachine.provide({ actors: { saveTakeout } }),
      devices: list<'devices'>(loadDevices),
      accountEvents: list<'accountEvents'>(loadAccountEvents),
      identities: list<'identities'>(loadIdentities),
      watchFocus,
    },
  }),
  View: (props) => (
    <SettingsFrame>
      <Account {...props} fallback={<Waiting />} />
    </SettingsFrame>
  ),
  Frame: Shell,
});
