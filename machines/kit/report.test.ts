import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { defineModels, type Model } from './model';
import { report } from './report';

const door = setup({
  types: { input: {} as { isLocked: boolean }, context: {} as { isLocked: boolean } },
  guards: { isLocked: ({ context }) => context.isLocked },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': [{ guard: 'isLocked', target: 'refused' }, { target: 'open' }] } },
    refused: {},
    open: { on: { 'door.close': 'shut' } },
  },
});
const worlds = { locked: { isLocked: true }, free: { isLocked: false } };
const models = defineModels(door, { worlds }) as readonly Model[];

it('lists the paths of each world and what they cover', () => {
  expect(report(models, 'transitions', 'text')).toBe(
    [
      'locked: 1 paths',
      '  door.open',
      'free: 1 paths',
      '  door.open → door.close',
      'door: 3 states, 3 transitions, 1 guards, everything met',
    ].join('\n'),
  );
});

it('says what a missing world leaves out', () => {
  const one = defineModels(door, { worlds: { free: worlds.free } }) as readonly Model[];
  expect(report(one, 'tours', 'text')).toContain(
    'not met: state refused is never reached; transition shut: door.open [isLocked] → refused is never taken; guard isLocked is never true',
  );
});

it('is JSON for machines and Markdown for people', () => {
  expect(JSON.parse(report(models, 'pairs', 'json'))).toMatchObject({
    machine: 'door',
    kind: 'pairs',
    worlds: [
      { world: 'locked', paths: [] },
      { world: 'free', paths: ['door.open → door.close', 'door.open → door.close → door.open'] },
    ],
  });
  expect(report(models, 'simple', 'markdown')).toContain('## free\n\n1. door.open\n');
});
