import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { ada } from '../../session/session/session.model';
import type { admissionMachine } from './admission.machine';
import { admissionDelays, admissionModels } from './admission.model';
import { limitAt } from './admission.select';

walkMachine(admissionModels, admissionDelays, './admission.transitions.md');

const play = (world: 'a customer' | 'a visitor', ...events: Parameters<typeof journey<typeof admissionMachine>>[1]) =>
  journey(inWorld(admissionModels, world), events, { delays: admissionDelays });
const room = (limit: number | null) => ({ type: 'room.changed', limit }) as const;
const signedIn = { type: 'profile.changed', profile: ada } as const;

describe('journeys', () => {
  it('starts no wizard for a customer at the limit, and says which it is', async () => {
    const { snapshot, open } = await play('a customer', room(3));
    expect([limitAt(snapshot), open.has('wizard')]).toEqual([3, false]);
  });
  it('starts it as soon as there is room: at once, after a look, or when nobody knows', async () => {
    for (const events of [
      [room(null)],
      [room(3), { type: 'room.refresh' }, room(null)],
      [after('patienceDelay')],
    ] as const)
      expect((await play('a customer', ...events)).open.has('wizard')).toBe(true);
  });
  it('has the figures read again when the customer asks', async () => {
    const { sent } = await play('a customer', room(3), { type: 'room.refresh' });
    expect(sent).toEqual([{ type: 'resource.refresh' }]);
  });
  it('takes nobody out who is in: the order that reaches the limit is shown to its end', async () => {
    await expect(play('a customer', room(null), room(3))).rejects.toThrow('not possible');
  });
  it('lets a visitor in without a look, and looks when they have signed in', async () => {
    const visitor = await play('a visitor');
    expect([...visitor.open.keys()]).toEqual(['wizard', 'loadPicture']);
    const full = await play('a visitor', signedIn, room(1));
    expect([limitAt(full.snapshot), full.open.has('wizard')]).toEqual([1, false]);
    const inside = await play('a visitor', signedIn, room(null));
    expect([...inside.open.keys()]).toEqual(['wizard', 'loadPicture']);
    expect(inside.open.get('wizard')?.received).toEqual([signedIn]);
  });
  it('goes on without the picture where that does not come, or breaks', async () => {
    const loaded = done('loadPicture', undefined);
    expect([...(await play('a visitor', loaded)).open.keys()]).toEqual(['wizard', 'draftPicture']);
    for (const events of [
      [failed('loadPicture', new Error('offline'))],
      [loaded, failed('draftPicture', new Error('broken'))],
    ] as const)
      expect([...(await play('a visitor', ...events)).open.keys()]).toEqual(['wizard']);
  });
});
