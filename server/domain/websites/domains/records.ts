import { isIPv6 } from 'node:net';
import type { DnsRecord } from '../../../../contract/wire/websites/ownDomain';
import type { DnsProvider } from '../../../providers/dns/dns';
import type { SitesSettings } from '../../../providers/dns/settings';

/** Where the proof of a domain stands, and how it begins. */
export const proofName = (domain: string) => `_sitewright.${domain}`;
export const proofText = (token: string) => `sitewright-site=${token}`;

/** What customers register below in some countries: `.co.uk` as others below `.com`. */
const registered = /^[^.]+\.(?:(?:co|com|org|net|ac|gov|edu)\.[a-z]{2}|[^.]+)$/;
/** Whether a name is one that somebody registers, which DNS does not let lead to another name (RFC 1034, 3.6.2). */
export const isApex = (domain: string) => registered.test(domain);

/** What leads a name to the websites: their proxy's name, where a name can lead to one and it has one; else its addresses. */
export function leadingRecords(domain: string, { addresses, host }: SitesSettings): DnsRecord[] {
  if (addresses.length === 0 || !isApex(domain)) return [{ type: 'CNAME', name: domain, value: host }];
  return addresses.map((value) => ({ type: isIPv6(value) ? 'AAAA' : 'A', name: domain, value }));
}

export const proofRecord = (domain: string, token: string): DnsRecord => ({
  type: 'TXT',
  name: proofName(domain),
  value: proofText(token),
});

export interface Standing {
  isProved: boolean;
  leadsHere: boolean;
  /** What is missing, as the customer reads it; null when nothing is. */
  problem: string | null;
}

/**
 * What stands for a domain, as the world sees it. It leads here when every address of it is ours, by whatever records; one
 * that leads elsewhere too would show something else every other time.
 * @throws {DnsUnreachable}
 */
export async function lookUp(
  dns: DnsProvider,
  { domain, token, sites }: { domain: string; token: string; sites: SitesSettings },
  signal: AbortSignal,
): Promise<Standing> {
  const [texts, aliases, fours, sixes] = await Promise.all([
    dns.records(proofName(domain), 'TXT', signal),
    dns.records(domain, 'CNAME', signal),
    dns.records(domain, 'A', signal),
    dns.records(domain, 'AAAA', signal),
  ]);
  const isProved = texts.some((text) => text.trim() === proofText(token));
  const found = [...fours, ...sixes.map(shortened)];
  const ours = sites.addresses.map(shortened);
  const foreign = found.find((address) => !ours.includes(address));
  const leadsHere =
    aliases.some((name) => name.toLowerCase() === sites.host) || (found.length > 0 && foreign === undefined);
  return { isProved, leadsHere, problem: missing({ isProved, leadsHere, domain, found, foreign }) };
}

/** An address in one way of writing. */
const shortened = (address: string) =>
  isIPv6(address) ? new URL(`http://[${address}]/`).hostname.slice(1, -1) : address;

function missing(seen: {
  isProved: boolean;
  leadsHere: boolean;
  domain: string;
  found: readonly string[];
  foreign: string | undefined;
}): string | null {
  const { isProved, leadsHere, domain, found, foreign } = seen;
  const words = [
    ...(leadsHere
      ? []
      : [found.length === 0 ? `${domain} leads nowhere yet.` : `${domain} still leads to ${foreign}.`]),
    ...(isProved ? [] : [`The TXT record of ${proofName(domain)} is not there yet.`]),
  ];
  return words.length > 0 ? words.join(' ') : null;
}
