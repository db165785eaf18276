/**
 * The shapes a still life is built from. One unit is ten centimetres; y points up.
 * A shape is a plain record in its own frame; `place` gives it a position and a rotation.
 */

export const KIND = { plane: 0, sphere: 1, box: 2, lathe: 3, field: 4, sprite: 5, ellipsoid: 6, rod: 7 };

/** The horizontal plane y = height, without end. */
export function plane(height = 0) {
  return { kind: KIND.plane, height };
}

export function sphere(radius) {
  return { kind: KIND.sphere, radius, low: [-radius, -radius, -radius], high: [radius, radius, radius] };
}

/** A box with rounded edges, centred; sizes are whole lengths. */
export function box(width, height, depth, round = 0.02) {
  const r = Math.min(round, width / 2.001, height / 2.001, depth / 2.001);
  const half = [width / 2, height / 2, depth / 2];
  return { kind: KIND.box, half, core: half.map((h) => h - r), round: r, low: half.map((h) => -h), high: half };
}

/** Points between the given ones on a Catmull-Rom curve; a repeated point makes a sharp corner. */
function smoothed(points, steps) {
  const groups = [[points[0]]];
  for (let i = 1; i < points.length; i++) {
    const [r, y] = points[i];
    const last = groups.at(-1).at(-1);
    if (r === last[0] && y === last[1]) groups.push([points[i]]);
    else groups.at(-1).push(points[i]);
  }
  const result = [];
  for (const group of groups) {
    if (group.length < 2) continue;
    for (let i = 0; i < group.length - 1; i++) {
      const p0 = group[i - 1] ?? group[i];
      const p1 = group[i];
      const p2 = group[i + 1];
      const p3 = group[i + 2] ?? p2;
      for (let s = i === 0 ? 0 : 1; s <= steps; s++) {
        const t = s / steps;
        const at = (k) =>
          0.5 *
          (2 * p1[k] +
            (p2[k] - p0[k]) * t +
            (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
            (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
        result.push([Math.max(0, at(0)), at(1)]);
      }
    }
  }
  return result;
}

/** What a potter's wheel makes: a profile of [radius, y] turned around the y axis. */
export function lathe(profile, { smooth = 0 } = {}) {
  const points = smooth > 0 ? smoothed(profile, smooth) : profile;
  const segments = [];
  let radius = 0;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i + 1 < points.length; i++) {
    const [r0, y0] = points[i];
    const [r1, y1] = points[i + 1];
    const length = Math.hypot(r1 - r0, y1 - y0);
    if (length < 1e-7) continue;
    segments.push({ r0, y0, r1, y1, nr: (y1 - y0) / length, ny: -(r1 - r0) / length });
    radius = Math.max(radius, r0, r1);
    low = Math.min(low, y0, y1);
    high = Math.max(high, y0, y1);
  }
  const packed = new Float64Array(segments.length * 8);
  segments.forEach((segment, i) => {
    const blend = (other) => {
      if (other === undefined || other.nr * segment.nr + other.ny * segment.ny < 0.6) return [segment.nr, segment.ny];
      const nr = other.nr + segment.nr;
      const ny = other.ny + segment.ny;
      const length = Math.hypot(nr, ny);
      return [nr / length, ny / length];
    };
    const start = blend(segments[i - 1]);
    const end = blend(segments[i + 1]);
    packed.set([segment.r0, segment.y0, segment.r1, segment.y1, ...start, ...end], i * 8);
  });
  return {
    kind: KIND.lathe,
    segments: packed,
    count: segments.length,
    low: [-radius, low - 1e-4, -radius],
    high: [radius, high + 1e-4, radius],
  };
}

/** A shape given by its distance function; `low` and `high` bound it. `stride` < 1 for fields that overstate distances. */
export function field(distance, low, high, stride = 0.9) {
  return { kind: KIND.field, distance, low, high, stride };
}

export function torus(radius, tube) {
  const outer = radius + tube;
  return field(
    (x, y, z) => Math.hypot(Math.hypot(x, z) - radius, y) - tube,
    [-outer, -tube, -outer],
    [outer, tube, outer],
    1,
  );
}

/** A rod with round ends between two points. */
export function capsule([ax, ay, az], [bx, by, bz], radius) {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  return {
    kind: KIND.rod,
    ax,
    ay,
    az,
    bx: dx,
    by: dy,
    bz: dz,
    baba: dx * dx + dy * dy + dz * dz,
    radius,
    low: [Math.min(ax, bx) - radius, Math.min(ay, by) - radius, Math.min(az, bz) - radius],
    high: [Math.max(ax, bx) + radius, Math.max(ay, by) + radius, Math.max(az, bz) + radius],
  };
}

export function ellipsoid(rx, ry, rz) {
  return { kind: KIND.ellipsoid, radii: [rx, ry, rz], low: [-rx, -ry, -rz], high: [rx, ry, rz] };
}

/** An upright cylinder from y = 0, with a bevel. */
export function cylinder(radius, height, bevel = 0.02) {
  const b = Math.min(bevel, radius / 2, height / 2);
  return lathe([
    [0, 0],
    [radius - b, 0],
    [radius - b * 0.3, b * 0.3],
    [radius, b],
    [radius, height - b],
    [radius - b * 0.3, height - b * 0.3],
    [radius - b, height],
    [0, height],
  ]);
}

/**
 * A cut-out picture standing in the scene, `size` units high. It has a front for the lens and, for shadows and
 * reflections, a belly as thick as the outline is wide.
 */
export function sprite(texture, size, thickness = 0.16) {
  const half = size / 2;
  const belly = size * thickness;
  return {
    kind: KIND.sprite,
    texture,
    half,
    belly,
    low: [-half, -half, -belly],
    high: [half, half, belly * 0.05 + 1e-3],
  };
}

/**
 * Puts a shape into the world. `turn` rotates about y, then `tilt` about x, then `roll` about z (radians, applied to
 * the shape in the order roll, tilt, turn).
 */
export function place(shape, material, { at = [0, 0, 0], turn = 0, tilt = 0, roll = 0 } = {}) {
  const [cy, sy] = [Math.cos(turn), Math.sin(turn)];
  const [cx, sx] = [Math.cos(tilt), Math.sin(tilt)];
  const [cz, sz] = [Math.cos(roll), Math.sin(roll)];
  const rotation = Float64Array.of(
    cy * cz + sy * sx * sz,
    -cy * sz + sy * sx * cz,
    sy * cx,
    cx * sz,
    cx * cz,
    -sx,
    -sy * cz + cy * sx * sz,
    sy * sz + cy * sx * cz,
    cy * cx,
  );
  const thing = {
    kind: shape.kind,
    material,
    rotation,
    px: at[0],
    py: at[1],
    pz: at[2],
    shape,
    radius: shape.radius ?? 0,
    low: [-Infinity, -Infinity, -Infinity],
    high: [Infinity, Infinity, Infinity],
  };
  if (shape.kind !== KIND.plane) {
    const r = rotation;
    for (let axis = 0; axis < 3; axis++) {
      let low = at[axis];
      let high = at[axis];
      for (let k = 0; k < 3; k++) {
        const a = r[axis * 3 + k] * shape.low[k];
        const b = r[axis * 3 + k] * shape.high[k];
        low += Math.min(a, b);
        high += Math.max(a, b);
      }
      thing.low[axis] = low;
      thing.high[axis] = high;
    }
  }
  return thing;
}
