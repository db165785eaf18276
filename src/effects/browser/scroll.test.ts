// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { scrollToTop } from './scroll';

const elsewhere = {
  'a field': '<input id="there">',
  'an open menu':
    '<div popover="manual"><div role="menu"><button id="there" role="menuitem">Log out</button></div></div>',
  'a dialog': '<div role="alertdialog"><button id="there">Stay</button></div>',
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

async function focusAfter(markup: string): Promise<string | undefined> {
  document.body.innerHTML = `<h2 id="step-title" tabindex="-1">Domain Selection</h2>${markup}`;
  document.getElementById('there')?.focus();
  const actor = createActor(scrollToTop);
  const done = toPromise(actor);
  actor.start();
  await done;
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  return document.activeElement?.id;
}

it.each(Object.entries(elsewhere))('leaves the focus to whoever is in %s already', async (_, markup) => {
  expect(await focusAfter(markup)).toBe('there');
});
it.each([
  ['nowhere', ''],
  ['the button that led here', '<button id="there">Next</button>'],
])('takes the focus to the heading of the step from %s', async (_, markup) => {
  expect(await focusAfter(markup)).toBe('step-title');
});
