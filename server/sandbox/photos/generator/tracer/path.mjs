/** Follows light backwards from the lens. Diffuse and glossy surfaces, glass, glowing things, cut-outs, a thin lens. */
import { light, ray } from './environment.mjs';
import { closest, hit } from './intersect.mjs';
import { surface } from './materials.mjs';

const PI = Math.PI;
const CLAMP = 9;

/** Sum of the last path, and what its first surface looked like (for the denoiser). */
export const path = { r: 0, g: 0, b: 0, ar: 0, ag: 0, ab: 0, nx: 0, ny: 0, nz: 0 };

function fresnelGlass(cosine, ratio) {
  const s2 = ratio * ratio * (1 - cosine * cosine);
  if (s2 >= 1) return 1;
  const inner = Math.sqrt(1 - s2);
  const a = (ratio * cosine - inner) / (ratio * cosine + inner);
  const b = (cosine - ratio * inner) / (cosine + ratio * inner);
  return (a * a + b * b) / 2;
}

function shadowed(world, ox, oy, oz, dx, dy, dz) {
  let x = ox;
  let y = oy;
  let z = oz;
  let clear = 1;
  for (let i = 0; i < 6; i++) {
    if (!closest(world, x, y, z, dx, dy, dz, 1e9, false)) return clear;
    if (hit.thing.material.kind !== 'glass') return 0;
    clear *= 0.9;
    const t = hit.t + 2e-3;
    x += dx * t;
    y += dy * t;
    z += dz * t;
  }
  return 0;
}

/** GGX of half-vector cosine. */
function lobe(alpha, nh) {
  const a2 = alpha * alpha;
  const d = nh * nh * (a2 - 1) + 1;
  return a2 / (PI * d * d);
}
const masking = (alpha, cosine) =>
  (2 * cosine) / (cosine + Math.sqrt(alpha * alpha + (1 - alpha * alpha) * cosine * cosine));

/** Follows one ray into `path`. */
export function trace(scene, random, ox, oy, oz, dx, dy, dz) {
  const { world, environment, backdrop, ambient } = scene;
  let tr = 1;
  let tg = 1;
  let tb = 1;
  path.r = path.g = path.b = 0;
  path.ar = path.ag = path.ab = 0;
  path.nx = path.ny = path.nz = 0;
  let lastDensity = -1;
  let scattered = false;
  let sharp = true;
  let throughGlass = false;
  let solids = 0;
  for (let bounce = 0; bounce < 12; bounce++) {
    const found = closest(world, ox, oy, oz, dx, dy, dz, 1e9, sharp && !scattered);
    if (!found) {
      if (throughGlass && scattered) return;
      if (!scattered && sharp && backdrop !== null) backdrop(dx, dy, dz, light);
      else environment.look(dx, dy, dz, !scattered && sharp);
      let weight = 1;
      if (lastDensity >= 0) {
        const other = environment.density(dx, dy, dz);
        weight = (lastDensity * lastDensity) / (lastDensity * lastDensity + other * other);
      }
      const limit = scattered ? CLAMP : 1e9;
      path.r += Math.min(limit, tr * light.r * weight);
      path.g += Math.min(limit, tg * light.g * weight);
      path.b += Math.min(limit, tb * light.b * weight);
      if (bounce === 0) path.ar = path.ag = path.ab = 1;
      return;
    }
    const { thing, t } = hit;
    const { material } = thing;
    let { nx, ny, nz } = hit;
    const px = ox + dx * t;
    const py = oy + dy * t;
    const pz = oz + dz * t;
    if (material.kind === 'cutout') {
      thing.shape.texture.colour(hit.u, hit.v, light);
      const rise = 0.84 + 0.24 * (1 - hit.v);
      path.r += tr * light.r * ambient[0] * rise;
      path.g += tg * light.g * ambient[1] * rise;
      path.b += tb * light.b * ambient[2] * rise;
      if (bounce === 0) {
        path.ar = light.r;
        path.ag = light.g;
        path.ab = light.b;
        path.nx = nx;
        path.ny = ny;
        path.nz = nz;
      }
      return;
    }
    if (material.kind === 'glow') {
      const [er, eg, eb] = material.emitted;
      path.r += tr * er;
      path.g += tg * eg;
      path.b += tb * eb;
      if (bounce === 0) path.ar = path.ag = path.ab = 1;
      return;
    }
    let facing = -(nx * dx + ny * dy + nz * dz);
    if (material.kind === 'glass') {
      const entering = facing > 0;
      if (!entering) {
        nx = -nx;
        ny = -ny;
        nz = -nz;
        facing = -facing;
      }
      const ratio = entering ? 1 / material.ior : material.ior;
      const reflect = fresnelGlass(facing, ratio);
      if (random() < reflect) {
        dx += 2 * facing * nx;
        dy += 2 * facing * ny;
        dz += 2 * facing * nz;
        ox = px + nx * 1e-3;
        oy = py + ny * 1e-3;
        oz = pz + nz * 1e-3;
      } else {
        const inner = Math.sqrt(Math.max(0, 1 - ratio * ratio * (1 - facing * facing)));
        const k = ratio * facing - inner;
        dx = ratio * dx + k * nx;
        dy = ratio * dy + k * ny;
        dz = ratio * dz + k * nz;
        tr *= material.tint[0];
        tg *= material.tint[1];
        tb *= material.tint[2];
        ox = px - nx * 1e-3;
        oy = py - ny * 1e-3;
        oz = pz - nz * 1e-3;
      }
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx /= length;
      dy /= length;
      dz /= length;
      if (scattered) throughGlass = true;
      else lastDensity = -1;
      if (bounce === 0) {
        path.ar = path.ag = path.ab = 0.5;
        path.nx = nx;
        path.ny = ny;
        path.nz = nz;
      }
      continue;
    }
    if (facing < 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
      facing = -facing;
    }
    const { lx, ly, lz } = hit;
    surface.rough = material.rough;
    surface.metal = material.metal;
    surface.gloss = material.gloss;
    const coarse = scattered && !sharp;
    if (coarse && thing.mean !== null) {
      surface.r = thing.mean[0];
      surface.g = thing.mean[1];
      surface.b = thing.mean[2];
    } else material.paint(px, py, pz, lx, ly, lz);
    if (material.bump !== null && !coarse) {
      const e = 4e-3;
      const h = material.bump(lx, ly, lz);
      const gx = (material.bump(lx + e, ly, lz) - h) / e;
      const gy = (material.bump(lx, ly + e, lz) - h) / e;
      const gz = (material.bump(lx, ly, lz + e) - h) / e;
      const m = thing.rotation;
      nx -= m[0] * gx + m[1] * gy + m[2] * gz;
      ny -= m[3] * gx + m[4] * gy + m[5] * gz;
      nz -= m[6] * gx + m[7] * gy + m[8] * gz;
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
      nx /= length;
      ny /= length;
      nz /= length;
      facing = Math.max(0.02, -(nx * dx + ny * dy + nz * dz));
    }
    const { r, g, b, metal, gloss } = surface;
    if (bounce === 0) {
      path.ar = r;
      path.ag = g;
      path.ab = b;
      path.nx = nx;
      path.ny = ny;
      path.nz = nz;
    }
    if (scene.fade !== null && bounce === 0) {
      const amount = scene.fade(px, py, pz, thing);
      if (amount > 0 && random() < amount) {
        backdrop(dx, dy, dz, light);
        path.r += light.r;
        path.g += light.g;
        path.b += light.b;
        return;
      }
    }
    const alpha = Math.max(0.03, surface.rough * surface.rough);
    const f0r = 0.045 * gloss * (1 - metal) + r * metal;
    const f0g = 0.045 * gloss * (1 - metal) + g * metal;
    const f0b = 0.045 * gloss * (1 - metal) + b * metal;
    const dr = (r * (1 - metal)) / PI;
    const dg = (g * (1 - metal)) / PI;
    const db = (b * (1 - metal)) / PI;
    const edge = (1 - facing) ** 5 * (gloss * (1 - metal) + metal) * (1 - 0.7 * surface.rough);
    const fresnel = Math.min(1, (f0r + f0g + f0b) / 3 + edge);
    const diffuse = ((r + g + b) / 3) * (1 - metal);
    const glossy = metal >= 1 ? 1 : Math.min(0.9, Math.max(0.12, fresnel / (fresnel + diffuse + 1e-6)));
    ox = px + nx * 1.2e-3;
    oy = py + ny * 1.2e-3;
    oz = pz + nz * 1.2e-3;
    const vx = -dx;
    const vy = -dy;
    const vz = -dz;

    environment.sample(random(), random(), random());
    if (ray.pdf > 0) {
      const { x: wx, y: wy, z: wz, pdf } = ray;
      const nl = nx * wx + ny * wy + nz * wz;
      if (nl > 0) {
        const clear = shadowed(world, ox, oy, oz, wx, wy, wz);
        if (clear > 0) {
          let hx = vx + wx;
          let hy = vy + wy;
          let hz = vz + wz;
          const length = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
          hx /= length;
          hy /= length;
          hz /= length;
          const nh = nx * hx + ny * hy + nz * hz;
          const vh = Math.max(1e-4, vx * hx + vy * hy + vz * hz);
          const d = lobe(alpha, nh);
          const shine = (d * masking(alpha, nl) * masking(alpha, facing)) / (4 * nl * facing);
          const f = (1 - vh) ** 5;
          const other = (glossy * d * nh) / (4 * vh) + ((1 - glossy) * nl) / PI;
          const weight = ((pdf * pdf) / (pdf * pdf + other * other)) * (nl / pdf) * clear;
          environment.look(wx, wy, wz, false);
          const limit = bounce === 0 ? 60 : CLAMP;
          path.r += Math.min(limit, tr * light.r * weight * (dr * (1 - f0r) + shine * (f0r + (1 - f0r) * f * gloss)));
          path.g += Math.min(limit, tg * light.g * weight * (dg * (1 - f0g) + shine * (f0g + (1 - f0g) * f * gloss)));
          path.b += Math.min(limit, tb * light.b * weight * (db * (1 - f0b) + shine * (f0b + (1 - f0b) * f * gloss)));
        }
      }
    }

    const sign = nz < 0 ? -1 : 1;
    const c1 = -1 / (sign + nz);
    const c2 = nx * ny * c1;
    const ax = 1 + sign * nx * nx * c1;
    const ay = sign * c2;
    const az = -sign * nx;
    const bx = c2;
    const by = sign + ny * ny * c1;
    const bz = -ny;
    let wx;
    let wy;
    let wz;
    const turn = 2 * PI * random();
    const u = random();
    if (random() < glossy) {
      const cosine = Math.sqrt((1 - u) / (1 + (alpha * alpha - 1) * u));
      const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
      const hx = sine * Math.cos(turn) * ax + sine * Math.sin(turn) * bx + cosine * nx;
      const hy = sine * Math.cos(turn) * ay + sine * Math.sin(turn) * by + cosine * ny;
      const hz = sine * Math.cos(turn) * az + sine * Math.sin(turn) * bz + cosine * nz;
      const vh = vx * hx + vy * hy + vz * hz;
      wx = 2 * vh * hx - vx;
      wy = 2 * vh * hy - vy;
      wz = 2 * vh * hz - vz;
      sharp = alpha < 0.05;
    } else {
      const radius = Math.sqrt(u);
      const z = Math.sqrt(1 - u);
      wx = radius * Math.cos(turn) * ax + radius * Math.sin(turn) * bx + z * nx;
      wy = radius * Math.cos(turn) * ay + radius * Math.sin(turn) * by + z * ny;
      wz = radius * Math.cos(turn) * az + radius * Math.sin(turn) * bz + z * nz;
      sharp = false;
    }
    const nl = nx * wx + ny * wy + nz * wz;
    if (nl <= 1e-4) return;
    let hx = vx + wx;
    let hy = vy + wy;
    let hz = vz + wz;
    const length = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
    hx /= length;
    hy /= length;
    hz /= length;
    const nh = nx * hx + ny * hy + nz * hz;
    const vh = Math.max(1e-4, vx * hx + vy * hy + vz * hz);
    const d = lobe(alpha, nh);
    const density = (glossy * d * nh) / (4 * vh) + ((1 - glossy) * nl) / PI;
    if (!(density > 1e-7)) return;
    const shine = (d * masking(alpha, nl) * masking(alpha, facing)) / (4 * nl * facing);
    const f = (1 - vh) ** 5;
    const scale = nl / density;
    tr *= (dr * (1 - f0r) + shine * (f0r + (1 - f0r) * f * gloss)) * scale;
    tg *= (dg * (1 - f0g) + shine * (f0g + (1 - f0g) * f * gloss)) * scale;
    tb *= (db * (1 - f0b) + shine * (f0b + (1 - f0b) * f * gloss)) * scale;
    lastDensity = density;
    scattered = true;
    throughGlass = false;
    dx = wx;
    dy = wy;
    dz = wz;
    solids++;
    if (solids > 4) return;
    if (solids >= 2) {
      const keep = Math.min(0.9, Math.max(tr, tg, tb));
      if (random() > keep) return;
      tr /= keep;
      tg /= keep;
      tb /= keep;
    }
  }
}
