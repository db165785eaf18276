import { type EventObject, fromCallback } from 'xstate';

/**
 * One tab of this browser at a time: says when it is this one, until it is stopped. Where there are no locks (an old
 * browser, an address without TLS) each tab is the one.
 */
export const lead = fromCallback<EventObject, undefined, EventObject>(({ sendBack }) => {
  const end = new AbortController();
  const { signal } = end;
  const win = () => {
    if (!signal.aborted) sendBack({ type: 'lead.won' });
  };
  const hold = () =>
    new Promise<void>((release) => {
      signal.addEventListener('abort', () => release());
      win();
    });
  // The types of the platform say that there always are.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) locks.request('websites', { signal }, hold).catch(win);
  else win();
  return () => end.abort();
});
