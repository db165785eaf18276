import { BlockList, isIP } from 'node:net';

/** The values of NODE_ENV that say something here; another one is somebody's mistake, and is refused. */
export const environments = ['', 'development', 'test', 'production'] as const;

/** What the settings ask for, as far as it decides who reaches what. */
export interface Wish {
  environment: (typeof environments)[number];
  /** The address to listen on; undefined leaves it to us. */
  host: string | undefined;
  /** The app's address for others, whole. */
  publicUrl: string | undefined;
  /** SANDBOX_EXPOSED: whoever reaches the app may have the stand-ins too. */
  mayExposeSandbox: boolean;
  /** The browser's part comes from its sources (`npm run dev`). */
  isFromSources: boolean;
}

/** Who reaches what. An address is one that Node listens on; undefined is every one of this machine. */
export interface Exposure {
  /** Real services alone: no stand-in, no outbox, no clock file. */
  isProduction: boolean;
  /** Where app and content listen. */
  host: string | undefined;
  /** Where the stand-ins and the outbox listen; in production nowhere. */
  sandboxHosts: readonly (string | undefined)[];
  /** Others than this machine reach the stand-ins, as SANDBOX_EXPOSED allows. */
  isSandboxExposed: boolean;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** To listen there is to listen on every address. */
const everyAddress = new BlockList();
everyAddress.addAddress('0.0.0.0');
everyAddress.addAddress('::', 'ipv6');

/** False for what is a name. */
const isOneOf = (list: BlockList, host: string) =>
  isIP(host) !== 0 && list.check(host, isIP(host) === 4 ? 'ipv4' : 'ipv6');

/** The name localhost may lead to either, whichever of them a program tries first. */
const thisMachine = ['127.0.0.1', '::1'];

/**
 * Whether a host, an address or a name as it stands in a URL, is this machine and nothing else. Names below localhost
 * are, for browsers resolve them so; any other name is not, wherever it leads today.
 */
export function isThisMachine(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return isOneOf(loopback, bare) || /^(?:.+\.)?localhost\.?$/i.test(bare);
}

/** Whether an address of the web is for others than this machine. */
export const isPublic = (address: string) => !isThisMachine(new URL(address).hostname);

/**
 * Decides who reaches what, or says in a sentence why it cannot be so. Outside production everything answers this
 * machine alone: the outbox shows mailed codes, and the stand-ins take simulated money and let anybody be anybody. That
 * a stranger might reach only the app changes nothing, for what is simulated behind it is still worth nothing.
 */
export function exposureOf(wish: Wish): Exposure | { refusal: string } {
  const isForOthers = wish.publicUrl !== undefined && isPublic(wish.publicUrl);
  if (wish.environment === 'production') return productionOf(wish, isForOthers);
  if (isForOthers) return { refusal: refusals.public };
  const host = wish.host ?? '127.0.0.1';
  if (isListeningHere(host)) return { isProduction: false, host, sandboxHosts: thisMachine, isSandboxExposed: false };
  if (!wish.mayExposeSandbox) return { refusal: refusals.host };
  return {
    isProduction: false,
    host,
    // The product itself asks for its stand-ins on this machine.
    sandboxHosts: isOneOf(everyAddress, host) ? [host] : [...thisMachine, host],
    isSandboxExposed: true,
  };
}

/** A name below localhost is asked of whoever answers for names, who may say another machine. */
const isListeningHere = (host: string) => host === 'localhost' || isOneOf(loopback, host);

function productionOf({ host, isFromSources }: Wish, isForOthers: boolean): Exposure | { refusal: string } {
  if (!isForOthers) return { refusal: refusals.production };
  if (isFromSources) return { refusal: refusals.sources };
  return { isProduction: true, host, sandboxHosts: [], isSandboxExposed: false };
}

const refusals = {
  public:
    'PUBLIC_URL is an address for others than this machine, and without NODE_ENV=production they would meet the sandbox: ' +
    'its simulated money, its outbox with every mailed code. Set NODE_ENV=production and the real services, or leave ' +
    'PUBLIC_URL empty to try the product on this machine.',
  production:
    'NODE_ENV=production needs PUBLIC_URL, the address at which others than this machine reach the app. Set it, or leave ' +
    'NODE_ENV empty to try the product with its sandbox on this machine.',
  host:
    'HOST is an address that others than this machine may reach, and outside production the sandbox stands behind it: its ' +
    'simulated money, its outbox with every mailed code. Leave HOST empty, set NODE_ENV=production with PUBLIC_URL and the ' +
    'real services, or set SANDBOX_EXPOSED=1 when whoever reaches HOST may have all of that, as inside a container.',
  sources:
    'npm run dev serves the sources to whoever asks, so it does not run with NODE_ENV=production. Use npm start, or leave ' +
    'NODE_ENV empty.',
};

/** What the start says of stand-ins that others reach; nothing of those that they do not. */
export function warningOf({ host, isSandboxExposed }: Pick<Exposure, 'host' | 'isSandboxExposed'>): string[] {
  if (!isSandboxExposed) return [];
  const where = host === undefined || isOneOf(everyAddress, host) ? 'any address of this machine' : host;
  return [
    `EXPOSED  SANDBOX_EXPOSED=1: whoever reaches ${where} can read every mailed code, be anybody, pay with simulated ` +
      'money and plan faults. Meant for a container or a network of your own.',
  ];
}
