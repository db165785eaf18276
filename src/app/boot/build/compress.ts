import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest', '.xml']);

/** Below this many bytes a compressed answer gains nothing: it fits the same packet. */
const smallestBytes = 1000;

/** Writes `<file>.br` and `<file>.gz` beside each text in the folder, at the highest levels, for the server to send. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(
    entries.map(async (entry) => {
      const file = join(folder, entry);
      if (!texts.has(extname(file)) || !(await stat(file)).isFile()) return;
      const content = await readFile(file);
      if (content.length < smallestBytes) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
