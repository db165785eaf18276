import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { noPassword, wrongPassword } from '../password/password.model';
import type { erasureMachine } from './erasure.machine';
import { erasureDelays, erasureModels, owner } from './erasure.model';
import { problemsIn } from './form';

walkMachine(erasureModels, erasureDelays, './erasure.transitions.md');

const play = (...events: Parameters<typeof journey<typeof erasureMachine>>[1]) =>
  journey(inWorld(erasureModels, 'the owner'), events, { delays: erasureDelays });
const field = (name: 'email' | 'currentPassword', value: string) =>
  ({ type: 'field.change', field: name, value }) as const;
const erase = { type: 'account.erase' } as const;
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
    const { snapshot, open } = await play(field('email', 'ada'), erase);
    expect(snapshot.context.problems).toEqual({
      email: 'Type the address exactly as it is shown',
      currentPassword: 'Please enter your password',
    });
    expect(open.size).toBe(0);
    const better = await play(erase, field('email', owner.email));
    expect(better.snapshot.context.problems).toEqual({ currentPassword: 'Please enter your password' });
  });

  it('deletes it, then forgets the customer in this browser and goes to the sign-in, with no way back', async () => {
    expect((await play(...filled, erase)).open.get('eraseAccount')?.input).toEqual({
      currentPassword: 'a loaf of rye bread',
    });
    const { snapshot, sent } = await play(...filled, erase, done('eraseAccount'));
    expect([snapshot.value, snapshot.status]).toEqual(['erased', 'done']);
    expect(sent.slice(-4)).toEqual([
      {
        type: 'toast.show',
        title: 'Account deleted',
        description: 'Your websites are being taken offline.',
        variant: 'success',
      },
      { type: 'session.clear' },
      { type: 'session.ended' },
      { type: 'location.go', to: '/sign-in', replace: true },
    ]);
  });

  it('says beside its field that the password was wrong, and keeps the confirmation', async () => {
    const { snapshot } = await play(...filled, erase, failed('eraseAccount', wrongPassword));
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
    const { snapshot, sent } = await play(...filled, erase, failed('eraseAccount', { status, message: '' }));
    expect([snapshot.value, snapshot.context.refusal, sent]).toEqual(['asking', refusal, []]);
  });

  it('leads an account without a password to the mailed code, signed out', async () => {
    const refused = failed('eraseAccount', noPassword);
    const { snapshot, sent } = await play(...filled, erase, refused, { type: 'password.set' });
    expect([snapshot.value, snapshot.context.currentPassword]).toEqual(['passwordless', '']);
    expect(sent.at(-1)).toEqual({ type: 'session.signOut', to: '/forgot-password' });
  });

  it('is closed with nothing done, but not while it is being done', async () => {
    expect((await play(...filled, { type: 'erasure.close' })).snapshot.value).toBe('closed');
    await expect(play(...filled, erase, { type: 'erasure.close' })).rejects.toThrow('not possible');
  });
});
