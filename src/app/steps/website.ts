import { previewMachine } from '../../../machines/preview/preview.machine';
import { websiteMachine } from '../../../machines/website/website.machine';
import { renderPreview } from '../../effects/previews';
import { watchTemplates } from '../../effects/templates';
import { WebsiteStep } from '../../features/website/WebsiteStep';
import { livePart } from '../screen';

export const part = livePart({
  logic: websiteMachine.provide({
    actors: { watchTemplates, preview: previewMachine.provide({ actors: { renderPreview } }) },
  }),
  View: WebsiteStep,
});
