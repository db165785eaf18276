import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { done, failed, inWorld, journey } from '../kit/journey';
import type { linkingMachine } from './linking.machine';
import { linkingDelays, linkingModels, onlyWayIn } from './linking.model';

walkMachine(linkingModels, linkingDelays, './linking.transitions.md');

const play = (...events: Parameters<typeof journey<typeof linkingMachine>>[1]) =>
  journey(inWorld(linkingModels, 'signed in'), events, { delays: linkingDelays });
const link = { type: 'identity.link', provider: 'google' } as const;
const unlink = { type: 'identity.unlink', provider: 'github' } as const;
const confirm = { type: 'unlink.confirm' } as const;

describe('journeys (product.md, settings account: linked Google and GitHub)', () => {
  it('asks for a ticket to the service that was pressed; coming back by the back button finds it as it was', async () => {
    expect((await play(link)).open.get('beginLink')?.input).toEqual({ provider: 'google' });
    const { snapshot } = await play(link, done('beginLink'));
    expect([snapshot.value, snapshot.context]).toEqual(['idle', { provider: null, unlinked: null, refusal: null }]);
  });

  it.each([
    [null, 'An unexpected error occurred. Please try again.'],
    [429, 'Too many requests. Please wait a moment before trying again.'],
    [500, 'Server error. Please try again later.'],
  ])('says beside the service that it could not be begun (%j), until the next try', async (status, sentence) => {
    const refused = failed('beginLink', { status, message: '' });
    expect((await play(link, refused)).snapshot.context.refusal).toEqual({ provider: 'google', sentence });
    expect((await play(link, refused, link)).snapshot.context.refusal).toBeNull();
  });

  it('unlinks nothing before it was confirmed', async () => {
    const asked = await play(unlink);
    expect([asked.snapshot.value, asked.open.size]).toEqual(['confirming', 0]);
    const kept = await play(unlink, { type: 'unlink.cancel' });
    expect([kept.snapshot.value, kept.snapshot.context.provider, kept.open.size]).toEqual(['idle', null, 0]);
  });

  it('unlinks, says which, and has the identities and the security log read again', async () => {
    expect((await play(unlink, confirm)).open.get('unlinkIdentity')?.input).toEqual({ provider: 'github' });
    const { snapshot, sent } = await play(unlink, confirm, done('unlinkIdentity'));
    expect([snapshot.value, snapshot.context]).toEqual(['idle', { provider: null, unlinked: 'github', refusal: null }]);
    expect(sent.filter(({ type }) => type === 'resource.invalidate')).toHaveLength(2);
  });

  it('takes one that was unlinked elsewhere for unlinked', async () => {
    const gone = failed('unlinkIdentity', { status: 404, message: '' });
    expect((await play(unlink, confirm, gone)).snapshot.context).toMatchObject({ unlinked: 'github', refusal: null });
  });

  it('says in the server’s words that it is the only way in', async () => {
    const { snapshot, sent } = await play(unlink, confirm, failed('unlinkIdentity', onlyWayIn));
    expect(snapshot.context).toMatchObject({
      unlinked: null,
      refusal: { provider: 'github', sentence: 'Nothing else opens your account. Set a password first.' },
    });
    expect(sent).toEqual([]);
  });
});
