import { type EventObject, fromCallback } from 'xstate';

/** Says when the page is hidden, at first only if it is, when it is shown again, and when the customer comes to the window. */
export const watchPage = fromCallback<EventObject, undefined, EventObject>(({ sendBack }) => {
  const isHidden = () => document.visibilityState === 'hidden';
  const look = () => sendBack({ type: isHidden() ? 'page.hidden' : 'page.shown' });
  const come = () => {
    if (!isHidden()) sendBack({ type: 'window.focused' });
  };
  if (isHidden()) look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', come);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', come);
  };
});
