/** Deletes every IndexedDB database of this origin: the pictures of drafts go with the session. */
export async function clearDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // No IndexedDB here, or a blocked one: then nothing was kept in it either.
  }
}
