import { and, count, eq } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import { migrateDraft, picturesOf } from '../../../../contract/wire/wizard/draft';
import { draftPictureSizeLimit, draftPicturesLimit } from '../../../../contract/wire/wizard/drafts';
import type { Queries, Tx } from '../../../db/client';
import { draftPictures, drafts } from '../../../db/schema/drafts';
import { notFound, Problem } from '../../../http/problem';
import type { Pictures } from '../../../pictures/pictures';
import type { FileStore } from '../../../providers/files/files';
import { type RandomSource, sha256, uuid } from '../../../random';
import { lockCustomer } from '../../account/lock';
import { bytesOf, drawAnew } from '../uploads/images';
import { dropFiles } from './remove';

export interface DraftPicture {
  userId: string;
  draftId: string;
  /** What the draft calls it. */
  reference: string;
}

/** Beside the uploaded files, which have a public address by their name: what lies in a folder below has none. */
const subfolder = 'drafts';

const whichOf = ({ userId, draftId, reference }: DraftPicture) =>
  and(eq(draftPictures.userId, userId), eq(draftPictures.draftId, draftId), eq(draftPictures.reference, reference));

interface Keeping {
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  files: FileStore;
  pictures: Pictures;
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/**
 * Keeps a picture that a saved draft names, drawn anew as an uploaded logo is. The same one again changes
 * nothing, another one of the same reference takes its place.
 * @throws {Problem} 404 when there is no such draft; 400 for what is no picture; 413; 409 when the draft does not name
 * it, or has too many
 */
export async function savePicture(
  picture: DraftPicture & { image: string; signal: AbortSignal },
  { transact, files, pictures, now, random }: Keeping,
): Promise<void> {
  if (bytesOf(picture.image).byteLength > draftPictureSizeLimit)
    throw new Problem(413, t('A picture of a draft may have up to 4 MB.'), { code: 'picture-too-large' });
  const { data } = await drawAnew(pictures, picture.image, { customer: picture.userId, signal: picture.signal });
  const path = `${subfolder}/${uuid(random)}.png`;
  await files.put(path, data);
  const { userId, draftId, reference } = picture;
  const row = { userId, draftId, reference, sha256: sha256(data), bytes: data.byteLength, path, createdAt: now };
  let isKept = false;
  try {
    isKept = await transact((tx) => record(tx, row, { now, random }));
  } finally {
    if (!isKept) await files.remove(path);
  }
}

/** @returns false when that very picture is there already */
async function record(
  tx: Tx,
  row: typeof draftPictures.$inferInsert,
  writing: { now: number; random: RandomSource },
): Promise<boolean> {
  await lockCustomer(tx, row.userId);
  const own = and(eq(drafts.userId, row.userId), eq(drafts.id, row.draftId));
  const [draft] = await tx.select({ draft: drafts.draft }).from(drafts).where(own);
  if (!draft) throw notFound();
  const known = migrateDraft(draft.draft);
  if (!known || !picturesOf(known).includes(row.reference))
    throw new Problem(409, t('The saved draft has no such picture.'), { code: 'picture-not-named' });
  const [stored] = await tx.select().from(draftPictures).where(whichOf(row));
  if (stored?.sha256 === row.sha256) return false;
  if (stored) {
    await tx.update(draftPictures).set(row).where(whichOf(row));
    await dropFiles(tx, [stored], writing);
    return true;
  }
  const inDraft = and(eq(draftPictures.userId, row.userId), eq(draftPictures.draftId, row.draftId));
  const [all] = await tx.select({ number: count() }).from(draftPictures).where(inDraft);
  if ((all?.number ?? 0) >= draftPicturesLimit)
    throw new Problem(409, t('A draft keeps up to {limit} pictures.', { limit: draftPicturesLimit }), {
      code: 'too-many-pictures',
    });
  await tx.insert(draftPictures).values(row);
  return true;
}

/** A stored picture as a data URL. @throws {Problem} 404 */
export async function readPicture(db: Queries, picture: DraftPicture, files: FileStore): Promise<string> {
  const [stored] = await db.select({ path: draftPictures.path }).from(draftPictures).where(whichOf(picture));
  if (!stored) throw notFound();
  const data = await files.get(stored.path);
  // Removed between the two looks.
  if (!data) throw notFound();
  return `data:image/png;base64,${Buffer.from(data).toString('base64')}`;
}
