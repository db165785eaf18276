import { and, asc, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { ProjectStatus } from '../../../../contract/rules/websites/projectStatus';
import type { Website, websiteGroups, websiteSorts } from '../../../../contract/wire/websites/websiteList';
import type { Queries } from '../../../db/client';
import { plans, templates } from '../../../db/schema/catalogue';
import { drafts } from '../../../db/schema/drafts';
import { subscriptionPeriods } from '../../../db/schema/periods';
import { projectEvents, projects, subscriptions } from '../../../db/schema/projects';
import type { Settings } from '../../../settings';
import { listedAt, ownDraft, rowColumns, wireOf } from './projects';

export interface WebsiteFilter {
  group?: (typeof websiteGroups)[number] | undefined;
  sort: (typeof websiteSorts)[number];
  text?: string | undefined;
}

/** A website of the list as it crosses the wire. */
export type WebsiteBody = v.InferInput<typeof Website>;

const toText = (at: number) => new Date(at).toISOString();

const groups: Record<(typeof websiteGroups)[number], SQL> = {
  live: sql`(${projects.currentStage} = 'DEPLOYED' and ${projects.cancelledAt} is null and ${subscriptions.state} is distinct from 'suspended')`,
  progress: sql`(${projects.currentStage} <> 'DEPLOYED' and ${projects.cancelledAt} is null and not ${projects.isFailed})`,
  attention: sql`(${projects.isFailed} or coalesce(${subscriptions.state} in ('past_due', 'suspended'), false))`,
};

/** When it is charged next: what failed, is suspended or ends with its time has no charge ahead. */
const charged =
  sql`case when ${subscriptions.state} in ('active', 'past_due') and not ${subscriptions.cancelsAtPeriodEnd} and not ${projects.isFailed}
  then coalesce(${subscriptionPeriods.nextTryAt}, ${subscriptions.nextBillingAt}) end`.mapWith(
    subscriptions.nextBillingAt,
  );

const newest = [desc(projects.createdAt), desc(projects.id)];
const orders: Record<(typeof websiteSorts)[number], SQL[]> = {
  newest,
  oldest: [asc(projects.createdAt), asc(projects.id)],
  // A name may be there twice: one that was refunded, and the one that was ordered in its place.
  'a-z': [asc(projects.domain), ...newest],
  'z-a': [desc(projects.domain), ...newest],
  'due-first': [sql`${charged} asc nulls last`, ...newest],
  'due-last': [sql`${charged} desc nulls last`, ...newest],
};

/** Milliseconds that one which has ended is listed: as long as its customer can have its files. */
const endedFor = 30 * 24 * 3_600_000;

/** What is listed without a filter. `now` in ms. */
const shownAt = (userId: string, now: number) =>
  or(
    listedAt(userId, now),
    and(eq(projects.userId, userId), isNull(projects.givenUpAt), gt(projects.cancelledAt, now - endedFor)),
  );

const fits = ({ group, text }: WebsiteFilter): SQL | undefined =>
  and(
    group && groups[group],
    text
      ? gt(sql`position(lower(${text}) in lower(${projects.domain} || ' ' || ${projects.businessName}))`, 0)
      : undefined,
  );

const dueOf = and(eq(subscriptionPeriods.subscriptionId, subscriptions.id), eq(subscriptionPeriods.state, 'due'));

/** The rows that fit, in their order, by one statement. */
function read(db: Queries, userId: string, filter: WebsiteFilter, now: number, { limit, skip }: Window) {
  const last = db
    .select()
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projects.id))
    .orderBy(desc(projectEvents.id))
    .limit(1)
    .as('last');
  const event = { stage: last.stage, attempt: last.attempt, at: last.at, message: last.message };
  return db
    .select({ ...rowColumns, template: templates.templateName, subscription: subscriptions, charged, event })
    .from(projects)
    .leftJoin(subscriptions, eq(subscriptions.projectId, projects.id))
    .leftJoin(subscriptionPeriods, dueOf)
    .leftJoin(templates, eq(templates.uuid, projects.templateUuid))
    .leftJoin(drafts, ownDraft)
    .leftJoinLateral(last, sql`true`)
    .where(and(shownAt(userId, now), fits(filter)))
    .orderBy(...orders[filter.sort])
    .limit(limit)
    .offset(skip);
}

interface Window {
  limit: number;
  skip: number;
}

type Row = Awaited<ReturnType<typeof read>>[number];

function websiteOf({ template, subscription, charged: at, event, ...row }: Row, settings: Settings): WebsiteBody {
  const { givenUpAt, cancelledAt } = row.project;
  const endedAt = givenUpAt === null ? cancelledAt : null;
  const ends = subscription?.cancelsAtPeriodEnd && subscription.state !== 'cancelled';
  return {
    ...wireOf(row, settings),
    template_name: template,
    ...(endedAt === null ? {} : { picture_url: null }),
    monthly_fee: subscription && givenUpAt === null && endedAt === null ? toDecimal(subscription.monthlyFee) : null,
    next_billing_date: at === null ? null : toText(at),
    ended_at: endedAt === null ? null : toText(endedAt),
    ends_at: ends ? toText(subscription.nextBillingAt) : null,
    latest_event: event && {
      stage: event.stage as ProjectStatus,
      attempt: event.attempt,
      at: toText(event.at),
      ...(event.message ? { message: event.message } : {}),
    },
  };
}

interface Reading {
  settings: Settings;
  /** Milliseconds. */
  now: number;
}

/** A page of a customer's websites, and what is counted of all. */
export async function listWebsites(
  db: Queries,
  userId: string,
  filter: WebsiteFilter,
  { page, limit, settings, now }: Reading & { page: number; limit: number },
) {
  const rows = await read(db, userId, filter, now, { limit, skip: (page - 1) * limit });
  const fitting = fits(filter);
  const [counts] = await db
    .select({
      listed: count(),
      // One that was refunded or has ended is shown for a while, and takes no place of the plan.
      websites:
        sql<number>`count(*) filter (where ${projects.cancelledAt} is null and ${projects.givenUpAt} is null)`.mapWith(
          Number,
        ),
      total: fitting ? sql<number>`count(*) filter (where ${fitting})`.mapWith(Number) : count(),
      limit: sql<number | null>`(select ${plans.projectLimit} from ${plans} order by ${plans.position} limit 1)`,
    })
    .from(projects)
    .leftJoin(subscriptions, eq(subscriptions.projectId, projects.id))
    .where(shownAt(userId, now));
  return {
    items: rows.map((row) => websiteOf(row, settings)),
    total: counts?.total ?? 0,
    listed: counts?.listed ?? 0,
    websites: counts?.websites ?? 0,
    project_limit: counts?.limit ?? 0,
  };
}

/** All that fits, in portions. */
export async function* eachWebsite(
  db: Queries,
  userId: string,
  filter: WebsiteFilter,
  { settings, now }: Reading,
  portion = 500,
): AsyncGenerator<WebsiteBody[], void, unknown> {
  for (let skip = 0; ; skip += portion) {
    const rows = await read(db, userId, filter, now, { limit: portion, skip });
    if (rows.length > 0) yield rows.map((row) => websiteOf(row, settings));
    if (rows.length < portion) return;
  }
}
