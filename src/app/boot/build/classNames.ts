import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names for the classes and variables of vanilla-extract: where the file stands in the list of all style files, and
 * where the name stands in its file. Its own short names begin with a hash of the file's path: six letters of chance,
 * which nothing compresses, in the styles and in each script that names a class (1 KB of all scripts).
 * They begin with `_`: filters of advertisements hide elements by short names such as `ad1`.
 *
 * @param root the project's folder; the names depend on nothing else, so the prerendered pages have the same
 */
export function shortNames(root: string): (scope: { hash: string; filePath: string }) => string {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .sort();
  /** By file, the hashes in the order in which the file asked for them: a file may be read more than once. */
  const asked = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const index = files.indexOf(filePath);
    if (index < 0) throw new Error(`${filePath} has styles and lies outside src`);
    const hashes = asked.get(filePath) ?? [];
    if (!hashes.includes(hash)) asked.set(filePath, [...hashes, hash]);
    const place = hashes.includes(hash) ? hashes.indexOf(hash) : hashes.length;
    return `_${index.toString(36).padStart(2, '0')}${place.toString(36)}`;
  };
}
