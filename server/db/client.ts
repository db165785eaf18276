import { join } from 'node:path';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';
import { lockFolder, type FolderLock } from './lock';
import { startEmbedded } from './pglite';

type NoSchema = Record<string, never>;

/** The pool: each query may go over another connection. */
export type Db = NodePgDatabase<NoSchema>;
/**
 * One transaction. Pass it down to whatever belongs to it: PGlite has one session, and a transaction that waits for a
 * query of the pool waits for ever.
 */
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;
/** Either: for reading that may be part of a transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT, NoSchema>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  kind: 'pglite' | 'postgres';
  /** The lock on the embedded database's folder; null on PostgreSQL. */
  lock: FolderLock | null;
  close(): Promise<void>;
  /** Calls when the embedded engine ended by itself: this process can only end too and start anew. */
  onCrash(listener: (error: Error) => void): void;
}

export interface DatabaseOptions {
  /** Folder for the embedded database, which is used when there is no `databaseUrl`. */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Connections of this process to PostgreSQL (20). */
  poolSize?: number | undefined;
}

/** How long a connection to PostgreSQL stays open that nobody needs. */
const idleMs = 10 * 60_000;

/** Turns of the embedded database: more would only wait longer inside. */
const embeddedConnections = 4;

/** int8 as a number: amounts in cents and counts stay far below 2^53, and one that does not is a fault to see. */
function parseInt8(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`int8 beyond a safe integer: ${text}`);
  return number;
}

export function openPool(config: pg.PoolConfig): pg.Pool {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);
  const pool = new pg.Pool(config);
  // An idle connection that breaks (server restarted) is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** The pool of the embedded database. All its connections are one session, in which a statement's name is taken once. */
export function openEmbeddedPool(socketFolder: string): pg.Pool {
  const pool = openPool({ host: socketFolder, user: 'postgres', database: 'postgres', max: embeddedConnections });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    const unnamed = (first: unknown, ...rest: unknown[]) =>
      query(
        typeof first === 'object' && first !== null && 'name' in first ? { ...first, name: undefined } : first,
        ...rest,
      );
    client.query = unnamed as typeof client.query;
  });
  return pool;
}

export const dbOf = (pool: pg.Pool): Db => drizzle(pool);

/**
 * Opens PostgreSQL by its address, or the embedded PGlite in `dataDir`.
 * @throws {FolderHeld} when another process has the embedded database open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) {
    const pool = openPool({
      connectionString: options.databaseUrl,
      max: options.poolSize ?? 20,
      // Many that end at once, after the pool's own 10 s, hold up what goes on, and that opens as many anew.
      idleTimeoutMillis: idleMs,
      options: '-c timezone=UTC',
      application_name: 'sitewright',
    });
    return { db: dbOf(pool), pool, kind: 'postgres', lock: null, close: () => pool.end(), onCrash: () => undefined };
  }
  const lock = lockFolder(options.dataDir);
  try {
    const server = await startEmbedded({ dataDir: join(options.dataDir, 'pglite') });
    const pool = openEmbeddedPool(server.socketFolder);
    const close = async () => {
      await pool.end();
      await server.close();
      lock.release();
    };
    return { db: dbOf(pool), pool, kind: 'pglite', lock, close, onCrash: server.onCrash };
  } catch (error) {
    lock.release();
    throw error;
  }
}
