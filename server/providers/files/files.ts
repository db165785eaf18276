/** Files by their names, which the product makes itself: no address becomes one. */
export interface FileStore {
  /** Null when there is none. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Whole or not at all. */
  put(name: string, body: string | Uint8Array): Promise<void>;
  /** May be asked again, and for one that is not there. */
  remove(name: string): Promise<void>;
  /** Removes all below a name. May be asked again, and for one that is not there. */
  clear(folder: string): Promise<void>;
}
