import { type EventObject, fromCallback } from 'xstate';

/** Says when the page goes behind another tab or window, and when it is seen again; at first only if it is hidden. */
export const watchVisibility = fromCallback<EventObject, undefined, EventObject>(({ sendBack }) => {
  const say = () => sendBack({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
  if (document.visibilityState === 'hidden') say();
  document.addEventListener('visibilitychange', say);
  return () => document.removeEventListener('visibilitychange', say);
});
