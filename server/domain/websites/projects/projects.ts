import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import type { Project, ProjectHistory } from '../../../../contract/wire/websites/project';
import type { ProjectStatus } from '../../../../contract/rules/websites/projectStatus';
import type { Queries, Tx } from '../../../db/client';
import { drafts } from '../../../db/schema/drafts';
import { projects, subscriptions } from '../../../db/schema/projects';
import { notFound, Problem } from '../../../http/problem';
import type { RandomSource } from '../../../random';
import type { Settings } from '../../../settings';
import { templateByUuid } from '../../../sites/templates';
import { pictureAddress, siteAddress } from '../pipeline/publish';
import { restartPipeline } from '../pipeline/stages';
import { historyOf } from './history';

type Subscribed = typeof subscriptions.$inferSelect;
export interface Row {
  project: typeof projects.$inferSelect;
  subscriptionId: string | null;
  subscriptionState: Subscribed['state'] | null;
  draftId: string | null;
}

const toText = (at: number) => new Date(at).toISOString();

const statusOf = ({ isFailed, currentStage }: Row['project']): ProjectStatus =>
  isFailed ? 'DOMAIN_FAILED' : currentStage;

export function wireOf({ project, subscriptionId, subscriptionState, draftId }: Row, settings: Settings): Project {
  const template = templateByUuid(project.templateUuid);
  return {
    id: project.id,
    domain: project.domain,
    business_name: project.businessName,
    project_status: statusOf(project),
    current_stage: project.currentStage,
    subscription_id: subscriptionId,
    user: project.userId,
    site_url: siteAddress(settings, project.domain),
    picture_url: project.liveVersion === null ? null : pictureAddress(settings, project.domain),
    template_url: template?.template_url ?? null,
    hue: project.liveHue ?? template?.hue ?? null,
    ...(project.liveMissing && { missing: project.liveMissing }),
    created_at: toText(project.createdAt),
    ...(subscriptionState === null ? {} : { subscription_state: subscriptionState }),
    ...(project.givenUpAt === null ? {} : { refunded_at: toText(project.givenUpAt) }),
    ...(project.isFailed && project.failure !== null ? { failure: project.failure } : {}),
    ...(project.isFailed && project.failureKind !== null ? { failure_kind: project.failureKind } : {}),
    ...(project.givenUpAt === null || draftId === null ? {} : { draft_id: draftId }),
  };
}

export const rowColumns = {
  project: projects,
  subscriptionId: subscriptions.id,
  subscriptionState: subscriptions.state,
  draftId: drafts.id,
};

/** What was chosen for one that was refunded is a draft again, by its order's id. */
export const ownDraft = and(eq(drafts.userId, projects.userId), eq(drafts.id, projects.orderId));

const withSubscription = (db: Queries) =>
  db
    .select(rowColumns)
    .from(projects)
    .leftJoin(subscriptions, eq(subscriptions.projectId, projects.id))
    .leftJoin(drafts, ownDraft);

/** Milliseconds that one whose deployment failed for good is shown, so that its customer finds what became of it. */
const shownFor = 30 * 24 * 3_600_000;

/** A customer's living websites, and those that failed for good lately. `now` in ms. */
export const listedAt = (userId: string, now: number) =>
  and(eq(projects.userId, userId), or(isNull(projects.cancelledAt), gt(projects.givenUpAt, now - shownFor)));

/** The same of one that was read already. */
export const isListedAt = ({ cancelledAt, givenUpAt }: Row['project'], now: number): boolean =>
  cancelledAt === null || (givenUpAt !== null && givenUpAt > now - shownFor);

/** What is listed of a customer, newest first. `now` in ms. */
export async function listProjects(
  db: Queries,
  userId: string,
  { settings, now }: { settings: Settings; now: number },
): Promise<Project[]> {
  const rows = await withSubscription(db)
    .where(listedAt(userId, now))
    .orderBy(desc(projects.createdAt), desc(projects.id));
  return rows.map((row) => wireOf(row, settings));
}

/** @throws {Problem} 404 for one that is not there or is another customer's */
async function findOwn(db: Queries, id: string, userId: string): Promise<Row> {
  const [row] = await withSubscription(db).where(and(eq(projects.id, id), eq(projects.userId, userId)));
  if (!row) throw notFound();
  return row;
}

/**
 * All that happened to a website's deployment. `now` in ms.
 * @throws {Problem} 404 for one that is not there or is another customer's
 */
export async function historyOfOwn(
  db: Queries,
  { id, userId }: { id: string; userId: string },
  about: { settings: Settings; now: number },
): Promise<ProjectHistory> {
  const { project } = await findOwn(db, id, userId);
  return historyOf(db, project, about);
}

/**
 * Starts a failed deployment anew, once however often it is asked.
 * @throws {Problem} 404; 409 with a code: 'not-failed', 'refunded' once it has failed for good
 */
export async function retryProject(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  { now, random, settings }: { now: number; random: RandomSource; settings: Settings },
): Promise<Project> {
  await findOwn(tx, id, userId);
  const [project] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  if (!project) throw notFound();
  if (project.givenUpAt !== null)
    throw new Problem(
      409,
      t(
        'This website could not be set up, and you got back what you paid for it. Please order it again with another name.',
      ),
      { code: 'refunded' },
    );
  // A retry that runs already is what was asked for; one that went live has nothing to try again.
  const isRetried = project.attempt > 1 && project.currentStage !== 'DEPLOYED';
  if (!project.isFailed && !isRetried)
    throw new Problem(409, t('This deployment has not failed.'), { code: 'not-failed' });
  if (project.isFailed) await restartPipeline(tx, project, { now, random, settings });
  return wireOf(await findOwn(tx, id, userId), settings);
}
