import { fromPromise } from 'xstate';
import { savedDraftsMachine } from '../../machines/websites/savedDrafts/savedDrafts.machine';
import { resourceMachine } from '../../machines/shell/resource/resource.machine';
import { watchFocus } from '../effects/browser/focus';
import { call } from '../effects/server/call';
import { discardDraft, loadDrafts } from '../effects/server/savedDrafts';

/** What the dashboard takes up once its first look is there. */
export const savedDrafts = savedDraftsMachine.provide({ actors: { loadDrafts, discardDraft, watchFocus } });

export const outlook = resourceMachine.provide({
  // Nobody asked for it, and the screen is whole without: that it is not known leads nowhere.
  guards: { isServerErrorInSight: () => false },
  actors: { load: fromPromise<unknown, undefined>(({ signal }) => call('billingOverview', {}, signal)) },
});
export { watchMoney } from '../effects/server/watchMoney';
