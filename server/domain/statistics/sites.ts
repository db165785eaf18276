import { and, asc, eq, isNull } from 'drizzle-orm';
import { t } from '../../../contract/languages/t';
import type { Property } from '../../../contract/wire/statistics/statistics';
import type { Queries } from '../../db/client';
import { projects, subscriptions } from '../../db/schema/projects';
import { Problem } from '../../http/problem';
import type { Settings } from '../../settings';
import { siteAddress } from '../websites/pipeline/publish';
import { iso } from './days';

/** A customer's website, as far as statistics are concerned. */
export interface Site {
  id: string;
  domain: string;
  businessName: string;
  liveVersion: number | null;
  deployedAt: number | null;
  feeState: (typeof subscriptions.$inferSelect)['state'] | null;
}

const columns = {
  id: projects.id,
  domain: projects.domain,
  businessName: projects.businessName,
  liveVersion: projects.liveVersion,
  deployedAt: projects.deployedAt,
  feeState: subscriptions.state,
};

const sitesOf = (db: Queries, userId: string, domain?: string): Promise<Site[]> =>
  db
    .select(columns)
    .from(projects)
    .leftJoin(subscriptions, eq(subscriptions.projectId, projects.id))
    .where(
      and(
        eq(projects.userId, userId),
        isNull(projects.cancelledAt),
        domain === undefined ? undefined : eq(projects.domain, domain),
      ),
    )
    .orderBy(asc(projects.domain));

/** @throws {Problem} 403 for a domain that is not one of the customer's websites, whoever's it is */
export async function siteOfCustomer(db: Queries, userId: string, domain: string): Promise<Site> {
  const [site] = await sitesOf(db, userId, domain);
  if (!site) throw new Problem(403, t('This is not one of your websites.'), { code: 'not-yours' });
  return site;
}

export function propertyOf({ domain, businessName, liveVersion, deployedAt, feeState }: Site, settings: Settings) {
  const shown = feeState === 'suspended' || feeState === 'cancelled' ? 'offline' : 'live';
  return {
    domain,
    business_name: businessName,
    state: liveVersion === null ? 'progress' : shown,
    site_url: siteAddress(settings, domain),
    live_since: deployedAt === null ? null : iso(deployedAt),
  } satisfies Property;
}

/** The websites of a customer, by their names. */
export const propertiesOf = async (db: Queries, userId: string, settings: Settings) =>
  (await sitesOf(db, userId)).map((site) => propertyOf(site, settings));
