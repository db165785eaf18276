import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Draw, Drawn, PhotoSizes, WebsiteLogo, WebsitePicture } from '../pictures/pictures';
import { dominantHue } from './color';
import type { Design, FontName } from './design';
import type { PictureAsset, SiteAssets, SiteContent, SiteFile } from './site';

/** Gets the bytes behind an address of the content. Throws when there are none. */
export type Load = (url: string) => Promise<Uint8Array>;

const fontFiles: Readonly<Record<FontName, string>> = {
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  nunito: '@fontsource/nunito/files/nunito-latin-800-normal.woff2',
  playfair: '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2',
  'playfair-italic': '@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff2',
  'young-serif': '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  manrope: '@fontsource/manrope/files/manrope-latin-800-normal.woff2',
};

/** Names carry their content's hash, so that a host may let browsers keep them for ever. */
function namedByHash(folder: string, kind: string, extension: string, contentType: string, body: Uint8Array): SiteFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { path: `${folder}/${hash}${kind}.${extension}`, contentType, body };
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

/** A photo of the customer's own, as it was drawn once. */
export interface OwnPicture {
  sizes: PhotoSizes;
  alt: string;
  focus: { x: number; y: number };
}
/** The photo of an address; nothing for the address of another picture. */
export type OwnPictures = (url: string) => Promise<OwnPicture | undefined>;

const webp = (kind: string, { data }: Drawn) => namedByHash('pictures', `-${kind}`, 'webp', 'image/webp', data);
const avif = ({ data, width }: Drawn) => namedByHash('pictures', `-${width}`, 'avif', 'image/avif', data);
const cardFile = (data: Uint8Array) => namedByHash('pictures', '-card', 'jpg', 'image/jpeg', data);

function pictureAsset({ widths, color }: WebsitePicture): PreparedPicture {
  const made = widths.map((one) => ({ width: one.width, file: webp(String(one.width), one) }));
  const largest = widths.at(-1);
  return {
    asset: {
      width: largest?.width ?? 0,
      height: largest?.height ?? 0,
      sources: made.map(({ file, width }) => ({ path: file.path, width })),
      color,
    },
    files: made.map(({ file }) => file),
  };
}

/** The logo as pixels, whatever it was: a site serves no SVG that a customer uploaded. */
function logoAsset({ logo, color, favicon, touchIcon, sample }: WebsiteLogo): PreparedLogo {
  const icon = (side: number, body: Uint8Array) => namedByHash('icons', `-${side}`, 'png', 'image/png', body);
  const file = webp('logo', logo);
  const icons = { favicon: icon(96, favicon), touchIcon: icon(180, touchIcon) };
  const { width, height } = logo;
  return {
    logo: { width, height, sources: [{ path: file.path, width }], color },
    ...icons,
    hue: dominantHue(sample),
    files: [file, icons.favicon, icons.touchIcon],
  };
}

/** Makes each file anew whenever it is asked for. */
export const assetMaker = (load: Load, draw: Draw): AssetMaker => ({
  async picture(url, isFirst) {
    const bytes = await load(url);
    const made = pictureAsset(await draw('picture', bytes));
    if (!isFirst) return made;
    return { ...made, card: cardFile(await draw('card', bytes)) };
  },
  logo: async (url) => logoAsset(await draw('logo', await load(url))),
});

function ownAsset({ sizes, alt, focus }: OwnPicture, isFirst: boolean): PreparedPicture {
  const { asset, files } = pictureAsset(sizes);
  const made = sizes.avif.map((one) => ({ width: one.width, file: avif(one) }));
  return {
    asset: {
      ...asset,
      avif: made.map(({ file, width }) => ({ path: file.path, width })),
      alt,
      ...((focus.x !== 0.5 || focus.y !== 0.5) && { focus }),
    },
    files: [...files, ...made.map(({ file }) => file)],
    ...(isFirst && { card: cardFile(sizes.card) }),
  };
}

/** A maker that takes the customer's own photos as they were drawn once, and has everything else made. */
export const ownFirst = (own: OwnPictures, maker: AssetMaker): AssetMaker => ({
  logo: maker.logo,
  async picture(url, isFirst) {
    const found = await own(url);
    return found ? ownAsset(found, isFirst) : maker.picture(url, isFirst);
  },
});

/**
 * Brings everything a site shows to its own origin: the pictures in their widths, the logo, icons made of it, the card
 * that other sites show beside a link, and the template's font. `base` is the path the content host serves the site
 * below, with slashes at both ends. Rejects with the loader's or decoder's error when a picture cannot be had; nothing is
 * retried.
 */
export async function prepareAssets(
  design: Design,
  content: SiteContent,
  maker: AssetMaker,
  base = '/',
): Promise<SiteAssets> {
  const files = new Map<string, SiteFile>();
  const addFiles = (made: readonly SiteFile[]) => {
    for (const file of made) files.set(file.path, file);
  };
  const pictures = new Map<string, PictureAsset>();
  let card: SiteFile | undefined;
  const portraits = content.sections?.team.map(({ picture }) => picture).filter(Boolean) ?? [];
  for (const url of [...content.images.map((image) => image.url), ...portraits]) {
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
