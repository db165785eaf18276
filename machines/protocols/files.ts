/** A file that goes along with a message. */
export interface AttachedFile {
  /** The id that it will have at the server. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Whether the server has it. */
  isSent: boolean;
  /** Why it could not be sent, in a sentence; null for none. */
  problem: string | null;
}

/** What the writer of a message hears of its files. */
export interface FilesChanged {
  type: 'files.changed';
  files: AttachedFile[];
}
