import type { FileStore } from '../../../providers/files/files';
import type { Settings } from '../../../settings';

/** Bytes of one picture; a stock picture has about a fiftieth of it. */
const pictureLimit = 20 * 1024 * 1024;
/** Milliseconds for one picture, and for the look whether it is there. */
const patience = 15_000;
const lookPatience = 8_000;

/** Where a picture of a website lies: among the uploaded files, by its name there, or at the stock service. */
export type PicturePlace = { kind: 'upload'; name: string } | { kind: 'stock'; address: string };

const unsplashPictures = 'https://images.unsplash.com/';
/** What the real service adds to a picture's address. Others of its parameters lay a picture of any address over it. */
const unsplashQuery: ReadonlySet<string> = new Set([
  'auto',
  'crop',
  'cs',
  'dpr',
  'fit',
  'fm',
  'h',
  'ixid',
  'ixlib',
  'q',
  's',
  'w',
]);

const uploadPath = /^\/uploads\/([0-9a-f-]+\.(?:jpg|png|webp))$/;
/** What an address says one way and its reader may understand another: dot segments, encoded signs of a path, blanks. */
const disguised = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|$)|%(?:2e|2f|5c|00)|[\\\s]/i;

/**
 * Where the picture of an address lies; null for an address of any other place. An order must not make the server ask
 * addresses of its choice, nor publish what lies beside the pictures of a service.
 */
export function placeOf(address: string, { origins, browser }: Settings): PicturePlace | null {
  if (!URL.canParse(address) || disguised.test(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const name = uploadPath.exec(url.pathname)?.[1];
  if (url.origin === origins.content && name !== undefined && url.search === '') return { kind: 'upload', name };
  const isOfUnsplash =
    url.href.startsWith(unsplashPictures) && [...url.searchParams.keys()].every((key) => unsplashQuery.has(key));
  const isOfService =
    url.href.startsWith(`${browser.VITE_STOCK_PHOTO_URL.replace(/\/+$/, '')}/files/`) && url.search === '';
  return isOfUnsplash || isOfService ? { kind: 'stock', address: url.href } : null;
}

/** There is nothing at a picture's address any more: to ask again would not help. */
export class PictureGone extends Error {}

/**
 * The bytes of a picture that a website shows.
 * @throws {PictureGone} @throws {Error} for a place of no picture, a redirect, an answer that is none, more than 20 MB
 */
export async function loadPicture(url: string, settings: Settings, signal: AbortSignal): Promise<Uint8Array> {
  if (!placeOf(url, settings)) throw new Error('A picture of a foreign place');
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if ([404, 410].includes(response.status)) throw new PictureGone(`There is no picture at ${url}`);
  if (!response.ok) throw new Error(`A picture answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > pictureLimit) throw new Error('A picture is too large');
  return bytes;
}

/**
 * Whether a picture is where its address says: 'away' when its service says neither that it is there nor that it is not.
 * Within 8 s.
 */
export async function lookFor(place: PicturePlace, uploads: FileStore): Promise<'there' | 'gone' | 'away'> {
  if (place.kind === 'upload')
    return uploads.has(place.name).then(
      (isThere) => (isThere ? 'there' : 'gone'),
      () => 'away',
    );
  try {
    const { status, headers } = await fetch(place.address, {
      method: 'HEAD',
      // One that leads elsewhere is none that could be published.
      redirect: 'manual',
      signal: AbortSignal.timeout(lookPatience),
    });
    if (status >= 200 && status < 300) return isPicture(headers) ? 'there' : 'gone';
    return (status >= 300 && status < 400) || [400, 404, 410].includes(status) ? 'gone' : 'away';
  } catch {
    return 'away';
  }
}

const isPicture = (headers: Headers) =>
  /^image\//i.test(headers.get('content-type') ?? '') && Number(headers.get('content-length') ?? 0) <= pictureLimit;
