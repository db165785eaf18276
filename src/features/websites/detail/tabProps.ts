import type { ProjectDetail } from '../../../../contract/wire/websites/versions';
import type { WebsiteDetailRef } from '../../../../machines/websites/websiteDetail/websiteDetail.machine';

/** What each tab of a website is given. */
export interface TabProps {
  actor: WebsiteDetailRef;
  website: ProjectDetail;
}
