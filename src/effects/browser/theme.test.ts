// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { themeMachine } from '../../../machines/shell/theme/theme.machine';
import type { Theme } from '../../../machines/protocols/theme';
import { paintTheme, readTheme } from './theme';

let actor: Actor<typeof themeMachine>;
const start = () => {
  actor = createActor(themeMachine.provide({ actors: { paintTheme } }), { input: readTheme() }).start();
  return actor;
};
const choose = (theme: Theme) => actor.send({ type: 'theme.choose', theme });
const painted = () => [
  document.documentElement.dataset['theme'],
  document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
];

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
});
afterEach(() => actor.stop());

it('is system where nothing, or nonsense, is stored', () => {
  start();
  expect(readTheme()).toEqual({ theme: 'system', device: 'light' });
  localStorage.setItem('vite-ui-theme', 'purple');
  expect(readTheme().theme).toBe('system');
});

it('paints the page and the browser around it, and keeps the choice', () => {
  start();
  choose('dark');
  expect([...painted(), localStorage.getItem('vite-ui-theme')]).toEqual(['dark', '#020817', 'dark']);
  choose('light');
  expect([...painted(), localStorage.getItem('vite-ui-theme')]).toEqual(['light', '#ffffff', 'light']);
});

it('comes back as chosen', () => {
  start();
  choose('dark');
  actor.stop();
  expect(start().getSnapshot().value).toBe('dark');
});
