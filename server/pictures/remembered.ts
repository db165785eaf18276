import { createHash } from 'node:crypto';
import type { Asking, Crop, Drawings, Kind, Pictures } from './pictures';

/** Bytes of drawings that a process remembers: those of about a hundred pictures in their widths. */
const mostBytes = 48 * 1024 * 1024;

/** What a website is made of is drawn again with each of its versions; an upload and a proposal are drawn once. */
const remembered: ReadonlySet<Kind> = new Set<Kind>(['picture', 'card', 'logo']);

interface Drawing {
  value: Drawings[Kind];
  bytes: number;
}

/** The size of everything binary in it, which is nearly all of it. */
function bytesOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + bytesOf(part), 0);
}

/**
 * Remembers what was drawn of the same bytes for the same use, the least lately used is forgotten first: the same
 * pictures come with every version of a website, and stock pictures with many websites. Only what is done is shared: what
 * is being drawn belongs to whoever waits for it, and may end with them.
 */
export function rememberedPictures(pictures: Pictures, limit = mostBytes): Pictures {
  const drawings = new Map<string, Drawing>();
  let held = 0;

  function remember(key: string, value: Drawings[Kind]): void {
    const bytes = bytesOf(value);
    held += bytes - (drawings.get(key)?.bytes ?? 0);
    drawings.delete(key);
    drawings.set(key, { value, bytes });
    for (const [oldest, drawing] of drawings) {
      if (held <= limit) return;
      drawings.delete(oldest);
      held -= drawing.bytes;
    }
  }

  return {
    async draw<K extends Kind>(kind: K, bytes: Uint8Array, asking: Asking, crop?: Crop): Promise<Drawings[K]> {
      if (!remembered.has(kind)) return pictures.draw(kind, bytes, asking, crop);
      const key = `${kind} ${createHash('sha256').update(bytes).digest('base64url')}`;
      const known = drawings.get(key);
      const value = known ? (known.value as Drawings[K]) : await pictures.draw(kind, bytes, asking);
      remember(key, value);
      return value;
    },
    async close() {
      drawings.clear();
      await pictures.close();
    },
  };
}
