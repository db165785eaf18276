import { fromPromise } from 'xstate';
import type { SavedDrafts } from '../../../machines/websites/savedDrafts/savedDrafts.machine';
import { chunk } from '../../lib/chunk';
import { call } from './call';

const forgetting = chunk(() => import('../storage/forgetDraft'));

export const loadDrafts = fromPromise<SavedDrafts, undefined>(async ({ signal }) => ({
  drafts: await call('drafts', {}, signal),
  at: Date.now(),
}));

/** Not ended with the screen that asked for it: what the customer has confirmed is done. */
export const discardDraft = fromPromise<void, { id: string }>(async ({ input: { id } }) => {
  const { forgetDraft } = await forgetting.load();
  await call('deleteDraft', { params: { id } });
  try {
    forgetDraft(id, window.localStorage);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
});
