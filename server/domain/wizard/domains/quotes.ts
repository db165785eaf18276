import { inArray, sql } from 'drizzle-orm';
import { type DomainResult } from '../../../../contract/wire/wizard/domain';
import { isPremiumPrice } from '../../../../contract/rules/wizard/domain';
import { domainCheckSentences } from '../../../../contract/rules/wizard/domainProblems';
import { toDecimal } from '../../../../contract/rules/money/amount';
import type { Queries } from '../../../db/client';
import { domainQuotes } from '../../../db/schema/domains';
import { problem } from '../../../http/problem';
import { type DomainCheck, RegistrarRefusal, RegistrarUnreachable } from '../../../providers/registrar/registrar';
import type { Services } from '../../../services';
import { convert } from '../../money/convert';
import { ofOthers } from './holds';
import { listedPrice } from './tlds';

export type Quote = typeof domainQuotes.$inferSelect & {
  /** Not available only as long as another customer's hold of it lasts. */
  isHeld: boolean;
};
type StoredQuote = Omit<Quote, 'isHeld'>;

/** Milliseconds that the price shown is the price charged. */
export const quoteLifetime = 30 * 60_000;
/** Milliseconds in which the same question is not put to the registrar again. */
const answerLifetime = 10_000;
/** The same for a list to choose from: who chooses a name of it has that one asked for again, when it is held. */
export const listLifetime = 3 * 60_000;

const tldOf = (domain: string) => domain.slice(domain.lastIndexOf('.') + 1);

/** A registrar or rate service that cannot be asked reads like our own trouble. */
export const quotesUnavailable = (cause?: unknown) =>
  problem(domainCheckSentences, 503, { code: 'registrar_unreachable', cause });

type Parts = Pick<Services, 'db' | 'clock' | 'providers'>;

/**
 * What the registrar says of each name, with a year's price in the account currency; a name without an answer is left
 * out. An answer counts for 10 s, or as long as `lifetime` says in milliseconds, its price for 30 min: what was shown is what is charged. Names that our other customers
 * have or hold count as taken; one that the asking customer holds does not.
 * @throws {Problem} 503 when nothing can be said of any of them
 */
export async function quoteDomains(
  parts: Parts,
  domains: readonly string[],
  userId: string,
  { signal, lifetime = answerLifetime }: { signal?: AbortSignal; lifetime?: number } = {},
): Promise<Map<string, Quote>> {
  const { db, clock } = parts;
  const now = clock.now();
  const wanted = [...new Set(domains)];
  const stored = await db.select().from(domainQuotes).where(inArray(domainQuotes.domain, wanted));
  const quotes = new Map<string, StoredQuote>(
    stored.filter(({ quotedAt }) => now - quotedAt < lifetime).map((quote) => [quote.domain, quote]),
  );
  const unknown = wanted.filter((domain) => !quotes.has(domain));
  if (unknown.length > 0) {
    const asked = await ask(parts, unknown, now, signal).catch((error: unknown) => {
      throw quotesUnavailable(error);
    });
    for (const quote of await saveQuotes(db, asked, now)) quotes.set(quote.domain, quote);
  }
  const others = await ofOthers(db, wanted, userId, now);
  return new Map(
    [...quotes].map(([domain, quote]) => {
      const other = others.get(domain);
      return [
        domain,
        { ...quote, isAvailable: quote.isAvailable && !other, isHeld: quote.isAvailable && other === 'held' },
      ];
    }),
  );
}

async function ask(
  { providers: { registrar, rates } }: Parts,
  domains: readonly string[],
  now: number,
  signal: AbortSignal | undefined,
): Promise<StoredQuote[]> {
  const [checks, { rate }] = await Promise.all([registrar.check(domains, signal), rates.latest('USD', 'EUR', signal)]);
  const asked = new Map<string, Promise<number | null>>();
  const priceOfTld = (tld: string) => {
    // A TLD that cannot be priced leaves its own names without an answer, not the others.
    const price = asked.get(tld) ?? registrar.priceOf(tld, signal).catch(unpriced);
    asked.set(tld, price);
    return price;
  };
  const quotes = await Promise.all(
    checks.map(async (check) => {
      const tld = tldOf(check.domain);
      const priceUsd = check.premiumPrice ?? listedPrice(tld) ?? (await priceOfTld(tld));
      return priceUsd === null ? [] : [quoteOf(check, priceUsd, convert(priceUsd, rate), now)];
    }),
  );
  return quotes.flat();
}

function unpriced(error: unknown): null {
  if (error instanceof RegistrarRefusal || error instanceof RegistrarUnreachable) return null;
  throw error;
}

const quoteOf = ({ domain, isAvailable }: DomainCheck, priceUsd: number, price: number, now: number): StoredQuote => ({
  domain,
  isAvailable,
  isPremium: isPremiumPrice(price),
  priceUsd,
  price,
  quotedAt: now,
  expiresAt: now + quoteLifetime,
});

/** Writes the answers; a price that was told and still counts stays. @returns what counts now */
async function saveQuotes(db: Queries, quotes: readonly StoredQuote[], now: number): Promise<StoredQuote[]> {
  if (quotes.length === 0) return [];
  const column = (name: string) => sql.raw(`excluded.${name}`);
  const unlessTold = (name: string) =>
    sql`case when ${domainQuotes.expiresAt} > ${new Date(now).toISOString()} then ${sql.raw(`domain_quotes.${name}`)} else ${column(name)} end`;
  return (
    db
      .insert(domainQuotes)
      // One order for all: two customers who ask for the same names at once would wait for each other.
      .values([...quotes].sort((one, other) => (one.domain < other.domain ? -1 : 1)))
      .onConflictDoUpdate({
        target: domainQuotes.domain,
        set: {
          isAvailable: column('is_available'),
          isPremium: unlessTold('is_premium'),
          priceUsd: unlessTold('price_usd'),
          price: unlessTold('price'),
          quotedAt: column('quoted_at'),
          expiresAt: unlessTold('expires_at'),
        },
      })
      .returning()
  );
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
