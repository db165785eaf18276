import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { signedIn } from '../oneTimeCode/oneTimeCode.model';
import type { passkeySignInMachine } from './passkeySignIn.machine';
import { cancelled, passkeySignInDelays, passkeySignInModels, removedElsewhere } from './passkeySignIn.model';

walkMachine(passkeySignInModels, passkeySignInDelays, './passkeySignIn.transitions.md');

const play = (...events: Parameters<typeof journey<typeof passkeySignInMachine>>[1]) =>
  journey(inWorld(passkeySignInModels, 'at the sign-in'), events, { delays: passkeySignInDelays });
const choose = { type: 'passkey.choose' } as const;

describe('journeys', () => {
  it.each([
    ['that was picked in the field', [done('offerPasskey', signedIn)]],
    ['that was chosen in the browser’s dialog', [choose, done('choosePasskey', signedIn)]],
  ])('opens a session with the one %s, and asks no more', async (_, events) => {
    const { snapshot, sent, open } = await play(...events);
    expect([snapshot.value, open.size]).toEqual(['signedIn', 0]);
    expect(sent).toMatchObject([
      { type: 'session.signedIn', tokens: { access_token: 'access', refresh_token: 'refresh' } },
      { type: 'toast.show', title: 'Login successful' },
    ]);
    expect(snapshot.can(choose)).toBe(false);
  });
  it('asks for one at a time: the dialog takes the place of the offer', async () =>
    expect([...(await play(choose)).open.keys()]).toEqual(['choosePasskey']));
  it('ends with the form, whatever it waits for', async () => {
    for (const events of [[], [choose], [failed('offerPasskey', { status: null, message: '' })]])
      expect(await play(...events, { type: 'form.left' })).toMatchObject({ state: 'left', open: new Map() });
  });
  it.each([
    [cancelled, cancelled.message],
    [removedElsewhere, removedElsewhere.message],
    [{ status: 429, message: '', retryAfter: 60_000 }, 'Too many requests. Please try again in 1 minute.'],
  ])('says why it came to nothing (%j), offers again, and forgets it at the next press', async (failure, sentence) => {
    const refused = failed('choosePasskey', failure);
    const { snapshot, open } = await play(choose, refused);
    expect([snapshot.value, snapshot.context.problem, [...open.keys()]]).toEqual([
      'offering',
      sentence,
      ['offerPasskey'],
    ]);
    expect((await play(choose, refused, choose)).snapshot.context.problem).toBeNull();
  });
  it('says that the one that was picked is refused, and offers the others', async () => {
    const { snapshot, open } = await play(failed('offerPasskey', removedElsewhere));
    expect([snapshot.value, snapshot.context.problem]).toEqual(['offering', removedElsewhere.message]);
    expect(open.size).toBe(1);
  });
  it.each([
    { status: null, message: '' },
    { status: 429, message: '' },
    { status: 500, message: '' },
  ])('says nothing where nothing can be offered (%j), asks no more, and leaves the button', async (failure) => {
    const { snapshot, open } = await play(failed('offerPasskey', failure));
    expect([snapshot.value, snapshot.context.problem, open.size]).toEqual(['resting', null, 0]);
    expect(snapshot.can(choose)).toBe(true);
  });
});
