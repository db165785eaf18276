import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../root';

export interface EmbeddedOptions {
  /** Folder of the database, or 'memory://'. */
  dataDir: string;
  /** A dump (see `dumpEmbedded`) that a new database starts from. */
  dumpPath?: string;
}

export interface EmbeddedServer {
  /** The folder with the socket that `pg` connects to, as its `host`. */
  socketFolder: string;
  /** Writes the whole database to a file. */
  dump(path: string): Promise<void>;
  close(): Promise<void>;
  /** Calls when the engine ended by itself: no query is answered any more. */
  onCrash(listener: (error: Error) => void): void;
}

type Message = { kind: 'ready' } | { kind: 'closed' } | { kind: 'dumped' } | { kind: 'failed'; message: string };

/** Starts PGlite in a worker thread behind PostgreSQL's wire protocol on a unix socket. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  // In the system's temporary folder under a short name: a socket's path may have 107 bytes.
  const socketFolder = mkdtempSync(join(tmpdir(), 'sitewright-'));
  if (options.dataDir !== 'memory://') mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dumpTo = join(socketFolder, 'dump.tar');
  const worker = new Worker(join(projectRoot, 'server/db/pglite.worker.mjs'), {
    workerData: { ...options, socketPath: join(socketFolder, '.s.PGSQL.5432'), dumpTo },
  });
  const next = (kind: Message['kind']) =>
    new Promise<void>((resolve, reject) => {
      const settle = (finish: () => void) => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        finish();
      };
      const onMessage = (message: Message) => {
        if (message.kind === kind) settle(resolve);
        else if (message.kind === 'failed') settle(() => reject(new Error(`PGlite: ${message.message}`)));
      };
      const onError = (error: Error) => settle(() => reject(error));
      const onExit = () => settle(() => reject(new Error('PGlite: the thread ended')));
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    });
  let isClosing = false;
  const crashed = new Promise<Error>((resolve) => {
    worker.on('error', resolve);
    worker.on('message', (message: Message) => {
      if (message.kind === 'failed') resolve(new Error(`PGlite: ${message.message}`));
    });
    worker.on('exit', () => resolve(new Error('PGlite: the thread ended')));
  });
  const removeFolder = () => rmSync(socketFolder, { recursive: true, force: true });
  try {
    await next('ready');
  } catch (error) {
    await worker.terminate();
    removeFolder();
    throw error;
  }
  return {
    socketFolder,
    async dump(path) {
      const dumped = next('dumped');
      worker.postMessage('dump');
      await dumped;
      const { copyFile } = await import('node:fs/promises');
      await copyFile(dumpTo, path);
    },
    onCrash(listener) {
      void crashed.then((error) => (isClosing ? undefined : listener(error)));
    },
    async close() {
      isClosing = true;
      const closed = next('closed');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
      removeFolder();
    },
  };
}
