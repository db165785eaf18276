import { draftPictureMachine } from '../../machines/wizard/draftPicture/draftPicture.machine';
import { watchDraft } from '../effects/browser/watchDraft';
import { renderPreview } from '../effects/server/previews';
import { DraftPicture } from '../features/wizard/DraftPicture';

/** The website in the making, which comes while the first step is shown. */
export const draftPicture = {
  logic: draftPictureMachine.provide({ actors: { watchDraft, renderPreview } }),
  View: DraftPicture,
};
