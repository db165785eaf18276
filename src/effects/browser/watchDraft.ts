import { type EventObject, fromCallback } from 'xstate';
import type { DraftHeard } from '../../../machines/wizard/draftPicture/draftPicture.machine';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';

/** Tells what the wizard has, at first and whenever it is something else. */
export const watchDraft = fromCallback<EventObject, undefined>(({ system, sendBack }) => {
  const wizard = system.get('wizard') as WizardRef | undefined;
  if (!wizard) return undefined;
  let told: DraftHeard | null = null;
  const look = () => {
    const { draft, step, user } = wizard.getSnapshot().context;
    const news: DraftHeard = { type: 'draft.heard', draft, step, isKnown: user !== null };
    if (told?.draft === draft && told.step === step && told.isKnown === news.isKnown) return;
    told = news;
    sendBack(news);
  };
  const { unsubscribe } = wizard.subscribe(look);
  look();
  return unsubscribe;
});
