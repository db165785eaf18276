import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ForgotSnapshot } from '../../../machines/account/forgot/forgot.machine';
import { forgotDelays, forgotModels } from '../../../machines/account/forgot/forgot.model';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { leadingTo, within } from '../../../test/walk/system';
import { ForgotPassword } from './ForgotPassword';
import './NewPasswordForm';

const labels = { password: 'New password', confirmPassword: 'Confirm new password' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit [1-6] of 6$/ });
const heading = (name: string) => expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** The address, and beside it what is wrong with it. */
const address =
  (busy: boolean) =>
  ({ context: { email, problems, refusal } }: ForgotSnapshot) => {
    heading('Forgot your password?');
    expect([field('Email').value, wordsAt('Email')]).toEqual([email, problems.email ?? '']);
    expect([isBusy('Send code'), field('Email').readOnly]).toEqual([busy, busy]);
    expect(button('I already have a code').disabled).toBe(busy);
    expect(alerts().includes(refusal ?? '')).toBe(refusal !== null);
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/sign-in?redirect=%2Fbilling%3Fpage%3D2',
    );
  };

/** What was typed of the new password, and what is wrong with it. */
const choice =
  (busy: boolean) =>
  async ({ context }: ForgotSnapshot) => {
    const { email, code, password, confirmPassword, problems, refusal } = context;
    heading('Check your email');
    expect((await screen.findByRole('status')).textContent).toContain(
      `If ${email} has an account, a six-digit code is`,
    );
    expect(boxes().map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5].map((at) => code[at] ?? ''));
    expect(boxes().every(({ disabled }) => disabled === busy)).toBe(true);
    expect([field(labels.password).value, field(labels.confirmPassword).value]).toEqual([password, confirmPassword]);
    expect([wordsAt(labels.password), wordsAt(labels.confirmPassword)]).toEqual([
      problems.password ?? '',
      problems.confirmPassword ?? '',
    ]);
    const group = screen.getByRole('group', { name: 'Verification code' });
    const words = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent ?? '').toBe(problems.code ?? '');
    if (refusal) expect(alerts()).toContain(refusal);
    expect([isBusy('Change password'), button('Use another email').disabled]).toEqual([busy, busy]);
  };

walkScreen(forgotModels, {
  render: ForgotPassword,
  wrap: within({ app: leadingTo('/billing?page=2') }),
  delays: forgotDelays,
  sight: {
    shows: ({ context: { code, problems, refusal } }) => [code, refusal, problems.code, problems.password],
    // The boxes say nothing when they are given what they hold.
    possible: ({ context: { code } }, event) =>
      event.type !== 'field.change' || event.field !== 'code' || event.value !== code,
  },
  hands: {
    'email.change': ({ email }) => retype('Email', email),
    'code.request': () => press('Send code'),
    'code.enter': () => press('I already have a code'),
    'code.resend': () => press('Resend code'),
    'field.change': async ({ field: name, value }) => {
      if (name !== 'code') return retype(labels[name], value);
      const [first] = boxes();
      if (first) await userEvent.click(first);
      await userEvent.paste(value);
    },
    'form.submit': () => press('Change password'),
    'form.return': () => press('Use another email'),
  },
  eyes: {
    asking: address(false),
    requesting: address(true),
    'choosing.form.editing': choice(false),
    'choosing.form.resetting': choice(true),
    'choosing.mail.cooling.counting': ({ context: { secondsLeft } }) => {
      expect(button(/^Resend code/).disabled).toBe(true);
      expect(screen.getByRole('timer').textContent).toBe(`0:0${secondsLeft}`);
    },
    'choosing.mail.idle': () => {
      expect(button('Resend code').disabled).toBe(false);
      expect(screen.queryByRole('timer')).toBeNull();
    },
    'choosing.mail.sending': () => expect(isBusy('Resend code')).toBe(true),
    changed: () => {
      heading('Your password is changed');
      const way = screen.getByRole('link', { name: 'Sign In' });
      expect(way.getAttribute('href')).toBe('/sign-in?redirect=%2Fbilling%3Fpage%3D2');
      expect(document.activeElement).toBe(way);
      expect(screen.queryByRole('button')).toBeNull();
    },
  },
});
