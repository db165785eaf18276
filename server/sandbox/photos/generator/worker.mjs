/** One thread of the studio: sets a shot up, renders, develops, saves. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { identify } from './manifest.mjs';
import { allShots, sizeOf } from './shots.mjs';
import { denoise, develop } from './tracer/develop.mjs';
import { render } from './tracer/render.mjs';
import { Scene } from './tracer/scene.mjs';

sharp.concurrency(1);
const REGULAR_LIMIT = 60_000;
const SMALL_LIMIT = 15_000;
/** Share of the final size that is traced, and paths for a noisy pixel. */
const QUALITY = {
  proof: { scale: 0.22, samples: 12 },
  draft: { scale: 0.46, samples: 15 },
  final: { scale: 0.6, samples: 24 },
};

/** The best WebP under a limit of bytes. */
async function squeeze(picture, limit) {
  for (let quality = 86; quality > 20; quality -= 6) {
    const bytes = await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (bytes.length <= limit) return { bytes, quality };
  }
  throw new Error('the picture does not fit');
}

async function draw(name) {
  const shot = allShots.find((one) => one.name === name);
  const { width, height } = sizeOf(shot);
  const { scale, samples } = QUALITY[workerData.quality];
  const w = Math.round(width * scale);
  const h = Math.round(height * scale);
  const started = performance.now();
  const scene = new Scene(name);
  await shot.set(scene);
  const image = render(await scene.prepare(), {
    width: w,
    height: h,
    samples: samples * (shot.effort ?? 1),
    seed: name,
  });
  const linear = denoise(image, shot.calm ?? 1);
  const look = { ...shot.look };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (workerData.quality === 'proof') {
    await sharp(develop(linear, w, h, look, name), { raw: { width: w, height: h, channels: 3 } })
      .png()
      .toFile(join(workerData.target, `${name}.png`));
    return `${seconds} s`;
  }
  const flat = develop(linear, w, h, { ...look, grain: 0, dither: 1 }, name);
  const large = await sharp(flat, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8, m1: 0.2, m2: 0.9 })
    .raw()
    .toBuffer();
  const grained = grain(large, width * height * 3, name, look.grain ?? 1, look.mono === true);
  const finished = sharp(grained, { raw: { width, height, channels: 3 } });
  const regular = await squeeze(finished, REGULAR_LIMIT);
  const small = await squeeze(
    sharp(large, { raw: { width, height, channels: 3 } }).resize(400, 400, { fit: 'inside', kernel: 'lanczos3' }),
    SMALL_LIMIT,
  );
  const id = identify(name);
  writeFileSync(join(workerData.target, `${id}.webp`), regular.bytes);
  writeFileSync(join(workerData.target, `${id}-small.webp`), small.bytes);
  return `${seconds} s, ${regular.bytes.length} B at ${regular.quality}`;
}

/** Film grain at the size of the print, the same in all channels. */
function grain(pixels, length, seed, amount) {
  let state = 0x9e3779b9;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b) >>> 0;
  const result = Buffer.from(pixels);
  for (let i = 0; i < length; i += 3) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const a = state >>> 16;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const speck = ((a + (state >>> 16)) / 65535 - 1) * 4.2 * amount;
    for (let c = 0; c < 3; c++) result[i + c] = Math.min(255, Math.max(0, Math.round(pixels[i + c] + speck)));
  }
  return result;
}

/** Draws and tells the other thread how it went. */
async function answer(name) {
  try {
    parentPort.postMessage({ name, note: await draw(name) });
  } catch (error) {
    parentPort.postMessage({ name, error: error.stack });
  }
}
parentPort.on('message', (name) => void answer(name));
