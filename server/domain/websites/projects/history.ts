import { asc, desc, eq } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import { mostAttempts } from '../../../../contract/rules/websites/deploymentFailure';
import { type DeploymentStage, deploymentStages } from '../../../../contract/rules/websites/projectStatus';
import type { ProjectEvent, ProjectHistory } from '../../../../contract/wire/websites/project';
import type { Queries } from '../../../db/client';
import { projectEvents, type projects, projectTries } from '../../../db/schema/projects';
import { spoken } from '../../../languages';
import type { Settings } from '../../../settings';

type Project = typeof projects.$inferSelect;
type Line = ProjectEvent & { order: number };

/** What happens from each stage on, in the words of the moment’s language. */
const sentences = (): Record<DeploymentStage, string> => ({
  INITIAL: t('We begin to set up your website.'),
  REQUEST_SERVER: t('We make room for it on our server.'),
  REQUEST_DOMAIN: t('There is room for it. We ask the registrar for the domain.'),
  DOMAIN_REQUESTED: t('The registrar has taken the order of the domain.'),
  STATUS_CHECK: t('We ask the registry whether the domain is yours.'),
  DOMAIN_CONFIRMED: t('The domain is yours.'),
  AWAITING_DEPLOYMENT: t('We publish your pages, and open them as a visitor would.'),
  DEPLOYED: t('Your website is live: we opened it, and found your pages.'),
});

const toText = (at: number) => new Date(at).toISOString();
const isStage = (name: string): name is DeploymentStage => deploymentStages.some((stage) => stage === name);

/** Lines of events from which it is measured how long stages take: those of about fifty deployments. */
const measuredLines = 400;
/** Of fewer than these the middle one says nothing. */
const fewest = 3;

/** All that happened to a deployment, as its customer reads it. `now` in ms. */
export async function historyOf(
  db: Queries,
  project: Project,
  { settings, now }: { settings: Settings; now: number },
): Promise<ProjectHistory> {
  const events = await db
    .select()
    .from(projectEvents)
    .where(eq(projectEvents.projectId, project.id))
    .orderBy(asc(projectEvents.id));
  const tries = await db.select().from(projectTries).where(eq(projectTries.projectId, project.id));
  const words = sentences();
  const begunAgain = t('You asked for another attempt. What stands is not done again.');
  let stood: DeploymentStage = 'INITIAL';
  const lines: Line[] = events.map(({ stage, attempt, at, message }, order) => {
    const isReached = isStage(stage);
    if (isReached) stood = stage;
    return {
      at: toText(at),
      stage: stood,
      kind: isReached ? 'reached' : 'failed',
      sentence: isReached ? (stage === 'INITIAL' && attempt > 1 ? begunAgain : words[stage]) : spoken(message ?? ''),
      attempt,
      next_attempt_at: null,
      order,
    };
  });
  for (const { stage, attempt, number, cause, at, nextAt } of tries)
    lines.push({
      at: toText(at),
      stage,
      kind: number === 0 ? 'waiting' : 'delayed',
      sentence: `${spoken(cause)} ${number === 0 ? t('We look again by ourselves.') : t('We try again by ourselves.')}`,
      attempt,
      next_attempt_at: nextAt === null ? null : toText(nextAt),
      order: events.length + number,
    });
  if (project.givenUpAt !== null)
    lines.push({
      at: toText(project.givenUpAt),
      stage: project.currentStage,
      kind: 'refunded',
      sentence: t('You got back all that you paid for it.'),
      attempt: project.attempt,
      next_attempt_at: null,
      order: Number.MAX_SAFE_INTEGER,
    });
  lines.sort((one, other) => one.at.localeCompare(other.at) || one.attempt - other.attempt || one.order - other.order);
  return {
    now: toText(now),
    attempt: project.attempt,
    most_attempts: mostAttempts,
    events: lines.map(({ order: _, ...event }) => event),
    usual: await usualDurations(db, settings.deployStepMs),
    support_address: /<([^<>]+)>/.exec(settings.mailFrom)?.[1] ?? settings.mailFrom,
  };
}

/** How long each stage usually took lately: the middle of what was measured, the pace of the pipeline where nothing was. */
async function usualDurations(db: Queries, pace: number): Promise<ProjectHistory['usual']> {
  const { projectId, attempt, stage, at } = projectEvents;
  const lines = await db
    .select({ projectId, attempt, stage, at })
    .from(projectEvents)
    .orderBy(desc(projectEvents.id))
    .limit(measuredLines);
  const reached = new Map(lines.map((line) => [`${line.projectId} ${line.attempt} ${line.stage}`, line.at]));
  const measured = new Map<string, number[]>();
  for (const line of lines) {
    const next = deploymentStages[deploymentStages.findIndex((name) => name === line.stage) + 1] ?? '';
    const end = isStage(line.stage) && reached.get(`${line.projectId} ${line.attempt} ${next}`);
    if (typeof end === 'number') measured.set(line.stage, [...(measured.get(line.stage) ?? []), end - line.at]);
  }
  return deploymentStages.slice(0, -1).map((name) => {
    const took = (measured.get(name) ?? []).toSorted((one, other) => one - other);
    return { stage: name, ms: took.length < fewest ? pace : (took[Math.floor(took.length / 2)] ?? pace) };
  });
}
