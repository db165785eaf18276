import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { type Draft, picturesOf } from '../../../contract/wire/wizard/draft';
import type { DraftCheck } from '../../../contract/wire/wizard/drafts';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import type { SaveAnswer } from '../../../machines/wizard/draftSync/draftSync.machine';
import { getBlob, saveBlob } from '../storage/blobs';
import { call } from './call';
import { beginSave, endSave, isOwnSave } from '../storage/draftSaves';
import type { StoredDraft, SyncInput } from '../../../machines/protocols/drafts';
import { dataUrlOf } from './upload';

/**
 * Says which revision it is now, or what was saved meanwhile: by another device, or by this browser, whose answer was
 * lost. Rejects with a plain `Failure`.
 */
export const saveDraft = fromPromise<SaveAnswer, SyncInput>(async ({ input: { copy, draft, position }, signal }) => {
  const { id, revision } = copy;
  const save = beginSave(id, draft);
  const reply = await call('saveDraft', { params: { id }, body: { draft, position, revision, save } }, signal);
  if (reply.status === 200) {
    endSave(id);
    return { isSaved: true, revision: reply.body.revision, at: Date.now() };
  }
  const { draft: theirs, save: before, message, code } = reply.body;
  if (theirs) return { isSaved: false, theirs, isOwn: isOwnSave(id, before) };
  throw { status: 409, message, code } satisfies Failure;
});

/** Sends a stored picture that the saved draft names. One that is gone is refused as the server would. */
export const sendPicture = fromPromise<void, { id: string; reference: string }>(async ({ input, signal }) => {
  const picture = await getBlob(input.reference);
  if (!picture) throw { status: 404, message: t('The picture is gone.') } satisfies Failure;
  await call('saveDraftPicture', { params: input, body: { image: await dataUrlOf(picture) } }, signal);
});

/** What of a draft perishes, as it is now. Rejects with a plain `Failure`. */
export const checkDraft = (id: string, signal: AbortSignal): Promise<DraftCheck> =>
  call('checkDraft', { params: { id }, body: {} }, signal);

export const fetchPictures = fromPromise<void, { id: string; draft: Draft }>(({ input, signal }) =>
  fetchAll(input.id, input.draft, signal),
);

/** A draft of the server, with its pictures in this browser. */
export async function fetchDraft(id: string, signal: AbortSignal): Promise<StoredDraft> {
  const { draft, position, revision } = await call('draft', { params: { id } }, signal);
  await fetchAll(id, draft, signal);
  return { draft, position, trouble: null, copy: { id, revision, pictures: picturesOf(draft) } };
}

/** Picture by picture: they may be 4 MB each. One that never reached the server is left out; its step says so. */
async function fetchAll(id: string, draft: Draft, signal: AbortSignal): Promise<void> {
  for (const reference of picturesOf(draft)) {
    if (await getBlob(reference)) continue;
    try {
      const { image } = await call('draftPicture', { params: { id, reference } }, signal);
      await saveBlob(reference, blobOf(image));
    } catch (error) {
      if (failureOf(error).status !== 404) throw error;
    }
  }
}

/** Not by `fetch`: the policy lets nobody connect to a data URL. */
function blobOf(dataUrl: string): Blob {
  const [head = '', base64 = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}

/** Says when the network is back, and when the page is no longer looked at and may be closed unseen. */
export const watchPage = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const back = () => sendBack({ type: 'network.returned' });
  const look = () => {
    if (document.visibilityState === 'hidden') sendBack({ type: 'page.hidden' });
  };
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', look);
  };
});
