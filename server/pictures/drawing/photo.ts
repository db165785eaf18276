import sharp, { type Sharp } from 'sharp';
import type { Crop, Drawings, Drawn } from '../pictures';
import { averageColor, drawnOf } from './made';
import type { Opened } from './opened';

/** Pixels of the longer side as stored, and at most as published: beyond it AVIF takes more of everything than it saves. */
const storedSide = 2_560;
const publishedSide = 1_800;
/** Pixels: a telephone, one of twice the density, a tablet, a desktop. */
const widths = [480, 800, 1_200, publishedSide];
/** A width that is nearly the widest is none of its own. */
const apart = 0.85;

/** Upright, in sRGB, nothing beside its pixels; one with transparent ones as WebP, all else as JPEG. */
export async function photo({ pixels, hasAlpha }: Opened): Promise<Drawings['photo']> {
  const image = pixels()
    .autoOrient()
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true });
  const drawn = await drawnOf(hasAlpha ? image.webp({ quality: 90 }) : image.jpeg({ quality: 90 }));
  return { ...drawn, type: hasAlpha ? 'webp' : 'jpg', color: await averageColor(sharp(drawn.data)) };
}

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** In whole pixels, at least one, within the picture. */
function regionOf({ x, y, width, height }: Crop, of: { width: number; height: number }) {
  const left = Math.min(of.width - 1, Math.round(x * of.width));
  const top = Math.min(of.height - 1, Math.round(y * of.height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(of.width - left, Math.round(width * of.width))),
    height: Math.max(1, Math.min(of.height - top, Math.round(height * of.height))),
  };
}

/** From the narrowest to the widest, without any that has as many bytes as a wider one. */
async function graded(largest: Sharp, steps: readonly number[], encode: (image: Sharp) => Sharp): Promise<Drawn[]> {
  const made: Drawn[] = [];
  for (const width of steps.toReversed()) {
    const one = await drawnOf(encode(largest.clone().resize({ width })));
    const [wider] = made;
    if (wider === undefined || one.data.byteLength < wider.data.byteLength) made.unshift(one);
  }
  return made;
}

/** What a website shows of a stored photo: decoded once, and each width made of the widest. */
export async function sizes({ pixels, width, height }: Opened, crop = whole): Promise<Drawings['sizes']> {
  const region = regionOf(crop, { width, height });
  const { data, info } = await pixels()
    .extract(region)
    .resize({ width: publishedSide, height: publishedSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const largest = sharp(data, { raw: info });
  const steps = [...widths.filter((step) => step < info.width * apart), info.width];
  const webp = await graded(largest, steps, (image) => image.webp({ quality: 74 }));
  const avif = await graded(largest, steps, (image) =>
    image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  );
  const card = largest
    .clone()
    .resize(1200, 630, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78, mozjpeg: true });
  return {
    widths: webp,
    // A drawing of few colours is smaller without it.
    avif: (avif.at(-1)?.data.byteLength ?? 0) < (webp.at(-1)?.data.byteLength ?? 0) ? avif : [],
    color: await averageColor(largest),
    card: await card.toBuffer(),
  };
}
