/** The list of what is in the library, in the order of the shots. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { seeded } from './tracer/random.mjs';

export const LIBRARY = join(import.meta.dirname, '..', 'library');

/** Eleven letters from a name, as stock-photo services have them. */
export function identify(name) {
  return createHash('sha256').update(`sitewright ${name}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 11);
}

/** Contributors are invented; each says so by the suffix of the username. */
const AUTHORS = [
  'Ada Fernwright',
  'Bruno Lichtfeld',
  'Clea Marlowe-Finch',
  'Dario Quillstone',
  'Edda Brightwater',
  'Faro Nightingale',
  'Greta Hollowell',
  'Hiro Paperlane',
  'Ines Copperfield-Ray',
  'Jonas Umberto Vale',
  'Kaia Thistledown',
  'Leo Softbox',
  'Mira Lanternby',
  'Nilo Greycard',
  'Oona Tidewell',
  'Piet Aperture',
  'Quinn Saltmarsh',
  'Rosa Windowsill',
].map((name) => ({ name, username: `${name.toLowerCase().replace(/[^a-z]+/g, '_')}_sitewright_library` }));

/** Mean colour weighted towards the middle and towards saturated pixels, and the class the colour filter asks for. */
async function colourOf(file) {
  const side = 48;
  const { data } = await sharp(file)
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  const hues = { red: 0, yellow: 0, green: 0, blue: 0 };
  let weight = 0;
  let vivid = 0;
  let dark = 0;
  let glare = 0;
  let bright = 0;
  let chroma = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const k = (y * side + x) * 3;
      const [r, g, b] = [data[k], data[k + 1], data[k + 2]];
      const high = Math.max(r, g, b);
      const low = Math.min(r, g, b);
      const spread = high - low;
      const middle = 1.3 - Math.hypot(x / side - 0.5, y / side - 0.5);
      const w = middle * (0.25 + spread / 255);
      sum[0] += r * w;
      sum[1] += g * w;
      sum[2] += b * w;
      weight += w;
      chroma += spread;
      const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      glare += luminance;
      if (luminance < 60) dark += 1;
      if (luminance > 185 && spread < 55) bright += 1;
      if (spread < 45 || high < 50) continue;
      let hue =
        high === r
          ? ((g - b) / spread) * 60
          : high === g
            ? 120 + ((b - r) / spread) * 60
            : 240 + ((r - g) / spread) * 60;
      if (hue < 0) hue += 360;
      const amount = (spread / 255) * middle;
      vivid += amount;
      if (hue < 18 || hue >= 335) hues.red += amount;
      else if (hue >= 38 && hue < 68) hues.yellow += amount;
      else if (hue >= 68 && hue < 168) hues.green += amount;
      else if (hue >= 180 && hue < 262) hues.blue += amount;
    }
  const total = side * side;
  const hex = `#${sum
    .map((value) =>
      Math.round(value / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  const classes = [];
  if (chroma / total < 5) classes.push('black_and_white');
  if (dark / total > 0.52 || (dark / total > 0.3 && glare / total < 90)) classes.push('black');
  if (bright / total > 0.42) classes.push('white');
  for (const [name, amount] of Object.entries(hues)) {
    if (amount / total > 0.055 && amount / (vivid + 1e-9) > 0.34) classes.push(name);
  }
  return { color: hex, color_classes: classes };
}

/** Writes manifest.json: one picture a line, so that a change reads well. */
export async function writeManifest(shots) {
  const rows = [];
  for (const shot of shots) {
    const id = identify(shot.name);
    const random = seeded(`${shot.name}-card`);
    const large = join(LIBRARY, `${id}.webp`);
    const { width, height } = await sharp(large).metadata();
    const tags = [
      ...new Set(
        shot.tags
          .split(',')
          .map((tag) => tag.trim().toLowerCase())
          .filter(Boolean),
      ),
    ];
    if (tags.length < 8 || tags.length > 22) throw new Error(`${shot.name} has ${tags.length} tags`);
    const taken = Date.UTC(2023, 0, 9) + Math.floor(random() * 980) * 86_400_000 + Math.floor(random() * 86_400) * 1000;
    rows.push({
      id,
      name: shot.name,
      width,
      height,
      ...(await colourOf(large)),
      orientation: width / height > 1.1 ? 'landscape' : height / width > 1.1 ? 'portrait' : 'squarish',
      alt_description: shot.alt,
      tags,
      author: AUTHORS[Math.floor(random() * AUTHORS.length)],
      created_at: new Date(taken).toISOString().replace('.000', ''),
      likes: Math.floor(20 + 2400 * random() ** 3),
    });
  }
  const text = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
  writeFileSync(join(LIBRARY, 'manifest.json'), text);
  process.stdout.write(`${rows.length} pictures in the manifest\n`);
}
