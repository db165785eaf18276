import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { CommandResult } from './command';

const Result = v.object({ lines: v.array(v.string()), exitCode: v.picklist([0, 1]) });

/** Has the process that holds the database run a command. */
export async function askRunning(path: string, words: readonly string[]): Promise<CommandResult> {
  const socket = connect(path);
  await new Promise<void>((resolve, reject) => socket.once('connect', () => resolve()).once('error', reject));
  socket.write(`${JSON.stringify({ words })}\n`);
  return v.parse(v.pipe(v.string(), v.parseJson(), Result), await firstLine(socket));
}

/** @throws when the other side ends without a line */
export async function firstLine(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) return line;
  throw new Error('The other side said nothing');
}
