import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { testVisitMachine } from './testVisit.machine';
import { counted, testVisitModels } from './testVisit.model';

walkMachine(testVisitModels, {}, './testVisit.transitions.md');

const play = (...events: Parameters<typeof journey<typeof testVisitMachine>>[1]) =>
  journey(inWorld(testVisitModels, 'the statistics'), events);
const send = { type: 'visit.send', domain: 'blue-bakery.com' } as const;

describe('journeys', () => {
  it('visits the website that it is asked to, and says what was counted until it is asked again', async () => {
    expect((await play(send)).open.get('sendTestVisit')?.input).toEqual({ domain: 'blue-bakery.com' });
    const { snapshot } = await play(send, done('sendTestVisit', counted));
    expect(snapshot.context).toEqual({ domain: 'blue-bakery.com', counted, problem: null });
    const again = await play(send, done('sendTestVisit', counted), { ...send, domain: 'red-florist.com' });
    expect(again.snapshot.context).toEqual({ domain: 'red-florist.com', counted: null, problem: null });
  });

  it('says why there was none, until it is asked again', async () => {
    const refused = failed('sendTestVisit', { status: 409, message: 'Your website did not answer our visit.' });
    expect((await play(send, refused)).snapshot.context.problem).toBe('Your website did not answer our visit.');
    expect((await play(send, refused, send)).snapshot.context.problem).toBeNull();
  });
});
