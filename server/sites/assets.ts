import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { dominantHue } from './color';
import type { Design, FontName } from './design';
import type { PictureAsset, SiteAssets, SiteContent, SiteFile } from './site';

/** Gets the bytes behind an address of the content. Throws when there are none. */
export type Load = (url: string) => Promise<Uint8Array>;

const fontFiles: Readonly<Record<FontName, string>> = {
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  manrope: '@fontsource/manrope/files/manrope-latin-800-normal.woff2',
};

/** Pixels: a telephone, a tablet or a telephone of twice the density, a desktop. */
const widths = [480, 960, 1_600];
/** Pixels of a picture that is decoded: a small file may unpack to more than the memory holds. */
const pixelLimit = 60_000_000;
/** At which an SVG becomes pixels: twice what sharp takes by itself, so that a small logo is not blurred. */
const dotsPerInch = 144;

/** Names carry their content's hash, so that a host may let browsers keep them for ever. */
function namedByHash(folder: string, kind: string, extension: string, contentType: string, body: Uint8Array): SiteFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { path: `${folder}/${hash}${kind}.${extension}`, contentType, body };
}

/** The picture upright: cameras write how they were held beside the pixels, not into them. */
function decoded(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: pixelLimit, density: dotsPerInch }).rotate();
}

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

/** One picture in its widths; `card`, which other sites show beside a link, is made of the first one alone. */
export interface PreparedPicture {
  readonly asset: PictureAsset;
  readonly files: readonly SiteFile[];
  readonly card?: SiteFile;
}

export interface PreparedLogo {
  readonly logo: PictureAsset;
  readonly favicon: SiteFile;
  readonly touchIcon: SiteFile;
  readonly hue: number | undefined;
  readonly files: readonly SiteFile[];
}

/** Makes a site's files of the pictures its content names. Rejects with the loader's or decoder's error. */
export interface AssetMaker {
  picture(url: string, isFirst: boolean): Promise<PreparedPicture>;
  logo(url: string): Promise<PreparedLogo>;
}

async function pictureAsset(bytes: Uint8Array): Promise<{ asset: PictureAsset; files: SiteFile[] }> {
  const image = decoded(bytes);
  const { autoOrient } = await image.metadata();
  const wanted = [...new Set(widths.map((width) => Math.min(width, autoOrient.width)))];
  const made = await Promise.all(
    wanted.map(async (width) => {
      const { data, info } = await image
        .clone()
        .resize({ width })
        .webp({ quality: 74 })
        .toBuffer({ resolveWithObject: true });
      return { info, file: namedByHash('pictures', `-${width}`, 'webp', 'image/webp', data) };
    }),
  );
  const largest = made.at(-1)?.info;
  return {
    asset: {
      width: largest?.width ?? 0,
      height: largest?.height ?? 0,
      sources: made.map(({ info, file }) => ({ path: file.path, width: info.width })),
      color: await averageColor(image),
    },
    files: made.map(({ file }) => file),
  };
}

/** The logo as pixels, whatever it was: a site serves no SVG that a customer uploaded. */
async function logoAsset(bytes: Uint8Array): Promise<PreparedLogo> {
  const image = decoded(bytes);
  const png = async (side: number, background: string): Promise<SiteFile> => {
    const body = await image
      .clone()
      .resize(side, side, { fit: 'contain', background })
      .png({ palette: true })
      .toBuffer();
    return namedByHash('icons', `-${side}`, 'png', 'image/png', body);
  };
  const { data, info } = await image
    .clone()
    .resize({ width: 640, height: 320, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  const file = namedByHash('pictures', '-logo', 'webp', 'image/webp', data);
  const sample = await image
    .clone()
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const logo: PictureAsset = {
    width: info.width,
    height: info.height,
    sources: [{ path: file.path, width: info.width }],
    color: await averageColor(image),
  };
  const [favicon, touchIcon] = [await png(96, '#ffffff00'), await png(180, '#ffffff')];
  return { logo, favicon, touchIcon, hue: dominantHue(sample), files: [file, favicon, touchIcon] };
}

/** 1200 x 630 pixels, the size that social networks ask for. */
async function cardFile(bytes: Uint8Array): Promise<SiteFile> {
  const body = await decoded(bytes)
    .resize(1200, 630, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  return namedByHash('pictures', '-card', 'jpg', 'image/jpeg', body);
}

/** Makes each file anew whenever it is asked for. */
export const assetMaker = (load: Load): AssetMaker => ({
  async picture(url, isFirst) {
    const bytes = await load(url);
    const made = await pictureAsset(bytes);
    return isFirst ? { ...made, card: await cardFile(bytes) } : made;
  },
  logo: async (url) => logoAsset(await load(url)),
});

/**
 * Brings everything a site shows to its own origin: the pictures in three widths, the logo, icons made of it, the card
 * that other sites show beside a link, and the template's font. `base` is the path the content host serves the site
 * below, with slashes at both ends. Rejects with the loader's or decoder's error when a picture cannot be had; nothing is
 * retried.
 */
export const prepareAssets = (design: Design, content: SiteContent, load: Load, base = '/'): Promise<SiteAssets> =>
  assembleAssets(design, content, assetMaker(load), base);

/** `prepareAssets` with a maker of the caller's, which may have made some files before. */
export async function assembleAssets(
  design: Design,
  content: SiteContent,
  maker: AssetMaker,
  base: string,
): Promise<SiteAssets> {
  const files = new Map<string, SiteFile>();
  const addFiles = (made: readonly SiteFile[]) => {
    for (const file of made) files.set(file.path, file);
  };
  const pictures = new Map<string, PictureAsset>();
  let card: SiteFile | undefined;
  for (const { url } of content.images) {
    if (pictures.has(url)) continue;
    const made = await maker.picture(url, pictures.size === 0);
    pictures.set(url, made.asset);
    addFiles(made.files);
    card ??= made.card;
  }
  if (card !== undefined) addFiles([card]);
  const logo = content.logo.url === '' ? undefined : await maker.logo(content.logo.url);
  if (logo !== undefined) addFiles(logo.files);
  let font: SiteFile | undefined;
  if (design.font !== undefined) {
    const source = createRequire(import.meta.url).resolve(fontFiles[design.font]);
    font = namedByHash('fonts', `-${design.font}`, 'woff2', 'font/woff2', await readFile(source));
    addFiles([font]);
  }
  return {
    base,
    pictures,
    files: [...files.values()],
    ...(logo !== undefined && { logo: logo.logo, favicon: logo.favicon.path, touchIcon: logo.touchIcon.path }),
    ...(logo?.hue !== undefined && { hue: logo.hue }),
    ...(card !== undefined && { card: card.path }),
    ...(font !== undefined && { font: font.path }),
  };
}
