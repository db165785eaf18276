import { deserialize, serialize } from 'node:v8';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { photos } from '../../../db/schema/uploads';
import type { PhotoSizes } from '../../../pictures/pictures';
import type { Services } from '../../../services';
import type { OwnPictures } from '../../../sites/assets';
import type { SiteContent } from '../../../sites/site';
import type { JobKind } from '../../jobs/kind';
import { PictureGone } from '../pipeline/pictures';
import { type OwnPhoto, photosAt, photosOf, sizesFile } from './own';

/** Sizes that are being made, by their file: two previews that come at once wait for one drawing. */
const underWay = new Map<string, Promise<PhotoSizes>>();

type Making = Pick<Services, 'providers' | 'pictures'>;

/**
 * What a website shows of a photo: made once for each way of cutting it, and remembered beside the photo. Whoever goes
 * does not end it, another one may wait for it. @throws {PictureGone}
 */
export function sizesOf(making: Making, photo: OwnPhoto): Promise<PhotoSizes> {
  const file = sizesFile(photo);
  const made = underWay.get(file) ?? rememberedSizes(making, photo, file).finally(() => underWay.delete(file));
  underWay.set(file, made);
  return made;
}

async function rememberedSizes(
  { providers: { uploads }, pictures }: Making,
  { path, crop, userId }: OwnPhoto,
  file: string,
): Promise<PhotoSizes> {
  const known = await uploads.get(file);
  if (known) return deserialize(known) as PhotoSizes;
  const bytes = await uploads.get(path);
  if (!bytes) throw new PictureGone('The photo is gone');
  const sizes = await pictures.draw('sizes', bytes, { customer: userId }, crop ?? undefined);
  await uploads.put(file, serialize(sizes));
  return sizes;
}

/** Makes the sizes of a photo before anybody waits for them. */
export const makeSizes: JobKind<{ id: string }> = {
  kind: 'photo.make-sizes',
  payload: v.object({ id: v.string() }),
  // Without them the first preview makes them.
  maxAttempts: 3,
  async perform({ payload: { id }, services }) {
    const [photo] = await photosOf(services.db, eq(photos.id, id));
    if (photo) await sizesOf(services, photo);
  },
  async record() {
    // They lie in the store.
  },
};

const share = (at: number, from: number, of: number) => Math.min(1, Math.max(0, (at - from) / of));

/** Where in the part that is shown the focus lies. */
export function focusWithin({ focus, crop }: Pick<OwnPhoto, 'focus' | 'crop'>): { x: number; y: number } {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  return { x: share(focus.x, x, width), y: share(focus.y, y, height) };
}

/** What a website shows, by address. */
export const addressesOf = ({ images, sections }: Pick<SiteContent, 'images' | 'sections'>) => [
  ...images.map(({ url }) => url),
  ...(sections?.team ?? []).map(({ picture }) => picture),
];

/** The photos of a customer among what a website shows, as the customer cut them. */
export async function ownPictures(
  services: Making & Pick<Services, 'db' | 'settings'>,
  userId: string,
  urls: readonly string[],
): Promise<OwnPictures> {
  const content = services.settings.origins.content;
  const found = await photosAt(services.db, { userId, content }, urls);
  return async (url) => {
    const photo = found.get(url);
    if (!photo) return undefined;
    return { sizes: await sizesOf(services, photo), alt: photo.alt, focus: focusWithin(photo) };
  };
}
