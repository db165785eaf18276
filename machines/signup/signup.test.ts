import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { done, failed, inWorld, journey } from '../kit/journey';
import { emptyForm, problemsIn, registration } from './form';
import { america, belgium, filled, signupDelays, signupModels } from './signup.model';
import { problemOf } from './signup.select';

walkMachine(signupModels, signupDelays, './signup.transitions.md');

const empty = inWorld(signupModels, 'an empty form');
const whole = inWorld(signupModels, 'a filled form');
const wizard = inWorld(signupModels, 'a filled form in the wizard');
const submit = { type: 'form.submit' } as const;
const tokens = { access_token: 'access', refresh_token: 'refresh' };
const countries = done('loadCountries', { countries: [america, belgium], here: 'BE' });

describe('the form (specification 5, Sign-up)', () => {
  const problems = (values: Partial<typeof emptyForm>) =>
    problemsIn({ values: { ...emptyForm, ...filled, ...values }, countries: [america, belgium] });
  it.each([
    ['email', 'ada@', 'Must be a valid email'],
    ['password', '1234567', 'Password must be at least 8 characters long'],
    ['first_name', ' ', 'First name is required'],
    ['last_name', '', 'Last name is required'],
    ['phone', '12345', 'Phone number must be at least 6 digits'],
    ['confirmPassword', 'another password', 'Passwords do not match'],
  ] as const)('%s %j: %s', (field, value, sentence) => expect(problems({ [field]: value })[field]).toBe(sentence));
  it.each([
    ['password', '12345678'],
    ['phone', '123456'],
  ] as const)('takes %s %s', (field, value) =>
    expect(problems({ [field]: value, ...(field === 'password' ? { confirmPassword: value } : {}) })).toEqual({}),
  );
  it('joins dial code and digits', () =>
    expect(
      registration({ values: { ...emptyForm, ...filled, country: 'BE' }, countries: [america, belgium] }).phone_number,
    ).toBe('+32470123456'));
});

describe('journeys (specification 4)', () => {
  it('tells of a field as soon as it was touched, and of the others on submit', async () => {
    const { snapshot } = await journey(empty, [{ type: 'field.change', field: 'email', value: 'ada@' }]);
    expect(problemOf('email')(snapshot)).toBe('Must be a valid email');
    expect(problemOf('password')(snapshot)).toBeUndefined();
    const after = await journey(empty, [submit]);
    expect(problemOf('password')(after.snapshot)).toBe('Password must be at least 8 characters long');
  });
  it('proposes the country of the network, unless one was chosen', async () => {
    expect((await journey(empty, [countries])).snapshot.context.values.country).toBe('BE');
    const chosen = await journey(empty, [{ type: 'field.change', field: 'country', value: 'US' }, countries]);
    expect(chosen.snapshot.context.values.country).toBe('US');
  });
  it('says that the mailbox has an account, beside the field, until it changes', async () => {
    const refusal = failed('register', {
      status: 400,
      message: 'Email already exists',
      fields: { email: 'Email already exists' },
    });
    const { snapshot } = await journey(whole, [submit, refusal]);
    expect(problemOf('email')(snapshot)).toBe('Please log in or choose a different email');
    const changed = await journey(whole, [
      submit,
      refusal,
      { type: 'field.change', field: 'email', value: filled.email },
    ]);
    expect(problemOf('email')(changed.snapshot)).toBeUndefined();
  });
  it('begins the session only when the mailbox is proved', async () => {
    const before = await journey(whole, [submit, done('register', tokens)]);
    expect(before.state).toBe('verification');
    expect(before.sent.map(({ type }) => type)).not.toContain('session.signedIn');
    const after = await journey(whole, [submit, done('register', tokens), done('otp', { opened: null })]);
    expect(after.sent).toContainEqual({ type: 'session.signedIn', tokens, isAccountNew: true });
  });
  it('begins it at once in the wizard, whose next step asks for the code', async () => {
    const { state, sent } = await journey(wizard, [submit, done('register', tokens)]);
    expect(state).toBe('registered');
    expect(sent).toContainEqual({ type: 'session.signedIn', tokens, isAccountNew: true });
  });
});
