import { type Draft, type DraftCopy, emptyDraft, type WizardPosition } from '../../../contract/wire/wizard/draft';
import type { SavedDraft } from '../../../contract/wire/wizard/drafts';
import { noAnswer } from '../../../contract/rules/failure';
import { type Cases, defineModels } from '../../paths/model';
import { wholeDraft } from '../order/order.model';
import type { SyncInput } from '../../protocols/drafts';
import { draftSyncMachine } from './draftSync.machine';

const copy: DraftCopy = { id: '6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11', revision: 0, pictures: [] };
export const position: WizardPosition = { step: 'images', visited: ['domain', 'website', 'business'] };
/** Two pictures that only this browser has. */
export const pictured: Draft = {
  ...wholeDraft,
  business: { ...wholeDraft.business, logo: { kind: 'generated', blob: 'b1' }, ai_logos: ['b1', 'b2'] },
};
const begun: SyncInput = {
  draft: { ...emptyDraft, user: wholeDraft.user },
  position: { step: 'domain', visited: [] },
  copy,
};
export const takenUp: SyncInput = {
  draft: wholeDraft,
  position,
  copy: { ...copy, revision: 3 },
};
export const theirs: SavedDraft = {
  id: copy.id,
  revision: 7,
  saved_at: '2026-11-21T14:32:00.000Z',
  draft: { ...wholeDraft, website_name: 'Red Bakery' },
  position: { step: 'business', visited: ['domain', 'website'] },
};
/** The same choices, in fields that a database has put in its own order. */
export const same: SavedDraft = {
  ...theirs,
  draft: Object.fromEntries(Object.entries(wholeDraft).reverse()) as Draft,
};
export const saved = { isSaved: true as const, revision: 4, at: 1_000 };

export const draftSyncDelays = { saveDelay: 600, retryDelay: 10_000 };

const ports = ['saveDraft', 'sendPicture', 'fetchPictures'];
/** Nobody says anything, so that a walk looks at one region at a time: an empty list is never offered. */
const silent: Cases<typeof draftSyncMachine> = {
  ...Object.fromEntries(
    ports.flatMap((port) => [`xstate.done.actor.${port}`, `xstate.error.actor.${port}`]).map((type) => [type, []]),
  ),
  'xstate.error.actor.watchPage': [],
  'draft.changed': [],
  'copy.flush': [],
  'copy.retry': [],
  'copy.take': [],
  'copy.overwrite': [],
  'network.returned': [],
  'page.hidden': [],
};
const heard = { watchPage: ['network.returned', 'page.hidden'] } as const;
const told = ['draft.changed', 'copy.flush'] as const;

/** What the customer chooses goes to the server, whatever that says. */
export const savingModels = defineModels(draftSyncMachine, {
  worlds: { 'a draft that begins': begun, 'a draft that is taken up': takenUp },
  cases: {
    ...silent,
    'draft.changed': [
      { draft: emptyDraft, position: begun.position },
      { draft: wholeDraft, position },
    ],
    'copy.flush': [{}],
    'copy.retry': [{}],
    'copy.take': [{}],
    'copy.overwrite': [{}],
    'network.returned': [{}],
    'page.hidden': [{}],
    'xstate.done.actor.saveDraft': [
      { output: saved },
      { output: { isSaved: false, theirs, isOwn: false } },
      { output: { isSaved: false, theirs, isOwn: true } },
      { output: { isSaved: false, theirs: same, isOwn: false } },
    ],
    'xstate.error.actor.saveDraft': [
      { error: { status: null, message: '' } },
      { error: { status: null, message: '', code: noAnswer } },
      { error: { status: 404, message: '' } },
      { error: { status: 409, message: 'This order has been placed already.', code: 'order-placed' } },
      { error: { status: 413, message: 'This draft is too large.' } },
      { error: { status: 429, message: '' } },
    ],
    'xstate.done.actor.fetchPictures': [{ output: undefined }],
    'xstate.error.actor.fetchPictures': [{ error: { status: null, message: '' } }],
  },
  heard,
  told,
  project: ({ copy: { revision }, isDirty, draft }) => [revision > 0, isDirty, draft.domains.length],
});

/** The pictures follow a draft that was saved. */
export const pictureModels = defineModels(draftSyncMachine, {
  worlds: { 'pictures that the server lacks': { ...takenUp, draft: pictured } },
  cases: {
    ...silent,
    'network.returned': [{}],
    'xstate.done.actor.saveDraft': [{ output: saved }],
    'xstate.done.actor.sendPicture': [{ output: undefined }],
    'xstate.error.actor.sendPicture': [
      { error: { status: 400, message: '' } },
      { error: { status: 503, message: '' } },
    ],
  },
  heard,
  told,
  project: ({ copy: { pictures }, unsent }) => [pictures, unsent],
});

/** Nobody says any more that the network is back: what is not saved is sent once more. */
const deafModels = defineModels(draftSyncMachine, {
  worlds: { 'a page that is not heard': takenUp },
  cases: { ...silent, 'xstate.error.actor.watchPage': [{ error: new Error('broken') }] },
  heard,
  told,
});

export const draftSyncModels = [...savingModels, ...pictureModels, ...deafModels];
