import { linkCopyMachine } from '../../../machines/websites/linkCopy/linkCopy.machine';
import { pollerMachine } from '../../../machines/websites/poller/poller.machine';
import { savedDraftsMachine } from '../../../machines/websites/savedDrafts/savedDrafts.machine';
import { type WebsiteListRef, websiteListMachine } from '../../../machines/websites/websiteList/websiteList.machine';
import { websiteExportMachine } from '../../../machines/websites/websiteExport/websiteExport.machine';
import { copyLink } from '../../effects/browser/clipboard';
import { watchFocus } from '../../effects/browser/focus';
import { watchProjects } from '../../effects/server/projects';
import { discardDraft, loadDrafts } from '../../effects/server/savedDrafts';
import { loadWebsites, saveWebsites, watchWebsites } from '../../effects/server/websiteList';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { residents } from '../residents';
import { routes } from '../routes';
import { livePart } from '../screen';

/** In a file of its own: it comes while the list is asked for, and the frame does not wait for it. */
const Websites = lazily(
  chunk(() => import('../../features/websites/list/Websites')),
  ({ Websites }) => Websites,
);
void Websites.preload();

/** As high as what comes. */
const Waiting = () => (
  <Loading label="Loading your websites">
    <Skeleton shape="block" height="24rem" />
  </Loading>
);

const hasSupport = '/support' in routes;

export const part = livePart({
  residents: residents(),
  logic: websiteListMachine.provide({
    actors: {
      loadWebsites,
      watchWebsites,
      watchFocus,
      poller: pollerMachine.provide({ actors: { watchProjects } }),
      websiteExport: websiteExportMachine.provide({ actors: { saveWebsites } }),
      linkCopy: linkCopyMachine.provide({ actors: { copyLink } }),
      savedDrafts: savedDraftsMachine.provide({ actors: { loadDrafts, discardDraft, watchFocus } }),
    },
  }),
  // What `?site=` asks for, the page of one website, takes the place of the list here.
  View: ({ actor }: { actor: WebsiteListRef }) => (
    <Websites actor={actor} hasSupport={hasSupport} fallback={<Waiting />} />
  ),
  Frame: Shell,
});
