import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { chartOf } from './definition';
import { fileOf, machineNamed, machineNames } from './registry';
import { standaloneOf } from './standalone';

/** Inside the house, so that xstate is found from there; no part of it. */
const folder = join(import.meta.dirname, '../../test-results/standalone');
beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** As Node runs it, without the bundler of the tests, which would find more than xstate. */
async function evaluated(name: string, text: string): Promise<AnyStateMachine[]> {
  const { code } = await transform(text, { loader: 'ts' });
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  const exported = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.values(exported).filter((value) => value instanceof StateMachine);
}

describe('a machine as one file', () => {
  it.each(machineNames())('%s needs xstate alone, and is the same machine', async (name) => {
    const text = await standaloneOf(name, fileOf(name));
    expect([...text.matchAll(/\bfrom "([^"]+)"|\bimport\("([^"]+)"\)|\brequire\(/g)].map(([found]) => found)).toEqual([
      'from "xstate"',
    ]);
    const [machine, ...others] = await evaluated(name, text);
    expect(others).toEqual([]);
    expect(machine && chartOf(machine)).toEqual(chartOf(await machineNamed(name)));
  });
});
