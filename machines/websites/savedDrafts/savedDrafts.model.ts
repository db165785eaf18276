import type { DraftSummary } from '../../../contract/wire/wizard/drafts';
import { defineModels } from '../../paths/model';
import { type SavedDrafts, savedDraftsMachine } from './savedDrafts.machine';

const draft: DraftSummary = {
  id: '5b0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  domain: 'blue-bakery.com',
  name: 'Blue Bakery',
  step: 'images',
  revision: 3,
  saved_at: '2026-11-25T10:00:00.000Z',
  plan: null,
};
/** Two hours after the first was saved. */
export const twoDrafts: SavedDrafts = {
  drafts: [draft, { ...draft, id: '5b0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e02', domain: null, name: '', step: 'website' }],
  at: Date.parse('2026-11-25T12:00:00.000Z'),
};

export const savedDraftsDelays = { staleDelay: 10_000 };
export const savedDraftsModels = defineModels(savedDraftsMachine, {
  worlds: { 'a customer': undefined },
  cases: {
    'draft.discard': twoDrafts.drafts.map(({ id }) => ({ id })),
    'xstate.done.actor.loadDrafts': [{ output: twoDrafts }, { output: { drafts: [], at: twoDrafts.at } }],
    'xstate.error.actor.loadDrafts': [{ error: { status: 500, message: '' } }],
    'xstate.done.actor.discardDraft': [{ output: undefined }],
    'xstate.error.actor.discardDraft': [{ error: { status: 500, message: '' } }],
    'xstate.error.actor.watchFocus': [{ error: new Error('broken') }],
  },
  heard: { watchFocus: ['window.focused'] },
  project: ({ drafts, asked, problem, isSought }) => [drafts.map(({ id }) => id), asked, problem, isSought],
});
