import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import type { OwnDomain } from '../../../../contract/wire/websites/ownDomain';
import type { Queries, Tx } from '../../../db/client';
import { ownDomains } from '../../../db/schema/websiteDomains';
import { afterCommit } from '../../../db/transaction';
import { Problem } from '../../../http/problem';
import { type RandomSource, secret, uuid } from '../../../random';
import type { Settings } from '../../../settings';
import { enqueue } from '../../jobs/queue';
import { findOwn, lockOwn, type Named, type Project, requireLive } from '../versions/own';
import { lookedFor, ownDomainRequest } from './looks';
import { leadingRecords, proofRecord } from './records';
import { domainTaken, isTaken } from './taken';

type Body = v.InferInput<typeof OwnDomain>;
type Row = typeof ownDomains.$inferSelect;

const textOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const whose = (project: string) => eq(ownDomains.projectId, project);

async function bodyOf(db: Queries, project: Project, { sites, origins }: Settings): Promise<Body> {
  const [row] = await db.select().from(ownDomains).where(whose(project.id));
  return {
    is_offered: sites !== undefined,
    site_records: sites && project.cancelledAt === null ? leadingRecords(project.domain, sites) : [],
    own: row && sites ? ownOf(row, { sites, scheme: new URL(origins.content).protocol }) : null,
  };
}

function ownOf(row: Row, { sites, scheme }: { sites: NonNullable<Settings['sites']>; scheme: string }): Body['own'] {
  const { domain, token, state, problem, checkedAt, askedAt, provedAt, leadsHere } = row;
  return {
    domain,
    address: `${scheme}//${domain}/`,
    state,
    records: [
      ...leadingRecords(domain, sites).map((record) => ({ ...record, is_seen: leadsHere })),
      { ...proofRecord(domain, token), is_seen: provedAt !== null },
    ],
    problem,
    checked_at: textOrNull(checkedAt),
    looked_at_until: state === 'waiting' ? textOrNull(askedAt + lookedFor) : null,
  };
}

/** The domain that a website's customer has brought along. @throws {Problem} 404 */
export const ownDomainOf = async (db: Queries, named: Named, settings: Settings): Promise<Body> =>
  bodyOf(db, await findOwn(db, named), settings);

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  settings: Settings;
}

/**
 * Begins to look for the records of a domain, in the place of the one before, which shows nothing from then on. Said again
 * it goes on, or begins anew once it was given up.
 * @throws {Problem} 404; 409 with a code: not-live, not-offered, domain-taken
 */
export async function bringDomain(
  tx: Tx,
  named: Named,
  domain: string,
  { now, random, settings }: Writing,
): Promise<Body> {
  const project = await lockOwn(tx, named);
  requireLive(project);
  if (!settings.sites)
    throw new Problem(409, t('Domains of your own cannot be connected here.'), { code: 'not-offered' });
  const isOurs = [settings.origins.app, settings.origins.content].some((origin) => new URL(origin).hostname === domain);
  if (isOurs || (await isTaken(tx, domain, project.id))) throw domainTaken();
  const [row] = await tx.select().from(ownDomains).where(whose(project.id)).for('update');
  if (row?.domain !== domain || row.state === 'failed') {
    if (row) await tx.delete(ownDomains).where(eq(ownDomains.id, row.id));
    const id = uuid(random);
    // Whoever has set its record once need not do it again.
    const token = row?.domain === domain ? row.token : secret(random, 18);
    await tx.insert(ownDomains).values({ id, projectId: project.id, domain, token, askedAt: now });
    await enqueue(tx, ownDomainRequest, { id }, { now, random }, { key: `own-domain:${id}` });
    afterCommit(tx, 'project', { userId: project.userId, projectId: project.id });
  }
  return bodyOf(tx, project, settings);
}

/** Lets a domain go: from then on it shows nothing of ours. @throws {Problem} 404 */
export async function removeDomain(tx: Tx, named: Named, settings: Settings): Promise<Body> {
  const project = await lockOwn(tx, named);
  await tx.delete(ownDomains).where(whose(project.id));
  afterCommit(tx, 'project', { userId: project.userId, projectId: project.id });
  return bodyOf(tx, project, settings);
}
