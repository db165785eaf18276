import { circle, type Point, polar, round } from './geometry';
import { mix, type Palette } from './palettes';
import { dot, filled, lined } from './pieces';
import { pick, type Random, shuffled } from './seeded';

/** An abstract drawing within `radius` of a point, on the palette's paper. */
export type Mark = (centre: Point, radius: number, palette: Palette, random: Random) => string;

const turned = (angle: number, centre: Point) =>
  ` transform="rotate(${round(angle)} ${round(centre.x)} ${round(centre.y)})"`;

const petals: Mark = (centre, radius, palette, random) => {
  const count = pick(random, [6, 8, 10]);
  const width = radius * (count === 6 ? 0.3 : count === 8 ? 0.25 : 0.2);
  const { x, y } = centre;
  const d = `M${round(x)} ${round(y - radius * 0.12)}C${round(x - width * 1.5)} ${round(y - radius * 0.48)} ${round(x - width)} ${round(y - radius * 0.86)} ${round(x)} ${round(y - radius)}C${round(x + width)} ${round(y - radius * 0.86)} ${round(x + width * 1.5)} ${round(y - radius * 0.48)} ${round(x)} ${round(y - radius * 0.12)}Z`;
  return Array.from({ length: count }, (_, index) =>
    filled(d, index % 2 === 0 ? palette.main : palette.accent, turned((360 / count) * index, centre)),
  ).join('');
};

const venn: Mark = (centre, radius, palette, random) => {
  const turn = pick(random, [0, 60]);
  const colours = [palette.main, palette.accent, mix(palette.main, palette.paper, 0.45)];
  return colours
    .map((colour, index) => {
      const at = polar(centre, radius * 0.42, turn + index * 120);
      return filled(circle(at, radius * 0.58), colour, ' style="mix-blend-mode:multiply"');
    })
    .join('');
};

const waves: Mark = (centre, radius, palette, random) => {
  const { x, y } = centre;
  const rows = 4;
  const colours = [
    mix(palette.main, palette.paper, 0.5),
    mix(palette.main, palette.paper, 0.25),
    palette.main,
    palette.ink,
  ];
  const swing = radius * 0.13;
  const length = radius * pick(random, [1, 1.3]);
  const bands = Array.from({ length: rows }, (_, index) => {
    const top = y - radius * 0.12 + (index * radius * 1.05) / rows;
    const start = x - radius * 2 - (index * length) / 2.7;
    let d = `M${round(start)} ${round(top)}`;
    for (let along = 0; along < radius * 5; along += length) {
      d += `q${round(length / 4)} ${round(-swing)} ${round(length / 2)} 0t${round(length / 2)} 0`;
    }
    return filled(`${d}V${round(y + radius * 2)}H${round(start)}Z`, colours[index] ?? palette.main);
  });
  const sun = dot({ x: x + radius * pick(random, [-0.28, 0.28]), y: y - radius * 0.34 }, radius * 0.3, palette.accent);
  return `<clipPath id="sea"><path d="${circle(centre, radius)}"/></clipPath><g clip-path="url(#sea)">${dot(centre, radius, palette.soft)}${sun}${bands.join('')}</g>`;
};

const tiles: Mark = (centre, radius, palette, random) => {
  const count = 3;
  // Whole pixels: tiles that meet between two would show a seam.
  const side = Math.round((radius * 1.84) / count);
  const start = { x: Math.round(centre.x - (side * count) / 2), y: Math.round(centre.y - (side * count) / 2) };
  const grounds = [palette.main, palette.accent, palette.soft, palette.ink];
  const cells = Array.from({ length: count * count }, (_, index) => {
    const corner = { x: start.x + (index % count) * side, y: start.y + Math.floor(index / count) * side };
    const middle = { x: corner.x + side / 2, y: corner.y + side / 2 };
    const ground = grounds[(index + Math.floor(random() * 2)) % grounds.length] ?? palette.main;
    const figure = pick(
      random,
      grounds.filter(
        (colour) =>
          colour !== ground &&
          !(ground === palette.main && colour === palette.ink) &&
          !(ground === palette.ink && colour === palette.main),
      ),
    );
    const shape = pick(random, ['quarter', 'quarter', 'leaf', 'circle', 'half']);
    const [left, top, s] = [round(corner.x), round(corner.y), round(side)];
    const drawings: Record<string, string> = {
      quarter: `M${left} ${top}h${s}a${s} ${s} 0 0 1 ${-s} ${s}Z`,
      leaf: `M${left} ${top}a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1 ${-s} ${-s}Z`,
      circle: circle(middle, side * 0.3),
      half: `M${left} ${round(corner.y + side / 2)}a${round(side / 2)} ${round(side / 2)} 0 0 1 ${s} 0Z`,
    };
    return (
      filled(`M${left} ${top}h${s}v${s}h${-s}Z`, ground) +
      filled(drawings[shape] ?? '', figure, turned(90 * Math.floor(random() * 4), middle))
    );
  });
  return cells.join('');
};

const arcs: Mark = (centre, radius, palette) => {
  const colours = [palette.main, palette.accent, palette.ink, mix(palette.main, palette.paper, 0.4)];
  const foot = centre.y + radius * 0.5;
  const width = radius * 0.17;
  return colours
    .map((colour, index) => {
      const r = radius * 0.92 - index * width * 1.42;
      return lined(
        `M${round(centre.x - r)} ${round(foot)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0`,
        colour,
        width,
      );
    })
    .join('');
};

const burst: Mark = (centre, radius, palette, random) => {
  const count = pick(random, [12, 16, 20]);
  const width = (radius * 1.5) / count;
  const rays = Array.from({ length: count }, (_, index) => {
    const long = index % 2 === 0;
    const from = polar(centre, radius * 0.42, (360 / count) * index);
    const to = polar(centre, radius * (long ? 0.95 : 0.72), (360 / count) * index);
    return lined(
      `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`,
      long ? palette.main : palette.accent,
      width,
    );
  });
  return rays.join('') + dot(centre, radius * 0.24, palette.main);
};

const cube: Mark = (centre, radius, palette) => {
  const corner = (index: number) => polar(centre, radius * 0.96, index * 60);
  const face = (one: number, two: number, three: number, fill: string) => {
    const points = [corner(one), corner(two), corner(three), centre].map(
      (point) => `${round(point.x)} ${round(point.y)}`,
    );
    return `<path d="M${points.join('L')}Z" fill="${fill}" stroke="${palette.paper}" stroke-width="${round(radius * 0.06)}" stroke-linejoin="round"/>`;
  };
  const inner = (index: number) => polar(centre, radius * 0.48, index * 60);
  const notch = [inner(0), inner(1), centre, inner(5)].map(
    (point) => `${round(point.x)} ${round(point.y - radius * 0.24)}`,
  );
  return (
    face(5, 0, 1, palette.accent) +
    face(1, 2, 3, palette.main) +
    face(3, 4, 5, mix(palette.main, palette.paper, 0.4)) +
    filled(`M${notch.join('L')}Z`, palette.paper)
  );
};

const pinwheel: Mark = (centre, radius, palette, random) => {
  const count = pick(random, [4, 6, 8]);
  const { x, y } = centre;
  const reach = radius * 0.96;
  const open = Math.tan(Math.PI / count) * reach;
  const d =
    count === 4
      ? `M${round(x)} ${round(y)}V${round(y - reach)}A${round(reach)} ${round(reach)} 0 0 1 ${round(x + reach)} ${round(y)}Z`
      : `M${round(x)} ${round(y)}V${round(y - reach)}Q${round(x + open * 1.3)} ${round(y - reach * 0.9)} ${round(x + open * 0.9)} ${round(y - reach * 0.45)}Z`;
  const colours = [palette.main, palette.accent];
  return Array.from({ length: count }, (_, index) => {
    const sector = 360 / count;
    const scale =
      count === 4
        ? ` transform="rotate(${sector * index} ${round(x)} ${round(y)}) translate(${round(reach * 0.04)} ${round(-reach * 0.04)})"`
        : turned(sector * index, centre);
    return filled(d, colours[index % 2] ?? palette.main, scale);
  }).join('');
};

const bars: Mark = (centre, radius, palette, random) => {
  const heights = shuffled(random, [0.42, 0.62, 0.84]);
  const profile = [...heights.slice(0, 2), 1, ...heights.slice(1).reverse()];
  const pitch = radius * 0.4;
  return profile
    .map((height, index) => {
      const x = centre.x + (index - 2) * pitch;
      const half = radius * 0.82 * height;
      return lined(
        `M${round(x)} ${round(centre.y - half)}V${round(centre.y + half)}`,
        index % 2 === 0 ? palette.main : palette.accent,
        pitch * 0.62,
      );
    })
    .join('');
};

const sunset: Mark = (centre, radius, palette) => {
  const [x, y] = [centre.x, centre.y];
  const r = radius * 0.96;
  const cuts = [0.08, 0.3, 0.5, 0.68].map((at, index) => {
    const height = r * (0.06 + index * 0.025);
    return filled(
      `M${round(x - r)} ${round(y + r * at)}h${round(2 * r)}v${round(height)}h${round(-2 * r)}Z`,
      palette.paper,
    );
  });
  const bird = lined(
    `M${round(x - r * 0.42)} ${round(y - r * 0.36)}q${round(r * 0.12)} ${round(-r * 0.14)} ${round(r * 0.2)} 0q${round(r * 0.08)} ${round(-r * 0.14)} ${round(r * 0.2)} 0`,
    palette.main,
    r * 0.045,
  );
  return (
    dot(centre, r, palette.accent) +
    `<clipPath id="sunset"><path d="M${round(x - r)} ${round(y + r * 0.08)}h${round(2 * r)}v${round(r)}h${round(-2 * r)}Z"/></clipPath><g clip-path="url(#sunset)">${dot(centre, r, palette.main)}</g>` +
    cuts.join('') +
    bird
  );
};

const ripple: Mark = (centre, radius, palette, random) => {
  const turn = pick(random, [0, 90, 180, 270]);
  const colours = [palette.main, mix(palette.main, palette.paper, 0.35), palette.accent, palette.ink];
  return colours
    .map((colour, index) => {
      const r = radius * (0.95 - index * 0.235);
      return filled(circle(polar(centre, radius * 0.95 - r, turn), r), colour);
    })
    .join('');
};

export const marks: Readonly<Record<string, Mark>> = {
  petals,
  venn,
  waves,
  tiles,
  arcs,
  burst,
  cube,
  pinwheel,
  bars,
  sunset,
  ripple,
};
