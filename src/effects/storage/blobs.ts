/** Pictures of a draft, kept in the browser beside the draft itself, which only names them. */
const databaseName = 'sitewright-pictures';
const storeName = 'pictures';

/** Where IndexedDB is blocked or full: the pictures live as long as the page. */
const memory = new Map<string, Blob>();
let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => {
      const database = request.result;
      // A sign-out deletes the databases; one that stays open would hold that up.
      database.onversionchange = () => {
        database.close();
        opening = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The database is blocked.'));
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function run<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const request = ask(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** `crypto.randomUUID` is missing on an address without TLS that is not localhost. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps a picture and says under which id; in memory when the browser keeps nothing. */
export async function putBlob(blob: Blob): Promise<string> {
  const id = newId();
  await keepBlob(id, blob);
  return id;
}

/** Keeps a picture under the id that a draft of another device names it by. */
export async function keepBlob(id: string, blob: Blob): Promise<void> {
  try {
    await run('readwrite', (store) => store.put(blob, id));
  } catch {
    memory.set(id, blob);
  }
}

/** A kept picture; null when it is gone. */
export async function getBlob(id: string): Promise<Blob | null> {
  const held = memory.get(id);
  if (held) return held;
  try {
    const found: unknown = await run('readonly', (store) => store.get(id));
    return found instanceof Blob ? found : null;
  } catch {
    return null;
  }
}

/** Lets pictures go; ids that are not there are none of its concern. */
export async function deleteBlobs(ids: readonly string[]): Promise<void> {
  for (const id of ids) memory.delete(id);
  try {
    for (const id of ids) await run('readwrite', (store) => store.delete(id));
  } catch {
    // What cannot be reached cannot be deleted either; it goes with the session.
  }
}

/** Lets all pictures go. */
export async function clearBlobs(): Promise<void> {
  memory.clear();
  try {
    await run('readwrite', (store) => store.clear());
  } catch {
    // As above.
  }
}
