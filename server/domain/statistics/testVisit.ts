import { and, eq, gte } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { t } from '../../../contract/languages/t';
import type { TestVisit } from '../../../contract/wire/statistics/statistics';
import { siteVisits } from '../../db/schema/statistics';
import { Problem } from '../../http/problem';
import type { Services } from '../../services';
import { iso } from './days';
import { look } from './probe';
import { propertyOf, type Site } from './sites';

/** Ms until a visit must have been counted, and between two looks whether it was. */
const patience = 5_000;
const pause = 100;

/**
 * Visits a website as anybody would and waits until the visit was counted, which shows the whole way; it is in no figure.
 * `now` in ms.
 * @throws {Problem} 409 for a website that is not live or does not answer, or where the visit is not counted
 */
export async function visitOnce(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings'>,
  site: Site,
  now: number,
): Promise<TestVisit> {
  if (propertyOf(site, services.settings).state !== 'live')
    throw new Problem(409, t('This website is not live, so nobody can visit it.'), { code: 'not-live' });
  const load = await look(services, site.domain, 'test');
  if (load === null)
    throw new Problem(409, t('Your website did not answer our visit. Please try again in a minute.'), {
      code: 'silent',
    });
  for (let waited = 0; waited < patience; waited += pause) {
    const [counted] = await services.db
      .select({ at: siteVisits.at })
      .from(siteVisits)
      .where(and(eq(siteVisits.projectId, site.id), eq(siteVisits.kind, 'test'), gte(siteVisits.at, now)))
      .limit(1);
    if (counted) return { at: iso(counted.at), load };
    await wait(pause);
  }
  throw new Problem(409, t('Your website answered our visit, but it was not counted. Please try again in a minute.'), {
    code: 'uncounted',
  });
}
