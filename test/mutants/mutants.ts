import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startVitest, type TestModule } from 'vitest/node';
import { machineNamed, machineNames } from '../../machines/paths/registry';
import { type Plan, mutationsOf } from './mutations';
import { type Examined, mutantsPage, mutantsTable, survivorsOf } from './page';
import { mutantPlugin } from './plugin';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/mutants.md');

/** So many mutants of the largest machine fit into a worker's memory: what one has loaded stays until its worker ends. */
const mostInOneRun = 60;

/** One run examines every `parts`-th mutant of a machine, from `part` on. */
interface Run {
  readonly machine: string;
  readonly part: number;
  readonly parts: number;
}

/** The runs that examine a machine, each in a worker of its own. */
async function runsOf(machine: string): Promise<Run[]> {
  const { config, implementations } = await machineNamed(machine);
  const { length } = mutationsOf({ chart: config, delays: implementations.delays } as Plan);
  const parts = Math.max(1, Math.ceil(length / mostInOneRun));
  return Array.from({ length: parts }, (_, part) => ({ machine, part, parts }));
}

const titleOf = ({ machine, part, parts }: Run) => (parts === 1 ? machine : `${machine} ${part + 1} of ${parts}`);

/** Examines machines side by side, and says of each part when it is done. */
async function examine(names: readonly string[]): Promise<Examined[]> {
  const runs = (await Promise.all(names.map(runsOf))).flat();
  const machines = new Map(runs.map((run) => [titleOf(run), run.machine]));
  const found: Examined[] = [];
  const noted = (module: TestModule) => {
    const title = module.project.name;
    const machine = machines.get(title) ?? title;
    for (const test of module.children.allTests()) {
      const { verdicts } = test.meta();
      if (test.result().state !== 'passed' || !verdicts) {
        const [error] = test.result().errors ?? [];
        throw new Error(`${title} could not be examined: ${error?.message ?? 'its tests do not run'}`);
      }
      found.push({ machine, verdicts });
      const left = survivorsOf([{ machine, verdicts }]);
      process.stderr.write(`${title}: ${verdicts.length} mutants, ${left.length} survive\n`);
      for (const name of left) process.stderr.write(`  survives: ${name}\n`);
    }
  };
  const problems: unknown[] = [];
  // As `npm test` runs them, whatever the shell asks for: every walk, and no pairs.
  const env = { TEST_FULL: '', WALK: '' };
  const projects = runs.map((run) => ({
    root,
    plugins: [mutantPlugin(root)],
    test: {
      name: titleOf(run),
      include: ['test/mutants/machine.run.ts'],
      environment: 'node',
      env: { ...env, MACHINE: run.machine, PART: String(run.part), PARTS: String(run.parts) },
    },
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
  // A run that died has said nothing.
  const missing = runs.length - found.length;
  if (missing > 0) throw new Error(`${missing} of ${runs.length} runs ended without a word.`);
  return names.map((machine) => ({
    machine,
    verdicts: found.filter((one) => one.machine === machine).flatMap(({ verdicts }) => verdicts),
  }));
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
