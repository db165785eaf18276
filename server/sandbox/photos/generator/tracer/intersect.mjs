/** Where a ray meets the world: a bounding-volume tree over placed shapes. The result is left in `hit`, no allocation. */
import { KIND } from './shapes.mjs';

/** The last hit: distance, world normal (unit, as the surface has it), local point, thing. */
export const hit = { t: 0, nx: 0, ny: 0, nz: 0, lx: 0, ly: 0, lz: 0, u: 0, v: 0, thing: null };

const NEAR = 1e-4;
let bestT = 0;
let best = null;
let localX = 0;
let localY = 0;
let localZ = 0;
let normalX = 0;
let normalY = 0;
let normalZ = 0;
let lens = false;

function accept(t, thing, x, y, z, nx, ny, nz) {
  bestT = t;
  best = thing;
  localX = x;
  localY = y;
  localZ = z;
  normalX = nx;
  normalY = ny;
  normalZ = nz;
}

function meetSphere(thing, ox, oy, oz, dx, dy, dz) {
  const r = thing.radius;
  const b = ox * dx + oy * dy + oz * dz;
  const c = ox * ox + oy * oy + oz * oz - r * r;
  const h = b * b - c;
  if (h < 0) return;
  const root = Math.sqrt(h);
  let t = -b - root;
  if (t < NEAR) t = -b + root;
  if (t < NEAR || t >= bestT) return;
  const x = ox + dx * t;
  const y = oy + dy * t;
  const z = oz + dz * t;
  accept(t, thing, x, y, z, x / r, y / r, z / r);
}

function meetEllipsoid(thing, ox, oy, oz, dx, dy, dz) {
  const [rx, ry, rz] = thing.shape.radii;
  const px = ox / rx;
  const py = oy / ry;
  const pz = oz / rz;
  const qx = dx / rx;
  const qy = dy / ry;
  const qz = dz / rz;
  const a = qx * qx + qy * qy + qz * qz;
  const b = px * qx + py * qy + pz * qz;
  const h = b * b - a * (px * px + py * py + pz * pz - 1);
  if (h < 0) return;
  const root = Math.sqrt(h);
  let t = (-b - root) / a;
  if (t < NEAR) t = (-b + root) / a;
  if (t < NEAR || t >= bestT) return;
  const x = ox + dx * t;
  const y = oy + dy * t;
  const z = oz + dz * t;
  const nx = x / (rx * rx);
  const ny = y / (ry * ry);
  const nz = z / (rz * rz);
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  accept(t, thing, x, y, z, nx / length, ny / length, nz / length);
}

/** Rod with round ends, met from outside (after Inigo Quilez, MIT). */
function meetRod(thing, ox, oy, oz, dx, dy, dz) {
  const { ax, ay, az, bx, by, bz, baba, radius } = thing.shape;
  const mx = ox - ax;
  const my = oy - ay;
  const mz = oz - az;
  const bard = bx * dx + by * dy + bz * dz;
  const baoa = bx * mx + by * my + bz * mz;
  const rdoa = dx * mx + dy * my + dz * mz;
  const oaoa = mx * mx + my * my + mz * mz;
  const a = baba - bard * bard;
  let t = -1;
  let share = 0;
  if (a > 1e-9) {
    const b = baba * rdoa - baoa * bard;
    const h = b * b - a * (baba * oaoa - baoa * baoa - radius * radius * baba);
    if (h < 0) return;
    t = (-b - Math.sqrt(h)) / a;
    share = (baoa + t * bard) / baba;
  } else share = bard > 0 ? -1 : 2;
  if (share <= 0 || share >= 1) {
    share = share <= 0 ? 0 : 1;
    const cx = mx - bx * share;
    const cy = my - by * share;
    const cz = mz - bz * share;
    const b = dx * cx + dy * cy + dz * cz;
    const h = b * b - (cx * cx + cy * cy + cz * cz - radius * radius);
    if (h < 0) return;
    t = -b - Math.sqrt(h);
  }
  if (t < NEAR || t >= bestT) return;
  const x = ox + dx * t;
  const y = oy + dy * t;
  const z = oz + dz * t;
  accept(
    t,
    thing,
    x,
    y,
    z,
    (x - ax - bx * share) / radius,
    (y - ay - by * share) / radius,
    (z - az - bz * share) / radius,
  );
}

function slab(low, high, ox, oy, oz, dx, dy, dz) {
  let near = NEAR;
  let far = bestT;
  let a = (low[0] - ox) / dx;
  let b = (high[0] - ox) / dx;
  near = Math.max(near, Math.min(a, b));
  far = Math.min(far, Math.max(a, b));
  a = (low[1] - oy) / dy;
  b = (high[1] - oy) / dy;
  near = Math.max(near, Math.min(a, b));
  far = Math.min(far, Math.max(a, b));
  a = (low[2] - oz) / dz;
  b = (high[2] - oz) / dz;
  near = Math.max(near, Math.min(a, b));
  far = Math.min(far, Math.max(a, b));
  slabFar = far;
  return near <= far ? near : -1;
}
let slabFar = 0;

function edge(a, b, c, along, rate, limit, t) {
  const h = b * b - a * c;
  if (h <= 0) return t;
  const s = (-b - Math.sqrt(h)) / a;
  return s > 0 && s < t && Math.abs(along + rate * s) < limit ? s : t;
}

/** Rounded box, met from outside (after Inigo Quilez, MIT). */
function meetBox(thing, ox, oy, oz, dx, dy, dz) {
  const { half, core, round } = thing.shape;
  const near = slab(thing.shape.low, half, ox, oy, oz, dx, dy, dz);
  if (near < 0) return;
  const sx = ox + dx * near < 0 ? -1 : 1;
  const sy = oy + dy * near < 0 ? -1 : 1;
  const sz = oz + dz * near < 0 ? -1 : 1;
  const px = sx * (ox + dx * near) - core[0];
  const py = sy * (oy + dy * near) - core[1];
  const pz = sz * (oz + dz * near) - core[2];
  let t = near;
  if (Math.min(Math.max(px, py), Math.max(py, pz), Math.max(pz, px)) >= 0) {
    const ex = sx * ox;
    const ey = sy * oy;
    const ez = sz * oz;
    const rx = sx * dx;
    const ry = sy * dy;
    const rz = sz * dz;
    const cx = ex - core[0];
    const cy = ey - core[1];
    const cz = ez - core[2];
    const r2 = round * round;
    t = 1e20;
    const b = cx * rx + cy * ry + cz * rz;
    const h = b * b - (cx * cx + cy * cy + cz * cz - r2);
    if (h > 0) t = -b - Math.sqrt(h);
    t = edge(ry * ry + rz * rz, cy * ry + cz * rz, cy * cy + cz * cz - r2, ex, rx, core[0], t);
    t = edge(rz * rz + rx * rx, cz * rz + cx * rx, cz * cz + cx * cx - r2, ey, ry, core[1], t);
    t = edge(rx * rx + ry * ry, cx * rx + cy * ry, cx * cx + cy * cy - r2, ez, rz, core[2], t);
    if (t > 1e19) return;
  }
  if (t <= NEAR || t >= bestT) return;
  const x = ox + dx * t;
  const y = oy + dy * t;
  const z = oz + dz * t;
  let nx = Math.max(Math.abs(x) - core[0], 0);
  let ny = Math.max(Math.abs(y) - core[1], 0);
  let nz = Math.max(Math.abs(z) - core[2], 0);
  const length = Math.hypot(nx, ny, nz);
  if (length < 1e-9) return;
  nx = (x < 0 ? -nx : nx) / length;
  ny = (y < 0 ? -ny : ny) / length;
  nz = (z < 0 ? -nz : nz) / length;
  accept(t, thing, x, y, z, nx, ny, nz);
}

function meetLathe(thing, ox, oy, oz, dx, dy, dz) {
  const { segments, count, low, high } = thing.shape;
  const near = slab(low, high, ox, oy, oz, dx, dy, dz);
  if (near < 0) return;
  const ya = oy + dy * near;
  const yb = oy + dy * slabFar;
  const bottom = Math.min(ya, yb) - 1e-6;
  const top = Math.max(ya, yb) + 1e-6;
  const flat = dx * dx + dz * dz;
  const cross = ox * dx + oz * dz;
  const reach = ox * ox + oz * oz;
  for (let i = 0; i < count; i++) {
    const k = i * 8;
    const r0 = segments[k];
    const y0 = segments[k + 1];
    const r1 = segments[k + 2];
    const y1 = segments[k + 3];
    if ((y0 < bottom && y1 < bottom) || (y0 > top && y1 > top)) continue;
    const rise = y1 - y0;
    let t = -1;
    let along = 0;
    if (Math.abs(rise) < 1e-5) {
      t = (y0 - oy) / dy;
      if (!(t > NEAR && t < bestT)) continue;
      const r = Math.hypot(ox + dx * t, oz + dz * t);
      if (r < Math.min(r0, r1) || r > Math.max(r0, r1)) continue;
      along = r1 === r0 ? 0 : (r - r0) / (r1 - r0);
    } else {
      const slope = (r1 - r0) / rise;
      const base = r0 + slope * (oy - y0);
      const rate = slope * dy;
      const a = flat - rate * rate;
      const b = cross - base * rate;
      const c = reach - base * base;
      const h = b * b - a * c;
      if (h < 0) continue;
      const root = Math.sqrt(h);
      const first = (-b - root) / a;
      const second = (-b + root) / a;
      const low0 = Math.min(first, second);
      const high0 = Math.max(first, second);
      let chosen = -1;
      if (low0 > NEAR && low0 < bestT) {
        const s = (oy + dy * low0 - y0) / rise;
        if (s >= 0 && s <= 1 && base + rate * low0 >= 0) {
          chosen = low0;
          along = s;
        }
      }
      if (chosen < 0 && high0 > NEAR && high0 < bestT) {
        const s = (oy + dy * high0 - y0) / rise;
        if (s >= 0 && s <= 1 && base + rate * high0 >= 0) {
          chosen = high0;
          along = s;
        }
      }
      if (chosen < 0) continue;
      t = chosen;
    }
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    const nr = segments[k + 4] * (1 - along) + segments[k + 6] * along;
    const ny = segments[k + 5] * (1 - along) + segments[k + 7] * along;
    const radius = Math.hypot(x, z) || 1e-9;
    const length = Math.hypot(nr, ny) || 1;
    accept(t, thing, x, y, z, (x / radius) * (nr / length), ny / length, (z / radius) * (nr / length));
  }
}

function meetField(thing, ox, oy, oz, dx, dy, dz) {
  const { distance, low, high, stride } = thing.shape;
  const near = slab(low, high, ox, oy, oz, dx, dy, dz);
  if (near < 0) return;
  const far = slabFar;
  let t = near;
  const begin = distance(ox + dx * t, oy + dy * t, oz + dz * t);
  const side = begin < 0 ? -1 : 1;
  for (let i = 0; i < 110; i++) {
    const d = side * distance(ox + dx * t, oy + dy * t, oz + dz * t);
    if (d < 4e-4 && (i > 0 || t > NEAR * 20)) {
      if (t <= NEAR * 10 && d > -4e-4) {
        t += 2e-3;
        continue;
      }
      const x = ox + dx * t;
      const y = oy + dy * t;
      const z = oz + dz * t;
      const e = 8e-4;
      let nx = distance(x + e, y, z) - distance(x - e, y, z);
      let ny = distance(x, y + e, z) - distance(x, y - e, z);
      let nz = distance(x, y, z + e) - distance(x, y, z - e);
      const length = Math.hypot(nx, ny, nz) || 1;
      nx /= length;
      ny /= length;
      nz /= length;
      if (side > 0 && nx * dx + ny * dy + nz * dz > 0) {
        t += 2e-3;
        continue;
      }
      if (t < bestT) accept(t, thing, x, y, z, nx, ny, nz);
      return;
    }
    t += Math.max(d * stride, 3e-4);
    if (t > far) return;
  }
}

/** How the belly of a cut-out is sliced for shadows and reflections; the lens sees the front alone. */
const SLICES = [0, 0.25, 0.5, 0.75, 1];

function meetSprite(thing, ox, oy, oz, dx, dy, dz) {
  const { half, belly, texture } = thing.shape;
  if (Math.abs(dz) < 1e-9) return;
  const last = lens ? 1 : SLICES.length;
  for (let i = 0; i < last; i++) {
    const depth = -belly * SLICES[i];
    const t = (depth - oz) / dz;
    if (t < NEAR || t >= bestT) continue;
    const x = ox + dx * t;
    const y = oy + dy * t;
    if (x < -half || x > half || y < -half || y > half) continue;
    const u = (x + half) / (2 * half);
    const v = 1 - (y + half) / (2 * half);
    if (!texture.covers(u, v, i === 0 ? 0 : 0.25 + 0.75 * Math.abs(2 * SLICES[i] - 1))) continue;
    hit.u = u;
    hit.v = v;
    accept(t, thing, x, y, depth, 0, 0, 1);
  }
}

function meet(thing, ox, oy, oz, dx, dy, dz) {
  const m = thing.rotation;
  const x = ox - thing.px;
  const y = oy - thing.py;
  const z = oz - thing.pz;
  const lox = m[0] * x + m[3] * y + m[6] * z;
  const loy = m[1] * x + m[4] * y + m[7] * z;
  const loz = m[2] * x + m[5] * y + m[8] * z;
  const ldx = m[0] * dx + m[3] * dy + m[6] * dz;
  const ldy = m[1] * dx + m[4] * dy + m[7] * dz;
  const ldz = m[2] * dx + m[5] * dy + m[8] * dz;
  switch (thing.kind) {
    case KIND.sphere:
      return meetSphere(thing, lox, loy, loz, ldx, ldy, ldz);
    case KIND.ellipsoid:
      return meetEllipsoid(thing, lox, loy, loz, ldx, ldy, ldz);
    case KIND.rod:
      return meetRod(thing, lox, loy, loz, ldx, ldy, ldz);
    case KIND.box:
      return meetBox(thing, lox, loy, loz, ldx || 1e-12, ldy || 1e-12, ldz || 1e-12);
    case KIND.lathe:
      return meetLathe(thing, lox, loy, loz, ldx || 1e-12, ldy || 1e-12, ldz || 1e-12);
    case KIND.field:
      return meetField(thing, lox, loy, loz, ldx || 1e-12, ldy || 1e-12, ldz || 1e-12);
    default:
      return meetSprite(thing, lox, loy, loz, ldx, ldy, ldz);
  }
}

const stack = Array.from({ length: 64 });

/** The closest thing within `limit` along a ray with a unit direction; fills `hit`. `fromLens`: cut-outs show their front. */
export function closest(world, ox, oy, oz, dx, dy, dz, limit, fromLens) {
  bestT = limit;
  best = null;
  lens = fromLens;
  for (const thing of world.planes) {
    const t = (thing.shape.height - oy) / dy;
    if (t > NEAR && t < bestT) accept(t, thing, ox + dx * t, thing.shape.height, oz + dz * t, 0, 1, 0);
  }
  if (world.root !== null) {
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    let depth = 0;
    stack[depth++] = world.root;
    while (depth > 0) {
      const node = stack[--depth];
      const { low, high } = node;
      const x0 = (low[0] - ox) * ix;
      const x1 = (high[0] - ox) * ix;
      const y0 = (low[1] - oy) * iy;
      const y1 = (high[1] - oy) * iy;
      const z0 = (low[2] - oz) * iz;
      const z1 = (high[2] - oz) * iz;
      const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
      const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
      if (near > far || far < 0 || near > bestT) continue;
      if (node.items !== null) for (const thing of node.items) meet(thing, ox, oy, oz, dx, dy, dz);
      else {
        stack[depth++] = node.left;
        stack[depth++] = node.right;
      }
    }
  }
  if (best === null) return false;
  const m = best.rotation;
  hit.t = bestT;
  hit.thing = best;
  hit.lx = localX;
  hit.ly = localY;
  hit.lz = localZ;
  hit.nx = m[0] * normalX + m[1] * normalY + m[2] * normalZ;
  hit.ny = m[3] * normalX + m[4] * normalY + m[5] * normalZ;
  hit.nz = m[6] * normalX + m[7] * normalY + m[8] * normalZ;
  return true;
}
