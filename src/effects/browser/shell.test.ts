// @vitest-environment happy-dom
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { shellMachine } from '../../../machines/shell/shell/shell.machine';
import { readCookie } from '../storage/cookie';
import { readSidebar, watchShell } from './shell';

/** The window's width in px. */
const widen = (width: number) => (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

let actor: Actor<typeof shellMachine>;
beforeEach(() => {
  document.cookie = 'sidebar:state=; path=/; max-age=0';
  widen(1_440);
  actor = createActor(shellMachine.provide({ actors: { watchShell } }), { input: { isOpen: readSidebar() } }).start();
});
afterEach(() => actor.stop());

const press = (key: string, modifiers: KeyboardEventInit = { ctrlKey: true }) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const state = () => actor.getSnapshot().value;

describe('the sidebar', () => {
  it('starts open, and is open unless the cookie says false', () => {
    expect(readSidebar()).toBe(true);
    document.cookie = 'sidebar:state=anything; path=/';
    expect(readSidebar()).toBe(true);
    document.cookie = 'sidebar:state=false; path=/';
    expect(readSidebar()).toBe(false);
  });
  it('moves with Ctrl or Cmd and B, and is remembered', () => {
    expect(press('b')).toBe(true);
    expect(state()).toEqual({ sidebar: 'collapsed', panel: 'closed' });
    expect(readCookie('sidebar:state')).toBe('false');
    press('B', { metaKey: true });
    expect(state()).toEqual({ sidebar: 'open', panel: 'closed' });
    expect(readCookie('sidebar:state')).toBe('true');
  });
  it('is a panel below 1024 px, which is not remembered', () => {
    widen(1_023);
    press('b');
    expect(state()).toEqual({ sidebar: 'open', panel: 'open' });
    expect(readCookie('sidebar:state')).toBeNull();
    widen(1_024);
    press('b');
    expect(state()).toEqual({ sidebar: 'collapsed', panel: 'open' });
  });
});

it.each([
  ['without a modifier', 'b', {}],
  ['with Shift too', 'b', { ctrlKey: true, shiftKey: true }],
  ['with Alt too', 'b', { ctrlKey: true, altKey: true }],
  ['held down', 'b', { ctrlKey: true, repeat: true }],
  ['on another key', 'c', { ctrlKey: true }],
])('leaves a key alone %s', (_, key, modifiers) => {
  expect(press(key, modifiers)).toBe(false);
  expect(state()).toEqual({ sidebar: 'open', panel: 'closed' });
});

it('takes Ctrl and K from the browser', () => expect(press('k')).toBe(true));

it('takes no key once it has stopped', () => {
  actor.stop();
  expect(press('b')).toBe(false);
});
