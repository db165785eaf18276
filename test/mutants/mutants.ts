import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startVitest, type TestModule } from 'vitest/node';
import { machineNames } from '../../machines/paths/registry';
import { type Examined, mutantsPage, mutantsTable, survivorsOf } from './page';
import { mutantPlugin } from './plugin';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/mutants.md');

/** Examines machines side by side, each in a run of its own, and says of each when it is done. */
async function examine(names: readonly string[]): Promise<Examined[]> {
  const found: Examined[] = [];
  const noted = (module: TestModule) => {
    const machine = module.project.name;
    for (const test of module.children.allTests()) {
      const { verdicts } = test.meta();
      if (test.result().state !== 'passed' || !verdicts) {
        const [error] = test.result().errors ?? [];
        throw new Error(`${machine} could not be examined: ${error?.message ?? 'its tests do not run'}`);
      }
      found.push({ machine, verdicts });
      const left = survivorsOf([{ machine, verdicts }]);
      process.stderr.write(`${machine}: ${verdicts.length} mutants, ${left.length} survive\n`);
      for (const name of left) process.stderr.write(`  survives: ${name}\n`);
    }
  };
  const problems: unknown[] = [];
  // As `npm test` runs them, whatever the shell asks for: every walk, and no pairs.
  const env = { TEST_FULL: '', WALK: '' };
  const projects = names.map((name) => ({
    root,
    plugins: [mutantPlugin(root)],
    test: { name, include: ['test/mutants/machine.run.ts'], environment: 'node', env: { ...env, MACHINE: name } },
  }));
  const onTestModuleEnd = (module: TestModule) => {
    try {
      noted(module);
    } catch (error) {
      problems.push(error);
    }
  };
  const vitest = await startVitest(
    'test',
    [],
    // A mutant may break an actor outside of any test: that is what mutants do.
    {
      root,
      config: false,
      watch: false,
      reporters: [{ onTestModuleEnd }],
      dangerouslyIgnoreUnhandledErrors: true,
      maxWorkers: availableParallelism(),
    },
    { test: { projects } },
  );
  await vitest.close();
  if (problems.length > 0) throw problems[0];
  return found.toSorted((one, other) => one.machine.localeCompare(other.machine));
}

/** `npm run mutants [-- <machine> ...]`: exits with 1 when a mutant survives; writes the page when all are examined. */
async function main(chosen: readonly string[]): Promise<void> {
  const known = machineNames();
  const strange = chosen.find((name) => !known.includes(name));
  if (strange !== undefined) throw new Error(`There is no machine "${strange}". There are: ${known.join(', ')}.`);
  const all = await examine(chosen.length > 0 ? chosen : known);
  if (chosen.length === 0) writeFileSync(page, mutantsPage(all));
  process.stdout.write(`${mutantsTable(all)}\n`);
  process.exitCode = survivorsOf(all).length === 0 ? 0 : 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
