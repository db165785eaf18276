import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Figures, Statistics } from '../../../contract/wire/statistics/statistics';
import type { Db, Queries } from '../../db/client';
import { projectVersions } from '../../db/schema/projects';
import { type factKinds, siteChecks, siteDays, siteFacts, siteHours } from '../../db/schema/statistics';
import { transact } from '../../db/transaction';
import type { Settings } from '../../settings';
import { dayOf, iso, startOf } from './days';
import { countedVisits, factsOf, rollUp } from './rollUp';
import { propertyOf, type Site } from './sites';
import { type Span, spanBefore, stepsOf } from './span';

type Facts = Statistics['pages'];
type FactKind = (typeof factKinds)[number];

/** Names of each kind that a page shows. */
const mostNames = 100;

/** All that there is to say of a website in a span, everything until this moment counted. `now` in ms. */
export async function statisticsOf(
  db: Db,
  site: Site,
  { span, now, settings }: { span: Span; now: number; settings: Settings },
): Promise<Statistics> {
  const before = spanBefore(span);
  const days = await daysOf(db, site.id, before.from, span.to);
  const [series, earlier, figures, figuresBefore, facts, versions] = await Promise.all([
    seriesOf(db, site.id, span, days),
    seriesOf(db, site.id, before, days),
    figuresOf(db, site.id, span, days),
    figuresOf(db, site.id, before, days),
    factsIn(db, site.id, span),
    deploymentsIn(db, site.id, span),
  ]);
  const first = stepsOf(before);
  return {
    ...propertyOf(site, settings),
    as_of: iso(now),
    unit: span.unit,
    from: iso(span.from),
    to: iso(span.to),
    now: figures,
    before: figuresBefore,
    series: stepsOf(span).map((at, step) => ({
      at: iso(at),
      visitors: series.get(at)?.visitors ?? 0,
      views: series.get(at)?.views ?? 0,
      visitors_before: earlier.get(first[step] ?? at)?.visitors ?? 0,
    })),
    deployments: versions,
    pages: facts.page,
    referrers: facts.referrer,
    campaigns: facts.campaign,
    devices: facts.device,
    countries: facts.country,
    left_out: leftOut(days, span),
  };
}

type Days = readonly (typeof siteDays.$inferSelect & { at: number })[];

/**
 * The days that a time touches. Those to which something came are added up first, at most a few: a page says what is, not
 * what was a minute ago.
 */
async function daysOf(db: Db, projectId: string, from: number, to: number): Promise<Days> {
  const read = () =>
    db
      .select()
      .from(siteDays)
      .where(and(eq(siteDays.projectId, projectId), gte(siteDays.day, dayOf(from)), lte(siteDays.day, dayOf(to - 1))));
  let found = await read();
  const stale = found.filter(({ isStale }) => isStale);
  for (const { day } of stale) await transact(db, (tx) => rollUp(tx, projectId, day));
  if (stale.length > 0) found = await read();
  return found.map((one) => ({ ...one, at: startOf(one.day) }));
}

const within = (days: Days, { from, to }: Pick<Span, 'from' | 'to'>) => days.filter(({ at }) => at >= from && at < to);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

type Step = { visitors: number; views: number };

async function seriesOf(
  db: Queries,
  projectId: string,
  { from, to, unit }: Span,
  days: Days,
): Promise<Map<number, Step>> {
  if (unit === 'day') return new Map(within(days, { from, to }).map((one) => [one.at, one]));
  const rows = await db
    .select()
    .from(siteHours)
    .where(and(eq(siteHours.projectId, projectId), gte(siteHours.at, from), lt(siteHours.at, to)));
  return new Map(rows.map(({ at, ...step }) => [at, step]));
}

/** A row of numbers, which the driver gives as text where they may be large. */
async function numbers<const Name extends string>(
  db: Queries,
  query: SQL,
): Promise<Partial<Record<Name, number | null>>> {
  const { rows } = await db.execute(query);
  const [row = {}] = rows;
  const entries = Object.entries(row).map(([name, value]) => [name, value === null ? null : Number(value)]);
  return Object.fromEntries(entries) as Partial<Record<Name, number | null>>;
}

/** To a thousandth. */
const round = (value: number) => Math.round(value * 1_000) / 1_000;

async function figuresOf(db: Queries, projectId: string, span: Span, days: Days): Promise<Figures> {
  const { from, to, isDays } = span;
  const its = within(days, span);
  const added = { visitors: sum(its.map(({ visitors }) => visitors)), views: sum(its.map(({ views }) => views)) };
  const during = sql`project_id = ${projectId} and at >= ${iso(from)} and at < ${iso(to)}`;
  const [visits, looks] = await Promise.all([
    isDays
      ? added
      : numbers<'visitors' | 'views'>(
          db,
          sql`select count(distinct v.visitor) as visitors, count(*) as views from ${countedVisits(projectId, from, to)}`,
        ),
    numbers<'looks' | 'answered' | 'load'>(
      db,
      sql`select sum(looks) as looks, sum(answered) as answered,
        (select percentile_cont(0.5) within group (order by load)
          from ${siteChecks} c cross join unnest(c.loads) load where ${during}) as load
        from ${siteChecks} where ${during}`,
    ),
  ]);
  const [visitors, views, asked] = [visits.visitors ?? 0, visits.views ?? 0, looks.looks ?? 0];
  const load = looks.load ?? null;
  return {
    visitors,
    views,
    views_per_visit: visitors === 0 ? null : round(views / visitors),
    median_load: load === null ? null : Math.round(load),
    uptime: asked === 0 ? null : (looks.answered ?? 0) / asked,
  };
}

async function factsIn(db: Queries, projectId: string, span: Span): Promise<Record<FactKind, Facts>> {
  const { from, to } = span;
  const summed = span.isDays
    ? sql`select kind, name, sum(visitors)::int as visitors, sum(views)::int as views from ${siteFacts}
        where project_id = ${projectId} and day >= ${dayOf(from)} and day < ${dayOf(to)} group by kind, name`
    : sql`select fact.kind, fact.name, count(distinct c.visitor)::int as visitors, count(*)::int as views
        from (select v.* from ${countedVisits(projectId, from, to)}) c ${factsOf} where fact.name is not null group by fact.kind, fact.name`;
  const { rows } = await db.execute<Facts[number] & { kind: FactKind }>(
    sql`select * from (select *, row_number() over (partition by kind order by views desc, name) as place
        from (${summed}) named) placed where place <= ${mostNames} order by kind, place`,
  );
  const of = (kind: FactKind) =>
    rows.filter((row) => row.kind === kind).map(({ name, visitors, views }) => ({ name, visitors, views }));
  return {
    page: of('page'),
    referrer: of('referrer'),
    campaign: of('campaign'),
    device: of('device'),
    country: of('country'),
  };
}

/** By whole days: what machines ask for is told by no smaller number. */
function leftOut(days: Days, { from, to }: Span): Statistics['left_out'] {
  const its = within(days, { from: startOf(dayOf(from)), to });
  return { own: sum(its.map(({ own }) => own)), bots: sum(its.map(({ bots }) => bots)) };
}

async function deploymentsIn(db: Queries, projectId: string, { from, to }: Span): Promise<Statistics['deployments']> {
  const { projectId: project, number, publishedAt } = projectVersions;
  const rows = await db
    .select({ version: number, at: publishedAt })
    .from(projectVersions)
    .where(and(eq(project, projectId), gte(publishedAt, from), lt(publishedAt, to)))
    // Somebody who publishes all day: the latest.
    .orderBy(desc(publishedAt), asc(number))
    .limit(50);
  return rows.flatMap(({ version, at }) => (at === null ? [] : [{ version, at: iso(at) }])).toReversed();
}
