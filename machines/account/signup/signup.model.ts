import { defineModels } from '../../paths/model';
import type { FieldName } from './signup.form';
import { signupMachine } from './signup.machine';

const tokens = { access_token: 'access', refresh_token: 'refresh' };
export const belgium = { code: 'BE', name: 'Belgium', dialCode: '+32', flag: '/flags/BE.svg' };
export const america = { code: 'US', name: 'United States', dialCode: '+1', flag: '/flags/US.svg' };
export const filled = {
  first_name: 'Ada',
  last_name: 'Baker',
  email: 'ada@bakery.example',
  phone: '470123456',
  password: 'a long password',
  confirmPassword: 'a long password',
} satisfies Partial<Record<FieldName, string>>;

const common = 'This password is among the most common ones. Please choose another.';
export const commonPassword = {
  status: 400,
  message: common,
  code: 'common_password',
  fields: { password: common },
};

export const signupDelays = {};
export const signupModels = defineModels(signupMachine, {
  worlds: {
    'an empty form': {},
    'a filled form': { values: filled },
    'a filled form in the wizard': { inWizard: true, values: filled },
  },
  cases: {
    'field.change': [
      { field: 'email', value: 'ada@' },
      { field: 'email', value: filled.email },
      { field: 'country', value: 'US' },
    ],
    'xstate.done.actor.register': [{ output: tokens }],
    'xstate.error.actor.register': [
      { error: { status: 400, message: 'Email already exists', fields: { email: 'Email already exists' } } },
      { error: commonPassword },
      { error: { status: 500, message: '' } },
    ],
    'xstate.done.actor.loadCountries': [{ output: { countries: [america, belgium], here: 'BE' } }],
    'xstate.error.actor.loadCountries': [{ error: { status: null, message: '' } }],
    'xstate.done.actor.oneTimeCode': [{ output: { opened: null } }],
    'xstate.error.actor.oneTimeCode': [{ error: new Error('broken') }],
  },
  project: ({ values, touched, refusal, refusals, countries }) => [
    values.email,
    values.country,
    touched.length > 2,
    touched.includes('country'),
    refusal !== null,
    refusals.password ?? '',
    countries !== null,
  ],
});
