import { Worker } from 'node:worker_threads';
import type { DocumentRow } from './documents';

/** Starts `paper.worker`: beside the bundle when bundled (server/bundle.mjs names it), beside this file under tsx and vitest. */
function started(document: DocumentRow): Worker {
  const options = { name: 'paper', execArgv: [] };
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./paper.worker.js', import.meta.url), { ...options, workerData: { document } });
  const program = new URL('./paper.worker.ts', import.meta.url).href;
  return new Worker(new URL('./sources.worker.mjs', import.meta.url), {
    ...options,
    workerData: { program, document },
  });
}

const drawn = (document: DocumentRow) =>
  new Promise<Buffer>((resolve, reject) => {
    const worker = started(document);
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    // After a message or an error it says nothing new.
    worker.once('exit', () => reject(new Error('The drawing of a document ended without one')));
  });

let turn: Promise<unknown> = Promise.resolve();

/**
 * The paper of a document, drawn beside the main thread: reading the fonts takes a tenth of a second and more, and everybody
 * else would wait for it. One after the other: each is drawn once, and many at once would only wait for the processor.
 */
export function drawPaper(document: DocumentRow): Promise<Buffer> {
  const paper = turn.then(() => drawn(document));
  turn = paper.catch(() => undefined);
  return paper;
}
