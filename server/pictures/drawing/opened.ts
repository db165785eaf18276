import { gunzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { tooManyPixels } from '../pictures';
import { reduced } from './svg/reduce';

/** What is read, and how. */
export interface Reading {
  formats: readonly Format[];
  /** Of a picture as sent: a small file may unpack to more than the memory holds. */
  pixels: number;
  failOn: 'error' | 'warning';
}
const ordinary: Reading = { formats: ['jpeg', 'png', 'svg', 'webp'], pixels: 60_000_000, failOn: 'warning' };
/** Bytes of a packed drawing when it is unpacked. */
const unpackedLimit = 8 * 1024 * 1024;

export type Format = 'avif' | 'gif' | 'jpeg' | 'png' | 'svg' | 'webp';

const beginsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);

/** Whether a file of that family of formats, which holds films and HEIC too, says that it is AVIF. */
function isAvif(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 256));
  const brands = head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

/** What the bytes begin with, whatever they are called and whatever follows. Null for any other kind. */
export function formatOf(bytes: Uint8Array): Format | 'packed' | null {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (beginsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && beginsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'webp';
  if (beginsWith(bytes, [0x47, 0x49, 0x46, 0x38])) return 'gif';
  if (beginsWith(bytes, [0x66, 0x74, 0x79, 0x70], 4)) return isAvif(bytes) ? 'avif' : null;
  if (beginsWith(bytes, [0x1f, 0x8b])) return 'packed';
  // A text in UTF-8 or UTF-16, with or without what says so.
  const [first] = bytes.filter((byte) => ![0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 9, 10, 13, 32].includes(byte));
  return first === 0x3c ? 'svg' : null;
}

/** A picture whose size is known and which no reader has decoded yet. */
export interface Opened {
  format: Format;
  /** Pixels as stored, of a drawing at 72 dots per inch. */
  width: number;
  height: number;
  /** Whether some of its pixels may be transparent. */
  hasAlpha: boolean;
  /** The pixels, of which an animation gives its first. A drawing is made at `density` dots per inch. */
  pixels(density?: number): Sharp;
}

/**
 * Opens a picture of a kind that is read. What is too large is refused by what its head says, before it is decoded; of a drawing
 * only what is known to be harmless reaches the rasteriser.
 * @throws {Error}
 */
export async function opened(bytes: Uint8Array, { formats, pixels, failOn }: Reading = ordinary): Promise<Opened> {
  const found = formatOf(bytes);
  if (found === null || !formats.includes(found === 'packed' ? 'svg' : found))
    throw new Error('The bytes are of no known kind');
  const source = found === 'packed' ? gunzipSync(bytes, { maxOutputLength: unpackedLimit }) : bytes;
  const format = found === 'packed' ? formatOf(source) : found;
  if (format === null || (found === 'packed' && format !== 'svg')) throw new Error('What is packed is no drawing');
  const safe = format === 'svg' ? await reduced(source) : source;
  const open = (density?: number) =>
    sharp(safe, {
      limitInputPixels: pixels,
      failOn,
      pages: 1,
      ...(density !== undefined && format === 'svg' && { density }),
    });
  const {
    format: read,
    compression,
    width,
    height,
    hasAlpha,
  } = await open()
    .metadata()
    .catch((error: Error) => Promise.reject(/pixel limit/.test(error.message) ? new Error(tooManyPixels) : error));
  if ((read === 'heif' && compression === 'av1' ? 'avif' : read) !== format) throw new Error(`The bytes are ${read}`);
  return { format, width, height, hasAlpha, pixels: open };
}
