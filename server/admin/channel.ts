import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FolderLock } from '../db/lock';
import type { Services } from '../services';
import { firstLine } from './ask';
import type { CommandResult } from './command';
import { runCommand } from './commands';

const Request = v.object({ words: v.array(v.string()) });

/**
 * Takes the operator's commands while this process holds the embedded database: one line of JSON in, one out, on a unix
 * socket in a folder that only this system user may enter. Its path stands in the lock file.
 */
export async function listenForCommands(services: Services, lock: FolderLock): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-'));
  const path = join(folder, 'admin.sock');
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void answer(services, socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  lock.announce(path);
  return async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    rmSync(folder, { recursive: true, force: true });
  };
}

async function answer(services: Services, socket: Socket): Promise<void> {
  let result: CommandResult;
  try {
    const { words } = v.parse(v.pipe(v.string(), v.parseJson(), Request), await firstLine(socket));
    result = await runCommand(services, words);
  } catch (error) {
    services.log.error({ err: error }, 'operator’s command failed');
    result = { lines: ['The command failed; the server’s log says why.'], exitCode: 1 };
  }
  socket.end(`${JSON.stringify(result)}\n`);
}
