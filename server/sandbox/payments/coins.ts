import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32 } from '@scure/base';
import type { TopUpCurrency } from '../../../contract/wire/money/money';
import type { RandomSource } from '../../random';

export interface Coin {
  name: string;
  network: string;
  /** Places of its smallest unit. */
  decimals: number;
  /** Places that an amount is asked with. */
  places: number;
  /** Millionths of a euro for one coin. */
  price: bigint;
  requiredConfirmations: number;
  newAddress(random: RandomSource): string;
  newHash(random: RandomSource): string;
  /** What a wallet reads from the QR code: BIP 21, EIP 681 or CIP 13. */
  uri(address: string, units: bigint): string;
}

const hex = (random: RandomSource, size: number) => Buffer.from(random.bytes(size)).toString('hex');

/** An Ethereum address with its checksum in upper and lower case (EIP 55). */
export function checksummed(address: string): string {
  const hash = keccak_256(Buffer.from(address, 'ascii'));
  const cased = [...address].map((digit, index) => {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15;
    return nibble >= 8 ? digit.toUpperCase() : digit;
  });
  return `0x${cased.join('')}`;
}

/** A bech32 address (BIP 173): `version` is the witness version of Bitcoin and Litecoin; Cardano has none. */
export function bech32Address(prefix: string, bytes: Uint8Array, version?: number): string {
  const words = [...(version === undefined ? [] : [version]), ...bech32.toWords(bytes)];
  return bech32.encode(prefix, words);
}

/** A decimal string of an amount in smallest units, without zeros at its end. */
export function coinsOf(units: bigint, decimals: number): string {
  const text = units.toString().padStart(decimals + 1, '0');
  const fraction = text.slice(text.length - decimals).replace(/0+$/, '');
  return text.slice(0, text.length - decimals) + (fraction ? `.${fraction}` : '');
}

const segwit = (scheme: string, prefix: string) => ({
  decimals: 8,
  places: 8,
  newAddress: (random: RandomSource) => bech32Address(prefix, random.bytes(20), 0),
  newHash: (random: RandomSource) => hex(random, 32),
  uri: (address: string, units: bigint) => `${scheme}:${address}?amount=${coinsOf(units, 8)}`,
});

const ethereum = {
  newAddress: (random: RandomSource) => checksummed(hex(random, 20)),
  newHash: (random: RandomSource) => `0x${hex(random, 32)}`,
  requiredConfirmations: 4,
};

const token = (contract: string) => ({
  ...ethereum,
  network: 'Ethereum (ERC-20)',
  decimals: 6,
  places: 6,
  uri: (address: string, units: bigint) => `ethereum:${contract}@1/transfer?address=${address}&uint256=${units}`,
});

export const coins: Readonly<Record<TopUpCurrency, Coin>> = {
  BTC: {
    ...segwit('bitcoin', 'bc'),
    name: 'Bitcoin',
    network: 'Bitcoin',
    price: 91_482_350_000n,
    requiredConfirmations: 2,
  },
  LTC: {
    ...segwit('litecoin', 'ltc'),
    name: 'Litecoin',
    network: 'Litecoin',
    price: 97_640_000n,
    requiredConfirmations: 3,
  },
  ADA: {
    name: 'Cardano',
    network: 'Cardano',
    decimals: 6,
    places: 6,
    price: 684_200n,
    requiredConfirmations: 4,
    // A payment key of the main network without a stake key.
    newAddress: (random) => bech32Address('addr', Buffer.concat([Buffer.of(0x61), random.bytes(28)])),
    newHash: (random) => hex(random, 32),
    uri: (address, units) => `web+cardano:${address}?amount=${coinsOf(units, 6)}`,
  },
  ETH: {
    ...ethereum,
    name: 'Ether',
    network: 'Ethereum',
    decimals: 18,
    places: 8,
    price: 3_162_480_000n,
    uri: (address, units) => `ethereum:${address}@1?value=${units}`,
  },
  USDT: { ...token('0xdAC17F958D2ee523a2206206994597C13D831ec7'), name: 'Tether', price: 921_300n },
  USDC: { ...token('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'), name: 'USD Coin', price: 921_900n },
};

/** Smallest units for an amount in cents, rounded up to the places that are asked for. */
export function unitsFor(cents: number, { price, decimals, places }: Coin): bigint {
  const step = 10n ** BigInt(decimals - places);
  const exact = BigInt(cents) * 10_000n * 10n ** BigInt(decimals);
  return ((exact + price * step - 1n) / (price * step)) * step;
}

/** A price as a decimal string: 921300n is '0.9213'. */
export const priceText = (price: bigint) => coinsOf(price, 6);
