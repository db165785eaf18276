import { previewMachine } from '../../../machines/wizard/preview/preview.machine';
import { websiteMachine } from '../../../machines/wizard/website/website.machine';
import { renderPreview } from '../../effects/server/previews';
import { watchTemplates } from '../../effects/server/templates';
import { WebsiteStep } from '../../features/wizard/website/WebsiteStep';
import { livePart } from '../screen';

export const part = livePart({
  logic: websiteMachine.provide({
    actors: { watchTemplates, preview: previewMachine.provide({ actors: { renderPreview } }) },
  }),
  View: WebsiteStep,
});
