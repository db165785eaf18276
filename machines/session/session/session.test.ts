import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { ada, firstTokens, nextTokens, sessionModels } from './session.model';

/** Between the tries: 1 s, then 2 s. */
const delays = { retryDelay: ({ tries }: { tries: number }) => [0, 1_000, 2_000][tries] ?? Number.NaN };

walkMachine(sessionModels, delays, './session.transitions.md', { pairs: true });

const browser = inWorld(sessionModels, 'browser');
const play = (...events: Parameters<typeof journey<typeof browser.machine>>[1]) => journey(browser, events, { delays });

const stored = done('readSession', { tokens: firstTokens, profile: ada, isConsistent: true });
const torn = done('readSession', { tokens: firstTokens, profile: ada, isConsistent: false });
const nobody = done('readSession', null);
const signedIn = { type: 'session.signedIn', tokens: firstTokens } as const;
const profile = done('loadProfile', ada);
const refused = { type: 'token.refused', token: 'access-1' } as const;
const refresh = (status: number | null) => failed('refreshTokens', { status, message: '' });
const loggedOut = {
  title: 'Closed Session',
  description: 'You have successfully logged out',
  variant: 'success',
  duration: 3_000,
  goesAlong: true,
} as const;
const ofType = (sent: readonly { type: string }[], prefix: string) =>
  sent.filter(({ type }) => type.startsWith(prefix));

describe('coming in', () => {
  it('is a visitor where nothing is stored, and where storage is blocked', async () => {
    for (const answer of [nobody, failed('readSession')]) {
      const { state, sent } = await play(answer);
      expect(state).toBe('visitor');
      expect(sent.at(-1)).toEqual({ type: 'session.left' });
    }
  });
  it('restores a session, and lets nobody in before the profile is there', async () => {
    const asking = await play(stored);
    expect(asking.state).toBe('inside.profile.loading + inside.tokens.fresh');
    expect(ofType(asking.sent, 'session.entered')).toEqual([]);
    const { state, sent } = await play(stored, profile);
    expect(state).toBe('inside.profile.known + inside.tokens.fresh');
    expect(ofType(sent, 'session.entered')).toEqual([{ type: 'session.entered', profile: ada }]);
  });
  it('keeps what the server says of the customer, when it differs from what was stored', async () => {
    const moved = { ...ada, city: 'Gent' };
    const { sent } = await play(stored, done('loadProfile', moved));
    expect(sent).toContainEqual({ type: 'session.save', profile: moved });
  });
  it('lets a customer in at once whose sign-in brought the profile, and asks for it all the same', async () => {
    const { sent, open, snapshot } = await play(nobody, { ...signedIn, profile: ada, isAccountNew: false });
    expect(sent.slice(-3).map(({ type }) => type)).toEqual(['session.begin', 'session.unsettled', 'session.entered']);
    expect(open.has('loadProfile')).toBe(true);
    expect(snapshot.context.profile).toEqual(ada);
  });
  it('holds a new account for new, as the sign-up says', async () => {
    const { snapshot } = await play(nobody, { ...signedIn, profile: ada, isAccountNew: true });
    expect(snapshot.context.profile?.isAccountNew).toBe(true);
  });
  it('goes on as the customer that was remembered when the profile cannot be had', async () => {
    const { sent, state } = await play(stored, failed('loadProfile', { status: 500, message: '' }));
    expect(state).toBe('inside.profile.known + inside.tokens.fresh');
    expect(sent.slice(-2)).toEqual([
      {
        type: 'toast.show',
        subject: 'account',
        title: 'Error loading profile',
        description: 'There was an issue retrieving your profile details. Please try again.',
        variant: 'error',
        duration: 4_000,
        goesAlong: true,
      },
      { type: 'session.entered', profile: ada },
    ]);
  });
  it('says that nobody is known when nobody was remembered, and can be asked again', async () => {
    const { sent, state } = await play(nobody, signedIn, failed('loadProfile'));
    expect(state).toBe('inside.profile.failed + inside.tokens.fresh');
    expect(sent.at(-1)).toEqual({ type: 'session.unreachable' });
    const again = await play(nobody, signedIn, failed('loadProfile'), { type: 'profile.load' }, profile);
    expect(again.state).toBe('inside.profile.known + inside.tokens.fresh');
  });
  it('makes one refresh when the copies in storage differ, then signs out', async () => {
    expect((await play(torn)).state).toBe('inside.profile.loading + inside.tokens.refreshing');
    expect((await play(torn, refresh(401))).state).toBe('visitor');
  });
});

describe('one refresh at a time', () => {
  it('answers a storm of refusals with one call', async () => {
    const { open, state } = await play(stored, profile, refused);
    expect(state).toBe('inside.profile.known + inside.tokens.refreshing');
    expect([...open.keys()].filter((id) => id === 'refreshTokens')).toHaveLength(1);
    expect(open.get('refreshTokens')?.input).toEqual(firstTokens);
    // The machine takes no second refusal while it refreshes: the storm's others only wait.
    await expect(play(stored, profile, refused, refused)).rejects.toThrow('not possible');
  });
  it('ignores the refusal of a token that was renewed meanwhile', async () =>
    await expect(play(stored, profile, refused, done('refreshTokens', nextTokens), refused)).rejects.toThrow(
      'not possible',
    ));
  it('goes on with the new tokens', async () => {
    const { snapshot, state } = await play(stored, profile, refused, done('refreshTokens', nextTokens));
    expect([state, snapshot.context.tokens]).toEqual(['inside.profile.known + inside.tokens.fresh', nextTokens]);
  });
  it('signs out at once when the refresh is refused: lastPath kept, toast, no destination of its own', async () => {
    const { sent, state, snapshot } = await play(stored, profile, refused, refresh(401));
    expect(state).toBe('visitor');
    expect(sent.slice(-3)).toEqual([
      { type: 'session.forget' },
      {
        type: 'toast.show',
        subject: 'session',
        title: 'Session expired!',
        variant: 'error',
        duration: 4_000,
        goesAlong: true,
      },
      { type: 'session.left' },
    ]);
    expect(snapshot.context).toMatchObject({ tokens: null, profile: null });
  });
  it('signs out when the server fails three times, not two', async () => {
    const twice = [stored, profile, refused, refresh(503), after('retryDelay'), refresh(502), after('retryDelay')];
    expect((await play(...twice)).state).toBe('inside.profile.known + inside.tokens.refreshing');
    expect((await play(...twice, refresh(500))).state).toBe('visitor');
    expect((await play(...twice, done('refreshTokens', nextTokens))).snapshot.context.tries).toBe(0);
  });
  it('keeps the session when the network is away, and gives the caller the error', async () => {
    const { state, snapshot } = await play(stored, profile, refused, refresh(null));
    expect(state).toBe('inside.profile.known + inside.tokens.fresh');
    expect(snapshot.context.failure).toEqual({ status: null, message: '' });
  });
  it('drops the answer that comes after a sign-out', async () => {
    const { open, snapshot, actor, settle } = await play(stored, profile, refused);
    expect(snapshot.context.tokens).toEqual(firstTokens);
    const late = open.get('refreshTokens');
    actor.send({ type: 'session.signOut' });
    open.get('revokeSession')?.answer(undefined);
    await settle();
    late?.answer(nextTokens);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'visitor', context: { tokens: null } });
  });
});

describe('leaving', () => {
  it('clears the browser first, says goodbye, and tells the server', async () => {
    const { sent, open, state } = await play(stored, profile, { type: 'session.signOut' });
    expect(state).toBe('leaving');
    expect(sent.slice(-3)).toEqual([
      { type: 'session.left', to: '/sign-in' },
      { type: 'session.clear' },
      {
        type: 'toast.show',
        subject: 'session',
        title: 'Session closed',
        description: 'You have successfully logged out',
        variant: 'success',
        duration: 3_000,
        goesAlong: true,
      },
    ]);
    expect(open.get('revokeSession')?.input).toEqual(firstTokens);
  });
  it('goes where the customer asked to be: the wizard shows its Account step', async () => {
    const { sent } = await play(stored, profile, { type: 'session.signOut', to: '/website-setup?source=visitor' });
    expect(ofType(sent, 'session.left')).toEqual([{ type: 'session.left', to: '/website-setup?source=visitor' }]);
  });
  it('is out even when the server cannot be told', async () =>
    expect((await play(stored, profile, { type: 'session.signOut' }, failed('revokeSession'))).state).toBe('visitor'));
  it('lets the next customer in while the server is still being told', async () => {
    const { state, snapshot } = await play(stored, profile, { type: 'session.signOut' }, signedIn);
    expect([state, snapshot.context.profile]).toEqual(['inside.profile.loading + inside.tokens.fresh', null]);
  });
  it('follows another tab in while the server is still being told', async () => {
    const next = { type: 'session.replaced', tokens: nextTokens } as const;
    expect((await play(stored, profile, { type: 'session.signOut' }, next)).state).toBe('restoring');
  });
  it('says goodbye in the words of the auth screens where it is not the user menu', async () => {
    const { sent } = await play(stored, profile, { type: 'session.signOut', to: '/website-setup?source=visitor' });
    expect(sent.at(-1)).toEqual({ type: 'toast.show', subject: 'session', ...loggedOut });
  });
  it('follows another tab out, says so, and does not touch what that tab left', async () => {
    const { sent, state } = await play(stored, profile, { type: 'session.ended', how: 'left' });
    expect(state).toBe('visitor');
    expect(sent.slice(-2)).toEqual([
      { type: 'toast.show', subject: 'session', ...loggedOut },
      { type: 'session.left' },
    ]);
    expect([...ofType(sent, 'session.clear'), ...ofType(sent, 'session.forget')]).toEqual([]);
  });
  it('says what really happened when another tab lost the session', async () => {
    const { sent, state } = await play(stored, profile, { type: 'session.ended', how: 'lost' });
    expect(state).toBe('visitor');
    expect(ofType(sent, 'toast')).toEqual([
      {
        type: 'toast.show',
        subject: 'session',
        title: 'Session expired!',
        variant: 'error',
        duration: 4_000,
        goesAlong: true,
      },
    ]);
  });
  it('makes way for another customer without a word, then follows in', async () => {
    const ended = { type: 'session.ended' } as const;
    const { sent, state } = await play(stored, profile, ended, { type: 'session.replaced', tokens: nextTokens });
    expect(state).toBe('restoring');
    expect(ofType(sent, 'session.left')).toHaveLength(1);
    expect(ofType(sent, 'toast')).toEqual([]);
  });
  it('follows another tab in', async () => {
    const { state } = await play(nobody, { type: 'session.replaced', tokens: nextTokens }, stored, profile);
    expect(state).toBe('inside.profile.known + inside.tokens.fresh');
  });
  it('takes over the tokens that another tab renewed', async () => {
    const { snapshot } = await play(stored, profile, { type: 'session.replaced', tokens: nextTokens });
    expect(snapshot.context.tokens).toEqual(nextTokens);
  });
});

it('says once that the browser stores nothing, and goes on', async () => {
  const { sent, snapshot } = await play(nobody, signedIn, { type: 'storage.refused' });
  expect(sent.at(-1)).toMatchObject({ type: 'toast.show', variant: 'warning' });
  expect(snapshot.context.isStored).toBe(false);
});
