import type { DraftSummary } from '../../../contract/wire/wizard/drafts';
import { defineModels } from '../../paths/model';
import { kept as keptOrder } from '../keeping/keeping.model';
import type { KeptOrder } from '../step';
import { draftsMachine } from './drafts.machine';

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
export const kept: KeptOrder = {
  draft: keptOrder.draft,
  position: keptOrder.position,
  trouble: null,
  copy: { ...keptOrder.copy, id: blue.id },
};

export const draftsDelays = { undoDelay: 6_000 };

export const draftsModels = defineModels(draftsMachine, {
  worlds: {
    'two drafts': { drafts: [blue, red], wanted: null },
    'one that the address names': { drafts: [blue, red], wanted: blue.id },
    'one that is no longer there': { drafts: [red], wanted: blue.id },
  },
  cases: {
    'draft.resume': [{ id: red.id }],
    'draft.discard': [{ id: red.id }],
    'discard.failed': [{ id: red.id, failure: { status: 500, message: '' } }],
    'xstate.done.actor.fetchDraft': [{ output: kept }],
    'xstate.error.actor.fetchDraft': [{ error: { status: null, message: '' } }],
    'xstate.error.actor.discardDrafts': [{ error: new Error('broken') }],
  },
  heard: { discardDrafts: ['discard.failed'] },
  project: ({ discarded, gone, failure }) => [discarded, gone.length > 0, failure?.status ?? null, failure !== null],
});
