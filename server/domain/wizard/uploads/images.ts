import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db, Queries } from '../../../db/client';
import { uploads } from '../../../db/schema/uploads';
import { problem } from '../../../http/problem';
import { type RandomSource, sha256, uuid } from '../../../random';

/** Pixels of the picture as sent, and of its longer side as kept. */
const pixelLimit = 50_000_000;
const sideLimit = 1_600;
/** Seconds that one picture may take: a small drawing can ask for any amount of work. */
const drawingLimit = 10;
/** Dots per inch in which the size of a drawing is read, and between which it may be drawn. */
const naturalDensity = 72;
const densest = 7_200;

/** What the bytes have to be, whatever the data URL calls them. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'svg', 'webp']);

const refused = (cause?: unknown) =>
  problem('default', 400, {
    code: 'not-an-image',
    cause,
    fields: { image: 'Please select a valid image file (jpg, png, svg, webp).' },
  });

/** Pictures that are drawn at the same time: what draws also reads files and checks passwords, and has four hands. */
const atOnce = 2;
let drawing = 0;
const waiting: (() => void)[] = [];

/** Draws when it is its turn; whoever ends gives the place to the next. */
async function inTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  if (drawing < atOnce) drawing += 1;
  else await new Promise<void>((begin) => void waiting.push(begin));
  try {
    return await draw();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}

/** The bytes that a data URL says. */
export const bytesOf = (image: string) => Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');

/**
 * The picture of a data URL as PNG of at most 1600 px. A drawing is made as large as that: as an icon of 24 px it would
 * be of no use. Nothing that a drawing names elsewhere is fetched or read.
 * @throws {Problem} 400
 */
export const drawAnew = (image: string) =>
  inTurn(() => drawn(bytesOf(image))).catch((error: unknown) => {
    throw refused(error);
  });

async function drawn(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
  if (!formats.has(format)) throw new Error(`The bytes are ${format}`);
  const density = Math.min(densest, (naturalDensity * sideLimit) / Math.max(width, height));
  return sharp(bytes, { limitInputPixels: pixelLimit, ...(format === 'svg' && { density }) })
    .rotate()
    .resize({ width: sideLimit, height: sideLimit, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .timeout({ seconds: drawingLimit })
    .toBuffer({ resolveWithObject: true });
}

/** Writes a file whole or not at all. @param name below `folder`, which is made when it is missing */
export async function writeWhole(folder: string, name: string, data: Uint8Array): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, data);
  await rename(`${path}.new`, path);
}

/**
 * Decodes a data URL, draws it anew as PNG of at most 1600 px and keeps that: nothing of the file that was sent is served,
 * a script in an SVG least of all. The same picture of the same customer is kept once.
 * @returns the file's name @throws {Problem} 400
 */
export async function saveImage(
  db: Db,
  { userId, image, folder }: { userId: string; image: string; folder: string },
  { now, random }: { now: number; random: RandomSource },
): Promise<string> {
  const { data, info } = await drawAnew(image);
  const hash = sha256(data);
  const same = and(eq(uploads.userId, userId), eq(uploads.sha256, hash));
  const [known] = await db.select({ path: uploads.path }).from(uploads).where(same);
  if (known) return known.path;
  const id = uuid(random);
  const path = `${id}.png`;
  await writeWhole(folder, path, data);
  const written = await db
    .insert(uploads)
    .values({
      id,
      userId,
      sha256: hash,
      mediaType: 'image/png',
      bytes: data.byteLength,
      width: info.width,
      height: info.height,
      path,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: uploads.id });
  if (written.length > 0) return path;
  // The same picture came twice at once, and the other was first.
  await rm(join(folder, path), { force: true });
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
