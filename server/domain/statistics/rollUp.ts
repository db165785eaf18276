import { and, eq, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db, Tx } from '../../db/client';
import { siteChecks, siteDays, siteFacts, siteHours, siteOwnVisitors, siteVisits } from '../../db/schema/statistics';
import { transact } from '../../db/transaction';
import type { RandomSource } from '../../random';
import { type JobKind, RunAgain } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { day, dayOf, iso, minute, oldestDay, startOf } from './days';
import { forgetSalts } from './visitor';

/** Names of one kind on one day, by views: what somebody makes up for each request does not fill the table. */
const mostNames = 200;

/** Visits of other people than the customer, from one moment to before another: `from site_visits ...`. */
export const countedVisits = (projectId: string, from: number, to: number) => sql`${siteVisits} v
  where v.project_id = ${projectId} and v.at >= ${iso(from)} and v.at < ${iso(to)} and v.kind = 'visit'
    and not exists (select from ${siteOwnVisitors} o where o.project_id = v.project_id
      and o.day = (v.at at time zone 'UTC')::date and o.visitor = v.visitor)`;

/** Each visit once for each thing by which visits are told apart. */
export const factsOf = sql`cross join lateral (values ('page', c.path), ('referrer', c.referrer), ('campaign', c.campaign),
  ('device', c.device), ('country', c.country)) fact(kind, name)`;

/** Adds up a day of a website again from its visits, if any came. False when it was so already. */
export async function rollUp(tx: Tx, projectId: string, date: string): Promise<boolean> {
  const its = and(eq(siteDays.projectId, projectId), eq(siteDays.day, date));
  const [known] = await tx.select({ isStale: siteDays.isStale }).from(siteDays).where(its).for('update');
  if (!known?.isStale) return false;
  const [from, to] = [startOf(date), startOf(date) + day];
  const counted = countedVisits(projectId, from, to);
  await tx.execute(
    sql`delete from ${siteHours} where project_id = ${projectId} and at >= ${iso(from)} and at < ${iso(to)}`,
  );
  await tx.execute(sql`delete from ${siteFacts} where project_id = ${projectId} and day = ${date}`);
  await tx.execute(sql`insert into ${siteHours} (project_id, at, visitors, views)
    select ${projectId}, date_trunc('hour', v.at, 'UTC'), count(distinct v.visitor), count(*) from ${counted} group by 2`);
  await tx.execute(sql`insert into ${siteFacts} (project_id, day, kind, name, visitors, views)
    select ${projectId}, ${date}, kind, name, visitors, views from (
      select *, row_number() over (partition by kind order by views desc, name) as place from (
        select fact.kind, fact.name, count(distinct c.visitor) as visitors, count(*) as views
        from (select v.* from ${counted}) c ${factsOf} where fact.name is not null group by fact.kind, fact.name) named) placed
    where place <= ${mostNames}`);
  await tx.execute(sql`update ${siteDays} set is_stale = false, visitors = sums.visitors, views = sums.views,
      own = sums.every - sums.views
    from (select count(distinct v.visitor) as visitors, count(*) as views,
      (select count(*) from ${siteVisits} e where e.project_id = ${projectId} and e.at >= ${iso(from)} and e.at < ${iso(to)}
        and e.kind = 'visit') as every from ${counted}) sums
    where project_id = ${projectId} and day = ${date}`);
  return true;
}

/** Days for which the visits themselves are there: the last 24 hours, the 24 before, and what was not added up yet. */
const rawDays = 3;

/** Adds up all that came, and forgets what is not needed any more. Counts the days that it added up. `now` in ms. */
export async function rollUpAll(db: Db, now: number): Promise<number> {
  await forgetSalts(db, dayOf(now));
  const stale = await db
    .select({ projectId: siteDays.projectId, day: siteDays.day })
    .from(siteDays)
    .where(eq(siteDays.isStale, true));
  for (const one of stale) await transact(db, (tx) => rollUp(tx, one.projectId, one.day));
  const raw = dayOf(now - rawDays * day);
  await db.delete(siteVisits).where(lt(siteVisits.at, startOf(raw)));
  await db.delete(siteOwnVisitors).where(lt(siteOwnVisitors.day, raw));
  const oldest = oldestDay(now);
  await db.delete(siteDays).where(lt(siteDays.day, oldest));
  await db.delete(siteFacts).where(lt(siteFacts.day, oldest));
  await db.delete(siteHours).where(lt(siteHours.at, startOf(oldest)));
  await db.delete(siteChecks).where(lt(siteChecks.at, startOf(oldest)));
  return stale.length;
}

export const rollUpVisits: JobKind<Record<string, never>> = {
  kind: 'statistics.rollUp',
  payload: v.object({}),
  // It never ends, so no number of failures is the last.
  maxAttempts: 2_147_483_647,
  async perform({ services: { db }, now }) {
    await rollUpAll(db, now);
    throw new RunAgain(minute);
  },
  async record() {
    // Not reached: each time ends with the wish for the next.
  },
};

/** Once for each database: its key keeps a second one away. */
export const keepRollingUp = (tx: Tx, context: { now: number; random: RandomSource }) =>
  enqueue(tx, rollUpVisits, {}, context, { key: 'statistics:rollUp' });
