import * as v from 'valibot';
import type { StoredEdits } from '../../../machines/websites/editor/editor.context';

const key = 'website-edits';
/** The oldest make way. */
const most = 8;

const Values = v.object({
  sections: v.record(v.string(), v.any()),
  language: v.string(),
  trade: v.string(),
  palette: v.string(),
});
const Edits = v.object({ id: v.string(), version: v.number(), base: Values, values: Values });
const Shelf = v.pipe(v.string(), v.parseJson(), v.object({ user: v.string(), edits: v.array(Edits) }));

/** Those of a customer; nothing for what is not theirs, or is no shelf of ours. */
function readShelf(user: string): v.InferOutput<typeof Edits>[] {
  try {
    const shelf = v.safeParse(Shelf, localStorage.getItem(key));
    return shelf.success && shelf.output.user === user ? shelf.output.edits : [];
  } catch {
    return [];
  }
}

/** What a customer has changed of a website and not published; null for nothing. */
export function readSiteEdits(user: string, id: string): StoredEdits | null {
  return readShelf(user).find((one) => one.id === id) ?? null;
}

/** Null forgets them. @throws when the browser stores nothing, or has no room */
export function storeSiteEdits(user: string, id: string, edits: StoredEdits | null): void {
  const others = readShelf(user).filter((one) => one.id !== id);
  const all = edits === null ? others : [...others.slice(1 - most), { id, ...edits }];
  if (all.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ user, edits: all }));
}
