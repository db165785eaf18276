import type { Crop, Draw, Drawings, Drawn, Kind } from '../pictures';
import { averageColor, drawnOf } from './made';
import { type Format, type Opened, opened } from './opened';
import { photo, sizes } from './photo';

/** Pixels of an upload as sent, and of its longer side as stored. */
const uploadPixels = 50_000_000;
const uploadSide = 1_600;
/** Dots per inch in which the size of a drawing is read, and at most drawn. */
const naturalDensity = 72;
const densest = 7_200;
/** At which a website's drawing becomes pixels: twice its natural size, so that a small logo is not blurred. */
const websiteDensity = 2 * naturalDensity;
/** Pixels: a telephone, a tablet or a telephone of twice the density, a desktop. */
const widths = [480, 960, 1_600];
/** Pixels of a logo that a service proposes; services draw 1024. */
const proposalSide = 512;

/** A drawing is made as large as an upload may be: as an icon of 24 px it would be of no use. */
async function upload({ width, height, pixels }: Opened): Promise<Drawn> {
  if (width * height > uploadPixels) throw new Error('The picture has too many pixels');
  const density = Math.min(densest, (naturalDensity * uploadSide) / Math.max(width, height));
  return drawnOf(
    pixels(density)
      .rotate()
      .resize({ width: uploadSide, height: uploadSide, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 }),
  );
}

/** The picture upright: cameras write how they were held beside the pixels, not into them. */
const upright = ({ pixels }: Opened) => pixels(websiteDensity).rotate();

/** One after the other, so that not all of them lie in memory. */
async function picture(source: Opened): Promise<Drawings['picture']> {
  const image = upright(source);
  const { autoOrient } = await image.metadata();
  const made: Drawn[] = [];
  for (const width of new Set(widths.map((wanted) => Math.min(wanted, autoOrient.width))))
    made.push(await drawnOf(image.clone().resize({ width }).webp({ quality: 74 })));
  return { widths: made, color: await averageColor(image) };
}

const card = (source: Opened): Promise<Uint8Array> =>
  upright(source)
    .resize(1200, 630, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();

async function logo(source: Opened): Promise<Drawings['logo']> {
  const image = upright(source);
  const icon = (side: number, background: string) =>
    image.clone().resize(side, side, { fit: 'contain', background }).png({ palette: true }).toBuffer();
  return {
    logo: await drawnOf(
      image.clone().resize({ width: 640, height: 320, fit: 'inside', withoutEnlargement: true }).webp({ quality: 86 }),
    ),
    color: await averageColor(image),
    favicon: await icon(96, '#ffffff00'),
    touchIcon: await icon(180, '#ffffff'),
    sample: await image.clone().resize(64, 64, { fit: 'inside' }).ensureAlpha().toColourspace('srgb').raw().toBuffer(),
  };
}

const proposal = ({ pixels }: Opened): Promise<Uint8Array> =>
  pixels().resize(proposalSide, proposalSide, { fit: 'inside' }).png({ palette: true }).toBuffer();

const ways: { readonly [K in Kind]: (source: Opened, crop?: Crop) => Promise<Drawings[K]> } = {
  upload,
  picture,
  card,
  logo,
  proposal,
  photo,
  sizes,
};

/** What a camera, or another program, makes of what it saw. */
const photos: readonly Format[] = ['jpeg', 'png', 'webp', 'avif', 'gif'];
/** Cameras write more pixels than drawing programs, and now and then what a strict reader warns of. */
const photoReading = { formats: photos, pixels: 100_000_000, failOn: 'error' } as const;

/** Draws in this process, which a stranger's picture may bring down: in the product one that does nothing else. */
export const draw: Draw = async (kind, bytes, crop) =>
  ways[kind](await opened(bytes, kind === 'photo' || kind === 'sizes' ? photoReading : undefined), crop);
