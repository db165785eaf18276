import { blankDraft } from '../../../contract/rules/wizard/wizard';
import type { Draft } from '../../../contract/wire/wizard/draft';
import { defineModels } from '../../paths/model';
import { wholeDraft } from '../order/order.model';
import { rendered } from '../preview/preview.model';
import { type DraftHeard, draftPictureMachine } from './draftPicture.machine';

const { template } = wholeDraft;
/** A template is chosen, and nothing that it shows. */
export const begun: Draft = { ...blankDraft, domain: 'blue-bakery.com', template };
export const named: Draft = { ...begun, website_name: 'Blue Bakery' };
const redone: Draft = {
  ...named,
  template: template && { ...template, uuid: '7a1f7b0c-2f4c-4d9c-8a8e-0a4a6a1b7d99', name: 'Picnic' },
};

export const heard = (draft: Draft, step: DraftHeard['step'] = 'website', isKnown = true): DraftHeard => ({
  type: 'draft.heard',
  draft,
  step,
  isKnown,
});
const caseOf = ({ type: _, ...news }: DraftHeard) => news;

/** Milliseconds. */
export const draftPictureDelays = { quietDelay: 8_000, renderingDelay: 30_000 };

export const draftPictureModels = defineModels(draftPictureMachine, {
  worlds: { 'a place for a picture': undefined },
  cases: {
    'draft.heard': [
      heard(blankDraft, 'domain'),
      heard(begun, 'account', false),
      heard(begun),
      heard(named),
      heard(named, 'business'),
      heard(redone),
    ].map(caseOf),
    'xstate.done.actor.renderPreview': [{ output: rendered }],
    'xstate.error.actor.renderPreview': [{ error: { status: 429, message: '' } }],
    'xstate.error.actor.watchDraft': [{ error: new Error('broken') }],
  },
  heard: { watchDraft: ['draft.heard'] },
  project: ({ subject, step, asked, rendered: one }) => [
    subject && [subject.uuid, subject.draft.website_name],
    step,
    asked === '' ? null : JSON.stringify(subject) === asked,
    one !== null,
  ],
});
