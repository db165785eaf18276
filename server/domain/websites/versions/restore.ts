import { t } from '../../../../contract/languages/t';
import type { Tx } from '../../../db/client';
import { projectVersions } from '../../../db/schema/projects';
import { transact } from '../../../db/transaction';
import { notFound, Problem } from '../../../http/problem';
import type { Services } from '../../../services';
import { findOwn, lockOwn, type Named, newestVersion, requireLive, versionOf } from './own';
import { adoptLive, makeLive, pointLive } from './serve';

export const notWhole = () =>
  new Problem(409, t('This version was never published, so there is nothing of it to show.'), { code: 'not-whole' });

/**
 * Restores a version, and has visitors see it before it is answered; where that fails for now, a job goes on.
 * @returns the number of what is live @throws {Problem} as below
 */
export async function restore(services: Services, named: Named & { number: number }, now: number): Promise<number> {
  const { db, log } = services;
  await adoptLive(services, await findOwn(db, named));
  const version = await transact(db, (tx) => restoreVersion(tx, named, services, now));
  await pointLive(services, named.id).catch((error: unknown) =>
    log.warn({ err: error }, 'visitors do not see what was restored yet'),
  );
  return version;
}

/**
 * Makes a version live again, as a new one with the same words and the same files, in the caller's transaction. Of the one
 * that is live nothing changes, unless a newer one is being published: then it stays for good.
 * @returns the number of what is live @throws {Problem} 404; 409 'not-live', 'not-whole'
 */
async function restoreVersion(
  tx: Tx,
  named: Named & { number: number },
  { settings, random }: Pick<Services, 'settings' | 'random'>,
  now: number,
): Promise<number> {
  const project = await lockOwn(tx, named);
  requireLive(project);
  const wanted = await versionOf(tx, project.id, named.number);
  if (!wanted) throw notFound();
  if (wanted.publishedAt === null || wanted.files === null) throw notWhole();
  const newest = await newestVersion(tx, project.id);
  const live = await versionOf(tx, project.id, project.liveVersion ?? 0);
  const isOvertaken = newest.publishedAt === null && newest.failure === null;
  if (live && live.files === wanted.files && !isOvertaken) return live.number;
  const restored = {
    ...wanted,
    number: newest.number + 1,
    by: 'customer' as const,
    changes: [`Version ${wanted.number} restored`],
    createdAt: now,
    publishedAt: now,
  };
  await tx.insert(projectVersions).values(restored);
  await makeLive(tx, project, restored, { settings, now, random, isOld: true });
  return restored.number;
}
