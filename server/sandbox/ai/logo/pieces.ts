import { circle, type Point, polar, round } from './geometry';
import { type IconName, lineIcons, ownIcons } from './icons';
import { advance, type Face, outline, unit } from './typeset';

/** Something to place: its size in pixels and how to draw it with the middle of its top edge at a point. */
export interface Piece {
  width: number;
  height: number;
  draw(centre: number, top: number): string;
}

export const filled = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}"${rest}/>`;

export const lined = (d: string, stroke: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`;

/** An empty space between pieces. */
export const gap = (height: number): Piece => ({ width: 0, height, draw: () => '' });

/** Pieces below each other, centred around a point. */
export function stack(pieces: readonly Piece[], centre: Point = { x: 256, y: 256 }): string {
  let top = centre.y - pieces.reduce((sum, piece) => sum + piece.height, 0) / 2;
  return pieces
    .map((piece) => {
      const drawing = piece.draw(centre.x, top);
      top += piece.height;
      return drawing;
    })
    .join('');
}

/** Where a long word may be broken: a hyphen at the end of a line, nothing within one. */
const softHyphen = '\u00ad';

const joined = (words: readonly string[]) =>
  words
    .join(' ')
    .replaceAll(`${softHyphen} `, '')
    .replace(new RegExp(`${softHyphen}$`), '-');

/** All ways to cut a list of words into `count` lines. */
function cuts(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[joined(words)]];
  const ways: string[][] = [];
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const head = joined(words.slice(0, first));
    for (const rest of cuts(words.slice(first), count - 1)) ways.push([head, ...rest]);
  }
  return ways;
}

const wordMaximum = 16;

/** The place nearest to `ideal` where a syllable begins, by a rule of thumb that suits most European languages. */
function syllableStart(word: string, ideal: number): number {
  const vowel = 'aeiouyäöüåæøáàâãéèêíìîóòôõúùûąęаеёиоуыэюяαεηιουω';
  const begins = new RegExp(`^(?:sch|[cpst]h|[^${vowel}])[${vowel}]`, 'iu');
  let best = Math.round(ideal);
  let distance = 5;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const split = /[cpst]h|sc|ck|qu/iu.test(word.slice(at - 1, at + 1));
    const good = word[at - 1] === '-' || (begins.test(word.slice(at)) && !split);
    if (good && Math.abs(at - ideal) < distance) {
      best = at;
      distance = Math.abs(at - ideal);
    }
  }
  return best;
}

/** Words that would make every line tiny, with places to break them. */
function breakable(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (word.length <= wordMaximum) return [word];
    const count = Math.ceil(word.length / wordMaximum);
    const ends = Array.from({ length: count - 1 }, (_, index) =>
      syllableStart(word, ((index + 1) * word.length) / count),
    );
    return [0, ...ends].map((start, index) => {
      const part = word.slice(start, ends[index] ?? word.length);
      return index < ends.length && !part.endsWith('-') ? part + softHyphen : part;
    });
  });
}

export interface Setting {
  face: Face;
  fill: string;
  width: number;
  height: number;
  /** The largest size of the type, in pixels. */
  size: number;
  lines?: number;
  /** Distance of the baselines in sizes. */
  leading?: number;
  align?: 'middle' | 'start';
}

/** Where a block of text ended up, for what stands beside its last line. */
export interface TextPiece extends Piece {
  size: number;
  /** From the left edge of the block to the end of the last line. */
  lastWidth: number;
  /** From the top of the block to the last baseline. */
  lastBaseline: number;
}

/** Text as paths, broken into the lines that allow the largest type within the given room; it never leaves that room. */
export async function textPiece(words: readonly string[], setting: Setting): Promise<TextPiece> {
  const leading = setting.leading ?? 1.06;
  const pieces = breakable(words);
  let best: { lines: string[]; size: number; score: number } | null = null;
  const known = new Map<string, number>();
  const widthOf = async (line: string) => {
    const width = known.get(line) ?? (await outline(line, setting.face)).box.right;
    known.set(line, width);
    return width;
  };
  for (let count = 1; count <= Math.min(setting.lines ?? 3, pieces.length); count += 1) {
    for (const lines of cuts(pieces, count)) {
      const widths = await Promise.all(lines.map(widthOf));
      const widest = Math.max(...widths, 1);
      const size = Math.min(
        setting.size,
        (setting.width / widest) * unit,
        setting.height / (0.95 + (count - 1) * leading),
      );
      // A line more must bring a clearly larger size; lines of like length look better than a long and a short one.
      const evenness = Math.min(...widths) / widest;
      const score = size * (1 - (count - 1) * 0.06) * (0.94 + 0.06 * evenness);
      if (!best || score > best.score) best = { lines, size, score };
    }
  }
  const lines = best?.lines ?? [];
  const size = best?.size ?? setting.size;
  const scale = size / unit;
  const outlines = await Promise.all(lines.map((line) => outline(line, setting.face)));
  const [first, last] = [outlines[0], outlines.at(-1)];
  const up = -(first?.box.top ?? 0) * scale;
  const lastBaseline = up + (lines.length - 1) * leading * size;
  const width = Math.max(0, ...outlines.map((each) => each.box.right * scale));
  return {
    width,
    height: lastBaseline + (last?.box.bottom ?? 0) * scale,
    size,
    lastWidth: (last?.box.right ?? 0) * scale,
    lastBaseline,
    draw: (centre, top) =>
      outlines
        .map((each, index) => {
          const left = setting.align === 'start' ? centre - width / 2 : centre - (each.box.right * scale) / 2;
          const baseline = top + up + index * leading * size;
          return filled(
            each.d,
            setting.fill,
            ` transform="translate(${round(left)} ${round(baseline)}) scale(${round(scale * 1000) / 1000})"`,
          );
        })
        .join(''),
  };
}

export interface RingText {
  face: Face;
  fill: string;
  centre: Point;
  /** Of the baseline. */
  radius: number;
  size: number;
  /** The most degrees that the text may take; it shrinks to fit. */
  span: number;
  side: 'top' | 'bottom';
}

/** Text along a circle, read from the left on both sides. Returns the degrees that it takes. */
export async function ringText(text: string, setting: RingText): Promise<{ svg: string; span: number; size: number }> {
  const characters = [...(setting.face.capitals ? text.toLocaleUpperCase('en') : text)];
  const face = { ...setting.face, capitals: false };
  const parts = await Promise.all(
    characters.map(async (character) => {
      const room = await advance(character, face);
      return { room, shape: character === ' ' ? null : await outline(character, face) };
    }),
  );
  const total = parts.reduce((sum, part) => sum + part.room, 0) - (face.tracking / 1000) * unit;
  const degrees = (length: number, size: number) => ((length * size) / unit / setting.radius) * (180 / Math.PI);
  const size = Math.min(setting.size, (setting.size * setting.span) / degrees(total, setting.size));
  const scale = size / unit;
  const span = degrees(total, size);
  const way = setting.side === 'top' ? 1 : -1;
  let pen = -span / 2;
  const shapes = parts.map(({ room, shape }) => {
    const inked = room - (face.tracking / 1000) * unit;
    const middle = pen + degrees(inked / 2, size);
    pen += degrees(room, size);
    if (!shape) return '';
    const angle = setting.side === 'top' ? middle : 180 - middle;
    const at = polar(setting.centre, setting.radius, angle);
    const turn = way * middle;
    return filled(
      shape.d,
      setting.fill,
      ` transform="translate(${round(at.x)} ${round(at.y)}) rotate(${round(turn)}) scale(${round(scale * 1000) / 1000}) translate(${round(-shape.box.right / 2)} 0)"`,
    );
  });
  return { svg: shapes.join(''), span, size };
}

export type IconStyle = 'solid' | 'line' | 'duotone';

export interface IconSetting {
  style: IconStyle;
  /** Width and height of the drawing, in pixels. */
  size: number;
  fill: string;
  /** Behind the lines of the duotone style. */
  accent?: string;
  /** Of the line styles, on the icon's grid of 24. */
  stroke?: number;
}

const joins = 'stroke-linecap="round" stroke-linejoin="round"';

/** The parts of a solid icon as white on black, for a mask: what is cut out is truly open. */
function solidParts(parts: readonly [string, string][]): string {
  return parts
    .map(([role, d]) => {
      switch (role.toLowerCase()) {
        case 'b':
          return `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="1.4" ${joins}/>`;
        case 'g':
          return `<path d="${d}" fill="#000" stroke="#000" stroke-width="3.6" ${joins}/><path d="${d}" fill="#fff" stroke="#fff" ${joins}/>`;
        case 's':
          return `<path d="${d}" fill="none" stroke="#fff" stroke-width="2" ${joins}/>`;
        case 'd':
          return `<path d="${d}" fill="none" stroke="#000" stroke-width="1.6" ${joins}/>`;
        case 'k':
          return filled(d, '#000');
        default:
          return filled(d, '#fff');
      }
    })
    .join('');
}

/** An icon drawn around a point. */
export function icon(name: IconName, centre: Point, setting: IconSetting): string {
  const source: Record<IconName, string> = { ...lineIcons, ...ownIcons };
  const parts = source[name].split('|').map((part): [string, string] => [part.charAt(0), part.slice(1)]);
  const scale = setting.size / 22;
  const place = `translate(${round(centre.x - 12 * scale)} ${round(centre.y - 12 * scale)}) scale(${round(scale * 1000) / 1000})`;
  if (setting.style === 'solid') {
    const id = `${name}-${round(centre.x)}-${round(centre.y)}-${round(setting.size)}`;
    return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-2" y="-2" width="28" height="28">${solidParts(parts)}</mask><g transform="${place}"><rect x="-2" y="-2" width="28" height="28" fill="${setting.fill}" mask="url(#${id})"/></g>`;
  }
  const drawn = parts.filter(([role]) => role === role.toLowerCase());
  const bodies =
    setting.style === 'duotone'
      ? drawn
          .filter(([role]) => role === 'b' || role === 'g')
          .map(([, d]) => filled(d, setting.accent ?? setting.fill, ' transform="translate(0.9 0.9)"'))
      : [];
  const lines = drawn.map(([, d]) => `<path d="${d}"/>`).join('');
  return `<g transform="${place}">${bodies.join('')}<g fill="none" stroke="${setting.fill}" stroke-width="${setting.stroke ?? 1.5}" ${joins}>${lines}</g></g>`;
}

export const iconPiece = (name: IconName, setting: IconSetting): Piece => ({
  width: setting.size,
  height: setting.size,
  draw: (centre, top) => icon(name, { x: centre, y: top + setting.size / 2 }, setting),
});

/** A drawing of a known size, made around its own middle. */
export const drawnPiece = (width: number, height: number, drawing: (centre: Point) => string): Piece => ({
  width,
  height,
  draw: (centre, top) => drawing({ x: centre, y: top + height / 2 }),
});

export const dot = (centre: Point, radius: number, fill: string) => filled(circle(centre, radius), fill);
