import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import { type DeploymentStage, deploymentStages } from '../../../../contract/rules/websites/projectStatus';
import type { Tx } from '../../../db/client';
import { domainReservations } from '../../../db/schema/domains';
import { projectEvents, projects, projectTries, projectVersions } from '../../../db/schema/projects';
import { users } from '../../../db/schema/accounts';
import { HostingFull } from '../../../providers/hosting/hosting';
import { countryCode, registrarPhone } from '../../../providers/registrar/contact';
import { NameGone, RegistrarRefusal, RegistrarUnreachable } from '../../../providers/registrar/registrar';
import type { RandomSource } from '../../../random';
import type { Services } from '../../../services';
import { type EndingServices, type JobCall, type JobKind, RunAgain } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { domainYearsRequest } from '../../jobs/requests';
import { announce } from '../../notices/announce';
import { wentLive } from '../../notices/occurrences';
import { storedContent } from '../versions/content';
import { followDays } from '../versions/days';
import { missingOf } from '../versions/missing';
import { versionOf } from '../versions/own';
import { type Cause, failDeployment, lockFailed } from './failure';
import { PictureGone } from './pictures';
import { takeDown } from './takeDown';
import { contactOf, goLive, type Live, siteAddress } from './publish';

const Payload = v.object({ projectId: v.string(), attempt: v.number(), stage: v.picklist(deploymentStages) });
type Payload = v.InferOutput<typeof Payload>;
type Project = typeof projects.$inferSelect;

/**
 * What reaching a stage took: nothing to tell, a refusal that only a person can help (a final one nobody), or the published
 * site.
 */
type Effect = { refused: Cause } | { live: Live } | null;

const refusal = (kind: Cause['kind'], message: string): Effect => ({
  refused: { kind, message, isFinal: kind === 'name_taken' },
});

/** The stage that the customer sees while another is worked on. */
const shownBefore = (stage: DeploymentStage): DeploymentStage =>
  deploymentStages[deploymentStages.indexOf(stage) - 1] ?? 'INITIAL';

const follows = (stage: DeploymentStage): DeploymentStage | undefined =>
  deploymentStages[deploymentStages.indexOf(stage) + 1];

/** What has to be done before a stage is reached; a stage that is not here is reached by itself. */
const work: Partial<Record<DeploymentStage, (project: Project, call: JobCall<Payload>) => Promise<Effect>>> = {
  REQUEST_DOMAIN: async ({ domain }, { services }) => {
    await services.providers.hosting.prepare(domain);
    return null;
  },
  DOMAIN_REQUESTED: register,
  DOMAIN_CONFIRMED: confirm,
  DEPLOYED: publish,
};

async function publish(project: Project, { services, signal }: JobCall<Payload>): Promise<Effect> {
  try {
    return { live: await goLive(services, project, signal) };
  } catch (error) {
    if (error instanceof PictureGone)
      return refusal('picture_gone', t('A picture that you chose is not there any more.'));
    throw error;
  }
}

async function register(project: Project, { services, signal }: JobCall<Payload>): Promise<Effect> {
  const { domain, userId } = project;
  const [user] = await services.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('The project has no user');
  const business = await contactOf(services.db, project);
  try {
    await services.providers.registrar.register(
      domain,
      {
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        phone: registrarPhone(user.phoneNumber) ?? registrarPhone(business.phone) ?? '',
        address: user.address || business.address,
        city: user.city || '-',
        country: countryCode(user.country),
      },
      signal,
    );
    return null;
  } catch (error) {
    if (error instanceof NameGone) return refusal('name_taken', t('Somebody else has this domain.'));
    if (error instanceof RegistrarRefusal) return refusal('registrar_refused', error.message);
    throw error;
  }
}

/** Milliseconds that a registry may take over a registration that it has accepted. */
const confirmedWithin = 5 * 24 * 3_600_000;

async function confirm({ id, domain }: Project, { payload, services, now, signal }: JobCall<Payload>): Promise<Effect> {
  const state = await services.providers.registrar.state(domain, signal);
  if (state === 'registered') return null;
  if (state === 'unknown') return refusal('registration_lost', t('The registrar does not know the domain.'));
  const [asked] = await services.db
    .select({ at: projectEvents.at })
    .from(projectEvents)
    .where(
      and(
        eq(projectEvents.projectId, id),
        eq(projectEvents.attempt, payload.attempt),
        eq(projectEvents.stage, 'DOMAIN_REQUESTED'),
      ),
    );
  if (now - (asked?.at ?? now) > confirmedWithin)
    return refusal('registration_lost', t('The registry has not confirmed the domain.'));
  throw new RunAgain(services.settings.deployStepMs);
}

/**
 * Takes a website from one stage to the next. What it does outside counts once
 * however often it is asked; the stage's line, the project and the next job are written in one transaction with the end
 * of this one, so that no stage runs twice.
 */
export const deployStage: JobKind<Payload, Effect> = {
  kind: 'project.stage',
  payload: Payload,
  async perform(call) {
    const project = await load(call);
    return project ? ((await work[call.payload.stage]?.(project, call)) ?? null) : null;
  },
  async record(tx, effect, call) {
    const { projectId, attempt, stage } = call.payload;
    if (!(await lockLiving(tx, call.payload))) return stage === 'DEPLOYED' ? clearUp(tx, call) : undefined;
    if (effect && 'refused' in effect) return fail(tx, effect.refused, call);
    if (!(await enterStage(tx, call.payload, call.now))) return;
    if (stage === 'DOMAIN_CONFIRMED')
      await confirmDomain(tx, projectId, { now: call.now, random: call.services.random });
    if (effect) return celebrate(tx, effect.live, call);
    await enqueueNext(tx, projectId, attempt, stage, call.now, call.services);
  },
  async postponed(tx, error, { payload, attempt: number, services }, nextAt) {
    if (!(await lockLiving(tx, payload))) return false;
    const isWaiting = error instanceof RunAgain;
    const { projectId, attempt, stage } = payload;
    const of = { projectId, attempt, stage: shownBefore(stage), number: isWaiting ? 0 : number };
    const said = {
      cause: isWaiting ? t('The registry has not confirmed the domain yet.') : silenceOf(error, stage),
      at: services.clock.now(),
      nextAt: isWaiting ? null : nextAt,
    };
    const write = tx.insert(projectTries).values({ ...of, ...said });
    const written = await (isWaiting
      ? write.onConflictDoNothing()
      : write.onConflictDoUpdate({
          // The operator had it begin to count anew.
          target: [projectTries.projectId, projectTries.attempt, projectTries.stage, projectTries.number],
          set: said,
        })
    ).returning({ number: projectTries.number });
    return written.length > 0;
  },
  async giveUp(tx, error, call) {
    if (!(await lockLiving(tx, call.payload))) return;
    const isByHand = error instanceof Error && error.name === 'GivenUp';
    const message = isByHand ? t('The deployment could not be finished.') : silenceOf(error, call.payload.stage);
    await fail(tx, { message, kind: 'service_away', isFinal: false }, call);
  },
  async reopen(tx, { payload, now, services }) {
    const project = await lockFailed(tx, payload);
    if (project) await restartPipeline(tx, project, { now, ...services });
    return project !== undefined;
  },
  told({ payload: { projectId }, services }) {
    void services.db
      .select({ userId: projects.userId })
      .from(projects)
      .where(eq(projects.id, projectId))
      .then(([row]) => (row ? services.events.emit('project', { userId: row.userId, projectId }) : undefined))
      .catch((error: unknown) => services.log.warn({ err: error }, 'could not tell of a stage'));
  },
};

/** Which service a stage waits for in vain. */
function silenceOf(error: unknown, stage: DeploymentStage): string {
  if (error instanceof RegistrarUnreachable) return t('The registrar does not answer.');
  if (error instanceof HostingFull) return t('Your pages could not be published: the hosting has no room left.');
  return stage === 'DEPLOYED'
    ? t('Your pages could not be published: a service that they need does not answer.')
    : t('A service that we need does not answer.');
}

/** What a project is while it is on this attempt; a retried, failed or cancelled one goes no further. */
const living = ({ projectId, attempt }: Payload) =>
  and(
    eq(projects.id, projectId),
    eq(projects.attempt, attempt),
    eq(projects.isFailed, false),
    isNull(projects.cancelledAt),
  );

async function load({ payload, services: { db } }: JobCall<Payload>): Promise<Project | null> {
  const [project] = await db.select().from(projects).where(living(payload));
  return project ?? null;
}

/** Whether the project still is on this attempt, which it then stays until the transaction ends. */
async function lockLiving(tx: Tx, payload: Payload): Promise<boolean> {
  const found = await tx.select({ id: projects.id }).from(projects).where(living(payload)).for('update');
  return found.length > 0;
}

/** Writes the stage's line; false when it is there already: what follows it was done then. */
async function enterStage(tx: Tx, { projectId, attempt, stage }: Payload, now: number): Promise<boolean> {
  const written = await tx
    .insert(projectEvents)
    .values({ projectId, attempt, stage, at: now })
    .onConflictDoNothing()
    .returning({ id: projectEvents.id });
  if (written.length === 0) return false;
  await tx
    .update(projects)
    .set({ currentStage: stage, updatedAt: now })
    .where(and(eq(projects.id, projectId), eq(projects.attempt, attempt)));
  return true;
}

async function enqueueNext(
  tx: Tx,
  projectId: string,
  attempt: number,
  stage: DeploymentStage,
  now: number,
  { random, settings }: Pick<Services, 'random' | 'settings'>,
): Promise<void> {
  const next = follows(stage);
  if (!next) return;
  await enqueue(
    tx,
    deployStage,
    { projectId, attempt, stage: next },
    { now, random },
    { key: `stage:${projectId}:${attempt}:${next}`, runAt: now + settings.deployStepMs },
  );
}

/** A website that was cancelled while it was published went online too late. */
async function clearUp(tx: Tx, { payload, now, services: { random } }: JobCall<Payload>): Promise<void> {
  const gone = and(eq(projects.id, payload.projectId), isNotNull(projects.cancelledAt));
  const [project] = await tx.select({ project: projects.id, domain: projects.domain }).from(projects).where(gone);
  if (!project) return;
  await enqueue(tx, takeDown, { domains: [project.domain], files: [], erased: [project] }, { now, random });
}

function fail(tx: Tx, failure: Cause, { payload, now, services }: JobCall<Payload, EndingServices>) {
  const { random, settings } = services;
  return failDeployment(tx, payload, failure, { now, random, app: settings.origins.app });
}

async function confirmDomain(
  tx: Tx,
  projectId: string,
  { now, random }: { now: number; random: RandomSource },
): Promise<void> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return;
  await tx
    .update(domainReservations)
    .set({ state: 'registered', updatedAt: now })
    .where(and(eq(domainReservations.orderId, project.orderId), eq(domainReservations.state, 'reserved')));
  await enqueue(tx, domainYearsRequest, { project: projectId }, { now, random }, { key: `domain:${projectId}` });
}

async function celebrate(
  tx: Tx,
  { version, checksum, hue, files, card }: Live,
  { payload, now, services }: JobCall<Payload>,
): Promise<void> {
  const { projectId } = payload;
  const ordered = await versionOf(tx, projectId, version);
  const liveMissing = ordered ? missingOf(storedContent(ordered.content), services.settings) : null;
  await tx
    .update(projects)
    .set({ deployedAt: now, liveVersion: version, liveHue: hue, liveMissing })
    .where(eq(projects.id, projectId));
  await followDays(tx, { project: projectId, number: version }, { now, random: services.random });
  await tx
    .update(projectVersions)
    .set({ checksum, files, hue, publishedAt: now })
    .where(and(eq(projectVersions.projectId, projectId), eq(projectVersions.number, version)));
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return;
  const { domain, businessName, userId } = project;
  const address = siteAddress(services.settings, domain);
  const { app } = services.settings.origins;
  const site = { domain, address, ...(card !== undefined && { card }) };
  const live = () => wentLive({ project: projectId, businessName, site, app });
  await announce(tx, userId, live, { now, random: services.random });
}

/** Enters the first stage of an attempt in the caller's transaction; the rest follows by itself. */
export async function startPipeline(
  tx: Tx,
  projectId: string,
  attempt: number,
  { now, random, settings }: { now: number; random: RandomSource; settings: Services['settings'] },
): Promise<void> {
  await enterStage(tx, { projectId, attempt, stage: 'INITIAL' }, now);
  await enqueueNext(tx, projectId, attempt, 'INITIAL', now, { random, settings });
}

/** Begins the next attempt of a failed deployment in the caller's transaction, which has locked the project. */
export async function restartPipeline(
  tx: Tx,
  project: Pick<Project, 'id' | 'attempt'>,
  context: { now: number; random: RandomSource; settings: Services['settings'] },
): Promise<void> {
  const attempt = project.attempt + 1;
  await tx
    .update(projects)
    .set({ attempt, isFailed: false, failure: null, failureKind: null, updatedAt: context.now })
    .where(eq(projects.id, project.id));
  await startPipeline(tx, project.id, attempt, context);
}
