import { cancelWebsiteMachine } from '../../machines/websites/cancelWebsite/cancelWebsite.machine';
import { contentMachine } from '../../machines/websites/content/content.machine';
import { messagesMachine } from '../../machines/websites/messages/messages.machine';
import { ownDomainMachine } from '../../machines/websites/ownDomain/ownDomain.machine';
import { publicationMachine } from '../../machines/websites/publication/publication.machine';
import { versionsMachine } from '../../machines/websites/versions/versions.machine';
import { websiteDetailMachine } from '../../machines/websites/websiteDetail/websiteDetail.machine';
import { copyText } from '../effects/browser/clipboard';
import { watchFocus } from '../effects/browser/focus';
import { holdPage, leavePage } from '../effects/browser/holdPage';
import { watchVisibility } from '../effects/browser/visibility';
import { cancelSubscription, resumeSubscription } from '../effects/server/billing';
import {
  deleteMessage,
  loadMessages,
  markMessagesRead,
  moveMessage,
  sendTestMessage,
} from '../effects/server/messages';
import { bringOwnDomain, loadOwnDomain, removeOwnDomain } from '../effects/server/ownDomain';
import { watchWebsite } from '../effects/server/projects';
import { loadContent, loadVersion, publishContent } from '../effects/server/siteContent';
import {
  checkLive,
  loadVersions,
  loadWebsite,
  previewVersion,
  restoreVersion,
  saveArchive,
} from '../effects/server/websiteDetail';
import { WebsiteDetail } from '../features/websites/detail/WebsiteDetail';
import { photosPart } from './photosPart';

/** The page of one website. */
export const websiteDetail = {
  logic: websiteDetailMachine.provide({
    actors: {
      loadWebsite,
      checkLive,
      copyText,
      saveArchive,
      resumeSubscription,
      watchWebsite,
      watchFocus,
      cancelWebsite: cancelWebsiteMachine.provide({ actors: { cancelSubscription } }),
      content: contentMachine.provide({
        actors: {
          loadContent,
          publishContent,
          holdPage,
          leavePage,
          watchWebsite,
          photos: photosPart,
          publication: publicationMachine.provide({ actors: { loadVersion } }),
        },
      }),
      messages: messagesMachine.provide({
        actors: { loadMessages, markMessagesRead, moveMessage, deleteMessage, sendTestMessage, watchWebsite },
      }),
      ownDomain: ownDomainMachine.provide({
        actors: { loadOwnDomain, bringOwnDomain, removeOwnDomain, watchWebsite, watchVisibility },
      }),
      versions: versionsMachine.provide({
        actors: { loadVersions, previewVersion, restoreVersion, watchWebsite },
      }),
    },
  }),
  View: WebsiteDetail,
};
