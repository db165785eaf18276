import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { FieldName } from '../../../machines/account/signup/signup.form';
import type { SignUpSnapshot } from '../../../machines/account/signup/signup.machine';
import { signupModels } from '../../../machines/account/signup/signup.model';
import { problemOf } from '../../../machines/account/signup/signup.select';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { leadingTo, within } from '../../../test/walk/system';
import '../../ui/PhoneInput/CountryList';
import './CodeForm';
import { SignUp } from './SignUp';

// The chunks of the list and of the code are imported here as well, so that nothing waits for the network.
const labels = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  password: 'Password',
  confirmPassword: 'Confirm password',
} satisfies Partial<Record<FieldName, string>>;
const fields = Object.keys(labels) as (keyof typeof labels)[];
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const picker = () => screen.getByRole('button', { name: /^Country code/ });
const create = () => screen.getByRole('button', { name: 'Create Account' });

/** What was typed, and beside each field what is wrong with it. */
const form = (at: SignUpSnapshot) => {
  expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeTruthy();
  expect(fields.map((name) => field(name).value)).toEqual(fields.map((name) => at.context.values[name]));
  expect(fields.map((name) => wordsAt(labels[name]))).toEqual(fields.map((name) => problemOf(name)(at) ?? ''));
  const { refusal } = at.context;
  if (refusal) expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(refusal);
};
/** Of a list that did not come, or not yet, only the code of the country is there. */
const codeOnly = ({ context }: SignUpSnapshot) => {
  expect(picker().getAttribute('aria-label')).toBe('Country code');
  expect(picker().textContent).toBe(context.values.country);
};

walkScreen(signupModels, {
  render: SignUp,
  wrap: within({ app: leadingTo('/billing?page=2') }),
  sight: {
    shows: (at) => [
      at.context.values.email,
      at.context.values.country,
      problemOf('email')(at),
      problemOf('password')(at),
      at.context.refusal,
    ],
    // Without the list there is no country to choose.
    possible: ({ context }, event) =>
      event.type !== 'field.change' || event.field !== 'country' || context.countries !== null,
  },
  hands: {
    'field.change': async (event) => {
      if (event.field !== 'country') return retype(labels[event.field], event.value);
      await userEvent.click(picker());
      await userEvent.type(await screen.findByRole('combobox', { name: 'Country' }), 'united{Enter}');
    },
    'form.submit': () => press('Create Account'),
    'countries.retry': () => press('Retry'),
  },
  eyes: {
    'form.fields.editing': (at) => {
      form(at);
      expect(create().getAttribute('aria-busy')).toBeNull();
      expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
        '/sign-in?redirect=%2Fbilling%3Fpage%3D2',
      );
    },
    'form.fields.registering': (at) => {
      form(at);
      expect([create().getAttribute('aria-busy'), field('email').readOnly]).toEqual(['true', true]);
    },
    'form.countries.loading': (at) => {
      codeOnly(at);
      expect(screen.queryByText(/could not be loaded/)).toBeNull();
    },
    'form.countries.known': ({ context: { values, countries } }) => {
      const country = countries?.find(({ code }) => code === values.country);
      expect(picker().getAttribute('aria-label')).toBe(`Country code: ${country?.name} ${country?.dialCode}`);
    },
    'form.countries.unknown': (at) => {
      codeOnly(at);
      expect(screen.getByText(/^The country codes could not be loaded/)).toBeTruthy();
    },
    verification: async ({ context }) => {
      expect(screen.getByRole('heading', { name: 'Check your email' })).toBeTruthy();
      expect(await screen.findByRole('group', { name: 'Verification code' })).toBeTruthy();
      expect(screen.getByText(`We are sending a six-digit code to ${context.values.email}.`)).toBeTruthy();
    },
    registered: () => {
      expect(screen.getByRole('status', { name: 'Opening your account' })).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    },
  },
});
