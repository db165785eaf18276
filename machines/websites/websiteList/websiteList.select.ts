import { limitReached, limitSentence } from '../../../contract/rules/websites/projectLimit';
import type { WebsiteListSnapshot } from './websiteList.machine';

/** Why there may be no other website; null while there is room, or nobody knows. */
export function fullSentence({ context: { listing } }: WebsiteListSnapshot): string | null {
  const limit = listing && limitReached(listing.limit, listing.count);
  return limit === null ? null : limitSentence(limit);
}
