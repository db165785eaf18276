import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { done, failed, inWorld, journey } from '../kit/journey';
import { signedIn } from '../otp/otp.model';
import { signinDelays, signinModels } from './signin.model';

walkMachine(signinModels, signinDelays, './signin.transitions.md');

const page = inWorld(signinModels, 'on its own page');
const wizard = inWorld(signinModels, 'in the wizard');
const email = { type: 'field.change', field: 'email', value: signedIn.email } as const;
const password = { type: 'field.change', field: 'password', value: 'secrets' } as const;
const submit = { type: 'form.submit' } as const;
const needed = {
  kind: 'secondFactor',
  needed: { email: signedIn.email, is_two_factor_enabled: true, two_factor_method: 'email' },
};

describe('journeys (specification 2, 4, 5 and 8)', () => {
  it('tells what is missing on submit, and then on every change', async () => {
    expect((await journey(page, [submit])).snapshot.context.problems).toEqual({
      email: 'Please enter your email',
      password: 'Please enter your password',
    });
    expect((await journey(page, [submit, email])).snapshot.context.problems).toEqual({
      password: 'Please enter your password',
    });
    expect((await journey(page, [email])).snapshot.context.problems).toEqual({});
  });
  it.each([
    ['secret', 'Password must be at least 7 characters long'],
    ['secrets', undefined],
  ])('a password of %s: %s', async (value, problem) => {
    const { snapshot } = await journey(page, [email, { ...password, value }, submit]);
    expect(snapshot.context.problems['password']).toBe(problem);
  });
  it('says the same for an unknown mailbox and a wrong password, and keeps what was typed', async () => {
    const { snapshot } = await journey(page, [
      email,
      password,
      submit,
      failed('login', { status: 401, message: 'Wrong email or password.' }),
    ]);
    expect(snapshot.context).toMatchObject({
      email: signedIn.email,
      password: 'secrets',
      refusal: 'Invalid credentials. Please check your email and password.',
    });
  });
  it('opens a session with the tokens of the answer', async () => {
    const { sent } = await journey(page, [email, password, submit, done('login', { kind: 'signedIn', signedIn })]);
    expect(sent).toContainEqual(
      expect.objectContaining({
        type: 'session.signedIn',
        tokens: { access_token: 'access', refresh_token: 'refresh' },
        profile: expect.not.objectContaining({ token: 'access' }) as unknown,
      }),
    );
  });
  it('asks for the second factor before anything opens', async () => {
    const { state, sent } = await journey(page, [email, password, submit, done('login', needed)]);
    expect(state).toBe('secondFactor');
    expect(sent.map(({ type }) => type)).toEqual(['toast.show']);
  });
  it.each(['email', 'totp'] as const)('tells the code step that the second factor is of method %s', async (method) => {
    const answer = { kind: 'secondFactor', needed: { ...needed.needed, two_factor_method: method } };
    const { open } = await journey(page, [email, password, submit, done('login', answer)]);
    expect(open.get('otp')?.input).toEqual({ purpose: 'two-factor', email: signedIn.email, method });
  });
  it('leaves the second factor to the wizard’s own step', async () => {
    const { snapshot } = await journey(wizard, [email, password, submit, done('login', needed)]);
    expect(snapshot.output).toEqual({ pending: signedIn.email });
  });
  it('sends an unproved mailbox through verification and back to the form', async () => {
    const { state } = await journey(page, [
      email,
      password,
      submit,
      failed('login', { status: 403, message: '' }),
      done('otp', { opened: null }),
    ]);
    expect(state).toBe('form');
  });
});
