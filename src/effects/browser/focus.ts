import { type EventObject, fromCallback } from 'xstate';

/** Says when the customer comes back to the window. */
export const watchFocus = fromCallback<EventObject, undefined, EventObject>(({ sendBack }) => {
  const look = () => {
    if (document.visibilityState === 'visible') sendBack({ type: 'window.focused' });
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
});
