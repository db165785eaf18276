import { t } from '../../../../contract/languages/t';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Photo, PhotoChange, PhotoPage } from '../../../../contract/wire/websites/photos';
import type { Queries, Tx } from '../../../db/client';
import { photos, uploads } from '../../../db/schema/uploads';
import { notFound, Problem } from '../../../http/problem';
import { type RandomSource, sha256 } from '../../../random';
import { enqueue } from '../../jobs/queue';
import { lockCustomer } from '../../account/lock';
import { takeDown } from '../pipeline/takeDown';
import { whereShown } from './shown';

/** A photo with its stored file. */
export type OwnPhoto = typeof photos.$inferSelect &
  Pick<typeof uploads.$inferSelect, 'path' | 'bytes'> & { width: number; height: number };

export const ofCustomer = (userId: string) => eq(photos.userId, userId);

const select = (db: Queries, which: SQL | undefined) =>
  db.select({ photo: photos, upload: uploads }).from(photos).innerJoin(uploads, eq(uploads.id, photos.id)).where(which);

const joined = ({ photo, upload }: Awaited<ReturnType<typeof select>>[number]): OwnPhoto => ({
  ...photo,
  path: upload.path,
  bytes: upload.bytes,
  width: upload.width ?? 0,
  height: upload.height ?? 0,
});

export const photosOf = async (db: Queries, which: SQL | undefined) => (await select(db, which)).map(joined);

/** The photos of a customer that lie at addresses, by their address: what else is among these is left out. */
export async function photosAt(
  db: Queries,
  { userId, content }: { userId: string; content: string },
  urls: readonly string[],
): Promise<Map<string, OwnPhoto>> {
  const root = addressOf(content, '');
  const paths = urls.filter((url) => url.startsWith(root)).map((url) => url.slice(root.length));
  if (paths.length === 0) return new Map();
  const found = await photosOf(db, and(ofCustomer(userId), inArray(uploads.path, paths)));
  return new Map(found.map((photo) => [addressOf(content, photo.path), photo]));
}

const addressOf = (content: string, path: string) => `${content}/uploads/${path}`;

/** @param content the content origin */
export const wirePhoto = (photo: OwnPhoto, content: string): Photo => ({
  id: photo.id,
  url: addressOf(content, photo.path),
  width: photo.width,
  height: photo.height,
  name: photo.name,
  bytes: photo.bytes,
  color: photo.color,
  alt: photo.alt,
  crop: photo.crop,
  focus: photo.focus,
  created_at: new Date(photo.createdAt).toISOString(),
});

/** A page of a customer's photos, newest first. */
export async function listPhotos(
  db: Queries,
  { userId, content }: { userId: string; content: string },
  { page, limit }: { page: number; limit: number },
): Promise<PhotoPage> {
  const rows = await select(db, ofCustomer(userId))
    .orderBy(desc(photos.createdAt), desc(photos.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await db.select({ number: count() }).from(photos).where(ofCustomer(userId));
  return { items: rows.map((row) => wirePhoto(joined(row), content)), total: all?.number ?? 0, page, limit };
}

interface Named {
  id: string;
  userId: string;
}

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
}

/** A photo of the customer's, locked to the end of the transaction. @throws {Problem} 404 */
async function lockOwn(tx: Tx, { id, userId }: Named): Promise<OwnPhoto> {
  await lockCustomer(tx, userId);
  const [photo] = await photosOf(tx, and(ofCustomer(userId), eq(photos.id, id)));
  if (!photo) throw notFound();
  return photo;
}

/** Writes down what is shown of a photo, and what it shows. What is live changes with the next publish. @throws {Problem} 404 */
export async function changePhoto(tx: Tx, named: Named, change: PhotoChange, writing: Writing): Promise<OwnPhoto> {
  const photo = await lockOwn(tx, named);
  const { alt = photo.alt, crop = photo.crop, focus = photo.focus } = change;
  const isSame = JSON.stringify([alt, crop, focus]) === JSON.stringify([photo.alt, photo.crop, photo.focus]);
  if (isSame) return photo;
  const after = { ...photo, alt, crop, focus, changedAt: writing.now };
  await tx.update(photos).set({ alt, crop, focus, changedAt: writing.now }).where(eq(photos.id, photo.id));
  const before = sizesFile(photo);
  if (before !== sizesFile(after)) await enqueue(tx, takeDown, { domains: [], files: [before] }, writing);
  return after;
}

/** @throws {Problem} 404; 409 while a website or a draft of the customer shows it */
export async function deletePhoto(tx: Tx, named: Named, writing: Writing): Promise<void> {
  const photo = await lockOwn(tx, named);
  const place = await whereShown(tx, photo);
  if (place !== null)
    throw new Problem(
      409,
      t('{place} shows this photo. Please take it off there first, then delete it here.', { place }),
      {
        code: 'photo-shown',
      },
    );
  await forget(tx, photo, writing);
}

/** What was made of a photo lies in a folder of its own, which has no public address. */
export const folderOf = (id: string) => `photos/${id}`;

/** Counts the ways in which sizes were drawn: those of an earlier one are drawn again. */
const way = 1;

/** Where the sizes of a photo lie as it is cut, all in one file: they come whole or not at all. */
export const sizesFile = ({ id, crop }: Pick<OwnPhoto, 'id' | 'crop'>) =>
  `${folderOf(id)}/${sha256(JSON.stringify([way, crop && [crop.x, crop.y, crop.width, crop.height]])).slice(0, 16)}`;

/** Removes a photo with all that was made of it. */
export async function forget(tx: Tx, { id, path }: OwnPhoto, writing: Writing): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.id, id));
  await enqueue(tx, takeDown, { domains: [], files: [path], folders: [folderOf(id)] }, writing);
}
