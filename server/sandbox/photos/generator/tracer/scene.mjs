/** A set in the studio: things on a ground, light around, a camera. */
import { light, loadEnvironment, ray } from './environment.mjs';
import { colour, cutout, surface } from './materials.mjs';
import { seeded } from './random.mjs';
import { KIND, place, plane, sprite } from './shapes.mjs';
import { loadSprite } from './sprite.mjs';
import { buildWorld } from './world.mjs';

export class Scene {
  constructor(seed) {
    this.random = seeded(`${seed}-set`);
    this.things = [];
    this.place = { name: 'studio:softbox', yaw: 0, ceiling: 40 };
    this.paper = null;
    this.camera = { from: [0, 3, 10], to: [0, 1, 0], angle: 30, aperture: 0.1 };
  }

  /** A number between two. */
  between(low, high) {
    return low + (high - low) * this.random();
  }

  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  add(shape, material, placement) {
    this.things.push(place(shape, material, placement));
    return this;
  }

  ground(material, height = 0) {
    return this.add(plane(height), material);
  }

  /** A seamless paper sweep behind and below everything. */
  sweep(hex, material, reach = 16, glowUp = 1.1) {
    this.paper = { hex, reach, glowUp };
    return this.ground(material);
  }

  /** Light of a place (a panorama) or of `studio:<name>`; yaw in radians. */
  lit(name, yaw = 0, ceiling = name.startsWith('studio:') ? 900 : 40) {
    this.place = { name, yaw, ceiling };
    return this;
  }

  shoot(camera) {
    this.camera = { aperture: 0.1, angle: 30, ...camera };
    return this;
  }

  /** A cut-out standing on the ground at (x, z), `size` units high, turned to the lens by `turn`. */
  async stand(code, size, [x, z], { turn = 0, roll = 0, up = 0, lean = -0.06, mirror = false, thickness } = {}) {
    const texture = await loadSprite(code, { mirror });
    const visible = 1 - texture.below - texture.above;
    const whole = size / visible;
    const y = whole / 2 - texture.below * whole + up - 0.02;
    this.things.push(place(sprite(texture, whole, thickness), cutout, { at: [x, y, z], turn, tilt: lean, roll }));
    return this;
  }

  /** A cut-out lying on the ground, seen from above. */
  async lay(code, size, [x, z], { turn = 0, up = 0, mirror = false, thickness = 0.12 } = {}) {
    const texture = await loadSprite(code, { mirror });
    const shape = sprite(texture, size, thickness);
    const at = [x, shape.belly * 1.02 + up + 0.01, z];
    this.things.push(place(shape, cutout, { at, tilt: -Math.PI / 2, turn }));
    return this;
  }

  /** What the renderer needs. */
  async prepare() {
    const environment = await loadEnvironment(this.place.name, this.place.yaw, this.place.ceiling);
    const lens = this.camera.to.map((value, i) => this.camera.from[i] - value);
    const length = Math.hypot(...lens);
    const front = gather(environment, [lens[0] / length, lens[1] / length + 0.5, lens[2] / length]);
    const above = gather(environment, [0, 1, 0]);
    const mean = (front[0] + front[1] + front[2] + above[0] + above[1] + above[2]) / 6;
    const ambient = front.map((value, i) => 0.45 * (value * 0.6 + above[i] * 0.4) + 0.55 * mean);
    let backdrop = null;
    let fade = null;
    if (this.paper !== null) {
      const base = colour(this.paper.hex);
      const { reach, glowUp } = this.paper;
      const level = (above[0] + above[1] + above[2]) / 3;
      const tone = base.map((value, i) => value * (0.5 * above[i] + 0.5 * level));
      backdrop = (_dx, dy, _dz, out) => {
        const rise = 1 + (glowUp - 1) * Math.min(1, Math.max(0, dy * 2.2 + 0.25));
        out.r = tone[0] * rise;
        out.g = tone[1] * rise;
        out.b = tone[2] * rise;
      };
      fade = (px, _py, pz, thing) => {
        if (thing.kind !== KIND.plane) return 0;
        const far = Math.hypot(px - this.camera.to[0], pz - this.camera.to[2]);
        const t = Math.min(1, Math.max(0, (far - reach * 0.35) / (reach * 0.65)));
        return t * t * (3 - 2 * t);
      };
    }
    for (const thing of this.things) thing.mean = meanColour(thing, this.camera.to);
    return { world: buildWorld(this.things), environment, backdrop, fade, ambient, camera: this.camera };
  }
}

/** What a thing looks like from afar: enough for light that has already been scattered, and much cheaper. */
function meanColour(thing, [cx, , cz]) {
  if (thing.material.kind !== 'solid') return null;
  const random = seeded('mean');
  const sum = [0, 0, 0];
  const count = 60;
  const flat = thing.kind === KIND.plane;
  const { low, high } = thing.shape;
  for (let i = 0; i < count; i++) {
    const at = flat
      ? [cx + (random() - 0.5) * 8, thing.shape.height, cz + (random() - 0.5) * 8]
      : low.map((value, axis) => value + (high[axis] - value) * random());
    const world = flat ? at : [at[0] + thing.px, at[1] + thing.py, at[2] + thing.pz];
    thing.material.paint(world[0], world[1], world[2], at[0], at[1], at[2]);
    sum[0] += surface.r / count;
    sum[1] += surface.g / count;
    sum[2] += surface.b / count;
  }
  return sum;
}

/** Mean radiance over the hemisphere around a direction, weighted by the cosine. */
function gather(environment, [x, y, z]) {
  const length = Math.hypot(x, y, z);
  const random = seeded('gather');
  const sum = [0, 0, 0];
  const count = 3000;
  for (let i = 0; i < count; i++) {
    environment.sample(random(), random(), random());
    const cosine = (ray.x * x + ray.y * y + ray.z * z) / length;
    if (cosine <= 0 || ray.pdf <= 0) continue;
    const weight = cosine / ray.pdf / Math.PI / count;
    environment.look(ray.x, ray.y, ray.z, false);
    sum[0] += light.r * weight;
    sum[1] += light.g * weight;
    sum[2] += light.b * weight;
  }
  return sum;
}
