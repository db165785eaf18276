import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';
import type { Listing } from '../../../machines/websites/websiteList/websiteList.machine';
import type { Wish } from '../../../machines/shell/download/download.machine';
import type { Query, WebsitesWish } from '../../../machines/websites/websiteList/websiteList.query';
import { saveFile } from '../browser/saveFile';
import { call } from './call';

/** As the calls name it; what is empty is left out. */
const filtersOf = ({ group, sort, text }: Query) => ({ ...(group && { group }), ...(text && { text }), sort });

/** A page of the customer's websites, filtered as the address says. */
export const loadWebsites = fromPromise<Listing, { query: Query }>(async ({ input: { query }, signal }) => {
  const { page, size } = query;
  const place = { page: String(page), limit: String(size) };
  const found = await call('websiteList', { query: { ...filtersOf(query), ...place } }, signal);
  return {
    rows: found.items,
    total: found.total,
    hasAny: found.listed > 0,
    count: found.websites,
    limit: found.project_limit,
  };
});

const isOfWebsites = (wish: Wish | null): wish is WebsitesWish => wish?.kind === 'websites';

/** All that is filtered, fetched with the session's header and not by a link that carries a token. */
export const saveWebsites = fromPromise<void, { wish: Wish | null }>(async ({ input: { wish }, signal }) => {
  if (!isOfWebsites(wish)) return;
  saveFile('sitewright-websites.csv', await call('websitesCsv', { query: filtersOf(wish.query) }, signal));
});

/** Says that the cached list of websites is another one than the last that was known, and has it kept fresh. */
export const watchWebsites = fromCallback<EventObject, undefined>(({ system, sendBack }) => {
  const resource = system.get('projects') as ResourceRef | undefined;
  if (!resource) return undefined;
  let last: string | undefined;
  const look = () => {
    const { value } = resource.getSnapshot().context;
    if (value === null) return;
    const now = JSON.stringify(value);
    if (last !== undefined && now !== last) sendBack({ type: 'list.outdated' });
    last = now;
  };
  const { unsubscribe } = resource.subscribe(look);
  resource.send({ type: 'resource.watch' });
  look();
  return () => {
    unsubscribe();
    resource.send({ type: 'resource.unwatch' });
  };
});
