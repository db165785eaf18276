import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { homeMachine } from './home.machine';
import { homeModels } from './home.model';

walkMachine(homeModels, {}, './home.transitions.md');

const play = (...events: Parameters<typeof journey<typeof homeMachine>>[1]) =>
  journey(inWorld(homeModels, 'a customer'), events);
const later = done('loadLater', undefined);

describe('journeys', () => {
  it('begins with what else there is once its code is there', async () => {
    expect([...(await play()).open.keys()].sort()).toEqual(['loadLater']);
    expect([...(await play(later)).open.keys()].sort()).toEqual(['outlook', 'savedDrafts', 'watchMoney']);
  });

  it('counts anew how far the balance reaches when it moves', async () =>
    expect((await play(later, { type: 'money.moved' })).sent).toEqual([{ type: 'resource.invalidate' }]));

  it('goes on with the websites alone where the rest does not load', async () => {
    const { state, open } = await play(failed('loadLater'));
    expect([state, [...open.keys()]]).toEqual(['plain', []]);
  });

  it.each(['watchMoney', 'savedDrafts', 'outlook'])('goes on with the websites when %s breaks', async (part) => {
    const { state, open } = await play(later, failed(part));
    expect([state, [...open.keys()]]).toEqual(['plain', []]);
  });
});
