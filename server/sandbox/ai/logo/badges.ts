import { type Composition, faces, iconOf, middle, serifCapitals, strongCapitals } from './composition';
import { circle, type Point, polar, round } from './geometry';
import { dot, filled, gap, icon, iconPiece, lined, ringText, stack, textPiece } from './pieces';
import { pick } from './seeded';

/** A round emblem: the name along the ring, the icon in the middle. Transparent outside; its pale edge keeps it apart from a dark page. */
export const emblem: Composition = async ({ brand, palette, random }) => {
  if (brand.name === '') return null;
  const solid = random() < 0.6;
  const text = solid ? palette.paper : palette.main;
  const face = brand.tone === 'classic' ? { ...serifCapitals, weight: 700 as const, tracking: 90 } : strongCapitals;
  const radius = 174;
  const descriptor = brand.name.length <= 24 ? brand.descriptor : null;
  const top = await ringText(brand.name, {
    face,
    fill: text,
    centre: middle,
    radius,
    size: 34,
    span: descriptor ? 214 : 312,
    side: 'top',
  });
  const capital = top.size * 0.72;
  const bottom = descriptor
    ? await ringText(descriptor, {
        face: { ...face, tracking: 130 },
        fill: solid ? palette.accent : text,
        centre: middle,
        radius: radius + 17,
        size: Math.min(23, top.size),
        span: 360 - top.span - 56,
        side: 'bottom',
      })
    : null;
  const half = (180 + top.span / 2 - (bottom?.span ?? 0) / 2) / 2;
  const places = bottom ? [half, -half] : [180];
  const dots = places.map((angle) =>
    dot(polar(middle, radius + (bottom ? 10 : capital / 2), angle), bottom ? 5 : 6, palette.accent),
  );
  const ground = solid
    ? dot(middle, 236, palette.paper) +
      dot(middle, 231, palette.main) +
      lined(circle(middle, 221), palette.accent, 2.5) +
      lined(circle(middle, 150), palette.accent, 2.5)
    : dot(middle, 236, palette.paper) + lined(circle(middle, 227), palette.main, 7) + dot(middle, 150, palette.main);
  const figure = icon(iconOf(brand, 0), middle, { style: 'solid', size: 158, fill: palette.paper });
  return { svg: ground + top.svg + (bottom?.svg ?? '') + dots.join('') + figure, background: null };
};

/** A circle with a wavy edge of `count` bumps, the outermost of them at `reach`. */
function scallops(centre: Point, reach: number, count: number): string {
  const [half, swell] = [Math.PI / count, 1.06];
  // A bump is an arc between two corners, a little larger than half a circle would be.
  const radius = reach / (Math.cos(half) + Math.sin(half) * (swell - Math.sqrt(swell ** 2 - 1)));
  const bump = round(radius * Math.sin(half) * swell);
  const corners = Array.from({ length: count + 1 }, (_, index) => polar(centre, radius, (360 / count) * index));
  return `${corners.map((at, index) => `${index === 0 ? 'M' : `A${bump} ${bump} 0 0 1 `}${round(at.x)} ${round(at.y)}`).join('')}Z`;
}

/** A seal: the name within a scalloped disc, below a small icon. Transparent outside; its pale edge keeps it apart from a dark page. */
export const seal: Composition = async ({ brand, palette, random }) => {
  if (brand.name === '') return null;
  const count = pick(random, [14, 18, 24]);
  const name = await textPiece(brand.words, {
    face: faces[brand.tone][0],
    fill: palette.paper,
    width: 300,
    height: 132,
    size: 66,
    lines: 4,
    leading: 1.04,
  });
  const words = brand.descriptor?.split(' ') ?? [];
  const below =
    words.length > 0
      ? [
          gap(22),
          await textPiece(words, {
            face: { ...strongCapitals, weight: 700, tracking: 150 },
            fill: palette.accent,
            width: 220,
            height: 17,
            size: 16,
            lines: 1,
          }),
        ]
      : [];
  const figure = iconPiece(iconOf(brand, 1), { style: 'solid', size: 84, fill: palette.accent });
  const ground =
    filled(scallops(middle, 238, count), palette.paper) +
    filled(scallops(middle, 232, count), palette.main) +
    lined(circle(middle, 190), palette.accent, 2.2, ' stroke-dasharray="0.1 9.95"');
  return { svg: ground + stack([figure, gap(24), name, ...below]), background: null };
};

/** A window with a rounded head: rays above, the icon in it, the name at its foot. */
export const archway: Composition = async ({ brand, palette, random }) => {
  if (brand.name === '') return null;
  const [left, right, top, foot, reach] = [126, 386, 54, 344, 130];
  const head = top + reach;
  const outer = `M${left} ${foot}V${head}a${reach} ${reach} 0 0 1 ${reach * 2} 0V${foot}Z`;
  const centre = { x: 256, y: head + 26 };
  const sun = random() < 0.5;
  const rays = Array.from({ length: 15 }, (_, index) => {
    const angle = -105 + index * 15;
    const [from, to] = [polar(centre, 84, angle), polar(centre, 240, angle)];
    return lined(`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`, palette.accent, 3);
  });
  const name = await textPiece(brand.words, {
    face: faces[brand.tone][0],
    fill: palette.ink,
    width: 408,
    height: 88,
    size: 60,
    lines: 2,
  });
  const inside = sun
    ? rays.join('')
    : lined(
        `M${left + 16} ${foot}V${head}a${reach - 16} ${reach - 16} 0 0 1 ${(reach - 16) * 2} 0V${foot}`,
        palette.accent,
        2.5,
      );
  return {
    svg:
      `<clipPath id="window"><path d="${outer}"/></clipPath>${filled(outer, palette.main)}<g clip-path="url(#window)">${inside}</g>` +
      icon(iconOf(brand, 0), { x: 256, y: head + 28 }, { style: 'solid', size: 128, fill: palette.paper }) +
      lined(`M${left - 34} ${foot}H${right + 34}`, palette.ink, 4) +
      name.draw(256, 344 + (168 - 30 - name.height) / 2 + 4),
    background: palette.paper,
  };
};
