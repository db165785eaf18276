import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { projectRoot } from '../../root';

/** Colours that a search may ask for. */
export const colours = ['black_and_white', 'black', 'white', 'blue', 'green', 'red', 'yellow'] as const;
export const orientations = ['landscape', 'portrait', 'squarish'] as const;

const Picture = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{11}$/)),
  /** What it shows, in words; the samples of templates name their pictures by it. */
  name: v.string(),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The mean colour. */
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  color_classes: v.array(v.picklist(colours)),
  orientation: v.picklist(orientations),
  alt_description: v.string(),
  tags: v.array(v.string()),
  author: v.object({ name: v.string(), username: v.string() }),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  likes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Picture = v.InferOutput<typeof Picture>;

/** Where the pictures lie: `<id>.webp` (about 1080 px). */
export const libraryFolder = join(projectRoot, 'server', 'sandbox', 'photos', 'library');

/**
 * The library’s list, as the committed manifest orders it.
 * @throws {v.ValiError} when the committed manifest is malformed
 */
export function readManifest(): Picture[] {
  return v.parse(v.array(Picture), JSON.parse(readFileSync(join(libraryFolder, 'manifest.json'), 'utf8')));
}
