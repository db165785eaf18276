import { and, desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ProjectDetail } from '../../../../contract/wire/websites/versions';
import { renewedBefore } from '../../../../contract/rules/websites/domainExpiry';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { Queries } from '../../../db/client';
import { jobs } from '../../../db/schema/jobs';
import { projectEvents, subscriptions } from '../../../db/schema/projects';
import { domainYears } from '../../../db/schema/websiteDomains';
import type { Settings } from '../../../settings';
import { templateByUuid } from '../../../sites/templates';
import { unreadOf } from '../messages/list';
import { pictureAddress, siteAddress } from '../pipeline/publish';
import { storedContent } from '../versions/content';
import { missingOf } from '../versions/missing';
import { findOwn, type Named, type Project, versionOf } from '../versions/own';
import { eraseKey } from './close';

type DetailBody = v.InferInput<typeof ProjectDetail>;

const toText = (at: number) => new Date(at).toISOString();
const textOrNull = (at: number | null | undefined) => (at === null || at === undefined ? null : toText(at));

/** A website with all that its own screen tells. @throws {Problem} 404 */
export async function detailOf(db: Queries, named: Named, settings: Settings): Promise<DetailBody> {
  const project = await findOwn(db, named);
  const { id, domain, cancelledAt, liveVersion } = project;
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.projectId, id));
  const live = liveVersion === null || cancelledAt !== null ? undefined : await versionOf(db, id, liveVersion);
  const isOnline = live !== undefined && subscription?.state !== 'suspended';
  return {
    id,
    domain,
    business_name: project.businessName,
    project_status: project.isFailed ? 'DOMAIN_FAILED' : project.currentStage,
    template: { uuid: project.templateUuid, name: templateByUuid(project.templateUuid)?.template_name ?? '' },
    created_at: toText(project.createdAt),
    live_address: isOnline ? siteAddress(settings, domain) : null,
    picture_url: isOnline ? pictureAddress(settings, domain) : null,
    subscription: subscription ? subscriptionOf(subscription) : null,
    live: live?.publishedAt ? { number: live.number, published_at: toText(live.publishedAt) } : null,
    domain_details: await domainOf(db, project, subscription),
    failure: project.isFailed ? project.failure : null,
    taken_down_at: textOrNull(cancelledAt),
    export_until: textOrNull(cancelledAt === null || liveVersion === null ? null : await erasedAt(db, id)),
    unread_messages: await unreadOf(db, id),
    missing: isOnline ? missingOf(storedContent(live.content), settings) : [],
  };
}

type Subscription = typeof subscriptions.$inferSelect;

const subscriptionOf = ({ id, state, nextBillingAt, monthlyFee, cancelsAtPeriodEnd, endedAt }: Subscription) => ({
  id,
  state,
  next_billing_date: toText(nextBillingAt),
  monthly_fee: toDecimal(monthlyFee),
  cancel_at: textOrNull(endedAt ?? (cancelsAtPeriodEnd ? nextBillingAt : null)),
});

/** A name is ours by what the registrar says of it, year for year; before it has said so, since the registry confirmed it. */
async function domainOf(db: Queries, { id, cancelledAt }: Project, subscription: Subscription | undefined) {
  const years = await db
    .select()
    .from(domainYears)
    .where(eq(domainYears.projectId, id))
    .orderBy(desc(domainYears.number));
  const [last] = years;
  const [confirmed] = await db
    .select({ at: projectEvents.at })
    .from(projectEvents)
    .where(and(eq(projectEvents.projectId, id), eq(projectEvents.stage, 'DOMAIN_CONFIRMED')))
    .orderBy(desc(projectEvents.id))
    .limit(1);
  const isGoingOn = subscription !== undefined && subscription.state !== 'cancelled' && cancelledAt === null;
  const renews = isGoingOn && !subscription.cancelsAtPeriodEnd && last?.state !== 'ended';
  return {
    registered_at: textOrNull(years.at(-1)?.startsAt ?? confirmed?.at),
    expires_at: textOrNull(last?.endsAt),
    auto_renews: renews,
    renews_at: renews && last ? toText(last.endsAt - renewedBefore) : null,
    renewal_price: last && last.amount !== null && last.state !== 'ended' ? toDecimal(last.amount) : null,
    renewal_problem: renews && last?.hindrance && last.hindrance !== 'cancelled' ? last.hindrance : null,
    has_ended: last?.state === 'ended',
  };
}

/** When what a website that was taken down says is erased, ms; null once it is. */
async function erasedAt(db: Queries, id: string): Promise<number | null> {
  const [job] = await db
    .select({ runAt: jobs.runAt })
    .from(jobs)
    .where(and(eq(jobs.key, eraseKey(id)), eq(jobs.state, 'waiting')));
  return job?.runAt ?? null;
}
