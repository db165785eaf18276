import type { DraftCopy } from '../../../contract/wire/wizard/draft';
import { blue, kept as another } from '../drafts/drafts.model';
import { kept as keptOrder } from '../keeping/keeping.model';
import { defineModels } from '../../paths/model';
import type { KeptOrder } from '../step';
import { resumptionMachine } from './resumption.machine';

const copy: DraftCopy = { id: '6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11', revision: 0, pictures: [] };
export const fresh: DraftCopy = { ...copy, id: 'f6a0a2c4-1f7e-4a0c-8a43-2f0f7c1d9e55' };
/** In this browser. */
export const here: KeptOrder = { draft: keptOrder.draft, position: keptOrder.position, trouble: null, copy };
export const nothing: KeptOrder = { draft: null, position: null, trouble: null, copy };
/** On the server. */
export const there: KeptOrder = another;
export const noneKnown = { logic: null, drafts: [], fresh };
export const oneKnown = { logic: null, drafts: [blue], fresh };

export const resumptionDelays = { seekDelay: 3_000 };

const broken = { error: new Error('broken') };

export const resumptionModels = defineModels(resumptionMachine, {
  worlds: {
    'a visitor': { user: null, wanted: null, seeksAgain: false },
    'a customer': { user: 'ada', wanted: null, seeksAgain: false },
    'a customer who asks again': { user: 'ada', wanted: null, seeksAgain: true },
    'a draft that the address names': { user: 'ada', wanted: blue.id, seeksAgain: false },
    'a visitor with such an address': { user: null, wanted: blue.id, seeksAgain: false },
  },
  cases: {
    'xstate.done.actor.readDraft': [
      { output: nothing },
      { output: here },
      { output: { ...here, copy: { ...copy, id: blue.id } } },
    ],
    'xstate.error.actor.readDraft': [broken],
    'xstate.done.actor.seekDrafts': [{ output: noneKnown }, { output: oneKnown }],
    'xstate.error.actor.seekDrafts': [broken],
    'draft.chosen': [{ kept: there }],
    'xstate.error.actor.choice': [broken],
  },
  told: ['draft.chosen', 'draft.begun'],
  project: ({ kept }) => [kept?.copy.id ?? null, (kept?.draft ?? null) === null, kept?.trouble ?? null],
});
