import { fromPromise } from 'xstate';

/** Where a customer has gone on already: a field, an open menu, a dialog. */
const occupied = 'input, textarea, select, [contenteditable], [popover] *, [role$=dialog] *';

/** To the top of the page; the focus follows to the step's heading, unless the customer has gone on already. */
export const scrollToTop = fromPromise<void, undefined>(() => {
  window.scrollTo({ top: 0 });
  if (!document.activeElement?.matches(occupied)) document.getElementById('step-title')?.focus({ preventScroll: true });
  return Promise.resolve();
});
