import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Blobs from './blobs';

/** As much of IndexedDB as one store needs; it says what was opened, and may refuse to open. */
function fakeDatabases() {
  const saved = new Map<IDBValidKey, unknown>();
  const opened: { onversionchange?: () => void; isClosed: boolean }[] = [];
  const state = { refuses: false };
  const soon = (target: object, name: string) => {
    queueMicrotask(() => (target as Record<string, (() => void) | undefined>)[name]?.());
    return target;
  };
  const connection = () => {
    const database = {
      isClosed: false,
      close: () => void (database.isClosed = true),
      transaction: () => {
        if (database.isClosed) throw new DOMException('It is closing.', 'InvalidStateError');
        const transaction = { db: database, objectStore: () => store };
        const store = {
          transaction,
          get: (key: IDBValidKey) => soon({ result: saved.get(key) }, 'onsuccess'),
          put: (value: unknown, key: IDBValidKey) => void saved.set(key, value),
          delete: (key: IDBValidKey) => void saved.delete(key),
          clear: () => saved.clear(),
        };
        return soon(transaction, 'oncomplete');
      },
    };
    opened.push(database);
    return database;
  };
  const open = () =>
    state.refuses ? soon({ error: new Error('No.') }, 'onerror') : soon({ result: connection() }, 'onsuccess');
  return { open, opened, saved, state };
}

let databases: ReturnType<typeof fakeDatabases>;
let blobs: typeof Blobs;
beforeEach(async () => {
  databases = fakeDatabases();
  vi.stubGlobal('indexedDB', databases);
  vi.resetModules();
  blobs = await import('./blobs');
});
afterEach(() => vi.unstubAllGlobals());

const picture = new Blob(['a picture'], { type: 'image/png' });

describe('pictures in the browser', () => {
  it('are stored, read, taken away one by one, and all', async () => {
    const id = await blobs.putBlob(picture);
    await blobs.saveBlob('second', picture);
    await blobs.saveBlob('third', picture);
    expect(await blobs.getBlob(id)).toBe(picture);
    await blobs.deleteBlobs([id, 'second', 'never there']);
    expect([await blobs.getBlob(id), await blobs.getBlob('second'), await blobs.getBlob('third')]).toEqual([
      null,
      null,
      picture,
    ]);
    await blobs.clearBlobs();
    expect(await blobs.getBlob('third')).toBeNull();
    expect(databases.opened).toHaveLength(1);
  });

  it('hold up nobody who deletes or changes the database, and are looked for anew afterwards', async () => {
    await blobs.saveBlob('first', picture);
    const [connection] = databases.opened;
    connection?.onversionchange?.();
    expect(connection?.isClosed).toBe(true);
    databases.saved.clear();
    expect(await blobs.getBlob('first')).toBeNull();
    await blobs.saveBlob('second', picture);
    expect(databases.saved.get('second')).toBe(picture);
    expect(databases.opened).toHaveLength(2);
  });

  it('live as long as the page where the database does not open, and are stored once it does', async () => {
    databases.state.refuses = true;
    await blobs.saveBlob('first', picture);
    expect(await blobs.getBlob('first')).toBe(picture);
    databases.state.refuses = false;
    await blobs.saveBlob('second', picture);
    expect([...databases.saved.keys()]).toEqual(['second']);
    await blobs.clearBlobs();
    expect(await blobs.getBlob('first')).toBeNull();
  });
});
