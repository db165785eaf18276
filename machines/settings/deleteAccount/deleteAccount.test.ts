import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { noPassword, wrongPassword } from '../../account/password/password.model';
import type { deleteAccountMachine } from './deleteAccount.machine';
import { deleteAccountDelays, deleteAccountModels, owner } from './deleteAccount.model';
import { problemsIn } from './deleteAccount.form';

walkMachine(deleteAccountModels, deleteAccountDelays, './deleteAccount.transitions.md');

const play = (...events: Parameters<typeof journey<typeof deleteAccountMachine>>[1]) =>
  journey(inWorld(deleteAccountModels, 'the owner'), events, { delays: deleteAccountDelays });
const field = (name: 'email' | 'currentPassword', value: string) =>
  ({ type: 'field.change', field: name, value }) as const;
const remove = { type: 'account.delete' } as const;
const filled = [field('email', owner.email), field('currentPassword', 'a loaf of rye bread')];

describe('the confirmation', () => {
  const currentPassword = 'x';
  it.each([
    [owner.email, true],
    [` ${owner.email} `, true],
    [owner.email.toUpperCase(), true],
    [owner.email.slice(1), false],
    [`${owner.email}x`, false],
    ['', false],
  ])('%j: %s', (email, isConfirmed) =>
    expect(Object.keys(problemsIn({ email, currentPassword }, owner.email))).toEqual(isConfirmed ? [] : ['email']),
  );
  it('is impossible while nobody knows whose account it is', () =>
    expect(problemsIn({ email: '', currentPassword }, '')).toHaveProperty('email'));
});

describe('journeys', () => {
  it('asks no server before the address is typed and the password given, and says what is missing', async () => {
    expect((await play(field('email', 'ada'))).snapshot.context.problems).toEqual({});
    const { snapshot, open } = await play(field('email', 'ada'), remove);
    expect(snapshot.context.problems).toEqual({
      email: 'Type the address exactly as it is shown',
      currentPassword: 'Please enter your password',
    });
    expect(open.size).toBe(0);
    const better = await play(remove, field('email', owner.email));
    expect(better.snapshot.context.problems).toEqual({ currentPassword: 'Please enter your password' });
  });

  it('deletes it, then forgets the customer in this browser and goes to the sign-in, with no way back', async () => {
    expect((await play(...filled, remove)).open.get('deleteAccount')?.input).toEqual({
      currentPassword: 'a loaf of rye bread',
    });
    const { snapshot, sent } = await play(...filled, remove, done('deleteAccount'));
    expect([snapshot.value, snapshot.status]).toEqual(['deleted', 'done']);
    expect(sent.slice(-4)).toEqual([
      {
        type: 'toast.show',
        subject: 'session',
        title: 'Account deleted',
        description: 'Your websites are being taken offline.',
        variant: 'success',
        goesAlong: true,
      },
      { type: 'session.clear' },
      { type: 'session.ended' },
      { type: 'location.go', to: '/sign-in', replace: true },
    ]);
  });

  it('says beside its field that the password was wrong, and keeps the confirmation', async () => {
    const { snapshot } = await play(...filled, remove, failed('deleteAccount', wrongPassword));
    expect(snapshot.value).toBe('asking');
    expect(snapshot.context).toMatchObject({
      email: owner.email,
      problems: { currentPassword: 'This is not your current password.' },
      refusal: null,
    });
  });

  it.each([
    [null, 'An unexpected error occurred. Please try again.'],
    [429, 'Too many requests. Please wait a moment before trying again.'],
    [500, 'Server error. Please try again later.'],
  ])('deletes nothing here when the server did not say so (%j)', async (status, refusal) => {
    const { snapshot, sent } = await play(...filled, remove, failed('deleteAccount', { status, message: '' }));
    expect([snapshot.value, snapshot.context.refusal, sent]).toEqual(['asking', refusal, []]);
  });

  it('leads an account without a password to the mailed code, signed out', async () => {
    const refused = failed('deleteAccount', noPassword);
    const { snapshot, sent } = await play(...filled, remove, refused, { type: 'password.set' });
    expect([snapshot.value, snapshot.context.currentPassword]).toEqual(['passwordless', '']);
    expect(sent.at(-1)).toEqual({ type: 'session.signOut', to: '/forgot-password' });
  });

  it('is closed with nothing done, but not while it is being done', async () => {
    expect((await play(...filled, { type: 'deletion.close' })).snapshot.value).toBe('closed');
    await expect(play(...filled, remove, { type: 'deletion.close' })).rejects.toThrow('not possible');
  });
});
