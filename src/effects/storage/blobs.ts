import { clear, createStore, delMany, get, set, type UseStore } from 'idb-keyval';

/* Pictures of a draft, stored in the browser beside the draft itself, which only names them. */

/** Where IndexedDB is blocked or full: the pictures live as long as the page. */
const memory = new Map<string, Blob>();
let store: UseStore | undefined;

/** The store of the pictures; opened anew when opening it failed, and after its database was closed. */
const pictures: UseStore = (mode, ask) => {
  store ??= createStore('sitewright-pictures', 'pictures');
  return store(mode, (opened) => {
    const database = opened.transaction.db;
    // A sign-out deletes the databases; one that stays open would hold that up.
    database.onversionchange = () => {
      database.close();
      store = undefined;
    };
    return ask(opened);
  });
};

/** `crypto.randomUUID` is missing on an address without TLS that is not localhost. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Saves a picture and says under which id; in memory when the browser stores nothing. */
export async function putBlob(blob: Blob): Promise<string> {
  const id = newId();
  await saveBlob(id, blob);
  return id;
}

/** Saves a picture under the id that a draft of another device names it by. */
export async function saveBlob(id: string, blob: Blob): Promise<void> {
  try {
    await set(id, blob, pictures);
  } catch {
    memory.set(id, blob);
  }
}

/** A stored picture; null when it is gone. */
export async function getBlob(id: string): Promise<Blob | null> {
  const held = memory.get(id);
  if (held) return held;
  try {
    const found = await get<unknown>(id, pictures);
    return found instanceof Blob ? found : null;
  } catch {
    return null;
  }
}

/** Lets pictures go; ids that are not there are none of its concern. */
export async function deleteBlobs(ids: readonly string[]): Promise<void> {
  for (const id of ids) memory.delete(id);
  try {
    await delMany([...ids], pictures);
  } catch {
    // What cannot be reached cannot be deleted either; it goes with the session.
  }
}

/** Lets all pictures go. */
export async function clearBlobs(): Promise<void> {
  memory.clear();
  try {
    await clear(pictures);
  } catch {
    // As above.
  }
}
