import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { authenticator } from '../authenticator/authenticator.model';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { createRedactor } from '../../traces/redact';
import { codes } from '../recoveryCodes/recoveryCodes.model';
import {
  noPassword,
  overdue,
  profileWith,
  secondFactorDelays,
  secondFactorModels,
  wrongPassword,
} from './secondFactor.model';

walkMachine(secondFactorModels, secondFactorDelays, './secondFactor.transitions.md');

const none = inWorld(secondFactorModels, 'a password alone');
const mailed = inWorld(secondFactorModels, 'a mailed code');
const app = inWorld(secondFactorModels, 'an app');
const play = (model: typeof none, events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, events);
const chooseApp = { type: 'app.choose' } as const;
const chooseMail = { type: 'mail.choose' } as const;
const disable = { type: 'factor.disable' } as const;
const renew = { type: 'codes.renew' } as const;
const cancel = { type: 'setup.cancel' } as const;
const password = { type: 'password.change', password: 'a loaf of rye bread' } as const;
const submit = { type: 'password.submit' } as const;
const loadProfile = { type: 'profile.load' };
const told = (method: 'none' | 'email' | 'totp') =>
  ({ type: 'profile.changed', profile: profileWith(method) }) as const;
const paired = [chooseApp, done('beginApp', authenticator), done('authenticator', { recovery_codes: codes })] as const;

describe('journeys', () => {
  it('asks for the profile when it is born: another tab or device may have changed it', async () => {
    const { sent, state } = await play(none, []);
    expect([sent, state]).toEqual([[loadProfile], 'resting.off']);
    expect((await play(none, [told('totp')])).state).toBe('resting.on');
    expect((await play(app, [told('none')])).state).toBe('resting.off');
  });
  it('sets up an app without a password where nothing is lost, and shows the codes before anything else', async () => {
    expect((await play(none, [chooseApp])).open.get('beginApp')?.input).toEqual({ password: '' });
    const begun = await play(none, [chooseApp, done('beginApp', authenticator)]);
    expect(begun.open.get('authenticator')?.input).toEqual(authenticator);
    const { open, snapshot, sent, state } = await play(none, [...paired]);
    expect(open.get('recoveryCodes')?.input).toEqual({ codes, email: 'ada@bakery.example' });
    expect([state, snapshot.context.method]).toEqual(['showingCodes', 'none']);
    expect(sent).toEqual([loadProfile, loadProfile]);
  });
  it('is on only after the profile says so', async () => {
    const before = await play(none, [...paired, done('recoveryCodes')]);
    expect([before.state, before.snapshot.context.method]).toEqual(['reading', 'none']);
    const { snapshot, sent, state } = await play(none, [
      ...paired,
      done('recoveryCodes'),
      done('readProfile', profileWith('totp')),
    ]);
    expect([state, snapshot.context.method]).toEqual(['resting.on', 'totp']);
    expect(sent.slice(-2)).toEqual([
      told('totp'),
      { type: 'toast.show', subject: 'second factor', title: 'Two-factor authentication is on', variant: 'success' },
    ]);
    const denied = await play(none, [...paired, done('recoveryCodes'), done('readProfile', profileWith('none'))]);
    expect(denied.state).toBe('resting.off');
  });
  it('says neither on nor off when the profile could not be read, and reads it again', async () => {
    const { snapshot, state } = await play(none, [...paired, done('recoveryCodes'), failed('readProfile')]);
    expect([state, snapshot.context.method]).toEqual(['resting.unread', 'none']);
    const again = await play(none, [
      ...paired,
      done('recoveryCodes'),
      failed('readProfile'),
      { type: 'profile.read' },
      done('readProfile', profileWith('totp')),
    ]);
    expect(again.state).toBe('resting.on');
  });
  it('turns nothing on when left in the middle, and forgets the secret', async () => {
    const { snapshot, open, sent, state } = await play(none, [chooseApp, done('beginApp', authenticator), cancel]);
    expect([state, open.size, sent]).toEqual(['resting.off', 0, [loadProfile]]);
    expect(JSON.stringify(snapshot.context)).not.toContain(authenticator.secret);
  });
  it('asks for the password before a code is mailed, and sends it once it is there', async () => {
    const asked = await play(none, [chooseMail, submit]);
    expect([asked.snapshot.context.problem, asked.open.size]).toEqual(['Please enter your password', 0]);
    const sent = await play(none, [chooseMail, password, submit]);
    expect(sent.open.get('enableMail')?.input).toEqual({ password: 'a loaf of rye bread' });
    const { snapshot } = await play(none, [
      chooseMail,
      password,
      submit,
      done('enableMail'),
      done('readProfile', profileWith('email')),
    ]);
    expect(snapshot).toMatchObject({ value: { resting: 'on' }, context: { method: 'email', password: '' } });
  });
  it('keeps a wrong password in its field, says so beside it, and takes another', async () => {
    const { snapshot } = await play(app, [disable, password, submit, failed('disableFactor', wrongPassword)]);
    expect(snapshot).toMatchObject({
      value: 'confirming',
      context: { password: 'a loaf of rye bread', problem: 'This is not your current password.', refusal: null },
    });
    const { snapshot: next } = await play(app, [
      disable,
      password,
      submit,
      failed('disableFactor', wrongPassword),
      password,
    ]);
    expect(next.context.problem).toBeNull();
  });
  it('turns off by the password, and is off only after the profile says so', async () => {
    const { snapshot, open } = await play(app, [disable, password, submit, done('disableFactor')]);
    expect([snapshot.context.method, [...open.keys()]]).toEqual(['totp', ['readProfile']]);
    const end = await play(app, [
      disable,
      password,
      submit,
      done('disableFactor'),
      done('readProfile', profileWith('none')),
    ]);
    expect([end.state, end.sent.at(-1)]).toEqual([
      'resting.off',
      { type: 'toast.show', subject: 'second factor', title: 'Two-factor authentication is off', variant: 'success' },
    ]);
  });
  it('shows new recovery codes once, and forgets them with Done', async () => {
    const { open } = await play(mailed, [renew, password, submit, done('renewCodes', { recovery_codes: codes })]);
    expect(open.get('recoveryCodes')?.input).toEqual({ codes, email: 'ada@bakery.example' });
    const { snapshot, sent, state } = await play(mailed, [
      renew,
      password,
      submit,
      done('renewCodes', { recovery_codes: codes }),
      done('recoveryCodes'),
      done('readProfile', profileWith('email')),
    ]);
    expect([state, snapshot.context.recovery_codes]).toEqual(['resting.on', []]);
    expect(sent.at(-1)).toMatchObject({ title: 'Recovery codes renewed' });
  });
  it('changes from mailed codes to an app, and back, only by the password', async () => {
    expect((await play(mailed, [chooseApp])).state).toBe('confirming');
    expect((await play(mailed, [chooseApp, password, submit])).open.get('beginApp')?.input).toEqual({
      password: 'a loaf of rye bread',
    });
    const refused = await play(mailed, [chooseApp, password, submit, failed('beginApp', wrongPassword)]);
    expect(refused.state).toBe('confirming');
    expect((await play(app, [chooseMail, password, submit])).open.has('enableMail')).toBe(true);
    expect((await play(app, [])).snapshot.can(chooseApp)).toBe(false);
    expect((await play(mailed, [])).snapshot.can(chooseMail)).toBe(false);
  });
  it('reads the profile again when another tab was faster', async () => {
    for (const events of [
      [chooseApp, failed('beginApp', { ...overdue, code: 'already_enabled' })],
      [chooseApp, failed('beginApp', overdue), done('readProfile', profileWith('totp'))],
    ]) {
      const { state } = await play(none, events);
      expect(state).toBe(events.length === 2 ? 'reading' : 'resting.on');
    }
    expect((await play(app, [renew, password, submit, failed('renewCodes', overdue)])).state).toBe('reading');
  });
  it.each([
    [{ status: 403, message: '' }, 'User not verified. Please check your email for verification.'],
    [{ status: 429, message: '' }, 'Too many requests. Please wait a moment before trying again.'],
    [{ status: 500, message: 'boom' }, 'Server error. Please try again later.'],
    [{ status: null, message: '' }, 'An unexpected error occurred. Please try again.'],
  ])('says in the catalogue’s words why it could not be done (%j)', async (failure, sentence) => {
    const { snapshot } = await play(none, [chooseMail, password, submit, failed('enableMail', failure)]);
    expect(snapshot).toMatchObject({ value: 'confirming', context: { refusal: sentence, problem: null } });
    const begun = await play(none, [chooseApp, failed('beginApp', failure)]);
    expect(begun.snapshot).toMatchObject({ value: { resting: 'off' }, context: { refusal: sentence } });
    expect(
      (await play(none, [chooseApp, failed('beginApp', failure), chooseMail])).snapshot.context.refusal,
    ).toBeNull();
  });
  it('shows an account without a password the way to one, and no other account', async () => {
    const refused = [disable, password, submit, failed('disableFactor', noPassword)] as const;
    const { sent } = await play(app, [...refused, { type: 'password.forget' }]);
    expect(sent.at(-1)).toEqual({ type: 'session.signOut', to: '/forgot-password' });
    const wrong = await play(app, [disable, password, submit, failed('disableFactor', wrongPassword)]);
    expect(wrong.snapshot.can({ type: 'password.forget' })).toBe(false);
  });
  it('leaves no password, secret or code in a trace', async () => {
    const { snapshot: begun } = await play(none, [chooseApp, done('beginApp', authenticator)]);
    const { snapshot: shown } = await play(none, [...paired]);
    const { snapshot: confirmed } = await play(none, [chooseMail, password]);
    const redact = createRedactor();
    const trace = JSON.stringify([
      redact(password),
      redact({ type: 'xstate.done.actor.beginApp', output: authenticator }),
      redact({ type: 'xstate.done.actor.renewCodes', output: { recovery_codes: codes } }),
      ...[begun, shown, confirmed].map(({ context }) => redact(context)),
    ]);
    const { secret: key, secret_qr: drawing } = authenticator;
    for (const secret of [password.password, key, drawing.path, ...codes]) expect(trace).not.toContain(secret);
  });
});
