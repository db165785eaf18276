/** Draws the brand's pictures into public/ from the paths of src/ui/Logo/drawing.ts: `npx tsx test/brand.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { mark, word } from '../src/ui/Logo/drawing';
import { browserColour, colours } from '../src/ui/theme/tokens';

const folder = join(import.meta.dirname, '..', 'public');
const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">${content}</svg>`;
const png = (drawing: string, width: number) =>
  new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** On a ground of its own, so that the joint is seen in a bar of any colour: the line between the timbers is paper. */
const sign = (radius: number) =>
  `<clipPath id="tile"><rect width="32" height="32" rx="${radius}"/></clipPath><g clip-path="url(#tile)"><path fill="${colours.light.canvas}" d="M0 0h32v32H0z"/><path fill="${colours.light.ink}" d="M0 0h32v8H8.5L4.9 17.4h18.5L22 21H0z"/><path fill="${colours.light.brand}" d="${mark.lower}"/></g>`;

writeFileSync(join(folder, 'favicon.svg'), `${svg(32, 32, sign(8))}\n`);
// iOS rounds the corners itself.
writeFileSync(join(folder, 'apple-touch-icon.png'), png(svg(32, 32, sign(0)), 180));

const manrope = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/manrope/files/manrope-latin-500-normal.woff'),
);

/** Text as paths: the rasteriser knows no fonts. */
async function text(words: string, size: number, colour: string): Promise<string> {
  const style = { display: 'flex', fontSize: size, color: colour, letterSpacing: '-0.01em' };
  const drawn = await satori({ type: 'div', props: { style, children: words } } as never, {
    width: 640,
    height: size * 2,
    fonts: [{ name: 'Manrope', data: manrope, weight: 500, style: 'normal' }],
  });
  return drawn.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

const { dark } = colours;
const line = (x: number, y: number, width: number, colour: string, height = 12) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(6, height / 2)}" fill="${colour}"/>`;
/** A page being made: a window, its heading, a button, three pictures. */
const page = [
  `<rect x="704" y="120" width="600" height="620" rx="24" fill="${dark.surface}" stroke="${dark.lineStrong}" stroke-width="2"/>`,
  `<path d="M704 172h600" stroke="${dark.lineStrong}" stroke-width="2"/>`,
  ...[0, 1, 2].map((at) => `<circle cx="${736 + at * 22}" cy="146" r="6" fill="${dark.lineStrong}"/>`),
  line(752, 224, 300, dark.ink, 22),
  line(752, 266, 220, dark.ink, 22),
  line(752, 316, 360, dark.lineStrong),
  line(752, 340, 300, dark.lineStrong),
  `<rect x="752" y="384" width="136" height="44" rx="10" fill="${dark.accent}"/>`,
  ...[0, 1, 2].map(
    (at) => `<rect x="${752 + at * 176}" y="468" width="156" height="200" rx="14" fill="${dark.sunken}"/>`,
  ),
].join('');

const card = svg(
  1200,
  630,
  [
    `<rect width="1200" height="630" fill="${browserColour.dark}"/>`,
    page,
    `<g transform="translate(80 168) scale(2.75)">${sign(8)}</g>`,
    `<g transform="translate(84 284) scale(4.6)" stroke="${dark.ink}" stroke-width="2.5" stroke-linejoin="round"><path d="${word}"/></g>`,
    `<g transform="translate(84 424)">${await text('Describe your business.', 34, dark.soft)}</g>`,
    `<g transform="translate(84 470)">${await text('Go live this evening.', 34, dark.soft)}</g>`,
  ].join(''),
);
writeFileSync(join(folder, 'social-card.png'), png(card, 1200));
