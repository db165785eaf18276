import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PasswordSnapshot } from '../../../machines/account/password/password.machine';
import { passwordDelays, passwordModels } from '../../../machines/account/password/password.model';
import { ada } from '../../../machines/session/session/session.model';
import { sessionOf } from '../../../test/walk/actors';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { within } from '../../../test/walk/system';
import { PasswordCard } from './PasswordCard';

const labels = {
  currentPassword: 'Current password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
} as const;
const names = ['currentPassword', 'password', 'confirmPassword'] as const;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const hint = { currentPassword: '', password: 'At least 8 characters', confirmPassword: '' };

const form =
  (busy: boolean) =>
  ({ context, value }: PasswordSnapshot) => {
    for (const name of names) {
      const said = [hint[name], context.problems[name]].filter(Boolean).join(' ');
      expect([field(labels[name]).value, wordsAt(labels[name])]).toEqual([context[name], said]);
      expect(field(labels[name]).readOnly).toBe(busy);
      expect(field(labels[name]).type).toBe('password');
    }
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.includes(context.refusal ?? '')).toBe(context.refusal !== null);
    const button = screen.getByRole('button', { name: 'Change password' });
    expect(button.getAttribute('aria-busy') === 'true').toBe(busy);
    expect(screen.queryByText(/^You are logged out everywhere else\. A page still open there/) !== null).toBe(
      value === 'changed',
    );
    expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe(ada.email);
  };

walkScreen(passwordModels, {
  render: PasswordCard,
  wrap: within({ session: sessionOf(ada) }),
  delays: passwordDelays,
  hands: {
    'field.change': ({ field: name, value }) => retype(labels[name], value),
    'form.submit': () => press('Change password'),
    'password.set': () => press('Log out and set a password'),
  },
  eyes: {
    editing: form(false),
    changing: form(true),
    changed: form(false),
    passwordless: () => {
      expect(screen.getByRole('status').textContent).toContain('Your account has no password yet.');
      expect(screen.queryByLabelText('Current password')).toBeNull();
    },
  },
});
