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

/**
 * Runs `work` in one transaction, again (at most five times in all) after a deadlock or serialization failure: `work`
 * touches nothing but its `tx`.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= 5 || !retried.has(sqlState(error) ?? '')) throw error;
    }
  }
}
