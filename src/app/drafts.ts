import { draftsMachine } from '../../machines/wizard/drafts/drafts.machine';
import { keepingMachine } from '../../machines/wizard/keeping/keeping.machine';
import {
  checkDraft,
  discardDrafts,
  fetchDraft,
  fetchPictures,
  saveDraft,
  sendPicture,
  watchPage,
} from '../effects/server/serverDrafts';
import { Drafts } from '../features/wizard/Drafts';
import { KeepingNotices, Saved } from '../features/wizard/Keeping';

/** What the wizard needs of drafts on the server, once somebody is signed in. */
export const drafts = {
  choice: draftsMachine.provide({ actors: { fetchDraft, discardDrafts } }),
  keeping: keepingMachine.provide({ actors: { saveDraft, sendPicture, checkDraft, fetchPictures, watchPage } }),
  views: { Drafts, KeepingNotices, Saved },
};
