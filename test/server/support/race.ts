import pg from 'pg';
import type { TestDatabase } from './database';

/**
 * Runs all of `work` at once, so that no luck of timing decides who meets whom: on PostgreSQL a connection of its own
 * holds what `lock` (SQL) locks until everyone waits at it, each on another connection, and then lets go. What only
 * reads gets past a row lock: whoever reads first and writes later has read by then. On PGlite, which has one session,
 * nothing is held. @returns what each gave, in their order
 */
export async function race<T>(database: TestDatabase, lock: string, work: readonly (() => Promise<T>)[]): Promise<T[]> {
  if (database.engine === 'pglite') return Promise.all(work.map((run) => run()));
  const gate = new pg.Client({ connectionString: database.address });
  const watch = new pg.Client({ connectionString: database.address });
  await Promise.all([gate.connect(), watch.connect()]);
  try {
    await gate.query('begin');
    await gate.query(lock);
    let settled = 0;
    const running = Promise.all(
      work.map((run) =>
        run().finally(() => {
          settled += 1;
        }),
      ),
    );
    // A refusal is told below, once the others are free.
    running.catch(() => undefined);
    const waiting = async () => {
      const { rows } = await watch.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count ?? 0;
    };
    const full = Math.min(work.length, database.pool.options.max);
    while ((await waiting()) + settled < full);
    await gate.query('commit');
    return await running;
  } finally {
    await Promise.all([gate.end(), watch.end()]);
  }
}

/** The same `work`, `times` times. */
export const times = <T>(count: number, work: () => Promise<T>) => Array.from({ length: count }, () => work);
