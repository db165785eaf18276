import { asideKey, clearShelf, copyKey } from './draftKeys';

/** Takes a draft out of this browser that is no longer on the server: it would come back from here. */
export function forgetDraft(id: string): void {
  try {
    const shelf = window.localStorage;
    if (shelf.getItem(copyKey)?.includes(id)) clearShelf(shelf);
    const aside = Object.keys(shelf).filter((key) => key.startsWith(asideKey('')) && shelf.getItem(key)?.includes(id));
    for (const key of aside) shelf.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
