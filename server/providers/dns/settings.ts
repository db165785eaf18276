import { isIP } from 'node:net';
import * as v from 'valibot';

/** Who is asked what stands for a name: this machine's name servers, or one that answers over HTTP. */
export type DnsSettings = { kind: 'system' } | { kind: 'https'; address: string };

/** Where customers' own domains lead: the proxy in front of the content origin. */
export interface SitesSettings {
  /** IPv4 and IPv6. */
  addresses: readonly string[];
  /** Its name, for those that can lead to a name. */
  host: string;
}

const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const places = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** The part of the environment that is about them. */
export const dnsEnvironment = {
  DNS: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check(
      (text) => ['', 'sandbox', 'system'].includes(text) || /^https:\/\/./.test(text),
      "must be 'sandbox', 'system' or an address with https://",
    ),
  ),
  SITES_ADDRESS: v.pipe(
    v.optional(v.string(), ''),
    v.check(
      (text) => places(text).every((place) => isIP(place) > 0 || hostName.test(place)),
      'must be IP addresses, and a host name where there is one',
    ),
  ),
};
type Environment = { [Key in keyof typeof dnsEnvironment]: v.InferOutput<(typeof dnsEnvironment)[Key]> };

export function dnsOf({ DNS }: Environment, { sandbox }: { sandbox: string }, isProduction: boolean): DnsSettings {
  if (DNS === 'system' || (DNS === '' && isProduction)) return { kind: 'system' };
  return { kind: 'https', address: DNS.startsWith('https') ? DNS.replace(/\/+$/, '') : `${sandbox}/dns` };
}

/** Addresses that are nobody's (RFC 5737, RFC 3849), to look at where nobody comes from outside. */
const example = '203.0.113.10 2001:db8::10';

/** Undefined where it was not said: own domains are not offered then. */
export function sitesOf(
  { SITES_ADDRESS }: Environment,
  content: string,
  isProduction: boolean,
): SitesSettings | undefined {
  const all = places(SITES_ADDRESS || (isProduction ? '' : example));
  const addresses = all.filter((place) => isIP(place) > 0);
  const [named] = all.filter((place) => isIP(place) === 0);
  const host = named ?? new URL(content).hostname;
  return all.length === 0 ? undefined : { addresses, host };
}

/** In production nobody believes what a stand-in says of a name. */
export const dnsRefusals = ({ DNS }: Environment) => (DNS === 'sandbox' ? ['DNS'] : []);
