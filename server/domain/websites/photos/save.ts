import { and, count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { photosMost } from '../../../../contract/wire/websites/photos';
import type { Queries, Tx } from '../../../db/client';
import { photos, uploads } from '../../../db/schema/uploads';
import type { StoredPhoto } from '../../../pictures/pictures';
import { sha256, uuid } from '../../../random';
import type { Services } from '../../../services';
import { lockCustomer } from '../../account/lock';
import { type JobKind, RunAgain } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { whereShown } from './shown';
import { forget, ofCustomer, type OwnPhoto, photosOf } from './own';
import { makeSizes } from './sizes';
import { photoRefusal, requirePhoto, tooManyPhotos } from './refusals';

/** Milliseconds that a photo stays which nothing shows: one may be chosen long after it was sent. */
const unshownFor = 180 * 24 * 3_600_000;
/** Milliseconds after which its sizes are made: until then the customer's other photos come first. */
const sizesAfter = 60_000;
/** Characters of what a photo is called. */
const nameLength = 120;

interface Sent {
  userId: string;
  name: string;
  bytes: Uint8Array;
  signal: AbortSignal;
}

interface Saving extends Pick<Services, 'db' | 'pictures' | 'providers' | 'random'> {
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Milliseconds. */
  now: number;
}

/** The last part of a path, without what no name has. */
function plainName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return Array.from(last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .slice(0, nameLength)
    .join('');
}

/**
 * Keeps a photo as it is drawn anew: upright, in sRGB, nothing of the file but its pixels. The same photo of the same
 * customer again is the one that is there; it is not even decoded when its bytes are the same.
 * @throws {Problem} 400 for what is no photo; 409 with too many; 429 when too many of the customer's wait; 503
 */
export async function savePhoto({ userId, name, bytes, signal }: Sent, saving: Saving): Promise<OwnPhoto> {
  const { db, pictures, providers, random, now } = saving;
  requirePhoto(bytes);
  const sentSha256 = sha256(bytes);
  const [known] = await photosOf(db, and(ofCustomer(userId), eq(photos.sentSha256, sentSha256)));
  if (known) return known;
  if ((await countOf(db, userId)) >= photosMost) throw tooManyPhotos();
  const drawn = await pictures.draw('photo', bytes, { customer: userId, signal }).catch((error: unknown) => {
    throw photoRefusal(error);
  });
  const id = uuid(random);
  const path = `${id}.${drawn.type}`;
  await providers.uploads.put(path, drawn.data);
  let stored: OwnPhoto | undefined;
  try {
    const row = { id, userId, sentSha256, name: plainName(name), color: drawn.color, createdAt: now, changedAt: now };
    stored = await saving.transact((tx) => record(tx, { row, path, drawn }, saving));
    return stored;
  } finally {
    if (stored?.id !== id) await providers.uploads.remove(path);
  }
}

const countOf = async (db: Queries, userId: string) =>
  (await db.select({ number: count() }).from(photos).where(eq(photos.userId, userId)))[0]?.number ?? 0;

/** @returns the photo of the same pixels when the customer has it already */
async function record(
  tx: Tx,
  { row, path, drawn }: { row: typeof photos.$inferInsert; path: string; drawn: StoredPhoto },
  { now, random }: Pick<Saving, 'now' | 'random'>,
): Promise<OwnPhoto> {
  const { id, userId } = row;
  await lockCustomer(tx, userId);
  const hash = sha256(drawn.data);
  const [same] = await photosOf(tx, and(ofCustomer(userId), eq(uploads.sha256, hash)));
  if (same) return same;
  if ((await countOf(tx, userId)) >= photosMost) throw tooManyPhotos();
  const { width, height, type } = drawn;
  await tx.insert(uploads).values({
    id,
    userId,
    kind: 'photo',
    sha256: hash,
    mediaType: type === 'jpg' ? 'image/jpeg' : 'image/webp',
    bytes: drawn.data.byteLength,
    width,
    height,
    path,
    createdAt: now,
  });
  await tx.insert(photos).values(row);
  await enqueue(tx, makeSizes, { id }, { now, random }, { runAt: now + sizesAfter });
  await enqueue(tx, forgetUnshown, { id }, { now, random }, { runAt: now + unshownFor });
  const [made] = await photosOf(tx, eq(photos.id, id));
  if (!made) throw new Error('The photo was not written');
  return made;
}

/** Removes a photo that nothing has shown for half a year, and that nobody has touched. */
export const forgetUnshown: JobKind<{ id: string }> = {
  kind: 'photo.forget-unshown',
  payload: v.object({ id: v.string() }),
  async record(tx, _, { payload: { id }, now, services: { random } }) {
    const [photo] = await photosOf(tx, eq(photos.id, id));
    if (!photo) return;
    await lockCustomer(tx, photo.userId);
    const left = photo.changedAt + unshownFor - now;
    if (left > 0) throw new RunAgain(left);
    if ((await whereShown(tx, photo)) !== null) throw new RunAgain(unshownFor);
    await forget(tx, photo, { now, random });
  },
};
