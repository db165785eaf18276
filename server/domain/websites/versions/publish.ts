import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import type { ChangeContent } from '../../../../contract/wire/websites/versions';
import type { Tx } from '../../../db/client';
import { templates } from '../../../db/schema/catalogue';
import { projects, projectVersions } from '../../../db/schema/projects';
import { Problem } from '../../../http/problem';
import type { RandomSource } from '../../../random';
import type { JobKind } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { endEdits } from '../edits/edits';
import { PictureGone } from '../pipeline/pictures';
import { putVersion, type PutVersion } from '../pipeline/publish';
import { photosChangedSince } from '../photos/changed';
import { takeDown } from '../pipeline/takeDown';
import { changesOf } from './changes';
import { changedContent, storedContent, type StoredContent } from './content';
import { lockOwn, type Named, newestVersion, requireLive, type Version, versionOf, whichOf } from './own';
import { adoptLive, makeLive, tellOfProject } from './serve';

type Change = v.InferOutput<typeof ChangeContent>;

/**
 * Writes a version that shall be published, and the job that makes it. What is the same as before is no version; a change
 * that is sent again, because its answer was lost, is the version that it was.
 * @returns its number @throws {Problem} 404; 409 'not-live', 'newer-version'; 400 for a template that is not on offer
 */
export async function publishContent(
  tx: Tx,
  named: Named,
  change: Change,
  { now, random }: { now: number; random: RandomSource },
): Promise<number> {
  const project = await lockOwn(tx, named);
  requireLive(project);
  const newest = await newestVersion(tx, project.id);
  const before = storedContent(newest.content);
  const content = changedContent(before, change);
  const shown = newest.failure === null ? newest : await newestVersion(tx, project.id, { isWhole: true });
  const changes = [
    ...changesOf(storedContent(shown.content), content),
    ...(await photosChangedSince(tx, project.userId, content, shown.createdAt)),
  ];
  const isSame = changes.length === 0 && newest.failure === null;
  if (isSame && change.base_version >= newest.number - 1 && change.base_version <= newest.number) return newest.number;
  if (change.base_version !== newest.number && !(await isSameWords(tx, newest, change.base_version)))
    throw new Problem(
      409,
      t(
        'This website was changed in another tab or on another device. Please load it again, and make your changes there.',
      ),
      { code: 'newer-version' },
    );
  if (content.template_uuid !== before.template_uuid) await requireOffered(tx, content.template_uuid);
  const number = newest.number + 1;
  await tx.insert(projectVersions).values({
    projectId: project.id,
    number,
    content,
    changes: changes.length > 0 ? changes : ['Published again'],
    createdAt: now,
  });
  if (change.edits_revision !== undefined) await endEdits(tx, project.id, change.edits_revision, now);
  await enqueue(tx, publishVersion, { project: project.id, number }, { now, random });
  return number;
}

/** Whether what is newest was made of the one before by no customer, of the same words: a day had ended. */
async function isSameWords(tx: Tx, newest: Version, base: number): Promise<boolean> {
  if (newest.by !== 'operator' || base !== newest.number - 1) return false;
  const before = await versionOf(tx, newest.projectId, base);
  return JSON.stringify(before?.content) === JSON.stringify(newest.content);
}

async function requireOffered(tx: Tx, uuid: string): Promise<void> {
  const [template] = await tx.select().from(templates).where(eq(templates.uuid, uuid));
  if (!template?.isOffered)
    throw new Problem(400, t('This template is no longer on offer. Please choose another one.'), {
      code: 'not-offered',
      fields: { template_uuid: t('Please choose another template.') },
    });
}

const Payload = v.object({ project: v.string(), number: v.number() });
type Payload = v.InferOutput<typeof Payload>;
type Effect = PutVersion | { refused: string } | null;

const unpublished = 'It could not be published. Visitors see what they saw before. Please publish it again.';

/**
 * Makes a version and puts it whole beside what is live; then, in one transaction, it is published, and live unless a newer
 * one is.
 */
export const publishVersion: JobKind<Payload, Effect> = {
  kind: 'website.publish',
  payload: Payload,
  // About two minutes: somebody waits for it, and may ask again.
  maxAttempts: 8,
  async perform({ payload, services, signal }) {
    const [project] = await services.db.select().from(projects).where(eq(projects.id, payload.project));
    const version = await versionOf(services.db, payload.project, payload.number);
    if (!project || project.cancelledAt !== null || !version || version.publishedAt !== null) return null;
    await adoptLive(services, project);
    try {
      const content = storedContent(version.content);
      return await putVersion(services, project, { content, templateUuid: content.template_uuid }, signal);
    } catch (error) {
      if (error instanceof PictureGone)
        return { refused: 'One of its pictures is no longer there. Please choose another one, and publish again.' };
      throw error;
    }
  },
  async record(tx, effect, { payload, now, services: { random, settings } }) {
    if (effect === null) return;
    const [project] = await tx.select().from(projects).where(eq(projects.id, payload.project)).for('update');
    const version = await versionOf(tx, payload.project, payload.number);
    if (!project || !version || version.publishedAt !== null) return;
    if ('refused' in effect) return fail(tx, payload, effect.refused);
    if (project.cancelledAt !== null && !isSaying(version.content))
      // Erased with its account while it was made.
      return void (await enqueue(
        tx,
        takeDown,
        { domains: [], files: [], erased: [{ project: project.id, domain: project.domain }] },
        { now, random },
      ));
    const { files, checksum, hue } = effect;
    await tx
      .update(projectVersions)
      .set({ files, checksum, hue, publishedAt: now, failure: null })
      .where(whichOf(project.id, payload.number));
    // One that was restored or published meanwhile is newer, and stays.
    if (project.cancelledAt !== null || (project.liveVersion ?? 0) > payload.number) return;
    await makeLive(tx, project, { ...version, hue }, { settings, now, random });
  },
  async giveUp(tx, _, { payload }) {
    await fail(tx, payload, unpublished);
  },
  told: tellOfProject,
};

const isSaying = (content: unknown): content is StoredContent =>
  typeof content === 'object' && content !== null && 'business_details' in content;

async function fail(tx: Tx, { project, number }: Payload, failure: string): Promise<void> {
  const version = await versionOf(tx, project, number);
  if (version?.publishedAt === null) await tx.update(projectVersions).set({ failure }).where(whichOf(project, number));
}
