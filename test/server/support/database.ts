import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { dbOf, openEmbeddedPool, openPool, type Db } from '../../../server/db/client';
import { startEmbedded } from '../../../server/db/pglite';
import { extent } from '../../extent';

export type Engine = 'pglite' | 'postgres';
export const engines: readonly Engine[] = ['pglite', 'postgres'];

export interface TestDatabase {
  engine: Engine;
  db: Db;
  pool: pg.Pool;
  /** Address for another pool or process; PostgreSQL only, else ''. */
  address: string;
  close(): Promise<void>;
}

/** A fresh database with the schema. `connections` (40) is the size of the pool on PostgreSQL; PGlite has 4. */
export async function freshDatabase(engine: Engine, connections = 40): Promise<TestDatabase> {
  return engine === 'pglite' ? freshEmbedded() : freshPostgres(connections);
}

async function freshEmbedded(): Promise<TestDatabase> {
  const server = await startEmbedded({
    dataDir: 'memory://',
    dumpPath: inject('embeddedDump'),
  });
  const pool = openEmbeddedPool(server.socketFolder);
  const close = async () => {
    await pool.end();
    await server.close();
  };
  return { engine: 'pglite', db: dbOf(pool), pool, address: '', close };
}

async function freshPostgres(connections: number): Promise<TestDatabase> {
  const server = inject('postgresAddress');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = new pg.Client({ connectionString: `${server}/postgres` });
  await owner.connect();
  try {
    // The template's sessions are gone, but two copies of it at once refuse each other: wait for the turn.
    await owner.query('select pg_advisory_lock(1)');
    // Written to the log page by page, as it is by itself, a copy takes seven times as long.
    await owner.query(`create database ${name} template ${inject('postgresTemplate')} strategy file_copy`);
  } finally {
    await owner.end();
  }
  const address = `${server}/${name}`;
  const pool = openPool({ connectionString: address, max: connections, options: '-c timezone=UTC' });
  const close = async () => {
    await pool.end();
    const dropper = new pg.Client({ connectionString: `${server}/postgres` });
    await dropper.connect();
    await dropper.query(`drop database ${name} with (force)`);
    await dropper.end();
  };
  return { engine: 'postgres', db: dbOf(pool), pool, address, close };
}

type Body = (database: () => TestDatabase, engine: Engine) => void;

/**
 * The same suite on PGlite and on PostgreSQL, each with a fresh database: for the ledger, orders and jobs, whose rows wait
 * for one another, which each of the two decides in its own way. `body` gets a function that gives the database
 * while a test or hook runs.
 */
export const onEachEngine = (name: string, body: Body): void => suiteOn(engines, name, body);

/**
 * The same for all other suites: in `npm test` on PostgreSQL alone, whose many connections may overtake one another, on
 * both when everything runs. The tours go through the same calls on PGlite.
 */
export const onOneEngine = (name: string, body: Body): void => suiteOn(extent(['postgres'], engines), name, body);

function suiteOn(chosen: readonly Engine[], name: string, body: Body): void {
  describe.each(chosen)(`${name} on %s`, (engine) => {
    let current: TestDatabase | undefined;
    beforeAll(async () => {
      current = await freshDatabase(engine);
    });
    afterAll(async () => {
      await current?.close();
    });
    body(() => {
      if (!current) throw new Error('The database is open only while a test runs');
      return current;
    }, engine);
  });
}
