import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { inWorld } from '../../../machines/paths/journey';
import type { Plan, SecondFactorSnapshot } from '../../../machines/account/secondFactor/secondFactor.machine';
import { secondFactorDelays, secondFactorModels } from '../../../machines/account/secondFactor/secondFactor.model';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { TwoFactorCard } from './TwoFactorCard';
import './TwoFactorPairing';

type Snapshot = SecondFactorSnapshot;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const presses: Record<Plan, string> = {
  app: 'Continue',
  mail: 'Turn on mailed codes',
  codes: 'Make new codes',
  disable: 'Turn off',
};

/** On or off is what the profile said that was read last. */
const status = ({ value, context: { method, plan } }: Snapshot) => {
  const isPending = (value === 'showingCodes' || value === 'reading') && plan !== 'codes';
  const word = isPending ? 'Pending' : method === 'none' ? 'Off' : 'On';
  expect(screen.getByText(word, { selector: 'section > div > span' })).toBeTruthy();
};

const off = (isBusy: boolean) => (at: Snapshot) => {
  status(at);
  expect(alerts().includes(at.context.refusal ?? '')).toBe(at.context.refusal !== null);
  expect(button('Use an authenticator app').getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
  expect(button('Have the code mailed').disabled).toBe(isBusy);
};

const password = (isBusy: boolean) => (at: Snapshot) => {
  status(at);
  const { plan, password: typed, problem, refusal, hasNoPassword } = at.context;
  if (refusal) expect(alerts()).toContain(refusal);
  expect(button('Cancel').disabled).toBe(isBusy);
  if (hasNoPassword && problem) {
    expect(alerts().some((text) => text?.startsWith(problem))).toBe(true);
    expect(button('Log out and set a password')).toBeTruthy();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    return;
  }
  const field = screen.getByLabelText<HTMLInputElement>('Your password');
  expect([field.value, field.readOnly, wordsAt('Your password')]).toEqual([typed, isBusy, problem ?? '']);
  expect(button(presses[plan ?? 'app']).getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
};

const focused = () => document.activeElement?.textContent;

// An app is reached from the password alone.
walkScreen([inWorld(secondFactorModels, 'a password alone'), inWorld(secondFactorModels, 'a mailed code')], {
  render: TwoFactorCard,
  delays: secondFactorDelays,
  sight: {
    // At rest a plan shows only in where the focus is.
    shows: ({ value, context: { method, plan, password: typed, problem, refusal, hasNoPassword } }) => [
      method,
      typeof value === 'object' ? plan !== null : plan,
      typed,
      problem,
      refusal,
      hasNoPassword,
    ],
    possible: ({ context: { password: typed, problem, hasNoPassword } }, event) => {
      const isShown = !(hasNoPassword && problem);
      // A field says nothing when it is given what it holds.
      if (event.type === 'password.change') return isShown && event.password !== typed;
      if (event.type === 'password.submit') return isShown;
      return event.type !== 'password.forget' || !isShown;
    },
  },
  hands: {
    'app.choose': () => press(/^Use an authenticator app/),
    'mail.choose': () => press(/^Have the code mailed/),
    'codes.renew': () => press('New recovery codes'),
    'factor.disable': () => press('Turn off'),
    'password.change': (event) => retype('Your password', event.password),
    'password.submit': () => {
      const [submit] = screen.getAllByRole<HTMLButtonElement>('button').filter(({ type }) => type === 'submit');
      if (submit) fireEvent.click(submit);
    },
    'password.forget': () => press('Log out and set a password'),
    'setup.cancel': () => press('Cancel'),
    'profile.read': () => press('Retry'),
  },
  eyes: {
    'resting.off': off(false),
    'resting.on': (at) => {
      status(at);
      const isOfApp = at.context.method === 'totp';
      expect(
        screen.getByText(isOfApp ? /your authenticator app shows/ : /we send to ada@bakery\.example/),
      ).toBeTruthy();
      expect(button(isOfApp ? 'Have the code mailed instead' : 'Use an authenticator app instead')).toBeTruthy();
      if (at.context.plan) expect(focused()).toContain('Signing in asks for');
    },
    'resting.unread': () => {
      expect(screen.getByText('Unknown')).toBeTruthy();
      expect(screen.getByText(/so it is not known whether two-factor authentication is on/)).toBeTruthy();
      expect(document.activeElement).toBe(button('Retry'));
    },
    beginning: (at) => (at.context.method === 'none' ? off(true)(at) : password(true)(at)),
    confirming: password(false),
    enabling: password(true),
    renewing: password(true),
    disabling: password(true),
    pairing: async (at) => {
      status(at);
      expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
      expect(focused()).toBe('Add Sitewright to your app');
    },
    showingCodes: (at) => {
      status(at);
      expect(screen.getAllByRole('listitem')).toHaveLength(10);
      expect(focused()).toBe('Keep your recovery codes');
      expect(button('Done').disabled).toBe(true);
    },
    reading: (at) => {
      status(at);
      expect(screen.getByText('Reading your account again.')).toBeTruthy();
      expect(screen.queryByRole('listitem')).toBeNull();
    },
  },
});
