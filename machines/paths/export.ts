import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { definitionOf } from './definition';
import { fileOf, machineNamed, machineNames } from './registry';
import { standaloneOf } from './standalone';

const usage = 'Usage: npm run machines:export -- [--out <folder>]';

/** `npm run machines:export`: each machine's definition as JSON, and the machine as one file that needs xstate alone. */
async function main(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { out: { type: 'string', default: 'dist/machines' } } });
  const folder = resolve(values.out);
  await mkdir(folder, { recursive: true });
  const names = machineNames();
  for (const name of names) {
    const definition = definitionOf(await machineNamed(name));
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(definition, undefined, 2)}\n`);
    await writeFile(join(folder, `${name}.ts`), await standaloneOf(name, fileOf(name)));
  }
  return `${names.length} machines in ${folder}, each as <name>.json and <name>.ts`;
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
  process.exitCode = 1;
}
