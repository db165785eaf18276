import { fromCallback, fromPromise } from 'xstate';
import type { DraftOrder, KeptOrder } from '../../machines/wizard/wizard.machine';
import { asideKey, clearShelf, draftKey, positionKey } from './draftKeys';

/** What a browser that keeps nothing would have kept. */
let memory: Pick<Extract<DraftOrder, { type: 'draft.keep' }>, 'draft' | 'position'> | null = null;

/**
 * The draft that this browser keeps for that user; for a visitor that of nobody. A blocked storage is no failure; it
 * fails when what reads a kept draft (the schemas, which an empty shelf does not need) could not be loaded.
 */
export const readDraft = fromPromise<KeptOrder, { user: string | null }>(async ({ input: { user } }) => {
  const inMemory = (): KeptOrder => {
    const mine = memory && (memory.draft.user === null || memory.draft.user === user) ? memory : null;
    return { draft: null, position: null, ...mine, trouble: 'blocked' };
  };
  try {
    const shelf = window.localStorage;
    const isEmpty = shelf.getItem(draftKey) === null && (user === null || shelf.getItem(asideKey(user)) === null);
    if (isEmpty) return { draft: null, position: null, trouble: null };
  } catch {
    return inMemory();
  }
  const { readKept } = await import('./keptDraft');
  try {
    return readKept(window.localStorage, user);
  } catch {
    return inMemory();
  }
});

/** Keeps what the wizard says, at once, and says 'draft.refused' when the browser does not take it. */
export const keepDraft = fromCallback<DraftOrder, undefined>(({ receive, sendBack }) => {
  receive((order) => {
    if (order.type === 'draft.forget') {
      memory = null;
      // Loaded only now; pictures that stay because it does not load go with the session.
      import('./blobs').then(({ clearBlobs }) => clearBlobs()).catch(() => undefined);
      try {
        clearShelf(window.localStorage);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
      return;
    }
    const { draft, position } = order;
    memory = { draft, position };
    try {
      window.localStorage.setItem(draftKey, JSON.stringify(draft));
      window.localStorage.setItem(positionKey, JSON.stringify(position));
    } catch {
      sendBack({ type: 'draft.refused' });
    }
  });
});
