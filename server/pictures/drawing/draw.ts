import type { Sharp } from 'sharp';
import type { Draw, Drawings, Drawn, Kind } from '../pictures';
import { type Opened, opened } from './opened';

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

const drawnOf = async (image: Sharp): Promise<Drawn> => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

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

/** `#rrggbb` of the whole picture on white. */
async function averageColor(image: Sharp): Promise<string> {
  const { data } = await image
    .clone()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[0, 1, 2].map((index) => (data[index] ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

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

const ways: { readonly [K in Kind]: (source: Opened) => Promise<Drawings[K]> } = {
  upload,
  picture,
  card,
  logo,
  proposal,
};

/** Draws in this process, which a stranger's picture may bring down: in the product one that does nothing else. */
export const draw: Draw = async (kind, bytes) => ways[kind](await opened(bytes));
