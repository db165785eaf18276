import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { statisticsExportMachine } from './statisticsExport.machine';
import { statisticsExportModels, week } from './statisticsExport.model';

walkMachine(statisticsExportModels, {}, './statisticsExport.transitions.md');

const play = (...events: Parameters<typeof journey<typeof statisticsExportMachine>>[1]) =>
  journey(inWorld(statisticsExportModels, 'the statistics'), events);
const request = { type: 'file.request', query: week } as const;

describe('journeys', () => {
  it('saves what is looked at, and again when it is asked again', async () => {
    expect((await play(request)).open.get('saveStatistics')?.input).toEqual({ query: week });
    expect((await play(request, done('saveStatistics', undefined), request)).state).toBe('saving');
  });

  it('says why there is no file, until it is asked for again', async () => {
    const refused = failed('saveStatistics', { status: 500, message: '' });
    const { snapshot, state } = await play(request, refused);
    expect([state, snapshot.context.problem]).toEqual(['resting', 'Server error. Please try again later.']);
    expect((await play(request, refused, request)).snapshot.context.problem).toBeNull();
  });
});
