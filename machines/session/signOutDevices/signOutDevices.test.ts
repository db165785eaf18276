import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { signOutDevicesMachine } from './signOutDevices.machine';
import { laptop, phone, signOutDevicesDelays, signOutDevicesModels } from './signOutDevices.model';

walkMachine(signOutDevicesModels, signOutDevicesDelays, './signOutDevices.transitions.md');

const play = (...events: Parameters<typeof journey<typeof signOutDevicesMachine>>[1]) =>
  journey(inWorld(signOutDevicesModels, 'signed in'), events, { delays: signOutDevicesDelays });
const revoke = { type: 'device.revoke', ...laptop } as const;
const others = { type: 'others.revoke' } as const;
const isInvalidation = ({ type }: { type: string }) => type === 'resource.invalidate';

describe('journeys', () => {
  it('ends one session, says whose, and has both lists read again', async () => {
    const asked = await play(revoke);
    expect(asked.open.get('revokeDevice')?.input).toEqual({ id: laptop.id });
    const { snapshot, sent } = await play(revoke, done('revokeDevice'));
    expect(snapshot.value).toBe('idle');
    expect(snapshot.context).toMatchObject({ ended: [laptop.id], outcome: { name: laptop.name }, refusal: null });
    expect(sent.filter(isInvalidation)).toHaveLength(2);
  });

  it('takes one that had ended already for ended', async () => {
    const { snapshot } = await play(revoke, failed('revokeDevice', { status: 404, message: '' }));
    expect(snapshot.context).toMatchObject({ ended: [laptop.id], outcome: { name: laptop.name }, refusal: null });
  });

  it.each([
    [null, 'An unexpected error occurred. Please try again.'],
    [429, 'Too many requests. Please wait a moment before trying again.'],
    [500, 'Server error. Please try again later.'],
  ])(
    'says beside it that one could not be ended (%j), looks again, and may be asked again',
    async (status, sentence) => {
      const refusal = failed('revokeDevice', { status, message: '' });
      const { snapshot, sent } = await play(revoke, refusal);
      expect(snapshot.context).toMatchObject({ ended: [], outcome: null, refusal: { id: laptop.id, sentence } });
      expect(sent.filter(isInvalidation)).toHaveLength(2);
      const again = await play(revoke, refusal, revoke);
      expect([again.snapshot.value, again.snapshot.context.refusal]).toEqual(['revoking', null]);
    },
  );

  it('ends all the others, counts them, and hides them beside those that ended before', async () => {
    const { snapshot } = await play(revoke, done('revokeDevice'), others, done('revokeOthers', [phone.id]));
    expect(snapshot.context).toMatchObject({ ended: [laptop.id, phone.id], outcome: { count: 1 }, refusal: null });
    const none = await play(others, done('revokeOthers', []));
    expect(none.snapshot.context).toMatchObject({ ended: [], outcome: { count: 0 } });
  });

  it('says beside no session that the others could not be ended, though one was tried before', async () => {
    const failure = failed('revokeOthers', { status: 500, message: '' });
    const { snapshot } = await play(revoke, done('revokeDevice'), others, failure);
    expect(snapshot.context).toMatchObject({
      outcome: null,
      refusal: { id: null, sentence: 'Server error. Please try again later.' },
    });
  });

  it('takes the end of this session for the logout', async () => {
    const { snapshot, sent, open } = await play({ type: 'device.leave' });
    expect(sent.at(-1)).toEqual({ type: 'session.signOut' });
    expect([snapshot.value, open.size]).toEqual(['idle', 0]);
  });

  it('ends one after the other: nothing else begins while one is being ended', async () => {
    await expect(play(revoke, others)).rejects.toThrow('not possible');
    await expect(play(others, revoke)).rejects.toThrow('not possible');
    await expect(play(others, { type: 'device.leave' })).rejects.toThrow('not possible');
  });
});
