import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import { projectRoot } from '../../../root';
import { type Box, boxOf, round } from './geometry';

type Weight = 300 | 400 | 500 | 600 | 700 | 800 | 900;

/** A way to set type: family, weight, extra space between letters in thousandths of the size, capitals or not. */
export interface Face {
  family: 'manrope' | 'nunito' | 'playfair-display';
  weight: Weight;
  tracking: number;
  capitals: boolean;
}

/** Letters as paths, drawn at `unit` pixels a size with the baseline at y = 0 and the ink's left edge at x = 0. */
export interface Outline {
  d: string;
  box: Box;
}

/** The size at which outlines are made; satori rounds to a tenth of a pixel. */
export const unit = 200;

const subsets: readonly { name: string; holds: RegExp; families: readonly Face['family'][] }[] = [
  {
    name: 'latin-ext',
    holds: /[\u0100-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20cf]/u,
    families: ['manrope', 'nunito', 'playfair-display'],
  },
  {
    name: 'vietnamese',
    holds: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
    families: ['manrope', 'nunito', 'playfair-display'],
  },
  {
    name: 'cyrillic',
    holds: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
    families: ['manrope', 'nunito', 'playfair-display'],
  },
  { name: 'cyrillic-ext', holds: /[\u0460-\u048f\u0492-\u04af\u04b2-\u052f]/u, families: ['manrope', 'nunito'] },
  { name: 'greek', holds: /[\u0370-\u03ff]/u, families: ['manrope'] },
];

/** Letters, digits and marks that the faces can draw; emoji and other scripts are left out of a logo. */
export const drawable =
  /[ !#$%&'()+,\-./0-9:;=?@A-Z[\]_a-z\u00a1\u00a3\u00a5\u00a7\u00a9\u00ae\u00b0\u00b7\u00bf-\u017f\u0192\u0218-\u021b\u0370-\u03ff\u0400-\u045f\u0490\u0491\u1e80-\u1e85\u1ea0-\u1ef9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u20ac\u2116\u2122]/u;

const loaded = new Map<string, Promise<Font>>();

function font(family: Face['family'], subset: string, weight: Weight): Promise<Font> {
  // Manrope ends at 800.
  const drawn = family === 'manrope' && weight === 900 ? 800 : weight;
  const key = `${family}-${subset}-${drawn}`;
  let promise = loaded.get(key);
  if (!promise) {
    const path = join(projectRoot, 'node_modules/@fontsource', family, 'files', `${key}-normal.woff`);
    promise = readFile(path).then((file) => ({
      name: `${family} ${subset}`,
      data: file,
      weight: 400,
      style: 'normal',
    }));
    loaded.set(key, promise);
  }
  return promise;
}

/** The fonts for a text, the family's own first, Manrope for what it lacks. */
async function fontsFor(text: string, face: Face): Promise<Font[]> {
  const wanted = [font(face.family, 'latin', face.weight)];
  for (const subset of subsets) {
    if (!subset.holds.test(text)) continue;
    const family = subset.families.includes(face.family) ? face.family : 'manrope';
    wanted.push(font(family, subset.name, face.weight));
  }
  return Promise.all(wanted);
}

/** satori keeps parsed fonts by the identity of this array. */
const fontSets = new Map<string, Font[]>();
const outlines = new Map<string, Outline>();
const outlinesKept = 2_000;

async function drawn(text: string, face: Face, spacing: number): Promise<string> {
  const fonts = await fontsFor(text, face);
  const key = `${face.family} ${face.weight} ${fonts.map((each) => each.name).join(', ')}`;
  const set = fontSets.get(key) ?? fonts;
  fontSets.set(key, set);
  const svg = await satori(
    {
      type: 'div',
      key: null,
      props: {
        style: {
          display: 'flex',
          whiteSpace: 'pre',
          fontFamily: set.map((each) => each.name).join(', '),
          fontSize: unit,
          letterSpacing: spacing,
        },
        children: text,
      },
    },
    { width: unit * (text.length + 2) * 2, height: unit * 2, fonts: set },
  );
  return [...svg.matchAll(/<path[^>]* d="([^"]*)"/g)].map((match) => match[1]).join('');
}

/** Where satori puts the baseline for a face: the foot of a capital H. */
const baselines = new Map<string, number>();

async function baseline(face: Face): Promise<number> {
  const key = `${face.family} ${face.weight}`;
  const known = baselines.get(key);
  if (known !== undefined) return known;
  const foot = boxOf(await drawn('H', face, 0)).bottom;
  baselines.set(key, foot);
  return foot;
}

function moved(d: string, x: number, y: number): string {
  let horizontal = true;
  return d.replace(/[A-Z]|-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (token) => {
    if (/^[A-Z]$/.test(token)) {
      horizontal = true;
      return token;
    }
    const value = Number(token) + (horizontal ? x : y);
    horizontal = !horizontal;
    return `${round(value)} `;
  });
}

/** The outline of one line of text, kerned. Text that has nothing to draw gives an empty path and a box of zeros. */
export async function outline(text: string, face: Face): Promise<Outline> {
  const set = face.capitals ? text.toLocaleUpperCase('en') : text;
  const key = `${face.family} ${face.weight} ${face.tracking} ${set}`;
  const known = outlines.get(key);
  if (known) return known;
  const [d, foot] = [await drawn(set, face, (face.tracking / 1000) * unit), await baseline(face)];
  const box = boxOf(d);
  const result = {
    d: moved(d, -box.left, -foot),
    box: { left: 0, right: box.right - box.left, top: box.top - foot, bottom: box.bottom - foot },
  };
  if (outlines.size >= outlinesKept) outlines.clear();
  outlines.set(key, result);
  return result;
}

/** How far the pen moves for one character, in pixels at `unit` size, tracking included. */
export async function advance(character: string, face: Face): Promise<number> {
  const [between, alone] = [await outline(`H${character}H`, face), await outline('HH', face)];
  return between.box.right - alone.box.right + (face.tracking / 1000) * unit;
}
