import * as v from 'valibot';

/** By network, as the gateway names it: the address at which a transaction can be looked at, with '{hash}' for it. */
export type Explorers = Readonly<Record<string, string>>;

const partsOf = (text: string) => text.split('|').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
const isExplorer = (part: string) => /^[^=]+=https:\/\/[^/\s]+\/\S*\{hash\}\S*$/.test(part);

/** `Bitcoin=https://mempool.space/tx/{hash}|Ethereum=https://...`; empty for none. */
export const ExplorersSetting = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => partsOf(text).every(isExplorer), 'must be like Bitcoin=https://explorer.example/tx/{hash}'),
  v.transform(
    (text): Explorers =>
      Object.fromEntries(
        partsOf(text).map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1)]),
      ),
  ),
);

/** Where a transaction can be looked at; null where no explorer is set for its network. */
export function transactionUrl(explorers: Explorers, network: string, hash: string): string | null {
  const address = Object.hasOwn(explorers, network) ? explorers[network] : undefined;
  return address === undefined ? null : address.replaceAll('{hash}', encodeURIComponent(hash));
}
