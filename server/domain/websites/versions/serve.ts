import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries, Tx } from '../../../db/client';
import { projects, projectVersions } from '../../../db/schema/projects';
import { transact } from '../../../db/transaction';
import type { Services } from '../../../services';
import { fingerprintOf } from '../../../sites/document';
import type { EndingServices, JobCall, JobKind } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { storedContent } from './content';
import { followDays } from './days';
import { missingOf } from './missing';
import { type Project, type Version, versionOf, whichOf } from './own';

const Payload = v.object({ project: v.string() });
type Payload = v.InferOutput<typeof Payload>;

interface Going extends Pick<Services, 'settings' | 'random'> {
  now: number;
  /** It was live before. */
  isOld?: boolean;
}

/**
 * Says in the caller's transaction, which has locked the project, that a version is the one that visitors see. The pointer
 * at the hosting follows what the database says, never the other way round.
 */
export async function makeLive(
  tx: Tx,
  project: Project,
  { number, hue, content }: Pick<Version, 'number' | 'hue' | 'content'>,
  { settings, now, random, isOld = false }: Going,
): Promise<void> {
  const said = storedContent(content);
  const { template_uuid: templateUuid, business_details: business } = said;
  const live = { liveVersion: number, liveHue: hue, liveMissing: missingOf(said, settings) };
  await tx
    .update(projects)
    .set({ ...live, templateUuid, businessName: business.business_name, updatedAt: now })
    .where(eq(projects.id, project.id));
  await enqueue(tx, serveVersion, { project: project.id }, { now, random });
  await followDays(tx, { project: project.id, number }, { now, random }, { isOld });
}

/**
 * Points the hosting at the version that the database says is live, in line with all that would change it: whoever comes
 * last points at the last one. Twice is once. @returns what visitors see, null when it is nothing
 */
export function pointLive({ db, providers }: Services, projectId: string): Promise<Version | null> {
  return transact(db, async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
    if (!project || project.cancelledAt !== null || project.liveVersion === null) return null;
    const version = await versionOf(tx, projectId, project.liveVersion);
    if (!version?.files) return null;
    await providers.hosting.point(project.domain, version.files);
    return version;
  });
}

/** Sees to it that visitors see what is live, whatever became of the process that said so. */
export const serveVersion: JobKind<Payload> = {
  kind: 'website.serve',
  payload: Payload,
  // A day, with the longest pauses: until then they see the whole version before.
  maxAttempts: 300,
  async perform({ payload: { project }, services }) {
    const version = await pointLive(services, project);
    if (!version) return;
    const [site] = await services.db.select().from(projects).where(eq(projects.id, project));
    if (!site || site.liveVersion !== version.number) return;
    const page = await services.providers.hosting.read(site.domain, 'index.html');
    if (page === null || fingerprintOf(Buffer.from(page.body).toString()) !== version.checksum)
      throw new Error('What is served is not what is live');
  },
  async record() {
    // What is live was written by whoever made it so.
  },
  told: tellOfProject,
};

/** Tells the customer's browsers to look at a website again. */
export function tellOfProject({
  payload: { project },
  services,
}: Pick<JobCall<{ project: string }, EndingServices>, 'payload' | 'services'>): void {
  void services.db
    .select({ userId: projects.userId })
    .from(projects)
    .where(eq(projects.id, project))
    .then(([row]) => (row ? services.events.emit('project', { ...row, projectId: project }) : undefined))
    .catch((error: unknown) => services.log.warn({ err: error }, 'could not tell of a version'));
}

/**
 * Notes what the hosting calls the files of a version that went live before that was written down. It is there as long as
 * that version is what visitors see: this comes before whatever changes it.
 */
export async function adoptLive(
  { db, providers }: Pick<Services, 'db' | 'providers'>,
  project: Project,
): Promise<void> {
  const { id, domain, liveVersion, cancelledAt } = project;
  if (liveVersion === null || cancelledAt !== null) return;
  if ((await versionOf(db, id, liveVersion))?.files) return;
  const files = await providers.hosting.live(domain);
  if (files !== null) await adopt(db, id, liveVersion, files);
}

const adopt = (db: Queries, id: string, number: number, files: string) =>
  db
    .update(projectVersions)
    .set({ files })
    .where(and(whichOf(id, number), isNull(projectVersions.files)));
