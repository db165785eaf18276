import { fromCallback, fromPromise } from 'xstate';
import type { DraftCopy } from '../../../contract/wire/wizard/draft';
import type { DraftOrder } from '../../../machines/wizard/wizard/context';
import { call } from '../server/call';
import { chunk } from '../../lib/chunk';
import { asideKey, clearShelf, copyKey, draftKey, positionKey } from './draftKeys';
import { forgetSaves } from './draftSaves';
import { newUuid } from '../browser/uuid';
import type { StoredDraft } from '../../../machines/protocols/drafts';

const reading = chunk(() => import('./storedDraft'));
const blobs = chunk(() => import('./blobs'));

type ToStore = Extract<DraftOrder, { type: 'draft.store' }>;

/** What a browser that stores nothing would have stored. */
let memory: Omit<ToStore, 'type'> | null = null;
/** The browser took less than it was given: what it has stored is older than what is in memory. */
let isBehind = false;

/** Of a draft that begins, the copy that it is going to have on the server. */
export const newCopy = (): DraftCopy => ({ id: newUuid(), revision: 0, pictures: [] });

/**
 * The draft that this browser has stored for that user; for a visitor that of nobody. A blocked storage is no failure; it
 * fails when what reads a stored draft (the schemas, which an empty shelf does not need) could not be loaded.
 */
export const readDraft = fromPromise<StoredDraft, { user: string | null }>(async ({ input: { user } }) => {
  const nothing: StoredDraft = {
    draft: null,
    position: null,
    trouble: null,
    copy: newCopy(),
  };
  const inMemory = (): StoredDraft => {
    const mine = memory && (memory.draft.user === null || memory.draft.user === user) ? memory : null;
    return { ...nothing, ...mine, trouble: 'blocked' };
  };
  if (isBehind) return inMemory();
  try {
    const shelf = window.localStorage;
    const isEmpty = shelf.getItem(draftKey) === null && (user === null || shelf.getItem(asideKey(user)) === null);
    if (isEmpty) return nothing;
  } catch {
    return inMemory();
  }
  const { readStoredDraft } = await reading.load();
  try {
    return readStoredDraft(window.localStorage, user, nothing);
  } catch {
    return inMemory();
  }
});

/** Stores what the wizard says, at once, and says 'draft.refused' when the browser does not take it. */
export const storeDraft = fromCallback<DraftOrder, undefined>(({ receive, sendBack }) => {
  receive((order) => {
    if (order.type === 'draft.forget') {
      memory = null;
      isBehind = false;
      forgetSaves();
      const { copy } = order;
      // One that stays is offered again, and may be discarded then.
      if (copy && copy.revision > 0) call('deleteDraft', { params: { id: copy.id } }).catch(() => undefined);
      // Loaded only now; pictures that stay because it does not load go with the session.
      blobs
        .load()
        .then(({ clearBlobs }) => clearBlobs())
        .catch(() => undefined);
      try {
        clearShelf(window.localStorage);
      } catch {
        // A browser that stores nothing has nothing to forget.
      }
      return;
    }
    const { draft, position, copy } = order;
    memory = { draft, position, copy };
    try {
      const shelf = window.localStorage;
      setAside(shelf, order);
      shelf.setItem(draftKey, JSON.stringify(draft));
      shelf.setItem(positionKey, JSON.stringify(position));
      shelf.setItem(copyKey, JSON.stringify(copy));
      isBehind = false;
    } catch {
      isBehind = true;
      sendBack({ type: 'draft.refused' });
    }
  });
});

/** Another draft of the same customer comes in the place of the one that was stored: that one waits for its turn. */
function setAside(shelf: Storage, { draft, copy }: ToStore): void {
  const [earlier, text, position] = [copyKey, draftKey, positionKey].map((key) => shelf.getItem(key));
  if (!earlier || !text || draft.user === null || earlier.includes(copy.id)) return;
  shelf.setItem(asideKey(draft.user), `{"draft":${text},"position":${position ?? 'null'},"copy":${earlier}}`);
}
