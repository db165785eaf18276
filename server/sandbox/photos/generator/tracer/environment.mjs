/** Light from all around: real places (Poly Haven, CC0, through @pmndrs/assets) or a studio of softboxes. */
import { FloatType } from 'three';
import { EXRLoader } from 'three/examples/jsm/loaders/EXRLoader.js';

const CELLS_X = 128;
const CELLS_Y = 64;

/** Where the last look-up leaves its radiance. */
export const light = { r: 0, g: 0, b: 0 };
/** Where the last sampled direction is left; `pdf` per steradian. */
export const ray = { x: 0, y: 0, z: 0, pdf: 0 };

/** Decodes one panorama to RGB floats, rows from the zenith down; broken texels take their neighbours' mean. */
async function readPanorama(name) {
  const { default: uri } = await import(`@pmndrs/assets/hdri/${name}.exr.js`);
  const bytes = Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');
  const loader = new EXRLoader();
  loader.type = FloatType;
  const { width, height, data } = loader.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  const channels = data.length / (width * height);
  const pixels = new Float32Array(width * height * 3);
  const broken = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let bad = false;
      for (let c = 0; c < 3; c++) {
        const value = data[((height - 1 - y) * width + x) * channels + c];
        if (!(value >= 0) || !Number.isFinite(value)) bad = true;
        pixels[(y * width + x) * 3 + c] = value;
      }
      // A sun too bright for the format loses channels: [0, 0, much] is no blue sun.
      const k = (y * width + x) * 3;
      const least = Math.min(pixels[k], pixels[k + 1], pixels[k + 2]);
      if (bad || (least <= 0 && Math.max(pixels[k], pixels[k + 1], pixels[k + 2]) > 2)) broken.push(y * width + x);
    }
  let left = broken;
  for (let round = 0; round < 8 && left.length > 0; round++) {
    const marked = new Set(left);
    const next = [];
    const mended = [];
    for (const index of left) {
      const x = index % width;
      const y = (index - x) / width;
      const sum = [0, 0, 0];
      let count = 0;
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) {
          const ny = y + j;
          if (ny < 0 || ny >= height) continue;
          const other = ny * width + ((x + i + width) % width);
          if (marked.has(other)) continue;
          for (let c = 0; c < 3; c++) sum[c] += pixels[other * 3 + c];
          count++;
        }
      if (count === 0) next.push(index);
      else mended.push([index, sum.map((value) => value / count)]);
    }
    for (const [index, colour] of mended) pixels.set(colour, index * 3);
    left = next;
  }
  for (const index of left) pixels.fill(0, index * 3, index * 3 + 3);
  return { width, height, pixels };
}

/** A photographer's studio: a soft dome and rectangular softboxes. Angles in degrees, `power` relative to the dome. */
function buildStudio({ dome = [1, 1, 1], floor = 0.55, boxes }) {
  const width = 512;
  const height = 256;
  const pixels = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const elevation = 90 - ((y + 0.5) / height) * 180;
    const lift = floor + (1 - floor) * Math.min(1, Math.max(0, (elevation + 40) / 110));
    for (let x = 0; x < width; x++) {
      const azimuth = ((x + 0.5) / width) * 360;
      const index = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) pixels[index + c] = dome[c] * lift * 0.42;
      for (const { at, up, wide, tall, power, tint = [1, 1, 1] } of boxes) {
        const across = Math.abs(((azimuth - at + 540) % 360) - 180) * Math.cos((elevation * Math.PI) / 180);
        const soft = (distance, half) => Math.min(1, Math.max(0, (half - distance) / (half * 0.25) + 0.5));
        const amount = soft(across, wide / 2) * soft(Math.abs(elevation - up), tall / 2) * power;
        for (let c = 0; c < 3; c++) pixels[index + c] += amount * tint[c];
      }
    }
  }
  return { width, height, pixels };
}

const STUDIOS = {
  window: {
    boxes: [
      { at: 300, up: 32, wide: 60, tall: 60, power: 9, tint: [1, 0.98, 0.94] },
      { at: 90, up: 20, wide: 70, tall: 60, power: 0.8 },
    ],
  },
  softbox: {
    boxes: [
      { at: 330, up: 55, wide: 60, tall: 44, power: 9 },
      { at: 120, up: 25, wide: 30, tall: 80, power: 2.5 },
      { at: 215, up: 15, wide: 24, tall: 70, power: 1.6 },
    ],
  },
  evening: {
    dome: [0.5, 0.56, 0.75],
    floor: 0.3,
    boxes: [
      { at: 290, up: 28, wide: 40, tall: 36, power: 16, tint: [1, 0.74, 0.45] },
      { at: 100, up: 30, wide: 40, tall: 70, power: 1.4, tint: [0.55, 0.7, 1] },
    ],
  },
  rim: {
    dome: [0.12, 0.12, 0.13],
    floor: 0.3,
    boxes: [
      { at: 255, up: 30, wide: 22, tall: 80, power: 16 },
      { at: 105, up: 25, wide: 22, tall: 80, power: 11 },
      { at: 180, up: 75, wide: 60, tall: 25, power: 4 },
    ],
  },
  sun: {
    dome: [0.85, 0.93, 1.1],
    floor: 0.5,
    boxes: [{ at: 318, up: 40, wide: 11, tall: 11, power: 210, tint: [1, 0.9, 0.74] }],
  },
  neon: {
    dome: [0.1, 0.08, 0.18],
    floor: 0.4,
    boxes: [
      { at: 265, up: 25, wide: 34, tall: 80, power: 11, tint: [1, 0.12, 0.6] },
      { at: 95, up: 25, wide: 34, tall: 80, power: 11, tint: [0.1, 0.5, 1] },
      { at: 190, up: 70, wide: 60, tall: 20, power: 1.5 },
    ],
  },
};

const cache = new Map();

/** Loads the light of a place or of a studio (`studio:<name>`), turned by `yaw` radians. */
export async function loadEnvironment(name, yaw = 0, ceiling = 40) {
  let map = cache.get(name);
  if (map === undefined) {
    map = name.startsWith('studio:') ? buildStudio(STUDIOS[name.slice(7)]) : await readPanorama(name);
    let sum = 0;
    for (const value of map.pixels) sum += Math.min(value, 50);
    const mean = sum / map.pixels.length;
    for (let i = 0; i < map.pixels.length; i++) map.pixels[i] /= mean;
    cache.set(name, map);
  }
  return new Environment(map, yaw, ceiling);
}

class Environment {
  constructor({ width, height, pixels }, yaw, ceiling) {
    this.width = width;
    this.height = height;
    this.yaw = yaw / (2 * Math.PI);
    this.pixels = new Float32Array(pixels.length);
    for (let i = 0; i < pixels.length; i += 3) {
      const top = Math.max(pixels[i], pixels[i + 1], pixels[i + 2]);
      const scale = top > ceiling ? ceiling / top : 1;
      for (let c = 0; c < 3; c++) this.pixels[i + c] = pixels[i + c] * scale;
    }
    this.weights = new Float64Array(CELLS_X * CELLS_Y);
    this.sums = new Float64Array(CELLS_X * CELLS_Y + 1);
    this.mean = [0, 0, 0];
    let solid = 0;
    const sx = width / CELLS_X;
    const sy = height / CELLS_Y;
    for (let j = 0; j < CELLS_Y; j++) {
      const sine = Math.sin(((j + 0.5) / CELLS_Y) * Math.PI);
      for (let i = 0; i < CELLS_X; i++) {
        let total = 0;
        for (let y = 0; y < sy; y++)
          for (let x = 0; x < sx; x++) {
            const k = ((j * sy + y) * width + i * sx + x) * 3;
            total += this.pixels[k] + this.pixels[k + 1] + this.pixels[k + 2];
            for (let c = 0; c < 3; c++) this.mean[c] += this.pixels[k + c] * sine;
            solid += sine;
          }
        this.weights[j * CELLS_X + i] = (total / (sx * sy) + 0.02) * sine;
      }
    }
    this.mean = this.mean.map((value) => value / solid);
    for (let i = 0; i < this.weights.length; i++) this.sums[i + 1] = this.sums[i] + this.weights[i];
    this.total = this.sums[this.weights.length];
  }

  /** Radiance from a unit direction into `light`; `smooth` uses a cubic spline, for what the lens sees itself. */
  look(x, y, z, smooth) {
    let u = Math.atan2(z, x) / (2 * Math.PI) + 0.5 + this.yaw;
    u -= Math.floor(u);
    const v = Math.acos(Math.min(1, Math.max(-1, y))) / Math.PI;
    const px = u * this.width - 0.5;
    const py = v * this.height - 0.5;
    const ix = Math.floor(px);
    const iy = Math.floor(py);
    const fx = px - ix;
    const fy = py - iy;
    light.r = 0;
    light.g = 0;
    light.b = 0;
    if (!smooth) {
      this.#add(ix, iy, (1 - fx) * (1 - fy));
      this.#add(ix + 1, iy, fx * (1 - fy));
      this.#add(ix, iy + 1, (1 - fx) * fy);
      this.#add(ix + 1, iy + 1, fx * fy);
      return;
    }
    for (let j = -1; j <= 2; j++) {
      const wy = spline(fy - j);
      for (let i = -1; i <= 2; i++) this.#add(ix + i, iy + j, wy * spline(fx - i));
    }
  }

  #add(x, y, weight) {
    const row = y < 0 ? 0 : y >= this.height ? this.height - 1 : y;
    const k = (row * this.width + ((x + this.width * 2) % this.width)) * 3;
    light.r += this.pixels[k] * weight;
    light.g += this.pixels[k + 1] * weight;
    light.b += this.pixels[k + 2] * weight;
  }

  /** Draws a direction where light comes from, into `ray`. */
  sample(a, b, c) {
    const wanted = a * this.total;
    let low = 0;
    let high = this.weights.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.sums[middle] <= wanted) low = middle;
      else high = middle;
    }
    const i = low % CELLS_X;
    const j = (low - i) / CELLS_X;
    const azimuth = ((i + b) / CELLS_X - 0.5 - this.yaw) * 2 * Math.PI;
    const polar = ((j + c) / CELLS_Y) * Math.PI;
    const sine = Math.sin(polar);
    ray.x = sine * Math.cos(azimuth);
    ray.y = Math.cos(polar);
    ray.z = sine * Math.sin(azimuth);
    ray.pdf = sine < 1e-6 ? 0 : this.weights[low] / this.total / (CELL_AREA * sine);
  }

  /** How likely `sample` is to draw a direction, per steradian. */
  density(x, y, z) {
    let u = Math.atan2(z, x) / (2 * Math.PI) + 0.5 + this.yaw;
    u -= Math.floor(u);
    const v = Math.acos(Math.min(1, Math.max(-1, y))) / Math.PI;
    const i = Math.min(CELLS_X - 1, Math.floor(u * CELLS_X));
    const j = Math.min(CELLS_Y - 1, Math.floor(v * CELLS_Y));
    const sine = Math.sqrt(Math.max(0, 1 - y * y));
    return sine < 1e-6 ? 0 : this.weights[j * CELLS_X + i] / this.total / (CELL_AREA * sine);
  }
}

const CELL_AREA = ((2 * Math.PI) / CELLS_X) * (Math.PI / CELLS_Y);

function spline(t) {
  const a = Math.abs(t);
  if (a < 1) return (4 - 6 * a * a + 3 * a * a * a) / 6;
  if (a < 2) return ((2 - a) * (2 - a) * (2 - a)) / 6;
  return 0;
}
