import type { DraftCopy } from '../../../contract/wire/wizard/draft';
import type { DraftSummary } from '../../../contract/wire/wizard/drafts';
import { wholeDraft } from '../order/order.model';
import { type Cases, defineModels } from '../../paths/model';
import { position, takenUp } from '../draftSync/draftSync.model';
import type { StoredDraft } from '../../protocols/drafts';
import { type DraftChoiceInput, draftChoiceMachine } from './draftChoice.machine';
import type { Perished } from './perished';

export const blue: DraftSummary = {
  id: '3d7a1a0e-2b1c-4c55-8f0e-4a2f9d1e7b60',
  domain: 'blue-bakery.com',
  name: 'Blue Bakery',
  step: 'images',
  revision: 4,
  saved_at: '2026-11-21T12:00:00.000Z',
  plan: null,
};
export const red: DraftSummary = {
  ...blue,
  id: '91c3a4d2-7a55-4e0b-9d0c-1f2e3d4c5b6a',
  domain: null,
  name: 'Red Bakery',
  step: 'website',
};
const copy: DraftCopy = { id: '6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11', revision: 0, pictures: [] };
export const fresh: DraftCopy = { ...copy, id: 'f6a0a2c4-1f7e-4a0c-8a43-2f0f7c1d9e55' };
/** In this browser. */
export const here: StoredDraft = { draft: wholeDraft, position, trouble: null, copy };
export const nothing: StoredDraft = { draft: null, position: null, trouble: null, copy };
/** On the server. */
export const there: StoredDraft = { ...here, copy: { ...takenUp.copy, id: blue.id } };
export const noneKnown = { drafts: [], fresh };
export const twoKnown = { drafts: [blue, red], fresh };
/** What the wizard begins with. */
export const begun = { type: 'draft.changed', draft: wholeDraft, position } as const;
export const asSaved: Perished = { changes: [], part: {} };
export const dearer: Perished = {
  changes: [{ kind: 'price', name: 'blue-bakery.com', was: 1_200, now: 1_800 }],
  part: { domains: [{ name: 'blue-bakery.com', price: 1_800 }], domain: 'blue-bakery.com' },
};

export const draftChoiceDelays = { seekDelay: 3_000, undoDelay: 6_000, retryDelay: 10_000 };

const broken = { error: new Error('broken') };
const ports = ['readDraft', 'seekDrafts', 'fetchDraft', 'loadSync', 'checkDraft'];
/** Nobody says anything, so that a walk looks at one part at a time: an empty list is never offered. */
const silent: Cases<typeof draftChoiceMachine> = {
  ...Object.fromEntries(
    [
      ...ports.flatMap((port) => [`xstate.done.actor.${port}`, `xstate.error.actor.${port}`]),
      ...['discardDrafts', 'watchNetwork', 'draftSync'].map((id) => `xstate.error.actor.${id}`),
    ].map((type) => [type, []]),
  ),
  'draft.resume': [],
  'draft.discard': [],
  'draft.restore': [],
  'draft.begin': [],
  'discard.failed': [],
  'changes.dismiss': [],
  'network.returned': [],
  'draft.changed': [],
  'draft.saved': [],
};
const heard = { discardDrafts: ['discard.failed'], watchNetwork: ['network.returned'] } as const;
const told = ['draft.changed', 'draft.saved'] as const;

const customer: DraftChoiceInput = { user: 'ada', wanted: null, seeksAgain: false };

/** What this browser has is found, and where it has none or another is asked for, what the server has. */
export const seekModels = defineModels(draftChoiceMachine, {
  worlds: {
    'a visitor': { ...customer, user: null },
    'a customer': customer,
    'a customer who asks again': { ...customer, seeksAgain: true },
    'a draft that the address names': { ...customer, wanted: blue.id },
    'a visitor with such an address': { ...customer, user: null, wanted: blue.id },
  },
  cases: {
    ...silent,
    'xstate.done.actor.readDraft': [
      { output: nothing },
      { output: here },
      { output: { ...here, copy: { ...copy, id: blue.id } } },
    ],
    'xstate.error.actor.readDraft': [broken],
    'xstate.done.actor.seekDrafts': [{ output: noneKnown }, { output: twoKnown }],
    'xstate.error.actor.seekDrafts': [broken],
    'draft.begin': [{}],
  },
  heard,
  told,
  project: ({ stored }) => [stored?.copy.id ?? null, (stored?.draft ?? null) === null, stored?.trouble ?? null],
});

/** The customer is asked which of the server's drafts to go on with, and may discard some. */
export const choiceModels = defineModels(draftChoiceMachine, {
  worlds: { 'two drafts': customer, 'one that the address names': { ...customer, wanted: blue.id } },
  cases: {
    ...silent,
    'xstate.done.actor.readDraft': [{ output: nothing }],
    'xstate.done.actor.seekDrafts': [{ output: twoKnown }, { output: { drafts: [red], fresh } }],
    'draft.resume': [{ id: red.id }],
    'draft.discard': [{ id: red.id }],
    'draft.restore': [{}],
    'draft.begin': [{}],
    'discard.failed': [{ id: red.id, failure: { status: 500, message: '' } }],
    'xstate.done.actor.fetchDraft': [{ output: there }],
    'xstate.error.actor.fetchDraft': [{ error: { status: null, message: '' } }],
    'xstate.error.actor.discardDrafts': [broken],
  },
  heard,
  told,
  project: ({ drafts, discarded, gone, failure }) => [
    drafts.length,
    discarded,
    gone.length > 0,
    failure?.status ?? null,
    failure !== null,
  ],
});

/** The draft is handed over: the sync begins, and what has perished is looked at. */
export const openModels = defineModels(draftChoiceMachine, {
  worlds: { 'a draft that is handed over': customer, 'a draft of a visitor': { ...customer, user: null } },
  cases: {
    ...silent,
    'xstate.done.actor.readDraft': [{ output: here }, { output: nothing }],
    'xstate.done.actor.seekDrafts': [{ output: noneKnown }],
    'draft.changed': [{ draft: wholeDraft, position }],
    'draft.saved': [{ draft: wholeDraft }],
    'changes.dismiss': [{}],
    'network.returned': [{}],
    'xstate.done.actor.loadSync': [{ output: { logic: null } }],
    'xstate.error.actor.loadSync': [broken],
    'xstate.error.actor.draftSync': [broken],
    'xstate.done.actor.checkDraft': [{ output: asSaved }, { output: dearer }],
    'xstate.error.actor.checkDraft': [{ error: { status: 503, message: '' } }, { error: { status: 404, message: '' } }],
    'xstate.error.actor.watchNetwork': [broken],
  },
  heard,
  told,
  project: ({ stored, changes }) => [(stored?.draft ?? null) === null, changes.length],
});

export const draftChoiceModels = [...seekModels, ...choiceModels, ...openModels];
