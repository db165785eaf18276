// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { rememberDialog } from '../server/projects';
import { readMemo, storeMemo } from './deploymentMemo';

afterEach(() => sessionStorage.clear());

it('remembers a dialog for as long as it is open, and the last one of several', () => {
  storeMemo({ projectId: 'ordered', domain: 'blue-bakery.com' });
  expect(readMemo()).toBe('ordered');
  const dialog = createActor(rememberDialog, { input: { projectId: 'opened' } }).start();
  expect(readMemo()).toBe('opened');
  dialog.stop();
  expect(readMemo()).toBeNull();
});

it.each(['', 'nonsense', 'null', '[]', '{"projectId":7}'])('takes %j for no memo', (text) => {
  sessionStorage.setItem('deployment-modal', text);
  expect(readMemo()).toBeNull();
});
