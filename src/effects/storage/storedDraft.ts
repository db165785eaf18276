import * as v from 'valibot';
import { hasChoices } from '../../../contract/rules/wizard/wizard';
import { DraftCopy, migrateDraft, WizardPosition } from '../../../contract/wire/wizard/draft';
import type { StoredDraft } from '../../../machines/protocols/drafts';
import { asideKey, clearShelf, copyKey, draftKey, positionKey, unreadableKey } from './draftKeys';
import { takeOverSaves } from './draftSaves';

const Aside = v.object({
  draft: v.unknown(),
  position: v.fallback(v.nullable(WizardPosition), null),
  copy: v.fallback(v.nullable(DraftCopy), null),
});

/** What a stored text says; undefined when it is no JSON. */
function valueOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A stored text as a value of that schema; null when it is none. */
function parse<Value>(schema: v.GenericSchema<unknown, Value>, text: string | null): Value | null {
  const parsed = v.safeParse(schema, valueOf(text));
  return parsed.success ? parsed.output : null;
}

/**
 * What a shelf has for that user. The draft of another one is set aside under their name, and one that was set aside
 * earlier is taken back; what is no draft of ours is set aside too (docs/product.md, Order draft).
 * Throws when the shelf is blocked.
 *
 * @param nothing what a shelf that has nothing says, with the copy that a new draft is going to have
 */
export function readStoredDraft(shelf: Storage, user: string | null, nothing: StoredDraft): StoredDraft {
  takeOverSaves();
  const text = shelf.getItem(draftKey);
  const draft = migrateDraft(valueOf(text));
  const position = parse(WizardPosition, shelf.getItem(positionKey));
  const copy = parse(DraftCopy, shelf.getItem(copyKey)) ?? nothing.copy;
  if (text !== null && draft === null) {
    shelf.setItem(unreadableKey, text);
    clearShelf(shelf);
    return { ...nothing, trouble: 'broken' };
  }
  if (draft && draft.user !== null && draft.user !== user) {
    shelf.setItem(asideKey(draft.user), JSON.stringify({ draft, position, copy }));
    clearShelf(shelf);
    return takeBack(shelf, user, nothing) ?? nothing;
  }
  if (!draft || (draft.user === null && !hasChoices(draft))) {
    const earlier = takeBack(shelf, user, nothing);
    if (earlier) return earlier;
  }
  if (!draft) return nothing;
  // Nothing was chosen here, nor ever saved: one that was begun elsewhere may be gone on with.
  const isUntouched = copy.revision === 0 && !hasChoices(draft);
  return { draft: isUntouched ? null : draft, position, trouble: null, copy };
}

function takeBack(shelf: Storage, user: string | null, nothing: StoredDraft): StoredDraft | null {
  if (user === null) return null;
  const earlier = parse(Aside, shelf.getItem(asideKey(user)));
  shelf.removeItem(asideKey(user));
  const draft = migrateDraft(earlier?.draft);
  return draft && earlier && { draft, position: earlier.position, trouble: null, copy: earlier.copy ?? nothing.copy };
}
