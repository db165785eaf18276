import { and, inArray, isNull, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { transact } from '../../db/transaction';
import { projects } from '../../db/schema/projects';
import { siteDays, siteVisits } from '../../db/schema/statistics';
import type { Services } from '../../services';
import { dayOf, floorTo, minute } from './days';
import { campaignOf, countryOf, deviceOf, referrerOf } from './request';
import { type Client, purposeOf, saltOf, visitorOf } from './visitor';

/** A page that somebody was shown, as the request says it. It lives in memory until it is written. */
export interface Seen extends Client {
  /** Milliseconds. */
  at: number;
  /** Under which the website lies at the hosting. */
  domain: string;
  /** The name in the address, by which a link within the website is told. */
  host: string;
  /** Of a page that is there: its number is limited by the website's. */
  path: string;
  /** What follows the question mark. */
  search: string;
  referrer: string;
  languages: string;
  /** What a request of our own says of itself. */
  mark?: string | undefined;
}

type Visit = typeof siteVisits.$inferInsert;

/** Rows of one statement. */
const portion = 1_000;

/** Writes what was seen: visits as rows without anything that tells a person, machines as a number. */
export async function recordVisits(
  { db, random }: Pick<Services, 'db' | 'random'>,
  seen: readonly Seen[],
): Promise<void> {
  const domains = [...new Set(seen.map(({ domain }) => domain))];
  const sites = await db
    .select({ id: projects.id, domain: projects.domain })
    .from(projects)
    .where(and(inArray(projects.domain, domains), isNull(projects.cancelledAt)));
  const siteOf = new Map(sites.map(({ id, domain }) => [domain, id]));
  const salts = new Map<string, string>();
  for (const day of new Set(seen.map(({ at }) => dayOf(at)))) salts.set(day, await saltOf(db, day, random));

  const visits: Visit[] = [];
  const days = new Map<string, { projectId: string; day: string; bots: number; isStale: boolean }>();
  for (const one of seen) {
    const projectId = siteOf.get(one.domain);
    const day = dayOf(one.at);
    const salt = salts.get(day) ?? '';
    const purpose = purposeOf(salt, one.domain, one.mark);
    if (projectId === undefined || purpose === 'probe') continue;
    if (purpose === 'test') {
      visits.push({ ...visitOf(one, projectId, ''), kind: 'test', at: one.at });
      continue;
    }
    const key = `${projectId} ${day}`;
    const counted = days.get(key) ?? { projectId, day, bots: 0, isStale: false };
    days.set(key, counted);
    // A browser has a name; what has none is a program.
    if (one.agent === '' || isbot(one.agent)) counted.bots += 1;
    else {
      counted.isStale = true;
      visits.push(visitOf(one, projectId, visitorOf(salt, one.domain, one)));
    }
  }

  await transact(db, async (tx) => {
    for (let from = 0; from < visits.length; from += portion)
      await tx.insert(siteVisits).values(visits.slice(from, from + portion));
    // In one order, so that two processes do not wait for each other.
    const rows = [...days.keys()].toSorted().flatMap((key) => days.get(key) ?? []);
    if (rows.length > 0)
      await tx
        .insert(siteDays)
        .values(rows)
        .onConflictDoUpdate({
          target: [siteDays.projectId, siteDays.day],
          set: {
            bots: sql`${siteDays.bots} + excluded.bots`,
            isStale: sql`${siteDays.isStale} or excluded.is_stale`,
          },
        });
  });
}

const visitOf = (seen: Seen, projectId: string, visitor: string): Visit => ({
  projectId,
  at: floorTo(seen.at, minute),
  kind: 'visit',
  visitor,
  path: seen.path,
  referrer: referrerOf(seen),
  campaign: campaignOf(seen.search),
  device: deviceOf(seen.agent),
  country: countryOf(seen.languages),
});
