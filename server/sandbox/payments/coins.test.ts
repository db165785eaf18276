import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { topUpCurrencies } from '../../../contract/wire/money/money';
import { systemRandom } from '../../random';
import { bech32Address, checksummed, coins, coinsOf, unitsFor } from './coins';
import { centsOf, type StoredInvoice } from './invoices';

const hash160 = Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex');

describe('addresses', () => {
  test('of BIP 173', () => {
    expect(bech32Address('bc', hash160, 0)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    expect(bech32Address('tb', hash160, 0)).toBe('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  });

  test('of CIP 19', () => {
    const key = Buffer.from('9493315cd92eb5d8c4304e67b7e16ae36d61d34502694657811a2c8e', 'hex');
    expect(bech32Address('addr', Buffer.concat([Buffer.of(0x61), key]))).toBe(
      'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    );
  });

  test('of EIP 55', () => {
    for (const address of [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    ]) {
      expect(checksummed(address.slice(2).toLowerCase())).toBe(address);
    }
  });

  test.each([
    ['BTC', /^bc1q[02-9ac-hj-np-z]{38}$/],
    ['LTC', /^ltc1q[02-9ac-hj-np-z]{38}$/],
    ['ADA', /^addr1v[02-9ac-hj-np-z]{52}$/],
    ['ETH', /^0x[0-9a-fA-F]{40}$/],
    ['USDT', /^0x[0-9a-fA-F]{40}$/],
    ['USDC', /^0x[0-9a-fA-F]{40}$/],
  ] as const)('%s', (currency, form) => {
    expect(coins[currency].newAddress(systemRandom)).toMatch(form);
  });
});

test('what a wallet reads', () => {
  expect(coins.BTC.uri('bc1q', 38_806n)).toBe('bitcoin:bc1q?amount=0.00038806');
  expect(coins.LTC.uri('ltc1q', 150_000_000n)).toBe('litecoin:ltc1q?amount=1.5');
  expect(coins.ADA.uri('addr1', 51_885_414n)).toBe('web+cardano:addr1?amount=51.885414');
  expect(coins.ETH.uri('0xA', 10n ** 16n)).toBe('ethereum:0xA@1?value=10000000000000000');
  expect(coins.USDT.uri('0xA', 12_000_000n)).toBe(
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0xA&uint256=12000000',
  );
});

test('coins of units', () => {
  expect([coinsOf(0n, 8), coinsOf(1n, 8), coinsOf(100_000_000n, 8), coinsOf(10n ** 18n + 1n, 18)]).toEqual([
    '0',
    '0.00000001',
    '1',
    '1.000000000000000001',
  ]);
});

test('the asked amount in coins is the asked amount in cents, for every currency and amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...topUpCurrencies),
      fc.integer({ min: 1_000, max: 10_000_000 }),
      (currency, amount) => {
        const units = unitsFor(amount, coins[currency]);
        const invoice = { amount, currency, units: units.toString() } as StoredInvoice;
        expect(centsOf(units, invoice)).toBe(amount);
        // Never less than it is worth at the rate.
        expect(
          units * coins[currency].price >= BigInt(amount) * 10_000n * 10n ** BigInt(coins[currency].decimals),
        ).toBe(true);
      },
    ),
  );
});
