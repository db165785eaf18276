import { asideKey, clearShelf, copyKey } from './draftKeys';

/** Takes a draft out of this browser that is no longer on the server: it would come back from here. */
export function forgetDraft(id: string, shelf: Storage): void {
  if (shelf.getItem(copyKey)?.includes(id)) clearShelf(shelf);
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '');
  for (const key of keys) if (key.startsWith(asideKey('')) && shelf.getItem(key)?.includes(id)) shelf.removeItem(key);
}
