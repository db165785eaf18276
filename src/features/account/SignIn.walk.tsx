import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { inWorld } from '../../../machines/paths/journey';
import type { signinMachine } from '../../../machines/account/signin/signin.machine';
import { signinModels } from '../../../machines/account/signin/signin.model';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { type Eye, type ScreenWalk, walkScreen } from '../../../test/walk/screen';
import { leadingTo, standingAt, within } from '../../../test/walk/system';
import { SignIn } from './SignIn';
import './SignInCode';
import { SignInStep } from '../wizard/account/SignInStep';

type Look = Eye<typeof signinMachine>;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const labels = { email: 'Email', password: 'Password' };
const heading = async (name: string) => expect(await screen.findByRole('heading', { name })).toBeTruthy();

/** What was typed, and beside it what is wrong with it. */
const form =
  (isBusy: boolean, asked = '%2Fbilling%3Fpage%3D2'): Look =>
  ({ context: { email, password, problems, refusal } }) => {
    expect([field('Email').value, field('Password').value]).toEqual([email, password]);
    expect([wordsAt('Email'), wordsAt('Password')]).toEqual([problems['email'] ?? '', problems['password'] ?? '']);
    const button = screen.getByRole('button', { name: 'Sign In' });
    expect([button.getAttribute('aria-busy'), field('Email').readOnly]).toEqual([isBusy ? 'true' : null, isBusy]);
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.includes(refusal ?? '')).toBe(refusal !== null);
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      `/forgot-password?redirect=${asked}`,
    );
  };

const codeFor = async (email: string | undefined) => {
  await heading('Check your email');
  expect(await screen.findByRole('group', { name: 'Verification code' })).toBeTruthy();
  expect(screen.getByText(`Enter the six-digit code that we have sent to ${email}.`)).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
};

const code: Look = ({ context }) => codeFor(context.email);

/** Who came back from Google or GitHub has typed no address: the answer says it. */
const factor: Look = async ({ context: { pending } }) => {
  if (pending?.method === 'email') return codeFor(pending.email);
  await heading('Enter your code');
  expect(await screen.findByRole('group', { name: 'Verification code' })).toBeTruthy();
  expect(screen.getByText('Enter the six digits that your authenticator app shows.')).toBeTruthy();
};

const hands: ScreenWalk<typeof signinMachine, never>['hands'] = {
  'field.change': (event) => retype(labels[event.field], event.value),
  'form.submit': () => press('Sign In'),
  'form.return': () => press('Back to sign in'),
};

walkScreen([inWorld(signinModels, 'on its own page'), inWorld(signinModels, 'back from Google or GitHub')], {
  render: (props) => <SignIn {...props} Ways={() => null} />,
  wrap: within({ app: leadingTo('/billing?page=2') }),
  hands,
  eyes: {
    form: async (at, world) => {
      await heading('Sign in');
      expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
        '/sign-up?redirect=%2Fbilling%3Fpage%3D2',
      );
      form(false)(at, world);
    },
    loggingIn: form(true),
    secondFactor: factor,
    verification: code,
    signedIn: () => {
      expect(screen.getByRole('status', { name: 'Opening your account' })).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    },
    pending: null,
  },
});

/** The wizard is gone on with afterwards. */
const wizard = '%2Fwebsite-setup%3Fsource%3Dvisitor';

walkScreen([inWorld(signinModels, 'in the wizard')], {
  render: SignInStep,
  wrap: within({ app: standingAt('/website-setup', '?source=visitor') }),
  hands,
  eyes: {
    form: form(false, wizard),
    loggingIn: form(true, wizard),
    secondFactor: null,
    verification: code,
    // The account step shows its own face from here on.
    signedIn: () => expect(field('Password').value).not.toBe(''),
    pending: () => expect(field('Password').value).not.toBe(''),
  },
});
