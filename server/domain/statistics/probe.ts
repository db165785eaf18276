import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../db/client';
import { projects, subscriptions } from '../../db/schema/projects';
import { siteChecks } from '../../db/schema/statistics';
import type { RandomSource } from '../../random';
import type { Services } from '../../services';
import { type JobKind, RunAgain } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { siteAddress } from '../websites/pipeline/publish';
import { dayOf, floorTo, hour, minute } from './days';
import { markOf, ownAgent, type Purpose, purposeHeader, saltOf } from './visitor';

type Asking = Pick<Services, 'db' | 'clock' | 'random' | 'settings'>;

/** Milliseconds for a website's page; what takes longer does not answer. */
const patience = 10_000;

/** Asks for a website's first page as a visitor would. @returns ms that it took; null when there was no page */
export async function look(services: Asking, domain: string, purpose: Purpose): Promise<number | null> {
  const { db, clock, random, settings } = services;
  const started = clock.now();
  const salt = await saltOf(db, dayOf(started), random);
  const headers = { 'user-agent': ownAgent, [purposeHeader]: markOf(salt, domain, purpose) };
  const begun = performance.now();
  try {
    const response = await fetch(siteAddress(settings, domain), { headers, signal: AbortSignal.timeout(patience) });
    await response.arrayBuffer();
    return response.ok ? Math.round(performance.now() - begun) : null;
  } catch {
    return null;
  }
}

/** Looks at the same time. */
const atOnce = 8;

/** Looks at every website that visitors should see, and writes down what came of it. @returns how many */
export async function probeSites(services: Asking): Promise<number> {
  const { db, clock } = services;
  const sites = await db
    .select({ id: projects.id, domain: projects.domain })
    .from(projects)
    // What is suspended is offline on purpose.
    .innerJoin(subscriptions, and(eq(subscriptions.projectId, projects.id), ne(subscriptions.state, 'suspended')))
    .where(and(isNotNull(projects.liveVersion), isNull(projects.cancelledAt)));
  const waiting = sites[Symbol.iterator]();
  const turn = async () => {
    for (const { id, domain } of waiting) await note(services, id, clock.now(), await look(services, domain, 'probe'));
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return sites.length;
}

async function note({ db }: Asking, projectId: string, now: number, load: number | null): Promise<void> {
  const found = load === null ? { answered: 0, loads: [] } : { answered: 1, loads: [load] };
  await db
    .insert(siteChecks)
    .values({ projectId, at: floorTo(now, hour), looks: 1, ...found })
    .onConflictDoUpdate({
      target: [siteChecks.projectId, siteChecks.at],
      set: {
        looks: sql`${siteChecks.looks} + 1`,
        answered: sql`${siteChecks.answered} + excluded.answered`,
        loads: sql`${siteChecks.loads} || excluded.loads`,
      },
    });
}

/** How often. */
const pause = 5 * minute;

export const probeWebsites: JobKind<Record<string, never>> = {
  kind: 'statistics.probe',
  payload: v.object({}),
  // It never ends, so no number of failures is the last.
  maxAttempts: 2_147_483_647,
  async perform({ services }) {
    await probeSites(services);
    throw new RunAgain(pause);
  },
  async record() {
    // Not reached: each round ends with the wish for the next.
  },
};

/** Once for each database: its key keeps a second one away. */
export const keepProbing = (tx: Tx, context: { now: number; random: RandomSource }) =>
  enqueue(tx, probeWebsites, {}, context, { key: 'statistics:probe' });
