import { crc32, deflateSync } from 'node:zlib';
import { escape } from './markup';
import type { Page } from './page';
import type { SiteAssets, SiteFile } from './site';

/** Pixels of the icon that is drawn here. */
const side = 32;

/** The initial on the site's own colour, for a business without a logo file. */
export function initialIcon(page: Page, hue: number): string {
  const [initial] = new Intl.Segmenter('en').segment(page.name);
  const letter = escape(initial?.segment.toLocaleUpperCase('en') ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="oklch(45% .12 ${hue})"/><text x="32" y="44" font-family="system-ui, sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>\n`;
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A disc of one colour as PNG: where there is no logo, and where no letter can be drawn. */
function disc([red, green, blue]: readonly [number, number, number]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const middle = (side - 1) / 2;
  const rows = Array.from({ length: side }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: side }, (__, x) => {
        const cover = Math.min(1, Math.max(0, side / 2 - Math.hypot(x - middle, y - middle)));
        return [red, green, blue, Math.round(cover * 255)];
      }).flat(),
    ]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** OKLCH at the lightness and chroma of the initial's ground, as 8-bit sRGB. */
function ground(hue: number): readonly [number, number, number] {
  const [lightness, chroma, angle] = [0.45, 0.12, (hue * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (linear: number) => {
    const clear = Math.min(1, Math.max(0, linear));
    return Math.round(255 * (clear <= 0.0031308 ? 12.92 * clear : 1.055 * clear ** (1 / 2.4) - 0.055));
  };
  return [
    channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** A PNG in the wrapping that browsers ask every site for. */
function icon(png: Uint8Array, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, pixels, pixels, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** favicon.ico and favicon.svg: the logo's, or of the site's colour and initial. */
export function iconFiles(page: Page, assets: SiteAssets, hue: number): SiteFile[] {
  const own = assets.files.find(({ path }) => path === assets.favicon);
  const body = own === undefined ? icon(disc(ground(hue)), side) : icon(Buffer.from(own.body), 96);
  return [
    { path: 'favicon.ico', contentType: 'image/x-icon', body },
    { path: 'favicon.svg', contentType: 'image/svg+xml', body: initialIcon(page, hue) },
  ];
}

/** What a device shows of the site when it is put on its first screen. */
export function manifest(page: Page, assets: SiteAssets): string {
  const icons = [
    ...(assets.favicon === undefined ? [] : [{ src: assets.favicon, sizes: '96x96', type: 'image/png' }]),
    ...(assets.touchIcon === undefined ? [] : [{ src: assets.touchIcon, sizes: '180x180', type: 'image/png' }]),
    ...(assets.favicon === undefined ? [{ src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' }] : []),
  ];
  return `${JSON.stringify({ name: page.name, lang: page.language, dir: page.direction, start_url: './', display: 'browser', icons })}\n`;
}
