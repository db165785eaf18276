/** The camera: a thin lens, a film of pixels, more light where it is needed. */
import { path, trace } from './path.mjs';
import { hashText, seeded } from './random.mjs';

const PI = Math.PI;

const unit = ([x, y, z]) => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const crossed = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/**
 * Renders a scene to linear floats with the buffers the denoiser reads.
 * camera: { from, to, angle (vertical, degrees), aperture (radius, units), focus (point, default `to`), lean }
 */
export function render(scene, { width, height, samples, seed }) {
  const { camera } = scene;
  const forward = unit(camera.to.map((value, i) => value - camera.from[i]));
  const side0 = unit(crossed(forward, [0, 1, 0]));
  const up0 = crossed(side0, forward);
  const lean = camera.lean ?? 0;
  const side = side0.map((value, i) => value * Math.cos(lean) + up0[i] * Math.sin(lean));
  const up = crossed(side, forward);
  const focus = camera.focus ?? camera.to;
  const distance = focus.reduce((sum, value, i) => sum + (value - camera.from[i]) * forward[i], 0);
  const tall = Math.tan((camera.angle * PI) / 360);
  const wide = (tall * width) / height;
  const pixels = new Float32Array(width * height * 3);
  const albedo = new Float32Array(width * height * 3);
  const normal = new Float32Array(width * height * 3);
  const sums = new Float64Array(width * height);
  const squares = new Float64Array(width * height);
  const counts = new Uint16Array(width * height);
  const random = seeded(hashText(seed));

  /** Adds `count` paths to a pixel. */
  const expose = (i, j, count) => {
    const shiftA = random();
    const shiftB = random();
    const p = j * width + i;
    const k = p * 3;
    for (let s = 0; s < count; s++) {
      let a = shiftA + s * 0.7548776662466927;
      let b = shiftB + s * 0.5698402909980532;
      a -= Math.floor(a);
      b -= Math.floor(b);
      const px = ((i + random() + random() - 0.5) / width) * 2 - 1;
      const py = 1 - ((j + random() + random() - 0.5) / height) * 2;
      const fx = forward[0] + side[0] * px * wide + up[0] * py * tall;
      const fy = forward[1] + side[1] * px * wide + up[1] * py * tall;
      const fz = forward[2] + side[2] * px * wide + up[2] * py * tall;
      const reach = camera.aperture * Math.sqrt(a);
      const lx = reach * Math.cos(2 * PI * b);
      const ly = reach * Math.sin(2 * PI * b);
      const ox = camera.from[0] + side[0] * lx + up[0] * ly;
      const oy = camera.from[1] + side[1] * lx + up[1] * ly;
      const oz = camera.from[2] + side[2] * lx + up[2] * ly;
      const dx = camera.from[0] + fx * distance - ox;
      const dy = camera.from[1] + fy * distance - oy;
      const dz = camera.from[2] + fz * distance - oz;
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      trace(scene, random, ox, oy, oz, dx / length, dy / length, dz / length);
      const brightness = path.r + path.g + path.b;
      if (!Number.isFinite(brightness)) continue;
      pixels[k] += path.r;
      pixels[k + 1] += path.g;
      pixels[k + 2] += path.b;
      sums[p] += brightness;
      squares[p] += brightness * brightness;
      counts[p]++;
      albedo[k] += path.ar;
      albedo[k + 1] += path.ag;
      albedo[k + 2] += path.ab;
      normal[k] += path.nx;
      normal[k + 1] += path.ny;
      normal[k + 2] += path.nz;
    }
  };
  /** Standard error of a pixel's brightness. */
  const error = (p) => {
    const n = Math.max(1, counts[p]);
    return Math.sqrt(Math.max(0, squares[p] / n - (sums[p] / n) ** 2) / n) / 3;
  };

  const first = Math.max(4, Math.round(samples * 0.36));
  for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) expose(i, j, first);
  const need = new Float32Array(width * height);
  for (let p = 0; p < need.length; p++) need[p] = error(p) / (Math.sqrt(sums[p] / first) + 0.15);
  const limit = Float32Array.from(need).sort()[Math.floor(need.length * 0.62)];
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) if (need[j * width + i] > limit) expose(i, j, samples - first);

  const noiseOf = new Float32Array(width * height);
  for (let p = 0; p < noiseOf.length; p++) {
    const n = Math.max(1, counts[p]);
    for (let c = 0; c < 3; c++) {
      pixels[p * 3 + c] /= n;
      albedo[p * 3 + c] /= n;
      normal[p * 3 + c] /= n;
    }
    noiseOf[p] = error(p);
  }
  return { width, height, pixels, albedo, normal, noiseOf };
}
