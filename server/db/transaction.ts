import type { EventBus, EventName, ServerEvents } from '../events';
import type { Db, Tx } from './client';

/** Serialization failure and deadlock: the database undid everything, and asks to try again. */
const retried = new Set(['40001', '40P01']);

/** The SQLSTATE of a database error, wherever the driver or drizzle put it; null for any other error. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return null;
}

/** The name of the constraint that a database error broke; null when it broke none. */
export function constraintOf(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return null;
}

export const isUniqueViolation = (error: unknown, constraint?: string) =>
  sqlState(error) === '23505' && (constraint === undefined || constraintOf(error) === constraint);

/** Where the transactions of a database tell what came of them. */
const buses = new WeakMap<Db, EventBus>();
/** What the transactions that are under way have to tell, each thing once. */
const news = new WeakMap<Tx, Map<string, (events: EventBus) => void>>();

/** From now on the transactions of `db` tell `events` what came of them. */
export function tellOf(db: Db, events: EventBus): void {
  buses.set(db, events);
}

/** Has an event told once the transaction has committed, however often it is asked for; never when that is undone. */
export function afterCommit<Name extends EventName>(tx: Tx, name: Name, event: ServerEvents[Name]): void {
  const told = news.get(tx) ?? new Map<string, (events: EventBus) => void>();
  news.set(
    tx,
    told.set(`${name} ${JSON.stringify(event)}`, (events) => events.emit(name, event)),
  );
}

/** Runs `work` in one transaction, once, and tells what it has to tell. */
export async function transactOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let told: Map<string, (events: EventBus) => void> | undefined;
  const result = await db.transaction(async (tx) => {
    const done = await work(tx);
    told = news.get(tx);
    return done;
  });
  const events = buses.get(db);
  if (events) told?.forEach((tell) => tell(events));
  return result;
}

/**
 * Runs `work` in one transaction, again (at most five times in all) after a deadlock or serialization failure: `work`
 * touches nothing but its `tx`.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(db, work);
    } catch (error) {
      if (attempt >= 5 || !retried.has(sqlState(error) ?? '')) throw error;
    }
  }
}
