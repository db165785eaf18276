import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../machines/paths/registry';
import { mutated } from './mutated';
import { arePagesCompared, type Collected, collect, firstFailure, type Test, testPath, testsOf } from './suite';
import type { Verdict } from './verdict';

expect.extend({
  toMatchFileSnapshot(received: unknown, file: string) {
    const committed = arePagesCompared() ? readFileSync(resolve(dirname(testPath()), file), 'utf8') : received;
    return { pass: received === committed, message: () => `${file} is another` };
  },
});

const name = process.env['MACHINE'] ?? '';
const part = Number(process.env['PART']);
const parts = Number(process.env['PARTS']);
const below = folderOf(name);
const folder = join(import.meta.dirname, '../../machines', below);
const files = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
const path = join(folder, `${name}.test.ts`);

const load = (version: string) =>
  collect(path, async () => {
    for (const file of files) await import(/* @vite-ignore */ `/machines/${below}/${file}?mutant=${version}`);
  });

/** The lines of the test files first: they are few, and tell of the most. */
const inOrder = ({ tests }: Collected): Test[] =>
  ['file', 'walk'].flatMap((origin) => tests.filter((test) => test.origin === origin));

/** Every test in the order of what it costs, until one fails; its title, and whether it compares a page. */
async function judged(version: string): Promise<Pick<Verdict, 'caughtBy' | 'byBehaviour'>> {
  let collected: Collected;
  try {
    collected = await load(version);
  } catch {
    return { caughtBy: 'the import of its tests', byBehaviour: true };
  }
  const tests = inOrder(collected);
  const behaviour = await firstFailure(tests, { path, pages: false });
  if (behaviour !== undefined) return { caughtBy: behaviour, byBehaviour: true };
  const page = await firstFailure(tests, { path, pages: true });
  if (page !== undefined) return { caughtBy: page, byBehaviour: false };
  for (const walk of collected.walks) {
    const steps = await firstFailure(testsOf(walk), { path, pages: false });
    if (steps !== undefined) return { caughtBy: `${walk.title}: ${steps}`, byBehaviour: true };
  }
  return { caughtBy: null, byBehaviour: false };
}

it('is known to its tests by every mutant', { timeout: 0 }, async ({ task }) => {
  // Nothing is written, whatever the shell asks for.
  delete process.env['UPDATE'];
  mutated.choice = null;
  const { caughtBy } = await judged('none');
  expect(caughtBy, 'The tests fail without any mutation.').toBeNull();
  const { known } = mutated;
  const verdicts: Verdict[] = [];
  for (const [index, { kind, name: change }] of known.entries()) {
    if (index % parts !== part) continue;
    mutated.choice = index;
    verdicts.push({ kind, name: change, ...(await judged(String(index))) });
  }
  task.meta.verdicts = verdicts;
});
