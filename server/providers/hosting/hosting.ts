export interface HostedFile {
  /** Relative to the root of the site, without a leading slash. */
  readonly path: string;
  readonly contentType: string;
  readonly body: string | Uint8Array;
}

export interface HostingProvider {
  /** Makes room for a site. May be asked again. */
  prepare(domain: string): Promise<void>;
  /** Puts all files of a site in the place of the former ones, at once: a visitor sees the old site or the new one. */
  publish(domain: string, files: readonly HostedFile[]): Promise<void>;
  /** Takes a site offline with all that was published of it. May be asked again, and for one that is not there. */
  remove(domain: string): Promise<void>;
  /** A published file; null when the site or the file is not there. */
  read(domain: string, path: string): Promise<{ body: Uint8Array; contentType: string } | null>;
}
