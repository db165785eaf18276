import { websiteMachine } from '../../../machines/website/website.machine';
import { watchTemplates } from '../../effects/templates';
import { WebsiteStep } from '../../features/website/WebsiteStep';
import { livePart } from '../screen';

export const part = livePart({
  logic: websiteMachine.provide({ actors: { watchTemplates } }),
  View: WebsiteStep,
});
