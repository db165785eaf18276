import { t } from '../../../contract/languages/t';
import { fromPromise } from 'xstate';
import { authenticatorMachine } from '../../../machines/account/authenticator/authenticator.machine';
import { linkedAccountsMachine } from '../../../machines/account/linkedAccounts/linkedAccounts.machine';
import { passkeysMachine } from '../../../machines/account/passkeys/passkeys.machine';
import { passwordMachine } from '../../../machines/account/password/password.machine';
import { recoveryCodesMachine } from '../../../machines/account/recoveryCodes/recoveryCodes.machine';
import { resourceMachine } from '../../../machines/shell/resource/resource.machine';
import { signOutDevicesMachine } from '../../../machines/session/signOutDevices/signOutDevices.machine';
import { secondFactorMachine } from '../../../machines/account/secondFactor/secondFactor.machine';
import { accountSettingsMachine } from '../../../machines/settings/accountSettings/accountSettings.machine';
import { dataExportMachine } from '../../../machines/settings/dataExport/dataExport.machine';
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
  loadPasskeyList,
  revokeDevice,
  revokeOthers,
  saveExport,
  unlinkIdentity,
} from '../../effects/server/sessions';
import { AccountWaiting } from '../../features/settings/AccountWaiting';
import { SettingsFrame } from '../../features/settings/SettingsFrame';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import { residents } from '../residents';
import { livePart } from '../screen';
import type { AccountResources } from '../../../machines/protocols/resource';

const passkeys = chunk(() => import('../../effects/server/passkeys'));
const addPasskey = fromPromise<void, { name: string; password: string }>(async ({ input, signal }) =>
  (await passkeys.load()).addPasskey(input, signal),
);
const removePasskey = fromPromise<void, { id: string }>(async ({ input, signal }) =>
  (await passkeys.load()).removePasskey(input, signal),
);

/** Its many cards come after the frame and the first words of the page, which do not wait for them. */
const Account = lazily(
  chunk(() => import('../../features/settings/AccountSettings')),
  ({ Account }) => Account,
);
void Account.preload();

const list = <Name extends keyof AccountResources>(load: (signal: AbortSignal) => Promise<AccountResources[Name]>) =>
  resourceMachine.provide({ actors: { load: fromPromise<unknown, undefined>(({ signal }) => load(signal)) } });

export const part = livePart({
  residents: residents(),
  logic: accountSettingsMachine.provide({
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
          recoveryCodes: recoveryCodesMachine.provide({ actors: { copyCodes, saveCodes } }),
        },
      }),
      signOutDevices: signOutDevicesMachine.provide({ actors: { revokeDevice, revokeOthers } }),
      linkedAccounts: linkedAccountsMachine.provide({ actors: { beginLink, unlinkIdentity } }),
      passkeys: passkeysMachine.provide({ actors: { addPasskey, removePasskey } }),
      dataExport: dataExportMachine.provide({ actors: { saveExport } }),
      devices: list<'devices'>(loadDevices),
      accountEvents: list<'accountEvents'>(loadAccountEvents),
      identities: list<'identities'>(loadIdentities),
      passkeyList: list<'passkeyList'>(loadPasskeyList),
      watchFocus,
    },
  }),
  View: (props) => (
    <SettingsFrame>
      <Account {...props} fallback={<AccountWaiting />} />
    </SettingsFrame>
  ),
  Frame: Shell,
  description: t('How you sign in, and your data.'),
});
