/** Edges in pixels, y downwards. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Two decimals are enough for 512 pixels and keep the drawing small. */
export const round = (value: number) => Math.round(value * 100) / 100;

const parameters: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** The extreme values of one coordinate of a Bézier curve through `points` (3 or 4 of them), ends included. */
function extremes(points: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = points;
  const at = (t: number) =>
    points.length === 3
      ? (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c
      : (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  const turning: number[] = [];
  if (points.length === 3) {
    turning.push((a - b) / (a - 2 * b + c));
  } else {
    const [p, q, r] = [3 * (d - 3 * c + 3 * b - a), 6 * (c - 2 * b + a), 3 * (b - a)];
    const root = Math.sqrt(q * q - 4 * p * r);
    turning.push(...(Math.abs(p) < 1e-9 ? [-r / q] : [(-q + root) / (2 * p), (-q - root) / (2 * p)]));
  }
  return [a, points.at(-1) ?? a, ...turning.filter((t) => t > 0 && t < 1).map(at)];
}

/** The box of the ink of a path of absolute M, L, Q, C and Z commands, as satori writes them. Zeros for an empty path. */
export function boxOf(d: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const [, command = 'Z', rest = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const size = parameters[command];
    if (size === undefined) throw new Error(`Path command ${command} is not expected`);
    const numbers = (rest.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
    for (let start = 0; size > 0 && start + size <= numbers.length; start += size) {
      const part = numbers.slice(start, start + size);
      const alongX = [pen.x, ...part.filter((_, index) => index % 2 === 0)];
      const alongY = [pen.y, ...part.filter((_, index) => index % 2 === 1)];
      if (size === 2) {
        xs.push(part[0] ?? 0);
        ys.push(part[1] ?? 0);
      } else {
        xs.push(...extremes(alongX));
        ys.push(...extremes(alongY));
      }
      pen = { x: alongX.at(-1) ?? 0, y: alongY.at(-1) ?? 0 };
    }
  }
  if (xs.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The point at `angle` degrees (0 is up, clockwise) and `radius` around a centre. */
export function polar(centre: Point, radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * Math.sin(turn) };
}

const through = (points: readonly Point[]) =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`).join('');

/** A regular polygon with its first corner at `turn` degrees; corners are rounded by the stroke that draws it. */
export function polygon(centre: Point, radius: number, corners: number, turn = 0): string {
  return `${through(Array.from({ length: corners }, (_, index) => polar(centre, radius, turn + (360 / corners) * index)))}Z`;
}

/** A superellipse: the square with continuous corners of today's application icons. */
export function squircle(centre: Point, radius: number, power = 4.6): string {
  const points = Array.from({ length: 120 }, (_, index) => {
    const turn = (index / 120) * 2 * Math.PI;
    const along = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
    return { x: centre.x + radius * along(Math.cos(turn)), y: centre.y + radius * along(Math.sin(turn)) };
  });
  return `${through(points)}Z`;
}

/** A circle as a path, so that shapes are interchangeable. */
export function circle(centre: Point, radius: number): string {
  const [x, y, r] = [round(centre.x), round(centre.y), round(radius)];
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0Z`;
}

/** A doorway: straight sides and foot, half a circle on top. `radius` is half its width, its height 2.3 radii. */
export function arch(centre: Point, radius: number): string {
  const [left, right, head, foot] = [
    centre.x - radius,
    centre.x + radius,
    centre.y - radius * 0.15,
    centre.y + radius * 1.15,
  ];
  return `M${round(left)} ${round(foot)}V${round(head)}A${round(radius)} ${round(radius)} 0 0 1 ${round(right)} ${round(head)}V${round(foot)}Z`;
}

/** A heraldic shield. */
export function shield(centre: Point, radius: number): string {
  const at = (x: number, y: number) => `${round(centre.x + x * radius)} ${round(centre.y + y * radius)}`;
  return `M${at(-0.88, -0.95)}H${round(centre.x + 0.88 * radius)}V${round(centre.y + 0.1 * radius)}C${at(0.88, 0.65)} ${at(0.4, 0.95)} ${at(0, 1.12)}C${at(-0.4, 0.95)} ${at(-0.88, 0.65)} ${at(-0.88, 0.1)}Z`;
}
