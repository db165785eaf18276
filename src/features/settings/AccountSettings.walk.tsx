import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { linkedAccountsMachine } from '../../../machines/account/linkedAccounts/linkedAccounts.machine';
import { passkeysMachine } from '../../../machines/account/passkeys/passkeys.machine';
import { passwordMachine } from '../../../machines/account/password/password.machine';
import { signOutDevicesMachine } from '../../../machines/session/signOutDevices/signOutDevices.machine';
import { secondFactorMachine } from '../../../machines/account/secondFactor/secondFactor.machine';
import {
  accountSettingsDelays,
  accountSettingsModels,
} from '../../../machines/settings/accountSettings/accountSettings.model';
import { ada } from '../../../machines/session/session/session.model';
import { dataExportMachine } from '../../../machines/settings/dataExport/dataExport.machine';
import { awaited, sessionOf } from '../../../test/walk/actors';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { standingAt, within } from '../../../test/walk/system';
import { Account } from './AccountSettings';
import { SettingsFrame } from './SettingsFrame';

const cards = [
  'Password',
  'Passkeys',
  'Two-factor authentication',
  'Sessions',
  'Security log',
  'Download my data',
  'Delete my account',
];
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

walkScreen(accountSettingsModels, {
  render: (props) => (
    <SettingsFrame>
      <Account {...props} />
    </SettingsFrame>
  ),
  wrap: within({
    app: standingAt('/settings/account', ''),
    session: sessionOf(ada),
    devices: awaited(),
    accountEvents: awaited(),
    identities: awaited(),
    passkeyList: awaited(),
  }),
  delays: accountSettingsDelays,
  // The cards are drawn from their own machines; what a broken one looks like does not depend on which it was.
  doubles: {
    password: passwordMachine,
    secondFactor: secondFactorMachine,
    signOutDevices: signOutDevicesMachine,
    linkedAccounts: linkedAccountsMachine,
    passkeys: passkeysMachine,
    dataExport: dataExportMachine,
  },
  sight: {
    possible: (_, { type }) =>
      !/\.(password|secondFactor|signOutDevices|linkedAccounts|passkeys|dataExport)$/.test(type),
  },
  hands: { 'settings.retry': () => press('Try again') },
  eyes: {
    shown: () => {
      expect(headings()).toEqual(cards);
      expect(screen.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
      expect(screen.getByText('Loading your sessions')).toBeTruthy();
      expect(screen.getByText('Loading the security log')).toBeTruthy();
    },
    broken: () => {
      expect(headings()).toEqual([]);
      expect(screen.getByRole('alert').textContent).toContain('This page stopped working.');
    },
  },
});
