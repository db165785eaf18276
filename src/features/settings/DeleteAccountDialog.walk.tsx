import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { DeleteAccountSnapshot } from '../../../machines/settings/deleteAccount/deleteAccount.machine';
import { deleteAccountDelays, deleteAccountModels } from '../../../machines/settings/deleteAccount/deleteAccount.model';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { DeleteAccountDialog } from './DeleteAccountDialog';

const labels = { email: /^Type/, currentPassword: 'Your password' } as const;
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const question =
  (busy: boolean) =>
  ({ context: { mailbox, email, currentPassword, problems, refusal } }: DeleteAccountSnapshot) => {
    expect(screen.getByRole('dialog', { name: 'Delete my account' })).toBeTruthy();
    expect(screen.getByText(/stay in our books, without your name/)).toBeTruthy();
    const typed = `Type ${mailbox} to confirm`.replaceAll('  ', ' ');
    expect([field(labels.email).value, wordsAt(typed)]).toEqual([email, problems.email ?? '']);
    expect([field(labels.currentPassword).value, wordsAt(labels.currentPassword)]).toEqual([
      currentPassword,
      problems.currentPassword ?? '',
    ]);
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.includes(refusal ?? '')).toBe(refusal !== null);
    expect([
      button('Delete my account').getAttribute('aria-busy') === 'true',
      button('Keep my account').disabled,
    ]).toEqual([busy, busy]);
    // While it is being done there is no way to close it.
    expect(screen.queryByRole('button', { name: 'Close' }) === null).toBe(busy);
  };
const gone = () => expect(screen.queryByRole('dialog')).toBeNull();

walkScreen(deleteAccountModels, {
  render: DeleteAccountDialog,
  delays: deleteAccountDelays,
  sight: {
    shows: ({ context }) => context,
    // A field says nothing when it is given what it holds.
    possible: ({ context }, event) => event.type !== 'field.change' || context[event.field] !== event.value,
  },
  hands: {
    'field.change': ({ field: name, value }) =>
      name === 'email' ? fireEvent.change(field(labels.email), { target: { value } }) : retype(labels[name], value),
    'account.delete': () => press('Delete my account'),
    'deletion.close': () => press('Keep my account'),
    'password.set': () => press('Log out and set a password'),
  },
  eyes: {
    asking: question(false),
    deleting: question(true),
    passwordless: () => {
      expect(screen.getByRole('status').textContent).toContain('Your account has no password yet.');
      expect(screen.queryByLabelText('Your password')).toBeNull();
    },
    deleted: gone,
    closed: gone,
  },
});
