import { fromPromise } from 'xstate';

/** To the top of the page; the focus follows to the step's heading, unless the customer is typing already. */
export const scrollToTop = fromPromise<void, undefined>(() => {
  window.scrollTo({ top: 0 });
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  if (!isTyping) document.getElementById('step-title')?.focus({ preventScroll: true });
  return Promise.resolve();
});
