import type { Draft } from '../../contract/wire/wizard/draft';
import { type Perished, perishedOf } from '../../machines/wizard/draftChoice/perished';
import { draftSyncMachine } from '../../machines/wizard/draftSync/draftSync.machine';
import {
  checkDraft,
  fetchDraft,
  fetchPictures,
  saveDraft,
  sendPicture,
  watchPage,
} from '../effects/server/serverDrafts';
import { DraftChoice } from '../features/wizard/DraftChoice';
import { Conflict, Saved } from '../features/wizard/DraftSync';
import { Perished as PerishedNotice } from '../features/wizard/Perished';

/**
 * What has perished of a draft that the server has, and what takes its place in the draft as it is when the answer
 * comes. Rejects with a plain `Failure`.
 *
 * @param plan the package that the draft was left with
 * @param now the draft at that moment; null when it is no longer open
 */
async function findPerished(
  { id, plan }: { id: string; plan: Draft['plan'] },
  now: () => Draft | null,
  signal: AbortSignal,
): Promise<Perished> {
  const check = await checkDraft(id, signal);
  const draft = now();
  return draft ? perishedOf(draft, plan, check) : { changes: [], part: {} };
}

/** What the wizard needs of drafts on the server, once somebody is signed in. */
export const drafts = {
  sync: draftSyncMachine.provide({ actors: { saveDraft, sendPicture, fetchPictures, watchPage } }),
  fetchDraft,
  findPerished,
  views: { DraftChoice, Conflict, Perished: PerishedNotice, Saved },
};
