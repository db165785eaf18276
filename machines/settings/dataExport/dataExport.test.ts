import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { dataExportMachine } from './dataExport.machine';
import { dataExportDelays, dataExportModels } from './dataExport.model';

walkMachine(dataExportModels, dataExportDelays, './dataExport.transitions.md');

const play = (...events: Parameters<typeof journey<typeof dataExportMachine>>[1]) =>
  journey(inWorld(dataExportModels, 'signed in'), events, { delays: dataExportDelays });
const request = { type: 'export.request' } as const;

describe('journeys', () => {
  it('ends with a file of its size, and has the security log read again', async () => {
    const { snapshot, sent } = await play(request, done('saveExport', { size: 12_345 }));
    expect([snapshot.value, snapshot.context]).toEqual(['saved', { size: 12_345, refusal: null }]);
    expect(sent).toEqual([{ type: 'resource.invalidate' }]);
  });

  it.each([
    [null, 'An unexpected error occurred. Please try again.'],
    [429, 'Too many requests. Please wait a moment before trying again.'],
    [500, 'Server error. Please try again later.'],
  ])('says why there is none (%j), and tries again', async (status, refusal) => {
    const failure = failed('saveExport', { status, message: '' });
    const { snapshot, sent } = await play(request, failure);
    expect([snapshot.value, snapshot.context, sent]).toEqual(['failed', { size: 0, refusal }, []]);
    const again = await play(request, failure, request);
    expect([again.snapshot.value, again.snapshot.context.refusal]).toEqual(['gathering', null]);
  });

  it('gives up when it is told to', async () => {
    const { snapshot, open } = await play(request, { type: 'export.cancel' });
    expect([snapshot.value, open.size]).toEqual(['offered', 0]);
  });

  it('is asked for once, not twice at the same time', async () =>
    await expect(play(request, request)).rejects.toThrow('not possible'));

  it('may be asked for again once it is saved, and forgets the size of the last', async () => {
    const { snapshot } = await play(request, done('saveExport', { size: 12_345 }), request);
    expect([snapshot.value, snapshot.context.size]).toEqual(['gathering', 0]);
  });
});
