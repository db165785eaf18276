import { cancelWebsiteMachine } from '../../../machines/websites/cancelWebsite/cancelWebsite.machine';
import { cancelSubscription } from '../../effects/server/billing';
import { CancelWebsiteDialog } from '../../features/websites/detail/CancelWebsiteDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: cancelWebsiteMachine.provide({ actors: { cancelSubscription } }),
  View: CancelWebsiteDialog,
});
