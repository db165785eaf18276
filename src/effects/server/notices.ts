import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { NoticeList } from '../../../contract/wire/notices/notices';
import type { AppRef } from '../../../machines/shell/app/app.machine';
import { call } from './call';

export const loadNotices = fromPromise<NoticeList, undefined>(({ signal }) => call('notices', {}, signal));

export const markRead = fromPromise<NoticeList, { ids: readonly string[] | 'all' }>(({ input: { ids }, signal }) =>
  call('noticeDeed', { body: ids === 'all' ? { action: 'read-all' } : { action: 'read', ids: [...ids] } }, signal),
);

/** Says when the frame of a customer's screens is there: it comes with the first of them, and stays. */
export const watchFrame = fromCallback<EventObject, undefined>(({ system, sendBack }) => {
  let isThere = false;
  const look = () => {
    if (isThere || !system.get('shell')) return;
    isThere = true;
    sendBack({ type: 'frame.arrived' });
  };
  const { unsubscribe } = (system.get('app') as AppRef).subscribe(look);
  look();
  return unsubscribe;
});
