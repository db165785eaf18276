import { Resolver } from 'node:dns/promises';
import { type DnsProvider, DnsUnreachable, type RecordType } from './dns';

/** A name that is not there, or has no record of this type. */
const isNone = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

/** The name servers of this machine, by node's resolver. */
export function resolverDns(timeout = 4_000): DnsProvider {
  const resolver = new Resolver({ timeout, tries: 2 });
  const ask: Record<RecordType, (name: string) => Promise<string[]>> = {
    A: (name) => resolver.resolve4(name),
    AAAA: (name) => resolver.resolve6(name),
    CNAME: (name) => resolver.resolveCname(name),
    // A long text comes in pieces.
    TXT: async (name) => (await resolver.resolveTxt(name)).map((pieces) => pieces.join('')),
  };
  return {
    async records(name, type) {
      try {
        return await ask[type](name);
      } catch (error) {
        if (isNone(error)) return [];
        throw new DnsUnreachable('The name servers did not answer', { cause: error });
      }
    },
  };
}
