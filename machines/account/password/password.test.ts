import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { ChangePassword } from '../../../contract/wire/account/security';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { problemsIn } from './password.form';
import type { passwordMachine } from './password.machine';
import { commonPassword, noPassword, passwordDelays, passwordModels, typed, wrongPassword } from './password.model';
import { problemsOf } from '../../../contract/wire/validation';

walkMachine(passwordModels, passwordDelays, './password.transitions.md');

const play = (...events: Parameters<typeof journey<typeof passwordMachine>>[1]) =>
  journey(inWorld(passwordModels, 'nothing typed'), events, { delays: passwordDelays });
const field = (name: keyof typeof typed, value: string) => ({ type: 'field.change', field: name, value }) as const;
const filled = [
  field('currentPassword', typed.currentPassword),
  field('password', typed.password),
  field('confirmPassword', typed.confirmPassword),
];
const submit = { type: 'form.submit' } as const;

describe('what the form says', () => {
  it.each([
    [7, 'Password must be at least 8 characters long'],
    [8, undefined],
    [200, undefined],
    [201, 'Password is too long'],
  ])('a new password of %i characters: %s', (length, sentence) => {
    const password = 'p'.repeat(length);
    expect(problemsIn({ currentPassword: 'x', password, confirmPassword: password }).password).toBe(sentence);
    const said = problemsOf(ChangePassword, { current_password: 'x', new_password: password });
    expect(said['new_password']).toBe(sentence);
  });
  it.each([0, 1, 200, 201])('a current password of %i characters as the contract', (length) => {
    const currentPassword = 'p'.repeat(length);
    const said = problemsOf(ChangePassword, { current_password: currentPassword, new_password: 'p'.repeat(8) });
    expect(problemsIn({ ...typed, currentPassword }).currentPassword).toBe(said['current_password']);
  });
  it('wants the current password, of whatever length, and the new one twice', () => {
    expect(problemsIn({ ...typed, currentPassword: '' })).toEqual({ currentPassword: 'Please enter your password' });
    expect(problemsIn({ ...typed, currentPassword: 'x' })).toEqual({});
    expect(problemsIn({ ...typed, confirmPassword: 'A new password' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });
});

describe('journeys', () => {
  it('says nothing before the first submit, then what is wrong on every change', async () => {
    expect((await play(field('password', 'short'))).snapshot.context.problems).toEqual({});
    const { snapshot, open } = await play(field('password', 'short'), submit);
    expect(snapshot.context.problems).toEqual({
      currentPassword: 'Please enter your password',
      password: 'Password must be at least 8 characters long',
      confirmPassword: 'Passwords do not match',
    });
    expect(open.size).toBe(0);
    const better = await play(field('password', 'short'), submit, ...filled.slice(0, 2));
    expect(better.snapshot.context.problems).toEqual({ confirmPassword: 'Passwords do not match' });
  });

  it('changes it, forgets what was typed, and has the lists of sessions and of events read again', async () => {
    const asked = await play(...filled, submit);
    expect(asked.open.get('changePassword')?.input).toEqual({
      currentPassword: 'the old password',
      password: 'a new password',
    });
    const { snapshot, sent } = await play(...filled, submit, done('changePassword'));
    expect(snapshot.value).toBe('changed');
    expect(snapshot.context).toEqual({
      currentPassword: '',
      password: '',
      confirmPassword: '',
      problems: {},
      refusal: null,
      wasSubmitted: false,
    });
    expect(sent.filter(({ type }) => type === 'resource.invalidate')).toHaveLength(2);
  });

  it('says beside the new password what the server has against it', async () => {
    const { snapshot } = await play(...filled, submit, failed('changePassword', commonPassword));
    expect(snapshot.context).toMatchObject({ problems: { password: commonPassword.message }, refusal: null });
  });

  it('says beside its field that the current password was wrong, and keeps everything', async () => {
    const { snapshot, sent } = await play(...filled, submit, failed('changePassword', wrongPassword));
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context).toMatchObject({
      ...typed,
      problems: { currentPassword: 'This is not your current password.' },
      refusal: null,
    });
    expect(sent.filter(({ type }) => type === 'resource.invalidate')).toEqual([]);
  });

  it.each([
    [{ status: 429, message: '' }, 'Too many requests. Please wait a moment before trying again.'],
    [{ status: 500, message: '' }, 'Server error. Please try again later.'],
    [{ status: null, message: '' }, 'An unexpected error occurred. Please try again.'],
  ])('keeps what was typed when it could not be asked (%j)', async (failure, sentence) => {
    const { snapshot } = await play(...filled, submit, failed('changePassword', failure));
    expect(snapshot.context).toMatchObject({ ...typed, problems: {}, refusal: sentence });
    const again = await play(...filled, submit, failed('changePassword', failure), submit);
    expect([again.snapshot.value, again.snapshot.context.refusal]).toEqual(['changing', null]);
  });

  it('leads an account without a password to the mailed code, signed out', async () => {
    const { snapshot, sent } = await play(...filled, submit, failed('changePassword', noPassword), {
      type: 'password.set',
    });
    expect([snapshot.value, snapshot.context.currentPassword]).toEqual(['passwordless', '']);
    expect(sent.at(-1)).toEqual({ type: 'session.signOut', to: '/forgot-password' });
  });

  it('stays changed until the next one begins', async () => {
    const again = [...filled, submit, done('changePassword')] as const;
    expect((await play(...again, field('currentPassword', 'a'))).snapshot.value).toBe('editing');
    const { snapshot } = await play(...again, submit);
    expect([snapshot.value, snapshot.context.problems.currentPassword]).toEqual([
      'editing',
      'Please enter your password',
    ]);
  });
});
