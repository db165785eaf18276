import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import type { Tx } from '../../../db/client';
import { users } from '../../../db/schema/accounts';
import { projects } from '../../../db/schema/projects';
import { ownDomains } from '../../../db/schema/websiteDomains';
import { afterCommit, transact } from '../../../db/transaction';
import { DnsUnreachable } from '../../../providers/dns/dns';
import type { RandomSource } from '../../../random';
import { endless, type JobKind, RunAgain } from '../../jobs/kind';
import { ownDomainFailed, ownDomainLive } from '../../mail/domainLetters';
import { post } from '../../mail/mail';
import { lookUp, type Standing } from './records';
import { isProvedElsewhere } from './taken';

/** Milliseconds between looks at the records of a domain, and for how long it is looked. */
const lookEvery = 60_000;
export const lookedFor = 7 * 24 * 3_600_000;

/** What the domain of another customer reads like. */
const taken = t('It is in use by another website.');
const tooLate = t('Its records were not there within 7 days.');

/** The name, payload and patience of the job that looks. */
export const ownDomainRequest = {
  kind: 'own-domain.look',
  payload: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  maxAttempts: endless,
};

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  /** The app's address, for letters. */
  app: string;
}

/** Looks every minute whether the records of a customer's own domain stand, until they do or a week has passed. */
export const lookForDomain: JobKind<{ id: string }> = {
  ...ownDomainRequest,
  async perform({ payload: { id }, services, signal, log }) {
    const { db, clock, providers, random, settings } = services;
    const [row] = await db.select().from(ownDomains).where(eq(ownDomains.id, id));
    if (row?.state !== 'waiting' || !settings.sites) return;
    const { domain, token } = row;
    const standing = await lookUp(providers.dns, { domain, token, sites: settings.sites }, signal).catch(
      (error: unknown) => {
        if (!(error instanceof DnsUnreachable)) throw error;
        log.warn({ err: error }, 'the records of a domain could not be looked up');
        // It says nothing of what stands there.
        return null;
      },
    );
    const writing = { now: clock.now(), random, app: settings.origins.app };
    if (await transact(db, (tx) => note(tx, id, standing, writing))) throw new RunAgain(lookEvery);
  },
  async record() {
    // All is written by then, each look in a transaction of its own.
  },
};

/** Writes down what was seen. @returns whether to look again */
async function note(tx: Tx, id: string, standing: Standing | null, writing: Writing): Promise<boolean> {
  const { now } = writing;
  const [row] = await tx.select().from(ownDomains).where(eq(ownDomains.id, id)).for('update');
  if (row?.state !== 'waiting') return false;
  const seen = standing ?? { isProved: row.provedAt !== null, leadsHere: row.leadsHere, problem: row.problem };
  const isTaken = seen.isProved && (await isProvedElsewhere(tx, row.domain, row.projectId));
  const provedAt = seen.isProved && !isTaken ? (row.provedAt ?? now) : null;
  const isLive = provedAt !== null && seen.leadsHere;
  const problem = isTaken ? taken : !isLive && now >= row.askedAt + lookedFor ? tooLate : null;
  const state = isLive ? 'live' : problem === null ? 'waiting' : 'failed';
  // What somebody has proved whose website is over holds nobody up.
  if (provedAt !== null && row.provedAt === null) await forgetOver(tx, row.domain);
  await tx
    .update(ownDomains)
    .set({
      state,
      leadsHere: seen.leadsHere,
      problem: problem ?? seen.problem,
      // Of one that is given up nothing is held.
      provedAt: state === 'failed' ? null : provedAt,
      liveAt: isLive ? now : null,
      ...(standing && { checkedAt: now }),
    })
    .where(eq(ownDomains.id, id));
  const [site] = await tx
    .select({ domain: projects.domain, userId: projects.userId, email: users.email })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(projects.id, row.projectId));
  if (!site) return false;
  if (state !== row.state || (problem ?? seen.problem) !== row.problem)
    afterCommit(tx, 'project', { userId: site.userId, projectId: row.projectId });
  if (state === 'waiting') return true;
  const named = { domain: row.domain, site: site.domain, app: writing.app };
  const letter = () => (isLive ? ownDomainLive(named) : ownDomainFailed({ ...named, problem: problem ?? tooLate }));
  await post(tx, { to: site.email, userId: site.userId }, letter, writing);
  return false;
}

async function forgetOver(tx: Tx, domain: string): Promise<void> {
  const over = tx.select({ id: projects.id }).from(projects).where(isNotNull(projects.cancelledAt));
  await tx.delete(ownDomains).where(and(eq(ownDomains.domain, domain), inArray(ownDomains.projectId, over)));
}
