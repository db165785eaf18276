import {
  type Composition,
  caption,
  faces,
  geometric,
  iconOf,
  nameBelow,
  quiet,
  room,
  serif,
  serifCapitals,
  spacedCapitals,
} from './composition';
import { arch, circle, type Point, polygon, round, squircle } from './geometry';
import { marks } from './marks';
import { drawnPiece, filled, gap, icon, iconPiece, lined, type Piece, stack, textPiece } from './pieces';
import { pick } from './seeded';

/** An icon above the name and, where the description gives one, a descriptor. */
export const iconAbove: Composition = async ({ brand, palette, random }) => {
  const style = pick(random, ['solid', 'duotone', 'solid', 'line'] as const);
  const below = await nameBelow(brand, {
    face: faces[brand.tone][0],
    fill: palette.ink,
    height: 128,
    size: 82,
    space: 36,
  });
  const mark = iconPiece(iconOf(brand, 0), {
    style,
    size: below.length > 0 ? 158 : 300,
    fill: style === 'duotone' ? palette.ink : palette.main,
    accent: palette.accent,
    stroke: 1.4,
  });
  return { svg: stack([mark, ...below, ...(await caption(brand, palette.main))]), background: palette.paper };
};

/** Grounds of an icon, around a point, within a radius. */
const grounds: Record<string, (centre: Point, radius: number) => string> = {
  squircle: (centre, radius) => squircle(centre, radius),
  circle: (centre, radius) => circle(centre, radius * 1.03),
  hexagon: (centre, radius) => polygon(centre, radius * 1.1, 6),
  arch: (centre, radius) => arch({ x: centre.x, y: centre.y - radius * 0.02 }, radius * 0.86),
  drop: ({ x, y }, radius) => {
    const r = round(radius);
    return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 1 ${2 * r} 0v${r}h${-r}a${r} ${r} 0 0 1 ${-r} ${-r}Z`;
  },
  leaf: ({ x, y }, radius) => {
    const [r, small] = [round(radius), round(radius * 0.3)];
    const straight = round(radius * 2 - small - radius);
    return `M${round(x - radius)} ${round(y - radius + small)}a${small} ${small} 0 0 1 ${small} ${-small}h${straight}a${r} ${r} 0 0 1 ${r} ${r}v${straight}a${small} ${small} 0 0 1 ${-small} ${small}h${-straight}a${r} ${r} 0 0 1 ${-r} ${-r}Z`;
  },
};

/** An icon cut out of a solid shape, as on a shop sign or an application's tile. */
export const signAbove: Composition = async ({ brand, palette, random }) => {
  const ground = grounds[pick(random, Object.keys(grounds))] ?? squircle;
  const below = await nameBelow(brand, {
    face: faces[brand.tone][0],
    fill: palette.ink,
    height: 112,
    size: 70,
    space: 38,
  });
  const radius = below.length > 0 ? 106 : 176;
  const shadow = random() < 0.5;
  const mark = drawnPiece(radius * 2.1, radius * 2.1, (centre) => {
    const behind = { x: centre.x + radius * 0.09, y: centre.y + radius * 0.09 };
    return (
      (shadow ? filled(ground(behind, radius), palette.accent) : '') +
      filled(ground(centre, radius), palette.main) +
      icon(iconOf(brand, 1), centre, { style: 'solid', size: radius * 1.12, fill: palette.paper })
    );
  });
  return { svg: stack([mark, ...below]), background: shadow ? palette.paper : palette.soft };
};

/** An abstract mark above the name. */
export const patternAbove: Composition = async ({ brand, palette, random }) => {
  const names = Object.keys(marks);
  const mark = marks[pick(random, names)];
  const face = brand.tone === 'classic' ? serifCapitals : pick(random, [quiet, geometric, faces[brand.tone][0]]);
  const below = await nameBelow(brand, { face, fill: palette.ink, height: 104, size: 64, space: 40 });
  const radius = below.length > 0 ? 116 : 190;
  const drawing = drawnPiece(radius * 2, radius * 2, (centre) => mark?.(centre, radius, palette, random) ?? '');
  return { svg: stack([drawing, ...below]), background: palette.paper };
};

/** A rule with a small diamond in its middle. */
const rule = (width: number, colour: string, accent: string): Piece =>
  drawnPiece(width, 12, ({ x, y }) => {
    const [left, right] = [x - width / 2, x + width / 2];
    return (
      lined(`M${round(left)} ${round(y)}H${round(x - 16)}M${round(x + 16)} ${round(y)}H${round(right)}`, colour, 1.6) +
      filled(polygon({ x, y }, 6.5, 4), accent)
    );
  });

/** A name in the manner of a letterhead: fine frame, small icon, rule. */
export const letterhead: Composition = async ({ brand, palette, random }) => {
  if (brand.name === '') return null;
  const dark = random() < 0.45;
  const [ground, figure, second] = dark
    ? [palette.main, palette.paper, palette.accent]
    : [palette.paper, palette.ink, palette.main];
  const face =
    brand.tone === 'modern'
      ? { ...quiet, weight: 300 as const }
      : brand.name.length < 16 && random() < 0.5
        ? serifCapitals
        : { ...serif, weight: 500 as const };
  const framed = random() < 0.6;
  const name = await textPiece(brand.words, {
    face,
    fill: figure,
    width: framed ? 356 : room,
    height: 128,
    size: 72,
    lines: 3,
    leading: 1.14,
  });
  const words = brand.descriptor?.split(' ') ?? [];
  const below =
    words.length > 0
      ? [
          gap(26),
          await textPiece(words, {
            face: spacedCapitals,
            fill: dark ? palette.accent : figure,
            width: 300,
            height: 18,
            size: 17,
            lines: 1,
          }),
        ]
      : [];
  const pieces = [
    iconPiece(iconOf(brand, 2), { style: 'line', size: 92, fill: second, stroke: 1.1 }),
    gap(32),
    name,
    gap(26),
    rule(
      Math.min(300, Math.max(150, name.width * 0.7)),
      dark ? palette.accent : second,
      dark ? palette.accent : second,
    ),
    ...below,
  ];
  const frame = framed
    ? `<rect x="42" y="42" width="428" height="428" fill="none" stroke="${second}" stroke-width="1.6"/><rect x="50" y="50" width="412" height="412" fill="none" stroke="${second}" stroke-width="4"/>`
    : '';
  return { svg: frame + stack(pieces), background: ground };
};

/** Icon and name side by side, parted by a line; only for names that stay large so. */
export const sideBySide: Composition = async ({ brand, palette, random }) => {
  const longest = Math.max(0, ...brand.words.map((word) => word.length));
  if (brand.name === '' || longest > 10 || brand.words.length > 4) return null;
  const name = await textPiece(brand.words, {
    face: faces[brand.tone][0],
    fill: palette.ink,
    width: 238,
    height: 170,
    size: 72,
    lines: 4,
    leading: 1.02,
    align: 'start',
  });
  const style = pick(random, ['solid', 'duotone'] as const);
  const size = Math.min(150, Math.max(118, name.height));
  const total = size + 56 + name.width;
  const left = 256 - total / 2;
  const line = left + size + 28;
  const half = Math.max(size, name.height) / 2 + 6;
  return {
    svg:
      icon(
        iconOf(brand, 0),
        { x: left + size / 2, y: 256 },
        { style, size, fill: style === 'duotone' ? palette.ink : palette.main, accent: palette.accent, stroke: 1.4 },
      ) +
      lined(`M${round(line)} ${round(256 - half)}V${round(256 + half)}`, palette.accent, 3) +
      name.draw(line + 28 + name.width / 2, 256 - name.height / 2),
    background: random() < 0.5 ? palette.soft : palette.paper,
  };
};
