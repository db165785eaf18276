import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, requestOf } from '../machines/paths/pathsCommand';
import { registry } from '../machines/paths/registry';
import { extent } from './extent';

/**
 * docs/testing.md, 'From nothing to a new walked path in ten minutes', followed to the letter in a copy of the house. In
 * `npm test` nothing is started: what is to be typed still fits the files, and what is first printed is still printed.
 */
const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/testing.md'), 'utf8');
const script = /^## From nothing [^]*?(?=^## )/m.exec(page)?.[0] ?? '';
/** What the script works with. */
const rooms = [
  'contract',
  'machines',
  'src',
  'test/walk',
  'test/extent.ts',
  'test/browserViews.ts',
  'test/browser/support',
];
const isAtTheTop = /\.(?:json|ts)$/;

interface Step {
  readonly kind: 'sh' | 'sh fails' | 'diff' | 'text';
  readonly lines: readonly string[];
}

const steps: Step[] = [...script.matchAll(/^```(sh|sh fails|diff|text)\n([^]*?)\n```$/gm)].map(([, kind, text]) => ({
  kind: kind as Step['kind'],
  lines: (text ?? '').split('\n'),
}));

let house: string;
let printed = '';

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'newcomer-'));
  const top = readdirSync(root).filter((name) => isAtTheTop.test(name));
  const setup = readdirSync(join(root, 'test')).filter((name) => name.startsWith('setup'));
  for (const path of [...rooms, ...top, ...setup.map((name) => join('test', name))]) {
    cpSync(join(root, path), join(house, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Does what a step says; the copy stands for the clone and its packages. */
function follow({ kind, lines }: Step) {
  if (kind === 'diff') edit(lines);
  else if (kind === 'text') for (const line of lines) expect(printed).toContain(line);
  else for (const line of lines.filter((command) => !/^(?:git clone|npm ci)/.test(command))) run(line, kind);
}

function run(command: string, kind: Step['kind']) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, UPDATE: undefined, VITEST: undefined };
  const { status, stdout, stderr } = spawnSync(command, { cwd: house, shell: true, encoding: 'utf8', env });
  printed = stdout + stderr;
  expect(status === 0, `${command}\n${printed.slice(-4_000)}`).toBe(kind === 'sh');
}

/** Puts the lines with a + where the lines without one are, which must be there once. */
function edit([heading = '', ...lines]: readonly string[]) {
  const path = join(house, heading.replace(/^--- /, ''));
  const text = readFileSync(path, 'utf8');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  expect(text.split(before.join('\n')), `${heading}\n${before.join('\n')}`).toHaveLength(2);
  writeFileSync(
    path,
    text.replace(before.join('\n'), () => after.join('\n')),
  );
}

describe('a newcomer', { timeout: 300_000 }, () => {
  it('finds the script', () => expect(steps.length).toBeGreaterThan(10));
  it('reads the paths of a machine', async () => {
    const { text } = await answerTo(requestOf(['coupon'], registry), registry);
    for (const line of steps.find(({ kind }) => kind === 'text')?.lines ?? ['nothing']) expect(text).toContain(line);
  });

  const numbered = steps.map((step, index) => [index + 1, step.lines[0], step] as const);
  const followed = numbered.filter(([, , { kind }]) => extent(kind === 'diff', true));
  it.each(followed)('%d. %s', (_, __, step) => {
    expect.hasAssertions();
    follow(step);
    expect(step.lines.length).toBeGreaterThan(0);
  });
});
