import * as v from 'valibot';
import type { StoredEdits } from '../../../machines/websites/editor/editor.stored';

const key = 'website-edits';
/** Websites; the oldest make way. */
const most = 8;
/** Saves without an answer that are remembered. */
const mostSaves = 20;

const Values = v.object({
  sections: v.record(v.string(), v.any()),
  language: v.string(),
  trade: v.string(),
  palette: v.string(),
});
const Steps = v.optional(v.array(v.record(v.string(), v.any())), []);
const Edits = v.object({
  id: v.string(),
  user: v.string(),
  version: v.number(),
  base: Values,
  values: Values,
  synced: v.object({ revision: v.number(), values: Values }),
  past: Steps,
  future: Steps,
  /** What this browser called the saves whose answer has not come. */
  saves: v.optional(v.array(v.string()), []),
});
type Row = v.InferOutput<typeof Edits>;
const Shelf = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ user: v.optional(v.string()), edits: v.array(v.looseObject({})) }),
);

/** Those of all customers of this browser: one whose session ran out finds theirs again. What is no shelf of ours is none. */
function readShelf(): Row[] {
  try {
    const shelf = v.safeParse(Shelf, localStorage.getItem(key));
    if (!shelf.success) return [];
    const { user, edits } = shelf.output;
    // One that was stored before the server had any is of the shelf's customer, and began with what was published.
    const rows = edits.map((one) => v.safeParse(Edits, { user, synced: { revision: 0, values: one['base'] }, ...one }));
    return rows.flatMap(({ success, output }) => (success ? [output] : []));
  } catch {
    return [];
  }
}

function write(rows: readonly Row[]): void {
  if (rows.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ edits: rows }));
}

const isOf = (user: string, id: string) => (one: Row) => one.user === user && one.id === id;

/** What a customer has changed of a website and not published, in this browser; null for nothing. */
export function readSiteEdits(user: string, id: string): (StoredEdits & { saves: readonly string[] }) | null {
  return (readShelf().find(isOf(user, id)) as (StoredEdits & { saves: string[] }) | undefined) ?? null;
}

/**
 * Null forgets them. Where there is no room, what can be undone makes way first.
 * @throws when the browser stores nothing, or has no room for what was changed either
 */
export function storeSiteEdits(user: string, id: string, edits: StoredEdits | null): void {
  const isThis = isOf(user, id);
  const rows = readShelf();
  const others = rows.filter((one) => !isThis(one));
  if (edits === null) return write(others);
  const saves = rows.find(isThis)?.saves ?? [];
  const row = { ...(edits as unknown as Row), id, user, saves };
  try {
    write([...others.slice(1 - most), row]);
  } catch {
    write([
      ...others.map((one) => ({ ...one, past: [], future: [] })).slice(1 - most),
      { ...row, past: [], future: [] },
    ]);
  }
}

function change(user: string, id: string, what: (row: Row) => Row): void {
  try {
    const isThis = isOf(user, id);
    write(readShelf().map((one) => (isThis(one) ? what(one) : one)));
  } catch {
    // A browser that stores nothing asks the customer where another remembers.
  }
}

/** Before a save is sent: the tab may die before the answer. */
export const noteSave = (user: string, id: string, save: string): void =>
  change(user, id, (row) => ({ ...row, saves: [...row.saves, save].slice(-mostSaves) }));

/** The server has answered that it has these values now; null where none wait. */
export const noteAnswer = (user: string, id: string, revision: number, values: Row['values'] | null): void =>
  change(user, id, (row) => ({ ...row, saves: [], synced: { revision, values: values ?? row.base } }));
