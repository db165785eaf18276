import type { Brand } from './brand';
import {
  type Composition,
  faces,
  geometric,
  iconOf,
  nameBelow,
  quiet,
  room,
  rounded,
  serif,
  serifCapitals,
  spacedCapitals,
} from './composition';
import { circle, type Point, polygon, round, shield, squircle } from './geometry';
import { dot, drawnPiece, filled, icon, lined, type Piece, stack, textPiece } from './pieces';
import { pick } from './seeded';
import { type Face, type Outline, outline } from './typeset';

const centred = (piece: Piece, centre: Point) => piece.draw(centre.x, centre.y - piece.height / 2);

const glyph = (drawing: Outline, left: number, baseline: number, scale: number, fill: string) =>
  filled(
    drawing.d,
    fill,
    ` transform="translate(${round(left)} ${round(baseline)}) scale(${round(scale * 1000) / 1000})"`,
  );

/** Frames of initials: a strong line outside, a fine one inside. */
const frames: Record<string, (centre: Point, reach: number) => string> = {
  ring: (centre, reach) => circle(centre, reach),
  diamond: (centre, reach) => polygon(centre, reach * 1.16, 4),
  shield: (centre, reach) => shield({ x: centre.x, y: centre.y - reach * 0.06 }, reach),
  hexagon: (centre, reach) => polygon(centre, reach * 1.06, 6, 30),
};

/** The initials within a frame, or parted by a slanting line. */
export const monogram: Composition = async ({ brand, palette, random }) => {
  if (brand.initials === '') return null;
  const letters = [...brand.initials];
  const kind = pick(random, [...Object.keys(frames), ...(letters.length === 2 ? ['parted', 'parted'] : [])]);
  const dark = random() < 0.6;
  const [ground, figure, second] = dark
    ? [palette.main, palette.paper, palette.accent]
    : [palette.soft, palette.ink, palette.main];
  const face: Face = brand.tone === 'modern' ? { ...quiet, tracking: 0 } : { ...serif, weight: 500 };
  const below = await nameBelow(brand, {
    face: brand.tone === 'classic' ? serifCapitals : spacedCapitals,
    fill: figure,
    height: 62,
    size: 26,
    space: 42,
  });
  if (kind === 'parted') {
    const [left, right] = await Promise.all(
      letters.map((letter) =>
        textPiece([letter], { face, fill: figure, width: 150, height: 158, size: 400, lines: 1 }),
      ),
    );
    const width = (left?.width ?? 0) + (right?.width ?? 0) + 92;
    const mark = drawnPiece(width, 200, ({ x, y }) => {
      const seam = x - width / 2 + (left?.width ?? 0) + 46;
      return (
        lined(`M${round(seam + 22)} ${round(y - 100)}L${round(seam - 22)} ${round(y + 100)}`, second, 4) +
        (left ? centred(left, { x: x - width / 2 + left.width / 2, y }) : '') +
        (right ? centred(right, { x: x + width / 2 - right.width / 2, y }) : '')
      );
    });
    return { svg: stack([mark, ...below]), background: ground };
  }
  const frame = frames[kind] ?? circle;
  const narrow = kind === 'diamond' ? 0.86 : 1;
  const inside = await textPiece([brand.initials], {
    face,
    fill: figure,
    width: (letters.length === 2 ? 146 : 112) * narrow,
    height: 104 * narrow,
    size: 400,
    lines: 1,
  });
  const mark = drawnPiece(
    256,
    256,
    (centre) => lined(frame(centre, 122), second, 5) + lined(frame(centre, 107), figure, 1.6) + centred(inside, centre),
  );
  return { svg: stack([mark, ...below]), background: ground };
};

const heavyFace = (brand: Brand): Face =>
  brand.tone === 'classic' ? { ...serif, weight: 900 } : brand.tone === 'friendly' ? rounded : geometric;

/** The first letter large, its colour turned over where the ground's does, or cropped by its shape. */
export const lettermark: Composition = async ({ brand, palette, random }) => {
  const letter = [...brand.initials][0];
  if (letter === undefined) return null;
  // Letters of one stem say nothing when they are cropped.
  const kind = pick(
    random,
    /[ABCDGKMNOPQRSUVWZ&]/u.test(letter)
      ? (['halved', 'cropped', 'slanted'] as const)
      : (['halved', 'slanted'] as const),
  );
  const drawing = await outline(letter, heavyFace(brand));
  const below = await nameBelow(brand, {
    face: faces[brand.tone][0],
    fill: palette.ink,
    height: 92,
    size: 58,
    space: 40,
  });
  const shape = (centre: Point) => (kind === 'halved' ? circle(centre, 122) : squircle(centre, 116));
  const [width, height] = [drawing.box.right, drawing.box.bottom - drawing.box.top];
  const scale = kind === 'cropped' ? Math.min(232 / height, 250 / width) : Math.min(152 / height, 158 / width);
  const mark = drawnPiece(244, 244, (centre) => {
    const shift = kind === 'cropped' ? { x: 26, y: 34 } : { x: 0, y: 0 };
    const left = centre.x - (width * scale) / 2 + shift.x;
    const baseline = centre.y - ((drawing.box.top + drawing.box.bottom) / 2) * scale + shift.y;
    const figure = (fill: string) => glyph(drawing, left, baseline, scale, fill);
    const whole = `<clipPath id="whole"><path d="${shape(centre)}"/></clipPath>`;
    if (kind === 'cropped') {
      return `${whole}<g clip-path="url(#whole)">${filled(shape(centre), palette.main)}${figure(palette.paper)}</g>`;
    }
    const part =
      kind === 'halved'
        ? `M${round(centre.x)} ${round(centre.y - 140)}h140v280h-140Z`
        : `M${round(centre.x - 130)} ${round(centre.y + 130)}L${round(centre.x + 130)} ${round(centre.y - 130)}V${round(centre.y + 130)}Z`;
    return `${whole}<clipPath id="part"><path d="${part}"/></clipPath><g clip-path="url(#whole)">${filled(shape(centre), palette.main)}${figure(palette.paper)}<g clip-path="url(#part)">${filled(part, palette.accent)}${figure(palette.ink)}</g></g>`;
  });
  return { svg: stack([mark, ...below]), background: palette.paper };
};

/** Four tiles: the initial, the icon and two figures of quarter circles. */
export const mosaic: Composition = async ({ brand, palette, random }) => {
  const letter = [...brand.initials][0];
  if (letter === undefined) return null;
  const side = 116;
  const inside = await textPiece([letter], {
    face: heavyFace(brand),
    fill: palette.paper,
    width: 70,
    height: 68,
    size: 300,
    lines: 1,
  });
  const below = await nameBelow(brand, {
    face: faces[brand.tone][0],
    fill: palette.ink,
    height: 92,
    size: 58,
    space: 40,
  });
  const turn = 90 * Math.floor(random() * 4);
  const mark = drawnPiece(side * 2, side * 2, (centre) => {
    // Whole pixels: tiles that meet between two would show a seam.
    const [x, y] = [Math.round(centre.x), Math.round(centre.y)];
    const cell = (column: number, row: number) => ({ x: x + (column - 0.5) * side, y: y + (row - 0.5) * side });
    const square = (at: Point, fill: string) =>
      filled(`M${round(at.x - side / 2)} ${round(at.y - side / 2)}h${side}v${side}h${-side}Z`, fill);
    const quarter = (at: Point, fill: string, angle: number) =>
      filled(
        `M${round(at.x - side / 2)} ${round(at.y - side / 2)}h${side}a${side} ${side} 0 0 1 ${-side} ${side}Z`,
        fill,
        ` transform="rotate(${angle} ${round(at.x)} ${round(at.y)})"`,
      );
    const flipped = random() < 0.5;
    const [one, two, three, four] = flipped
      ? [cell(1, 0), cell(0, 0), cell(1, 1), cell(0, 1)]
      : [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)];
    return (
      square(one, palette.main) +
      centred(inside, one) +
      square(two, palette.soft) +
      quarter(two, palette.accent, turn) +
      square(three, palette.accent) +
      quarter(three, palette.ink, (turn + 180) % 360) +
      square(four, palette.ink) +
      icon(iconOf(brand, 1), four, { style: 'solid', size: 66, fill: palette.paper })
    );
  });
  return { svg: stack([mark, ...below]), background: palette.paper };
};

/** The name alone, large, on a ground of its own, with one accent. */
export const wordmark: Composition = async ({ brand, palette, random }) => {
  if (brand.name === '') return null;
  const face = random() < 0.75 ? faces[brand.tone][0] : faces[brand.tone][1];
  const marked = /[.!?)]$/u.test(brand.name);
  const accent = pick(random, marked ? (['bar', 'corner'] as const) : (['dot', 'bar', 'corner', 'dot'] as const));
  const text = await textPiece(brand.words, {
    face,
    fill: palette.paper,
    width: accent === 'dot' ? 376 : room,
    height: 300,
    size: brand.name.length <= 4 ? 210 : 132,
    lines: 4,
    leading: 0.98,
    align: 'start',
  });
  const left = 256 - room / 2;
  const top = 256 - text.height / 2 + { dot: 0, bar: 26, corner: -26 }[accent];
  const radius = Math.max(6, text.size * 0.1);
  const decoration = {
    dot: dot({ x: left + text.lastWidth + radius * 1.8, y: top + text.lastBaseline - radius }, radius, palette.accent),
    bar: filled(`M${left} ${round(top - 56)}h88v14h-88Z`, palette.accent),
    corner: dot({ x: 460 - 46, y: 460 - 46 }, 46, palette.accent),
  }[accent];
  return {
    svg: text.draw(left + text.width / 2, top) + decoration,
    background: pick(random, [palette.main, palette.ink]),
  };
};
