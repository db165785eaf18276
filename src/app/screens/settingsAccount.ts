import { fromPromise } from 'xstate';
import { linkingMachine } from '../../../machines/linking/linking.machine';
import { passwordMachine } from '../../../machines/password/password.machine';
import { resourceMachine } from '../../../machines/resource/resource.machine';
import type { AccountResources } from '../../../machines/resource/resources';
import { revocationMachine } from '../../../machines/revocation/revocation.machine';
import { securityMachine } from '../../../machines/security/security.machine';
import { takeoutMachine } from '../../../machines/takeout/takeout.machine';
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
} from '../../effects/sessions';
import { Account } from '../../features/settings/Account';
import { Shell } from '../../features/shell/Shell';
import { residents } from '../residents';
import { livePart } from '../screen';

const list = <Name extends keyof AccountResources>(load: (signal: AbortSignal) => Promise<AccountResources[Name]>) =>
  resourceMachine.provide({ actors: { load: fromPromise<unknown, undefined>(({ signal }) => load(signal)) } });

export const part = livePart({
  residents: residents(),
  logic: securityMachine.provide({
    actors: {
      password: passwordMachine.provide({ actors: { changePassword } }),
      revocation: revocationMachine.provide({ actors: { revokeDevice, revokeOthers } }),
      linking: linkingMachine.provide({ actors: { beginLink, unlinkIdentity } }),
      takeout: takeoutMachine.provide({ actors: { saveTakeout } }),
      devices: list<'devices'>(loadDevices),
      accountEvents: list<'accountEvents'>(loadAccountEvents),
      identities: list<'identities'>(loadIdentities),
    },
  }),
  View: Account,
  Frame: Shell,
});
