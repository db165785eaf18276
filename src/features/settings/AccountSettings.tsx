import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type {
  AccountSettingsRef,
  AccountSettingsState,
} from '../../../machines/settings/accountSettings/accountSettings.machine';
import { columns, stack } from '../../ui/atoms.css';
import { Stopped } from '../../ui/Notice/Stopped';
import { DataExportCard } from './DataExportCard';
import { DeleteAccountCard } from './DeleteAccountCard';
import { LinkedAccountsCard } from '../account/LinkedAccountsCard';
import { PasskeysCard } from '../account/PasskeysCard';
import { PasswordCard } from '../account/PasswordCard';
import { SecurityLogCard } from './SecurityLogCard';
import { SessionsCard } from '../session/SessionsCard';
import { TwoFactorCard } from '../account/TwoFactorCard';

type Face = (props: { actor: AccountSettingsRef }) => ReactNode;

const Cards: Face = ({ actor }) => {
  const { password, secondFactor, signOutDevices, linkedAccounts, passkeys, dataExport } = useSelector(
    actor,
    ({ children }) => children,
  );
  return (
    <div className={stack[24]}>
      <div className={columns.forms}>
        <div className={stack[24]}>
          {password && <PasswordCard actor={password} />}
          {passkeys && <PasskeysCard actor={passkeys} />}
          {linkedAccounts && <LinkedAccountsCard actor={linkedAccounts} />}
        </div>
        <div className={stack[24]}>
          {secondFactor && <TwoFactorCard actor={secondFactor} />}
          {signOutDevices && <SessionsCard actor={signOutDevices} />}
        </div>
      </div>
      <SecurityLogCard />
      <div className={columns.forms}>
        {dataExport && <DataExportCard actor={dataExport} />}
        <DeleteAccountCard />
      </div>
    </div>
  );
};

const Broken: Face = ({ actor }) => <Stopped onRetry={() => actor.send({ type: 'settings.retry' })} />;

const faces: Record<AccountSettingsState, Face> = { shown: Cards, broken: Broken };

/** Settings, account, inside the frame of the settings. */
export function Account({ actor }: { actor: AccountSettingsRef }) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  return <Face actor={actor} />;
}
