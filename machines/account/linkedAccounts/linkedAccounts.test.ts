import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { linkedAccountsMachine } from './linkedAccounts.machine';
import { arrivalIn } from './linkedAccounts.arrival';
import { linkedAccountsDelays, linkedAccountsModels, onlyWayIn } from './linkedAccounts.model';

walkMachine(linkedAccountsModels, linkedAccountsDelays, './linkedAccounts.transitions.md');

const begin = (world: string) => journey(inWorld(linkedAccountsModels, world), [], { delays: linkedAccountsDelays });
const play = (...events: Parameters<typeof journey<typeof linkedAccountsMachine>>[1]) =>
  journey(inWorld(linkedAccountsModels, 'signed in'), events, { delays: linkedAccountsDelays });
const link = { type: 'identity.link', provider: 'google' } as const;
const unlink = { type: 'identity.unlink', provider: 'github' } as const;
const unlinked = { provider: 'github', isLinked: false };
const confirm = { type: 'unlink.confirm' } as const;

describe('journeys', () => {
  it('asks for a ticket to the service that was pressed; coming back by the back button finds it as it was', async () => {
    expect((await play(link)).open.get('beginLink')?.input).toEqual({ provider: 'google' });
    const { snapshot } = await play(link, done('beginLink'));
    expect([snapshot.value, snapshot.context]).toEqual([
      'idle',
      { arrival: null, provider: null, outcome: null, refusal: null },
    ]);
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
    expect([snapshot.value, snapshot.context]).toEqual([
      'idle',
      { arrival: null, provider: null, outcome: unlinked, refusal: null },
    ]);
    expect(sent.filter(({ type }) => type === 'resource.invalidate')).toHaveLength(2);
  });

  it('takes one that was unlinked elsewhere for unlinked', async () => {
    const gone = failed('unlinkIdentity', { status: 404, message: '' });
    expect((await play(unlink, confirm, gone)).snapshot.context).toMatchObject({ outcome: unlinked, refusal: null });
  });

  it('says in the server’s words that it is the only way in', async () => {
    const { snapshot, sent } = await play(unlink, confirm, failed('unlinkIdentity', onlyWayIn));
    expect(snapshot.context).toMatchObject({
      outcome: null,
      refusal: { provider: 'github', sentence: 'Nothing else opens your account. Set a password first.' },
    });
    expect(sent).toEqual([{ type: 'toast.withdraw', subject: 'linked account' }]);
  });
});

describe('the way back', () => {
  it.each([
    [{}, null],
    [{ linked: 'google' }, { provider: 'google', problem: null }],
    [{ linked: 'evil' }, null],
    [
      { provider: 'github', link_problem: 'linked_elsewhere' },
      { provider: 'github', problem: 'linked_elsewhere' },
    ],
    [{ provider: 'evil', link_problem: 'failed' }, null],
    [{ provider: 'github', link_problem: 'Call +32 470 123 456' }, null],
    [
      { linked: 'google', provider: 'github', link_problem: 'failed' },
      { provider: 'github', problem: 'failed' },
    ],
  ])('of the address counts only what is known: %j', (search: Record<string, string>, arrival) =>
    expect(arrivalIn(search)).toEqual(arrival),
  );

  it('says that it is linked, once, and clears the address', async () => {
    const { snapshot, sent } = await begin('back with Google linked');
    expect([snapshot.value, snapshot.context]).toEqual([
      'idle',
      { arrival: null, provider: null, outcome: { provider: 'google', isLinked: true }, refusal: null },
    ]);
    expect(sent).toEqual([
      { type: 'location.go', to: '/settings/account', replace: true },
      { type: 'toast.show', subject: 'linked account', title: 'Google linked', variant: 'success' },
    ]);
  });

  it('says beside the service why it is not', async () => {
    const { snapshot, sent } = await begin('back with nothing');
    const sentence = 'You did not go on at GitHub. Nothing was changed.';
    expect(snapshot.context).toMatchObject({ outcome: null, refusal: { provider: 'github', sentence } });
    expect(sent.at(-1)).toEqual({
      type: 'toast.show',
      subject: 'linked account',
      title: 'GitHub not linked',
      description: sentence,
      variant: 'info',
    });
  });

  it('says nothing to who has not been away', async () => expect((await begin('signed in')).sent).toEqual([]));
});
