export const recordTypes = ['A', 'AAAA', 'CNAME', 'TXT'] as const;
export type RecordType = (typeof recordTypes)[number];

/** The domain name system, as the world sees it. */
export interface DnsProvider {
  /** What stands for a name: addresses, names without a dot at the end, texts as a whole. Empty for none. */
  records(name: string, type: RecordType, signal?: AbortSignal): Promise<string[]>;
}

/** It could not be asked: nothing is known of what stands there. */
export class DnsUnreachable extends Error {
  override name = 'DnsUnreachable';
}
