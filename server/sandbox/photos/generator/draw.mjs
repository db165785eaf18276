/**
 * Draws the stock-picture library: `npm run draw` renders every shot into ../library and writes its manifest.
 *   --only=<part of a name>   just these shots (the manifest is left alone)
 *   --proof=<folder>          small and quick, as PNG, to look at
 *   --quality=<draft|final>   default final
 *   --workers=<n>             default 2
 *   --missing                 renders only what is not in the library yet
 *   --list                    renders nothing, writes the manifest of what is there
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { allShots } from './shots.mjs';
import { LIBRARY, identify, writeManifest } from './manifest.mjs';
import { hashText } from './tracer/random.mjs';

const options = Object.fromEntries(
  process.argv.slice(2).map((argument) => {
    const [name, value = ''] = argument.replace(/^--/, '').split('=');
    return [name, value];
  }),
);

const shots = allShots.filter((shot) => options.only === undefined || new RegExp(options.only).test(shot.name));
const target = options.proof ?? LIBRARY;
mkdirSync(target, { recursive: true });

const waiting = shots.filter((shot) => {
  if (options.missing === undefined) return true;
  return !existsSync(
    join(target, options.proof === undefined ? `${identify(shot.name)}-small.webp` : `${shot.name}.png`),
  );
});

/** Runs the shots on a few threads; each draws one at a time. */
async function drawAll() {
  const results = new Map();
  // Mixed, so that a run that is cut short leaves something of everything.
  const queue = waiting.map((shot) => shot.name).sort((a, b) => hashText(a) - hashText(b));
  const failed = [];
  const count = Math.min(Number(options.workers ?? 2), queue.length);
  await Promise.all(
    Array.from({ length: count }, () => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
        workerData: { target, quality: options.proof !== undefined ? 'proof' : (options.quality ?? 'final') },
      });
      return new Promise((resolve, reject) => {
        const next = () => {
          const name = queue.shift();
          if (name === undefined) {
            resolve(worker.terminate());
          } else worker.postMessage(name);
        };
        worker.on('message', (result) => {
          if (result.error !== undefined) failed.push(`${result.name}: ${result.error}`);
          else results.set(result.name, result);
          process.stdout.write(`${results.size}/${waiting.length} ${result.name} ${result.note ?? 'failed'}\n`);
          next();
        });
        worker.on('error', reject);
        next();
      });
    }),
  );
  for (const line of failed) process.stderr.write(`${line}\n`);
  if (failed.length > 0) process.exitCode = 1;
}

if (options.list === undefined) await drawAll();
if (options.proof === undefined && options.only === undefined) {
  const wanted = new Set(allShots.map((shot) => identify(shot.name)));
  for (const file of readdirSync(LIBRARY)) {
    const id = file.replace(/(-small)?\.webp$/, '');
    if (file.endsWith('.webp') && !wanted.has(id)) rmSync(join(LIBRARY, file));
  }
  await writeManifest(allShots.filter((shot) => existsSync(join(LIBRARY, `${identify(shot.name)}-small.webp`))));
}
