export interface HostedFile {
  /** Relative to the root of the site, without a leading slash. */
  readonly path: string;
  readonly contentType: string;
  readonly body: string | Uint8Array;
}

/** A file as it is served. */
export interface FoundFile {
  body: Uint8Array;
  contentType: string;
}

/**
 * Websites by their domain: versions, each of which is put whole and never changes, and one pointer that says which of them
 * visitors see. Whenever a process ends, what they see is one whole version.
 */
export interface HostingProvider {
  /** Makes room for a site. May be asked again. */
  prepare(domain: string): Promise<void>;
  /**
   * Puts all files of a version beside the others; visitors see nothing of it. May be asked again: the same files of the
   * same owner are the same version. @returns its name, which begins with the owner's
   */
  put(domain: string, owner: string, files: readonly HostedFile[]): Promise<string>;
  /** Makes a version that was put the one that visitors see, in one step. @throws {Error} when it is not there */
  point(domain: string, version: string): Promise<void>;
  /** The version that visitors see; null when they see none. */
  live(domain: string): Promise<string | null>;
  /** Takes a site offline; its versions stay. May be asked again, and for one that is not there. */
  close(domain: string): Promise<void>;
  /** Erases all that an owner put there, but what visitors see. May be asked again, and for one that is not there. */
  erase(domain: string, owner: string): Promise<void>;
  /**
   * A file of the version that visitors see. One that has its content's hash in its name is found in the version before it
   * too: whoever has its page gets what belongs to it. Null when the site or the file is not there.
   */
  read(domain: string, path: string): Promise<FoundFile | null>;
  /** All files of a version, whether visitors see it or not; null when it is not there. */
  files(domain: string, version: string): Promise<HostedFile[] | null>;
}

/** Whether a name carries the hash of its content, so that whatever has it is the same. */
export const isHashed = (path: string) => /\/[0-9a-f]{12}[^/]*\.\w+$/.test(`/${path}`);

/** The hosting has no room left. What visitors see is untouched; the same may be asked again when there is some. */
export class HostingFull extends Error {
  override name = 'HostingFull';
  constructor(options?: ErrorOptions) {
    super('The hosting has no room left.', options);
  }
}

/** The hosting does not answer, or not in time. Whether it did what was asked is unknown; the same may be asked again. */
export class HostingAway extends Error {
  override name = 'HostingAway';
  constructor(options?: ErrorOptions) {
    super('The hosting does not answer.', options);
  }
}
