import { and, desc, eq, isNull } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import type { Queries, Tx } from '../../../db/client';
import { projects, projectVersions } from '../../../db/schema/projects';
import { notFound, Problem } from '../../../http/problem';

export type Project = typeof projects.$inferSelect;
export type Version = typeof projectVersions.$inferSelect;

/** A website as its customer names it. */
export interface Named {
  id: string;
  userId: string;
}

const whoseOf = ({ id, userId }: Named) => and(eq(projects.id, id), eq(projects.userId, userId));

/** @throws {Problem} 404 for one that is not there or is another customer's */
export async function findOwn(db: Queries, named: Named): Promise<Project> {
  const [project] = await db.select().from(projects).where(whoseOf(named));
  if (!project) throw notFound();
  return project;
}

/** The same, locked to the end of the transaction, which puts its publishes and restores in one line. */
export async function lockOwn(tx: Tx, named: Named): Promise<Project> {
  const [project] = await tx.select().from(projects).where(whoseOf(named)).for('update');
  if (!project) throw notFound();
  return project;
}

/** @throws {Problem} 409 for a website that is not online yet, or any more */
export function requireLive({ cancelledAt, currentStage, isFailed }: Project): void {
  if (cancelledAt !== null) throw notLive(t('This website was taken down.'));
  if (currentStage !== 'DEPLOYED' || isFailed) throw notLive(t('This website is not live yet.'));
}

export const notLive = (sentence: string) => new Problem(409, sentence, { code: 'not-live' });

/**
 * The newest version of a website, with `isWhole` of those that could be published, or may yet be.
 * @throws {Error} for a project without one, which no order leaves
 */
export async function newestVersion(db: Queries, projectId: string, { isWhole = false } = {}): Promise<Version> {
  const [version] = await db
    .select()
    .from(projectVersions)
    .where(and(eq(projectVersions.projectId, projectId), isWhole ? isNull(projectVersions.failure) : undefined))
    .orderBy(desc(projectVersions.number))
    .limit(1);
  if (!version) throw new Error('The project has no content');
  return version;
}

export async function versionOf(db: Queries, projectId: string, number: number): Promise<Version | undefined> {
  const [version] = await db.select().from(projectVersions).where(whichOf(projectId, number));
  return version;
}

export const whichOf = (projectId: string, number: number) =>
  and(eq(projectVersions.projectId, projectId), eq(projectVersions.number, number));
