import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { everything } from '../websiteList/websiteList.query';
import type { websiteExportMachine } from './websiteExport.machine';
import { websiteExportModels } from './websiteExport.model';

walkMachine(websiteExportModels, {}, './websiteExport.transitions.md');

const play = (...events: Parameters<typeof journey<typeof websiteExportMachine>>[1]) =>
  journey(inWorld(websiteExportModels, 'the list of websites'), events);
const request = { type: 'file.request', query: { ...everything, group: 'live' } } as const;

describe('journeys', () => {
  it('saves what is filtered, and again when it is asked again', async () => {
    expect((await play(request)).open.get('saveWebsites')?.input).toEqual({ query: request.query });
    expect((await play(request, done('saveWebsites', undefined), request)).state).toBe('saving');
  });

  it('says why there is no file, until it is asked for again', async () => {
    const refused = failed('saveWebsites', { status: 500, message: '' });
    const { snapshot, state } = await play(request, refused);
    expect([state, snapshot.context.problem]).toEqual(['resting', 'Server error. Please try again later.']);
    expect((await play(request, refused, request)).snapshot.context.problem).toBeNull();
  });
});
