import { and, inArray, ne, sql } from 'drizzle-orm';
import { isPremiumPrice } from '../../../contract/domain';

import type { DomainResult } from '../../../contract/domain';
import { toDecimal } from '../../../contract/money';
import type { Queries } from '../../db/client';
import { domainQuotes, domainReservations } from '../../db/schema/domains';
import type { DomainCheck } from '../../providers/registrar/registrar';
import type { Services } from '../../services';
import { listedPrice } from './tlds';

export type Quote = typeof domainQuotes.$inferSelect;

/** Milliseconds that the price shown is the price charged. */
export const quoteLifetime = 30 * 60_000;
/** Milliseconds in which the same question is not put to the registrar again. */
const answerLifetime = 10_000;

const tldOf = (domain: string) => domain.slice(domain.lastIndexOf('.') + 1);

/**
 * Minor units of the account currency for minor units of USD at a decimal rate, rounded half up (decision 2). The rate
 * is scaled to an integer: cents must not depend on binary fractions.
 */
export function convert(usd: number, rate: string): number {
  const [whole = '0', fraction = ''] = rate.split('.');
  const scaled = BigInt(whole + fraction.padEnd(8, '0').slice(0, 8));
  return Number((BigInt(usd) * scaled + 50_000_000n) / 100_000_000n);
}

/**
 * What the registrar says of each name, with a year's price in the account currency; a name without an answer is left
 * out. Fresh answers are kept for the order. Names of our own customers count as taken.
 */
export async function quoteDomains(
  { db, clock, providers }: Pick<Services, 'db' | 'clock' | 'providers'>,
  domains: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, Quote>> {
  const now = clock.now();
  const wanted = [...new Set(domains)];
  const kept = await db.select().from(domainQuotes).where(inArray(domainQuotes.domain, wanted));
  const quotes = new Map(
    kept.filter(({ quotedAt }) => now - quotedAt < answerLifetime).map((quote) => [quote.domain, quote]),
  );
  const unknown = wanted.filter((domain) => !quotes.has(domain));
  if (unknown.length > 0) {
    const [checks, { rate }] = await Promise.all([
      providers.registrar.check(unknown, signal),
      providers.rates.latest('USD', 'EUR', signal),
    ]);
    const fresh = await Promise.all(
      checks.map(async (check) => {
        const priceUsd = await priceOf(check, providers.registrar, signal);
        return priceUsd === null ? [] : [quoteOf(check, priceUsd, convert(priceUsd, rate), now)];
      }),
    );
    for (const quote of fresh.flat()) quotes.set(quote.domain, quote);
    await keep(db, fresh.flat());
  }
  for (const domain of await reserved(db, wanted)) {
    const quote = quotes.get(domain);
    if (quote) quotes.set(domain, { ...quote, isAvailable: false });
  }
  return quotes;
}

async function priceOf(
  { domain, premiumPrice }: DomainCheck,
  registrar: Services['providers']['registrar'],
  signal: AbortSignal | undefined,
): Promise<number | null> {
  const known = premiumPrice ?? listedPrice(tldOf(domain));
  if (known !== null) return known;
  return registrar.priceOf(tldOf(domain), signal).catch(() => null);
}

const quoteOf = ({ domain, isAvailable }: DomainCheck, priceUsd: number, price: number, now: number): Quote => ({
  domain,
  isAvailable,
  isPremium: isPremiumPrice(price),
  priceUsd,
  price,
  quotedAt: now,
  expiresAt: now + quoteLifetime,
});

async function keep(db: Queries, quotes: readonly Quote[]): Promise<void> {
  if (quotes.length === 0) return;
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(domainQuotes)
    // One order for all: two customers who ask for the same names at once would wait for each other.
    .values([...quotes].sort((one, other) => (one.domain < other.domain ? -1 : 1)))
    .onConflictDoUpdate({
      target: domainQuotes.domain,
      set: {
        isAvailable: excluded('is_available'),
        isPremium: excluded('is_premium'),
        priceUsd: excluded('price_usd'),
        price: excluded('price'),
        quotedAt: excluded('quoted_at'),
        expiresAt: excluded('expires_at'),
      },
    });
}

/** Those of the names that a living reservation holds. */
export async function reserved(db: Queries, domains: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ domain: domainReservations.domain })
    .from(domainReservations)
    .where(and(inArray(domainReservations.domain, [...domains]), ne(domainReservations.state, 'released')));
  return rows.map(({ domain }) => domain);
}

/** A quote in the words of the wire. */
export const resultOf = (domain: string, quote: Quote | undefined): WireDomainResult =>
  quote
    ? {
        domain,
        is_available: quote.isAvailable,
        is_premium: quote.isPremium,
        prices: [{ price: toDecimal(quote.price) }],
      }
    : { domain, is_available: false, is_premium: false, prices: [], error: true };

type WireDomainResult = Omit<DomainResult, 'prices' | 'error'> & { prices: { price: string }[]; error?: boolean };
