import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ProviderName } from '../../../contract/rules/account/providerNames';
import { providerTitle } from '../../../contract/rules/account/providers';
import type { LinkedAccountsSnapshot } from '../../../machines/account/linkedAccounts/linkedAccounts.machine';
import {
  linkedAccountsDelays,
  linkedAccountsModels,
} from '../../../machines/account/linkedAccounts/linkedAccounts.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { known, within } from '../../../test/walk/system';
import { LinkedAccountsCard } from './LinkedAccountsCard';
import './UnlinkDialog';

const identities = {
  providers: ['google', 'github'],
  identities: [{ provider: 'github', email: 'ada@github.example', linked_at: '2026-11-05T12:00:00.000Z' }],
};
const isHere = (name: string) => screen.queryByRole('button', { name }) !== null;
/** Behind a dialog too. */
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';
const alerts = () => [...document.querySelectorAll('[role=alert]')].flatMap(({ textContent }) => textContent || []);

const list = ({ context: { outcome, refusal, provider }, value }: LinkedAccountsSnapshot) => {
  expect(screen.getByText('Not linked')).toBeTruthy();
  expect(screen.getByText('ada@github.example, since Nov 05, 2026')).toBeTruthy();
  expect(alerts()).toEqual(refusal ? [refusal.sentence] : []);
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(
    outcome &&
      `${providerTitle(outcome.provider)} ${outcome.isLinked ? 'is linked: you can sign in with it.' : 'is no longer linked.'}`,
  );
  expect(isBusy('Link Google')).toBe(value === 'linking' && provider === 'google');
  expect(button('Unlink GitHub').disabled).toBe(value === 'linking');
};
const dialog = (busy: boolean) => async () => {
  expect(await screen.findByRole('alertdialog', { name: 'Unlink GitHub?' })).toBeTruthy();
  expect([isBusy('Unlink'), button('Keep it').disabled, isHere('Close')]).toEqual([busy, busy, !busy]);
};
const pressFor =
  (verb: string) =>
  ({ provider }: { provider: ProviderName }) =>
    press(`${verb} ${providerTitle(provider)}`);

walkScreen(linkedAccountsModels, {
  render: LinkedAccountsCard,
  wrap: within({ identities: known(identities) }),
  delays: linkedAccountsDelays,
  sight: {
    shows: ({ context }) => context,
    // Another cannot be chosen behind the dialog.
    possible: (at, event) => event.type !== 'identity.unlink' || at.matches('idle'),
  },
  hands: {
    'identity.link': pressFor('Link'),
    'identity.unlink': pressFor('Unlink'),
    'unlink.confirm': () => press('Unlink'),
    'unlink.cancel': () => press('Keep it'),
  },
  eyes: {
    idle: list,
    linking: list,
    confirming: dialog(false),
    unlinking: dialog(true),
    looking: null,
    arriving: null,
    back: null,
  },
});
