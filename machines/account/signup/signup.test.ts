import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { emptyForm, problemsIn, registration } from './signup.form';
import { america, belgium, commonPassword, filled, signupDelays, signupModels } from './signup.model';
import { problemOf } from './signup.select';

walkMachine(signupModels, signupDelays, './signup.transitions.md', { pairs: true });

const empty = inWorld(signupModels, 'an empty form');
const whole = inWorld(signupModels, 'a filled form');
const wizard = inWorld(signupModels, 'a filled form in the wizard');
const submit = { type: 'form.submit' } as const;
const tokens = { access_token: 'access', refresh_token: 'refresh' };
const countries = done('loadCountries', { countries: [america, belgium], here: 'BE' });

describe('the form', () => {
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

describe('journeys', () => {
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
    const early = await journey(empty, [submit, countries]);
    expect(early.snapshot.context.values.country).toBe('BE');
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
  it('says what the server has against the password beside it, until another one is typed', async () => {
    const refusal = failed('register', commonPassword);
    const { snapshot } = await journey(whole, [submit, refusal]);
    expect([problemOf('password')(snapshot), problemOf('email')(snapshot)]).toEqual([
      commonPassword.message,
      undefined,
    ]);
    const changed = await journey(whole, [
      submit,
      refusal,
      { type: 'field.change', field: 'password', value: 'a loaf of rye bread' },
    ]);
    expect(problemOf('password')(changed.snapshot)).toBeUndefined();
  });
  it('begins the session only when the mailbox is proved', async () => {
    const before = await journey(whole, [submit, done('register', tokens)]);
    expect(before.state).toBe('verification');
    expect(before.sent.map(({ type }) => type)).not.toContain('session.signedIn');
    const after = await journey(whole, [submit, done('register', tokens), done('oneTimeCode', { opened: null })]);
    expect(after.sent).toContainEqual({ type: 'session.signedIn', tokens, isAccountNew: true });
  });
  it('begins it at once in the wizard, whose next step asks for the code', async () => {
    const { state, sent } = await journey(wizard, [submit, done('register', tokens)]);
    expect(state).toBe('registered');
    expect(sent).toContainEqual({ type: 'session.signedIn', tokens, isAccountNew: true });
  });
});

describe('whole journeys, with their ends', () => {
  const titles = (sent: readonly object[]) => sent.flatMap((event) => ('title' in event ? [event.title] : []));
  const type = (field: keyof typeof filled, value: string) => ({ type: 'field.change', field, value }) as const;

  it('a stranger fills it in, is told of what is missing, and proves the mailbox', async () => {
    const fields = Object.entries(filled).map(([field, value]) => type(field as keyof typeof filled, value));
    const { snapshot, sent } = await journey(empty, [
      submit,
      countries,
      ...fields,
      submit,
      done('register', tokens),
      done('oneTimeCode', { opened: null }),
    ]);
    expect(snapshot).toMatchObject({ value: 'registered', context: { values: { ...filled, country: 'BE' } } });
    expect([titles(sent), sent.at(-1)]).toEqual([
      ['Account created'],
      { type: 'session.signedIn', tokens, isAccountNew: true },
    ]);
  });
  it('a mailbox that has an account: told beside the field and above the form, another one is taken', async () => {
    const taken = {
      status: 400,
      message: 'Email already exists',
      fields: { email: 'Email already exists' },
    };
    const refused = await journey(whole, [countries, submit, failed('register', taken)]);
    expect(refused.snapshot.context.refusal).toBe('Please log in or choose a different email');
    expect(titles(refused.sent)).toEqual(['Registration Error']);
    const { snapshot, open } = await journey(whole, [
      countries,
      submit,
      failed('register', taken),
      type('email', 'bob@bakery.example'),
      submit,
      done('register', tokens),
    ]);
    expect(snapshot.value).toBe('verification');
    expect(open.get('oneTimeCode')?.input).toEqual({ purpose: 'sign-up', email: 'bob@bakery.example' });
  });
  it('the list of countries is out of reach: the number begins with +1, and the list is asked for again', async () => {
    const { open } = await journey(whole, [failed('loadCountries'), submit]);
    expect(open.get('register')?.input).toMatchObject({ phone_number: '+1470123456' });
    const { snapshot } = await journey(whole, [failed('loadCountries'), { type: 'countries.retry' }, countries]);
    expect(snapshot.context.values.country).toBe('BE');
  });
  it('a server that is down keeps all that was typed, and takes it when it is back', async () => {
    const down = failed('register', { status: 503, message: '' });
    const { snapshot, sent } = await journey(whole, [submit, down]);
    expect(snapshot.context).toMatchObject({ values: filled, refusal: 'Server error. Please try again later.' });
    expect(titles(sent)).toEqual(['Registration Error']);
    const end = await journey(whole, [
      submit,
      down,
      submit,
      done('register', tokens),
      done('oneTimeCode', { opened: null }),
    ]);
    expect([end.snapshot.value, titles(end.sent)]).toEqual(['registered', ['Registration Error', 'Account created']]);
  });
  it('a code step that breaks keeps nobody from the account that is there', async () => {
    const { snapshot, sent } = await journey(whole, [submit, done('register', tokens), failed('oneTimeCode')]);
    expect([snapshot.value, sent.at(-1)]).toEqual([
      'registered',
      { type: 'session.signedIn', tokens, isAccountNew: true },
    ]);
  });
  it('sends the names and the mailbox trimmed, and never the second password', async () => {
    const { open } = await journey(whole, [
      countries,
      type('first_name', ' Ada '),
      type('email', ' Ada@B.co '),
      submit,
    ]);
    expect(open.get('register')?.input).toEqual({
      first_name: 'Ada',
      last_name: filled.last_name,
      email: 'ada@b.co',
      phone_number: '+32470123456',
      password: filled.password,
    });
  });
});
