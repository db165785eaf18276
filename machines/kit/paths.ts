import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Model } from './model';
import { formats, kinds, report } from './report';

const usage = `Usage: paths <machine> [--kind ${kinds.join('|')}] [--format ${formats.join('|')}]`;

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && 'graph' in value && 'world' in value;

/** The testers' command: prints the paths through one machine and what they cover. */
async function main(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'transitions' }, format: { type: 'string', default: 'text' } },
  });
  const [name] = positionals;
  const kind = kinds.find((known) => known === values.kind);
  const format = formats.find((known) => known === values.format);
  if (!name || !/^\w+$/.test(name) || !kind || !format) throw new Error(usage);
  const file = join(import.meta.dirname, '..', name, `${name}.model.ts`);
  if (!existsSync(file)) throw new Error(`There is no machine "${name}" with a model.\n${usage}`);
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.values(exported)
    .filter((value): value is readonly Model[] => Array.isArray(value) && value.length > 0 && value.every(isModel))
    .map((models) => report(models, kind, format))
    .join('\n');
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
