import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, root } from '../server/prepare.mjs';

/*
 * `npm run check`: everything that judges the code without running the product, side by side, in under 30 s.
 * Prints a line for each and the words of those that object; exits with 1 when one does.
 */

/** @typedef {{ name: string, ok: boolean, seconds: number, output: string }} Verdict */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);

/** What the type checker remembers of its last run: most of the time of the next one. */
const typesMemory = bin('.cache/sitewright/types.tsbuildinfo');

/** By name: the script and its arguments. */
const tools = {
  types: [
    bin('typescript/bin/tsc'),
    '--noEmit',
    '--pretty',
    'false',
    // Each of more checkers reads the same types again: on two processors that takes a third more of both.
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    typesMemory,
  ],
  lint: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--format=unix'],
  format: [bin('@biomejs/biome/bin/biome'), 'format', '--colors=off', '--reporter=summary', '.'],
  'unused code': [bin('knip/bin/knip.js'), '--no-progress'],
  'first load': [join(root, 'test/size.mjs'), '--short'],
  'house rules': [bin('vitest/vitest.mjs'), 'run', '--project', 'house', 'test/house.test.ts'],
};

/**
 * Runs the tools on as many processors as there are; says each verdict as it falls.
 *
 * @param {{ without?: string[], say?: (line: string) => void }} [options] `without` leaves tools out by name
 * @returns {Promise<Verdict[]>} in the order of the tools
 */
export async function check({ without = [], say = console.log } = {}) {
  const names = Object.keys(tools).filter((name) => !without.includes(name));
  return Promise.all(
    names.map(async (name) => {
      const verdict = await judge(name, tools[name]);
      say(`${verdict.ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${verdict.seconds.toFixed(1).padStart(5)} s`);
      if (!verdict.ok) say(shortened(verdict.output).replace(/^/gm, '        '));
      return verdict;
    }),
  );
}

/** As much as a person reads at once; the tool alone says the rest. */
function shortened(output, lines = 60) {
  const all = output.split('\n').filter((line) => line.trim() !== '');
  return all.length <= lines
    ? all.join('\n')
    : [...all.slice(0, lines), `... and ${all.length - lines} lines more`].join('\n');
}

/**
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<Verdict>}
 */
function judge(name, command) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (code) => {
      resolve({ name, ok: code === 0, seconds: (performance.now() - started) / 1000, output: output.trim() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await prepare({ only: ['browser'] });
    const verdicts = await check();
    process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error && error.name === 'PrepareError' ? error.message : error);
    process.exitCode = 1;
  }
}
