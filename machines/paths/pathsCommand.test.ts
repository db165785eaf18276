import { describe, expect, it } from 'vitest';
import { purchaseMachine, purchaseModels } from './fixture';
import { defineModels, type Model } from './model';
import { answerTo, requestOf } from './pathsCommand';
import type { Registry } from './registry';

const rich = defineModels(purchaseMachine, {
  worlds: { rich: { balance: 5_000 } },
  cases: {
    'note.type': [],
    'balance.changed': [],
    'xstate.done.actor.askCode': [{ output: { code: '1234' } }],
    'xstate.error.actor.askCode': [{ error: 'gone' }],
    'xstate.done.actor.placeOrder': [{ output: { id: 'o-1' } }],
    'xstate.error.actor.placeOrder': [{ error: 'offline' }],
    'xstate.error.actor.watchBalance': [{ error: 'cut' }],
  },
  heard: { watchBalance: ['balance.changed'] },
});
const known: Record<string, readonly Model[]> = {
  purchase: purchaseModels as readonly Model[],
  short: rich as readonly Model[],
};
const registry: Registry = {
  machineNames: () => Object.keys(known),
  folderOf: (name) => `shop/${name}`,
  machineNamed: async () => purchaseMachine,
  modelsOf: async (name) => known[name] ?? [],
};
const ask = (...args: string[]) => answerTo(requestOf(args, registry), registry);

describe('npm run paths', () => {
  it('prints the paths of one machine', async () => {
    const { text, exitCode } = await ask('purchase');
    expect(text).toMatch(/^just enough: \d+ paths\n/);
    expect(exitCode).toBe(0);
  });

  it('exits with 1 for a coverage under 100 %, of one machine and of all', async () => {
    expect((await ask('purchase', '--coverage')).exitCode).toBe(0);
    const short = await ask('short', '--coverage');
    expect(short.exitCode).toBe(1);
    expect(short.text).toContain('guard canPay is never false');
    const all = await ask('--all', '--coverage');
    expect(all.exitCode).toBe(1);
    expect(all.text).toContain('Missing:\n  purchase: ');
    expect(all.text).toMatch(/^2 machines +3 /m);
  });

  it('prints every machine, as one JSON text too', async () => {
    expect((await ask('--all')).text).toContain('\n\nrich: ');
    const { text } = await ask('--all', '--format', 'json');
    expect(JSON.parse(text)).toMatchObject([{ worlds: { length: 2 } }, { worlds: { length: 1 } }]);
    expect(JSON.parse((await ask('--all', '--coverage', '--format', 'json')).text)).toHaveLength(2);
  });

  it('draws', async () => {
    expect((await ask('purchase', '--mermaid')).text).toMatch(/^stateDiagram-v2\n/);
    expect((await ask('purchase', '--mermaid', '--format', 'md')).text).toMatch(/^```mermaid\n[^`]+```$/);
  });

  it('writes a skeleton whose imports fit the place where it will lie', async () => {
    const text = async (...args: string[]) => (await ask('purchase', '--playwright', ...args)).text;
    expect(await text()).toContain("from './support/test';");
    expect(await text('--out', 'test/browser/deep/x.tour.ts')).toContain("from '../../../machines/shop/purchase/");
    expect(await text('--out', 'test/browser/deep/x.tour.ts')).toContain("from '../support/test';");
  });

  it.each([
    [[], 'Name one machine, or say --all.'],
    [['purchase', 'short'], 'Name one machine, or say --all.'],
    [['--all', 'purchase'], 'With --all no machine is named.'],
    [['purchase', '--kind', 'all'], 'There is no kind "all".'],
    [['purchase', '--format', 'html'], 'There is no format "html".'],
    [['purchase', '--mermaid', '--coverage'], 'Either --coverage or --mermaid.'],
    [['--all', '--playwright'], 'A skeleton is made for one machine at a time.'],
    [['purchase', '--colour'], "Unknown option '--colour'"],
  ])('refuses %j with a sentence and the usage', (args, sentence) => {
    expect(() => requestOf(args, registry)).toThrow(sentence);
    expect(() => requestOf(args, registry)).toThrow('Usage: npm run paths -- <machine>');
  });
});
