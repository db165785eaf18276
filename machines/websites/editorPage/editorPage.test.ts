import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { bakery } from '../websiteDetail/websiteDetail.model';
import type { editorPageMachine } from './editorPage.machine';
import { at, editorPageDelays, editorPageModels } from './editorPage.model';

walkMachine(editorPageModels, editorPageDelays, './editorPage.transitions.md');

const play = (...events: Parameters<typeof journey<typeof editorPageMachine>>[1]) =>
  journey(inWorld(editorPageModels, 'a website'), events);
const go = (id: string, search: Record<string, string> = {}) =>
  ({ type: 'address.changed', ...at(id, search) }) as const;
const fetched = done('fetchEditor');

it('opens the editor of the address once its code is there, and leaves it alone at the same website', async () => {
  expect((await play()).open.has('editor')).toBe(false);
  const { open } = await play(go(bakery.id, { part: 'hours' }), fetched);
  expect(open.get('editor')?.input).toMatchObject(at(bakery.id, { part: 'hours' }));
  const again = await play(fetched, go(bakery.id, { part: 'team' }));
  expect([again.state, again.open.get('editor')?.input]).toMatchObject(['open', at(bakery.id)]);
});

it('begins another editor for another website', async () => {
  const { open } = await play(fetched, go('other', { part: 'hours' }));
  expect(open.get('editor')?.input).toMatchObject(at('other', { part: 'hours' }));
});

it('tries again what did not come', async () => {
  expect((await play(failed('fetchEditor'))).state).toBe('broken');
  expect((await play(failed('fetchEditor'), { type: 'editor.retry' })).state).toBe('fetching');
});
