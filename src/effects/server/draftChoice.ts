import { type EventObject, fromCallback } from 'xstate';
import { failureOf } from '../../../contract/rules/failure';
import type { DraftDeletion } from '../../../machines/wizard/draftChoice/draftChoice.machine';
import { call } from './call';

/** Deletes drafts of the server, also after the screen that asked for it is gone. */
export const discardDrafts = fromCallback<DraftDeletion, undefined>(({ receive, sendBack }) => {
  receive(({ id }) => {
    if (id === null) return;
    call('deleteDraft', { params: { id } }).catch((error: unknown) =>
      sendBack({ type: 'discard.failed', id, failure: failureOf(error) }),
    );
  });
});

/** Says when the network is back. */
export const watchNetwork = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const back = () => sendBack({ type: 'network.returned' });
  window.addEventListener('online', back);
  return () => window.removeEventListener('online', back);
});
