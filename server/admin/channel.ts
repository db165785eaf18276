import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { FolderLock } from '../db/lock';
import type { Services } from '../services';
import { type CommandResult, runCommand } from './commands';

const Request = v.object({ words: v.array(v.string()) });
const Result = v.object({ lines: v.array(v.string()), exitCode: v.picklist([0, 1]) });

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

/** Has the process that holds the database run a command. */
export async function askRunning(path: string, words: readonly string[]): Promise<CommandResult> {
  const socket = connect(path);
  await new Promise<void>((resolve, reject) => socket.once('connect', () => resolve()).once('error', reject));
  socket.write(`${JSON.stringify({ words })}\n`);
  return v.parse(v.pipe(v.string(), v.parseJson(), Result), await firstLine(socket));
}

async function firstLine(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) return line;
  throw new Error('The other side said nothing');
}
