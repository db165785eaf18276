import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { t } from '../../../../contract/languages/t';
import { deviceName } from '../../../../contract/rules/account/device';
import { editsSizeLimit, type SavedEdits, SiteEdits } from '../../../../contract/wire/websites/edits';
import type { Queries, Tx } from '../../../db/client';
import { projects } from '../../../db/schema/projects';
import { siteEdits } from '../../../db/schema/siteEdits';
import { Problem } from '../../../http/problem';
import { findOwn, lockOwn, type Named, newestVersion, requireLive } from '../versions/own';

type Edits = v.InferOutput<typeof SiteEdits>;
type Row = typeof siteEdits.$inferSelect;

const none: SavedEdits = { revision: 0, saved_at: null, device: '', save: null, edits: null };

/** What is not published of a website. @throws {Problem} 404 for one that is not there or is another customer's */
export async function readEdits(db: Queries, named: Named): Promise<SavedEdits> {
  const project = await findOwn(db, named);
  return savedOf(await rowOf(db, project.id));
}

export interface EditsToSave {
  /** Null when nothing is left to be published. */
  edits: Edits | null;
  /** The one that the browser knows. */
  revision: number;
  save: string | null;
  device: string;
}
export type SaveOutcome = { isSaved: true; revision: number; version: number } | { isSaved: false; theirs: SavedEdits };

/**
 * Stores the edits where nobody else has since `revision`. What is there already counts as saved, so that a save whose
 * answer was lost can be sent again.
 * @throws {Problem} 404; 409 'not-live'; 413
 */
export async function saveEdits(
  tx: Tx,
  named: Named,
  { edits, revision, save, device }: EditsToSave,
  now: number,
): Promise<SaveOutcome> {
  if (edits && Buffer.byteLength(JSON.stringify(edits)) > editsSizeLimit)
    throw new Problem(413, t('This is too much to be saved. Please shorten its texts.'), { code: 'edits-too-large' });
  const project = await lockOwn(tx, named);
  requireLive(project);
  const { number: version } = await newestVersion(tx, project.id);
  const row = await rowOf(tx, project.id);
  if (isDeepStrictEqual(row?.edits ?? null, edits)) return { isSaved: true, revision: row?.revision ?? 0, version };
  if ((row?.revision ?? 0) !== revision) return { isSaved: false, theirs: savedOf(row) };
  const written = { revision: revision + 1, saveId: save, edits, device, savedAt: now };
  await tx
    .insert(siteEdits)
    .values({ projectId: project.id, ...written })
    .onConflictDoUpdate({ target: siteEdits.projectId, set: written });
  return { isSaved: true, revision: revision + 1, version };
}

/** They are published, unless another browser has saved something since `revision`. */
export async function endEdits(tx: Tx, projectId: string, revision: number, now: number): Promise<void> {
  await tx
    .update(siteEdits)
    .set({ revision: revision + 1, saveId: null, edits: null, device: '', savedAt: now })
    .where(and(eq(siteEdits.projectId, projectId), eq(siteEdits.revision, revision)));
}

/** All that is not published of a customer's websites, for the customer to take along. */
export async function exportEdits(db: Queries, userId: string) {
  const rows = await db
    .select({ row: siteEdits })
    .from(siteEdits)
    .innerJoin(projects, eq(projects.id, siteEdits.projectId))
    .where(and(eq(projects.userId, userId), isNotNull(siteEdits.edits)));
  return rows.map(({ row }) => ({ project: row.projectId, edits: savedOf(row) }));
}

async function rowOf(db: Queries, projectId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(siteEdits).where(eq(siteEdits.projectId, projectId));
  return row;
}

function savedOf(row: Row | undefined): SavedEdits {
  if (!row) return none;
  const edits = v.safeParse(SiteEdits, row.edits);
  return {
    revision: row.revision,
    saved_at: new Date(row.savedAt).toISOString(),
    device: row.device && deviceName(row.device),
    save: row.saveId,
    // What an older version of ours wrote and this one cannot read is no reason not to open the editor.
    edits: edits.success ? edits.output : null,
  };
}
