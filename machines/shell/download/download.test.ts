import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { downloadMachine } from './download.machine';
import { downloadDelays, downloadModels, wish } from './download.model';

walkMachine(downloadModels, downloadDelays, './download.transitions.md');

const play = (...events: Parameters<typeof journey<typeof downloadMachine>>[1]) =>
  journey(inWorld(downloadModels, 'a list'), events, { delays: downloadDelays });
const request = { type: 'file.request', wish } as const;

describe('journeys', () => {
  it('asks for what was wished, one after the other', async () => {
    const { open } = await play(request);
    expect(open.get('saveFile')?.input).toEqual({ wish });
    await expect(play(request, request)).rejects.toThrow('not possible');
    expect((await play(request, done('saveFile'), request)).state).toBe('fetching');
  });

  it('says why there is no file, and forgets it with the next try', async () => {
    const refused = await play(request, failed('saveFile', { status: 500, message: '' }));
    expect(refused.snapshot.context.problem).toBe('Server error. Please try again later.');
    const again = await play(request, failed('saveFile', { status: 500, message: '' }), request);
    expect([again.state, again.snapshot.context.problem]).toEqual(['fetching', null]);
  });
});
