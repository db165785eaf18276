import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { signedIn } from '../oneTimeCode/oneTimeCode.model';
import { signinDelays, signinModels } from './signin.model';

walkMachine(signinModels, signinDelays, './signin.transitions.md', { pairs: true });

const page = inWorld(signinModels, 'on its own page');
const wizard = inWorld(signinModels, 'in the wizard');
const handedOver = inWorld(signinModels, 'back from Google or GitHub');
const email = { type: 'field.change', field: 'email', value: signedIn.email } as const;
const password = { type: 'field.change', field: 'password', value: 'secrets' } as const;
const submit = { type: 'form.submit' } as const;
const needed = {
  kind: 'secondFactor',
  needed: { email: signedIn.email, is_two_factor_enabled: true, two_factor_method: 'email' },
};

describe('journeys', () => {
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
    expect(sent.map(({ type }) => type)).toEqual(['toast.withdraw', 'toast.show']);
  });
  it.each(['email', 'totp'] as const)('tells the code step that the second factor is of method %s', async (method) => {
    const answer = { kind: 'secondFactor', needed: { ...needed.needed, two_factor_method: method } };
    const { open } = await journey(page, [email, password, submit, done('login', answer)]);
    expect(open.get('oneTimeCode')?.input).toEqual({ purpose: 'two-factor', email: signedIn.email, method });
  });
  it('leaves the second factor to the wizard’s own step', async () => {
    const { snapshot } = await journey(wizard, [email, password, submit, done('login', needed)]);
    expect(snapshot.output).toEqual({ pending: { email: signedIn.email, method: 'email' } });
  });
  it('sends an unproved mailbox through verification and back to the form', async () => {
    const { state } = await journey(page, [
      email,
      password,
      submit,
      failed('login', { status: 403, message: '' }),
      done('oneTimeCode', { opened: null }),
    ]);
    expect(state).toBe('form');
  });
});

describe('whole journeys, with their ends', () => {
  const titles = (sent: readonly object[]) =>
    sent.flatMap((event) => ('title' in event ? [[event.title, 'description' in event ? event.description : '']] : []));
  const entered = [email, password, submit];
  const welcome = ['Login successful', ''];
  const wanted = ['Verification Required', 'Please verify your two-factor code.'];

  it('a customer without a second factor is in at once', async () => {
    const { snapshot, sent, open } = await journey(page, [...entered, done('login', { kind: 'signedIn', signedIn })]);
    expect([snapshot.value, snapshot.output, open.size]).toEqual(['signedIn', { pending: null }, 0]);
    expect([sent[0]?.type, titles(sent)]).toEqual(['session.signedIn', [welcome]]);
  });
  it('a wrong password first, then the right one and the code', async () => {
    const { snapshot, sent } = await journey(page, [
      email,
      { ...password, value: 'not this one' },
      submit,
      failed('login', { status: 401, message: 'Wrong email or password.' }),
      password,
      submit,
      done('login', needed),
      done('oneTimeCode', { opened: signedIn }),
    ]);
    expect(snapshot.value).toBe('signedIn');
    const refusal = ['Login Error', 'Invalid credentials. Please check your email and password.'];
    expect(titles(sent)).toEqual([refusal, wanted, welcome]);
    expect(sent).toContainEqual(
      expect.objectContaining({
        type: 'session.signedIn',
        profile: expect.objectContaining({ isAccountNew: false, needsSetup: false }) as unknown,
      }),
    );
  });
  it('a mailbox that was never proved: told so, proved, back at the form with what was typed, and in', async () => {
    const unproved = [...entered, failed('login', { status: 403, message: '' })];
    const at = await journey(page, unproved);
    expect(at.state).toBe('verification');
    expect(at.open.get('oneTimeCode')?.input).toEqual({ purpose: 'verify-email', email: signedIn.email });
    expect(titles(at.sent)).toEqual([['Login Error', 'User not verified. Please check your email for verification.']]);
    const back = await journey(page, [...unproved, done('oneTimeCode', { opened: null })]);
    expect(back.snapshot).toMatchObject({
      value: 'form',
      context: { email: signedIn.email, password: 'secrets' },
    });
    const end = await journey(page, [
      ...unproved,
      done('oneTimeCode', { opened: null }),
      submit,
      done('login', { kind: 'signedIn', signedIn }),
    ]);
    expect([end.snapshot.value, titles(end.sent).at(-1)]).toEqual(['signedIn', welcome]);
  });
  it('the wrong account: back from the code to the form, whose other mailbox has a factor of its own', async () => {
    const app = { email: 'bob@bakery.example', is_two_factor_enabled: true, two_factor_method: 'totp' };
    const { state, open } = await journey(page, [
      ...entered,
      done('login', needed),
      { type: 'form.return' },
      { ...email, value: app.email },
      submit,
      done('login', { kind: 'secondFactor', needed: app }),
    ]);
    expect(state).toBe('secondFactor');
    expect(open.get('oneTimeCode')?.input).toEqual({ purpose: 'two-factor', email: app.email, method: 'totp' });
  });
  it.each([
    [{ status: 500, message: 'boom' }, 'Server error. Please try again later.'],
    [{ status: 429, message: '' }, 'Too many requests. Please wait a moment before trying again.'],
    [{ status: 429, message: '', retryAfter: 1_800_000 }, 'Too many requests. Please try again in 30 minutes.'],
    [{ status: null, message: '' }, 'An unexpected error occurred. Please try again.'],
  ])('a server that does not answer properly (%j): told why, nothing lost, tried again', async (failure, why) => {
    const { snapshot, sent } = await journey(page, [...entered, failed('login', failure)]);
    expect(snapshot).toMatchObject({ value: 'form', context: { email: signedIn.email, refusal: why } });
    expect(titles(sent)).toEqual([['Login Error', why]]);
    expect(snapshot.can(submit)).toBe(true);
  });

  it('claims what Google or GitHub has led back with, and opens a session like a password', async () => {
    const { state, sent, open } = await journey(handedOver, []);
    expect([state, open.get('login')?.input]).toEqual(['loggingIn', { email: '', password: '', isHandedOver: true }]);
    expect(sent).toEqual([]);
    const opened = await journey(handedOver, [done('login', { kind: 'signedIn', signedIn })]);
    expect(opened.state).toBe('signedIn');
    expect(opened.sent.map(({ type }) => type)).toEqual(['session.signedIn', 'toast.show']);
  });
  it('says in the server’s words why it came to nothing, and leaves the form for a password', async () => {
    const message = 'You did not go on at Google. Nothing was changed.';
    const { state, snapshot, sent } = await journey(handedOver, [failed('login', { status: 409, message })]);
    expect([state, snapshot.context.refusal]).toEqual(['form', message]);
    expect(sent).toMatchObject([{ title: 'Login Error', description: message }]);
    const typed = await journey(handedOver, [failed('login', { status: 409, message }), email, password, submit]);
    expect(typed.open.get('login')?.input).toMatchObject({ password: 'secrets', isHandedOver: false });
  });
  it('proves the mailbox that was handed over, and then claims again', async () => {
    const unproved = failed('login', { status: 403, message: '', fields: { email: signedIn.email } });
    const waiting = await journey(handedOver, [unproved]);
    expect(waiting.open.get('oneTimeCode')?.input).toEqual({ purpose: 'verify-email', email: signedIn.email });
    const proved = await journey(handedOver, [unproved, done('oneTimeCode', { opened: null })]);
    expect(proved.open.get('login')?.input).toMatchObject({ isHandedOver: true });
    const left = await journey(handedOver, [unproved, { type: 'form.return' }]);
    expect([left.state, left.snapshot.context.email]).toEqual(['form', signedIn.email]);
  });
  it('asks for the second factor of who was handed over, and claims nothing twice', async () => {
    const asked = await journey(handedOver, [done('login', needed)]);
    expect(asked.open.get('oneTimeCode')?.input).toMatchObject({ purpose: 'two-factor', email: signedIn.email });
    const left = await journey(handedOver, [done('login', needed), { type: 'form.return' }]);
    expect(left.state).toBe('form');
  });
});
