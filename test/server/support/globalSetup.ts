import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPool } from '../../../server/db/client';
import { migrateDatabase } from '../../../server/db/migrate';
import { startEmbedded } from '../../../server/db/pglite';
import { projectRoot } from '../../../server/root';
import { startPostgres } from './postgres';

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
  const [server, dump] = await Promise.all([startPostgres(), embeddedDump()]);
  await server.createDatabase(template);
  const pool = openPool({ connectionString: `${server.address}/${template}`, max: 1 });
  await migrateDatabase(pool);
  await pool.end();
  project.provide('postgresAddress', server.address);
  project.provide('postgresTemplate', template);
  project.provide('embeddedDump', dump);
  return () => server.stop();
}

/** The dump of a migrated embedded database, made anew when the migrations changed. */
export async function embeddedDump(): Promise<string> {
  const migrations = join(projectRoot, 'server/db/migrations');
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)));
  }
  const folder = join(projectRoot, 'node_modules/.cache/sitewright');
  const path = join(folder, `pglite-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const embedded = await startEmbedded({ dataDir: 'memory://' });
  const pool = openPool({ host: embedded.socketFolder, user: 'postgres', database: 'postgres', max: 1 });
  await migrateDatabase(pool);
  await pool.end();
  await embedded.dump(`${path}.${process.pid}`);
  await embedded.close();
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
