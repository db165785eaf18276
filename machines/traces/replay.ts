import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { machineNamed, machineNames } from '../paths/registry';
import { describeReplay, replay } from './replayed';
import { type Trace, traceFrom } from './trace';

const usage = 'Usage: npm run replay -- <trace.json> [<trace.json> ...]';

/** The trace in a file. Throws a sentence that names the file when it holds none. */
function read(file: string): Trace {
  try {
    return traceFrom(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Folds traces through the machines as they are, and says where they differ. True when nowhere. */
async function main(files: readonly string[]): Promise<boolean> {
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) throw new Error(usage);
  const traces = files.map((file) => ({ file, trace: read(file) }));
  const named = await Promise.all(machineNames().map(async (name) => [name, await machineNamed(name)] as const));
  const machines = new Map<string, AnyStateMachine>(named);
  const results = traces.map(({ file, trace }) => ({ file, ...replay(trace, machines) }));
  for (const { file, ...result } of results) {
    const text = describeReplay(result);
    process.stdout.write(files.length > 1 ? `${file}: ${text}\n` : `${text}\n`);
  }
  return results.every(({ differences }) => differences.length === 0);
}

try {
  if (!(await main(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
