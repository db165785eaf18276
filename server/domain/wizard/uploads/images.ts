import { and, eq } from 'drizzle-orm';
import { t } from '../../../../contract/languages/t';
import type { Db, Queries } from '../../../db/client';
import { uploads } from '../../../db/schema/uploads';
import { Problem, problem, tooMany } from '../../../http/problem';
import { type Asking, type Drawn, PictureProblem, type PictureReason, type Pictures } from '../../../pictures/pictures';
import type { FileStore } from '../../../providers/files/files';
import { type RandomSource, sha256, uuid } from '../../../random';

const refused = (cause?: unknown) =>
  problem('default', 400, {
    code: 'not-an-image',
    cause,
    fields: { image: t('Please select a valid image file (jpg, png, svg, webp).') },
  });

/** Ms after which one of the customer's other pictures may be done. */
const wait = 1_000;

/** A picture that was not drawn, as the customer is told it. */
export function pictureRefusal(error: unknown): unknown {
  if (!(error instanceof PictureProblem)) return error;
  const refusals: Record<PictureReason, () => Problem> = {
    refused: () => refused(error),
    busy: () => tooMany(wait),
    gone: () => new Problem(400, t('The request ended before its answer.'), { code: 'gone', cause: error }),
    closed: () => problem('default', 503, { code: 'not-drawn', cause: error }),
  };
  return refusals[error.reason]();
}

/** The bytes that a data URL says. */
export const bytesOf = (image: string) => Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');

/**
 * The picture of a data URL as PNG of at most 1600 px. A drawing is made as large as that: as an icon of 24 px it would
 * be of no use. Nothing that a drawing names elsewhere is fetched or read.
 * @throws {Problem} 400; 429 when too many pictures of the customer wait; 503 when the server ends
 */
export const drawAnew = (pictures: Pictures, image: string, asking: Asking): Promise<Drawn> =>
  pictures.draw('upload', bytesOf(image), asking).catch((error: unknown) => {
    throw pictureRefusal(error);
  });

/**
 * Decodes a data URL, draws it anew as PNG of at most 1600 px and keeps that: nothing of the file that was sent is served,
 * a script in an SVG least of all. The same picture of the same customer is kept once.
 * @returns the file's name @throws {Problem} as `drawAnew`
 */
export async function saveImage(
  db: Db,
  { userId, image, files, signal }: { userId: string; image: string; files: FileStore; signal: AbortSignal },
  { pictures, now, random }: { pictures: Pictures; now: number; random: RandomSource },
): Promise<string> {
  const { data, width, height } = await drawAnew(pictures, image, { customer: userId, signal });
  const hash = sha256(data);
  const same = and(eq(uploads.userId, userId), eq(uploads.sha256, hash));
  const [known] = await db.select({ path: uploads.path }).from(uploads).where(same);
  if (known) return known.path;
  const id = uuid(random);
  const path = `${id}.png`;
  await files.put(path, data);
  const written = await db
    .insert(uploads)
    .values({
      id,
      userId,
      sha256: hash,
      mediaType: 'image/png',
      bytes: data.byteLength,
      width,
      height,
      path,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: uploads.id });
  if (written.length > 0) return path;
  // The same picture came twice at once, and the other was first.
  await files.remove(path);
  const [first] = await db.select({ path: uploads.path }).from(uploads).where(same);
  if (!first) throw new Error('The picture was neither kept nor there');
  return first.path;
}

/** Whether the customer has uploaded the picture of that name. */
export async function isUploadOf(db: Queries, userId: string, name: string): Promise<boolean> {
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.path, name)));
  return found.length > 0;
}
