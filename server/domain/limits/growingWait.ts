import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { growingWaits } from '../../db/schema/guessing';
import { tooMany } from '../../http/problem';
import { sha256 } from '../../random';

export interface GrowingWait {
  /** What is tried: 'sign-in' ... */
  name: string;
  /** Tries before the first wait. */
  free: number;
  /** Milliseconds of the first wait; each further one is twice as long, up to `longest`. */
  first: number;
  longest: number;
  /** Milliseconds after the last try in which it counts. */
  memory: number;
}

const keyOf = ({ name }: GrowingWait, key: string) => `${name}:${sha256(key)}`;

/**
 * Counts a try by `key` before it is made, in the statement that allows it: of any number at once no more than are free
 * are let through. A try while a wait runs is refused and lengthens nothing. `now` in ms.
 * @throws {Problem} 429 with Retry-After
 */
export async function waitYourTurn(db: Queries, wait: GrowingWait, key: string, now: number): Promise<void> {
  const forgotten = sql`${growingWaits.forgetAt} <= ${now}`;
  const tries = sql`case when ${forgotten} then 1 else ${growingWaits.tries} + 1 end`;
  const doubled = sql`least(${wait.longest}::bigint, ${wait.first}::bigint * (2 ^ least(${tries} - ${wait.free}::int, 30))::bigint)`;
  const admitted = await db
    .insert(growingWaits)
    .values({
      key: keyOf(wait, key),
      tries: 1,
      retryAt: now + (wait.free > 1 ? 0 : wait.first),
      forgetAt: now + wait.memory,
    })
    .onConflictDoUpdate({
      target: growingWaits.key,
      set: {
        tries,
        retryAt: sql`${now}::bigint + case when ${tries} < ${wait.free}::int then 0 else ${doubled} end`,
        forgetAt: now + wait.memory,
      },
      setWhere: sql`${forgotten} or ${growingWaits.retryAt} <= ${now}`,
    })
    .returning({ key: growingWaits.key });
  if (admitted.length > 0) return;
  const [running] = await db
    .select({ retryAt: growingWaits.retryAt })
    .from(growingWaits)
    .where(eq(growingWaits.key, keyOf(wait, key)));
  throw tooMany((running?.retryAt ?? now) - now);
}

/** The tries by `key` were an honest person's: they count no more. */
export async function forgetTries(db: Queries, wait: GrowingWait, key: string): Promise<void> {
  await db.delete(growingWaits).where(eq(growingWaits.key, keyOf(wait, key)));
}

/**
 * Whom a limit takes for one caller: an IPv4 address, or the 64 bits of an IPv6 address that one household has. An
 * IPv4 address in IPv6 form is the IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
