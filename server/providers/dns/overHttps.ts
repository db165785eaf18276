import * as v from 'valibot';
import { type DnsProvider, DnsUnreachable, type RecordType } from './dns';

/** By their numbers on the wire. */
const numbers: Record<RecordType, number> = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 };
const Answers = v.object({
  Status: v.number(),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});
/** NOERROR and NXDOMAIN; any other says nothing of the name. */
const answered: readonly number[] = [0, 3];

/** A resolver that answers JSON over HTTP, as Google's and Cloudflare's do; the sandbox speaks the same. */
export function dnsOverHttps(address: string, timeout = 4_000): DnsProvider {
  return {
    async records(name, type, signal) {
      const limit = AbortSignal.timeout(timeout);
      try {
        const response = await fetch(`${address}/resolve?${new URLSearchParams({ name, type })}`, {
          headers: { accept: 'application/dns-json' },
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        if (!response.ok) throw new Error(`Answered ${response.status}`);
        const { Status, Answer } = v.parse(Answers, await response.json());
        if (!answered.includes(Status)) throw new Error(`Answered with status ${Status}`);
        return Answer.filter((one) => one.type === numbers[type]).map(({ data }) =>
          type === 'TXT' ? data.replace(/^"|"$/g, '').replaceAll('" "', '') : data.replace(/\.$/, ''),
        );
      } catch (error) {
        throw new DnsUnreachable('The name servers did not answer', { cause: error });
      }
    },
  };
}
