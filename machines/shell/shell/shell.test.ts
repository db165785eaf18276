import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { inWorld, journey } from '../../paths/journey';
import { shellModels } from './shell.model';

walkMachine(shellModels, {}, './shell.transitions.md');

const open = inWorld(shellModels, 'sidebar open');

it('starts as the cookie says', async () => {
  expect((await journey(open, [])).state).toBe('sidebar.open + panel.closed');
  expect((await journey(inWorld(shellModels, 'sidebar collapsed'), [])).state).toBe('sidebar.collapsed + panel.closed');
});

it('keeps each change of the sidebar in the cookie', async () => {
  const { sent, state } = await journey(open, [
    { type: 'sidebar.toggle' },
    { type: 'sidebar.toggle' },
    { type: 'sidebar.toggle' },
  ]);
  expect(state).toBe('sidebar.collapsed + panel.closed');
  const saves = [false, true, false].map((isOpen) => ({ type: 'sidebar.save', isOpen }));
  expect(sent).toEqual(saves);
});

it('never keeps the panel of small screens', async () => {
  const { sent, state } = await journey(open, [{ type: 'panel.toggle' }]);
  expect([state, sent]).toEqual(['sidebar.open + panel.open', []]);
});

it('closes the panel by its own button, its key, and every navigation', async () => {
  for (const type of ['panel.toggle', 'panel.close'] as const)
    expect((await journey(open, [{ type: 'panel.toggle' }, { type }])).state).toBe('sidebar.open + panel.closed');
});

it('leaves the sidebar alone when the panel opens, and the panel when the sidebar moves', async () => {
  const { state } = await journey(open, [{ type: 'panel.toggle' }, { type: 'sidebar.toggle' }]);
  expect(state).toBe('sidebar.collapsed + panel.open');
});

it('asks the root for the palette', async () => {
  const { sent } = await journey(open, [{ type: 'palette.open' }]);
  expect(sent).toEqual([{ type: 'overlay.open', name: 'palette' }]);
});

it('opens the notices in the place of the panel, which every navigation closes, and knows how many are unread', async () => {
  const notices = { type: 'notices.open' } as const;
  const news = { type: 'unread.changed', unread: 3 } as const;
  const { state, snapshot } = await journey(open, [news, notices]);
  expect([state, snapshot.context.unread]).toEqual(['sidebar.open + panel.notices', 3]);
  expect((await journey(open, [notices, { type: 'panel.close' }])).state).toBe('sidebar.open + panel.closed');
});
