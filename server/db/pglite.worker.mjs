// PGlite in a thread of its own: its queries resolve as microtasks and would starve the server's event loop. Plain
// JavaScript, so that Node loads it from the sources, from the bundle and from a test alike.
import { fdatasyncSync, openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveTurns } from './pglite.turns.mjs';

const { dataDir, socketPath, dumpPath, dumpTo } = workerData;
const inMemory = dataDir === 'memory://';

// '-F' switches fsync off; without it PostgreSQL asks for durability, see makeDurable().
const startParams = inMemory
  ? PGlite.defaultStartParams
  : [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** The file system under PGlite has no fsync hook of its own: without this one a commit is safe only from our own death. */
function makeDurable(db) {
  const mounted = db.Module?.FS?.lookupPath('/pglite/data')?.node?.mount?.type;
  if (!mounted?.stream_ops) throw new Error('PGlite has no stream operations to hook fsync into');
  const hook = { calls: 0 };
  mounted.stream_ops.fsync = (stream) => {
    hook.calls += 1;
    fdatasyncSync(stream.nfd);
    return 0;
  };
  return hook;
}

async function start() {
  const db = await PGlite.create({
    dataDir,
    startParams,
    ...(dumpPath ? { loadDataDir: await openAsBlob(dumpPath) } : {}),
  });
  if (!inMemory) {
    const hook = makeDurable(db);
    const before = hook.calls;
    await db.query("select pg_logical_emit_message(true, 'durability', 'check')");
    if (hook.calls === before) throw new Error('PGlite commits without fsync: the durability hook did not fire');
  }
  const stopServing = await serveTurns(db, socketPath, fail);
  const obey = async (message) => {
    if (message === 'dump') {
      const { writeFile } = await import('node:fs/promises');
      const file = await db.dumpDataDir('none');
      await writeFile(dumpTo, new Uint8Array(await file.arrayBuffer()));
      parentPort.postMessage({ kind: 'dumped' });
      return;
    }
    await stopServing();
    await db.close();
    parentPort.postMessage({ kind: 'closed' });
    parentPort.close();
  };
  parentPort.on('message', (message) => {
    obey(message).catch(fail);
  });
  parentPort.postMessage({ kind: 'ready' });
}

function fail(error) {
  parentPort.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

start().catch(fail);
