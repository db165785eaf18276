import * as v from 'valibot';
import type { DraftPlace, TicketDraft } from '../../../machines/protocols/ticketDraft';

const key = 'support-drafts';
/** The oldest make way. */
const most = 8;

const Draft = v.object({
  key: v.string(),
  id: v.pipe(v.string(), v.uuid()),
  texts: v.record(v.string(), v.string()),
  files: v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      name: v.string(),
      size: v.number(),
      isSent: v.boolean(),
      problem: v.nullable(v.string()),
    }),
  ),
});
const Shelf = v.pipe(v.string(), v.parseJson(), v.object({ user: v.string(), drafts: v.array(Draft) }));

/** Those of a customer; nothing for what is not theirs, or is no shelf of ours. */
function readShelf(user: string): v.InferOutput<typeof Draft>[] {
  try {
    const shelf = v.safeParse(Shelf, localStorage.getItem(key));
    return shelf.success && shelf.output.user === user ? shelf.output.drafts : [];
  } catch {
    return [];
  }
}

export function readTicketDraft({ user, key: which }: DraftPlace): TicketDraft | null {
  const { key: _, ...draft } = readShelf(user).find((one) => one.key === which) ?? { key: '', id: '' };
  return draft.id === '' ? null : (draft as TicketDraft);
}

/** Null forgets it. A storage that is blocked or full: it is there as long as the page is. */
export function storeTicketDraft({ user, key: which }: DraftPlace, draft: TicketDraft | null): void {
  const others = readShelf(user).filter((one) => one.key !== which);
  const drafts = draft === null ? others : [...others.slice(1 - most), { key: which, ...draft }];
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ user, drafts }));
  } catch {
    // As above.
  }
}
