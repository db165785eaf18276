import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { StoredObject } from './wire';

/** No file's name may be longer; a key may. */
const longest = 200;

/**
 * The objects of a bucket as files below `root`, so that a restart does not lose them. A file's name is its key in signs
 * that every disk takes, in pieces: all but the last are folders, told apart by a sign at their end.
 */
export function createObjects(root: string) {
  let drafts = 0;
  const placeOf = (key: string) => {
    const name = Buffer.from(key).toString('base64url');
    const pieces = name.match(new RegExp(`.{1,${longest}}`, 'g')) ?? ['-'];
    return join(root, ...pieces.map((piece, at) => (at < pieces.length - 1 ? `${piece}+` : piece)));
  };
  const keyOf = (path: string) =>
    Buffer.from(relative(root, path).split(sep).join('').replaceAll('+', ''), 'base64url').toString();
  return {
    find: (key: string): Promise<Uint8Array | null> => readFile(placeOf(key)).catch(() => null),
    async put(key: string, body: Uint8Array): Promise<void> {
      const place = placeOf(key);
      drafts += 1;
      const draft = join(root, '..', `draft-${process.pid}-${drafts}`);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(draft, body);
      await rename(draft, place);
    },
    remove: (key: string): Promise<void> => rm(placeOf(key), { force: true }),
    /** Those whose keys begin so, in their order. */
    async list(prefix: string): Promise<StoredObject[]> {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      const found = files.map((path) => ({ path, key: keyOf(path) })).filter(({ key }) => key.startsWith(prefix));
      const sized = await Promise.all(
        found.map(async ({ path, key }) => {
          const { size } = await stat(path).catch(() => ({ size: -1 }));
          return { key, size };
        }),
      );
      return sized.filter(({ size }) => size >= 0).toSorted((one, other) => (one.key < other.key ? -1 : 1));
    },
  };
}
