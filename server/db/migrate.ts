import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectRoot } from '../root';

/** Any number, the same in every process of the product. */
const migrationLock = 7_315_001;

/** Brings the database to the newest schema; processes that start together take turns under an advisory lock. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('set client_min_messages to warning');
    await migrate(drizzle(client), { migrationsFolder: join(projectRoot, 'server/db/migrations') });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
