import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { purchaseModels } from './fixture';
import { describeFigures, percent, sumOf } from './figures';
import { defineModels, type Model } from './model';
import { type Format, type Kind, printCoverage, printFigures, printReport, reportOn } from './report';

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
const onlyFree = defineModels(door, { worlds: { free: worlds.free } }) as readonly Model[];
const purchases = purchaseModels as readonly Model[];
const report = (of: readonly Model[], kind: Kind, format: Format) => printReport(reportOn(of, kind), of, format);

describe('paths', () => {
  it('are listed world by world, with what they cover', () => {
    expect(report(models, 'transitions', 'text')).toBe(
      [
        'locked: 1 path',
        '  door.open',
        'free: 1 path',
        '  door.open, then door.close',
        'door: 2 worlds · states 3/3, 100 % · transitions 3/3, 100 % · guard outcomes 2/2, 100 % · 2 paths',
      ].join('\n'),
    );
  });

  it('say what a missing world leaves out', () => {
    expect(report(onlyFree, 'transitions', 'text').split('\n').slice(2)).toEqual([
      'door: 1 world · states 2/3, 66.6 % · transitions 2/3, 66.6 % · guard outcomes 1/2, 50 % · 1 path',
      '  state refused is never reached',
      '  transition shut: door.open [isLocked] → refused is never taken',
      '  guard isLocked is never true',
    ]);
  });

  it('of a tour are steps with the states that they lead to', () => {
    expect(report(onlyFree, 'tours', 'text')).toContain(
      ['free: 1 tour', '  tour 1: 2 steps', '    1. door.open → open', '    2. door.close → shut', ''].join('\n'),
    );
    expect(report(onlyFree, 'tours', 'md')).toContain('### Tour 1\n\n1. door.open → `open`\n2. door.close → `shut`\n');
  });

  it('are listed one by one only while they are few', () => {
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, room) => [`room${room}`, {}]));
    const states = Object.fromEntries(
      Object.keys(many).map((name) => [
        name,
        { on: Object.fromEntries(Object.keys(many).map((other) => [`${other}.enter`, other])) },
      ]),
    );
    const maze = setup({}).createMachine({ id: 'maze', initial: 'room0', states });
    const lost = defineModels(maze, { worlds: { any: undefined } }) as readonly Model[];
    expect(report(lost, 'simple', 'text').split('\n')[0]).toBe(
      'any: more than 200 simple paths, too many to walk one by one: take pairs or tours',
    );
    expect(report(models, 'simple', 'text')).toContain('free: 1 simple path\n  door.open\n');
  });

  it('are JSON with their events and states for programs', () => {
    expect(JSON.parse(report(models, 'pairs', 'json'))).toMatchObject({
      machine: 'door',
      kind: 'pairs',
      worlds: [
        { world: 'locked', paths: [] },
        {
          world: 'free',
          paths: [
            {
              name: 'door.open, then door.close',
              steps: [
                { name: 'door.open', event: { type: 'door.open' }, state: 'open' },
                { event: { type: 'door.close' }, state: 'shut' },
              ],
            },
            { name: 'door.open, then door.close, then door.open' },
          ],
        },
      ],
      figures: { states: { met: 3, all: 3 }, paths: 2 },
      missing: [],
    });
    expect(report(purchases, 'transitions', 'json')).toContain('"message": "offline"');
  });

  it('are Markdown for people, with the table of transitions', () => {
    const page = report(models, 'simple', 'md');
    expect(page).toContain('# door\n\ndoor: 2 worlds');
    expect(page).toContain('## free\n\n1 simple path.\n\n1. door.open\n');
    expect(page).toContain('# Transitions\n\n| in | when | if | then |');
  });

  it('have names that a person understands', () => {
    const names = reportOn(purchases, 'transitions').worlds.flatMap(({ paths }) => paths.map(({ name }) => name));
    expect(names).toContain('order.place, then askCode done (code 1234), then placeOrder error, then after retryDelay');
    expect(names).toContain('balance.changed (balance 999), then order.place');
  });
});

describe('coverage', () => {
  it('tells how often each part was met', () => {
    expect(printCoverage(reportOn(models, 'transitions'), 'text')).toBe(
      [
        'states: 3/3, 100 %',
        '     3  shut',
        '     1  refused',
        '     1  open',
        'transitions: 3/3, 100 %',
        '     1  shut: door.open [isLocked] → refused',
        '     1  shut: door.open → open',
        '     1  open: door.close → shut',
        'guard outcomes: 2/2, 100 %',
        '     2  isLocked: yes',
        '     2  isLocked: no',
        'door: 2 worlds · states 3/3, 100 % · transitions 3/3, 100 % · guard outcomes 2/2, 100 % · 2 paths',
      ].join('\n'),
    );
  });

  it('shows as zero, and names, what no world shows', () => {
    const short = reportOn(onlyFree, 'transitions');
    expect(printCoverage(short, 'text')).toContain('     0  refused');
    expect(printCoverage(short, 'md')).toContain('| 0 | refused |');
    expect(JSON.parse(printCoverage(short, 'json'))).toMatchObject({
      percent: { states: 66.6, outcomes: 50 },
      coverage: { states: { refused: 0 } },
      missing: expect.arrayContaining(['guard isLocked is never true']) as unknown,
    });
  });

  it('of all machines is one table with a sum, and what is missing by name', () => {
    const all = [reportOn(onlyFree, 'transitions'), reportOn(purchases, 'transitions')];
    const text = printFigures(all, 'text').split('\n');
    expect(text[0]).toMatch(/^machine +worlds +states +transitions +guard outcomes +paths$/);
    expect(text[2]).toMatch(/^door +1 +2\/3, 66\.6 % +2\/3, 66\.6 % +1\/2, 50 % +1$/);
    expect(text[5]).toMatch(/^2 machines +3 +/);
    expect(text).toContain('  door: state refused is never reached');
    expect(printFigures(all, 'md')).toContain('| door | 1 | 2/3, 66.6 % | 2/3, 66.6 % | 1/2, 50 % | 1 |');
    expect(JSON.parse(printFigures(all, 'json'))).toMatchObject([
      { machine: 'door', missing: { length: 3 } },
      { machine: 'purchase', missing: [] },
    ]);
  });

  it('is 100 only when nothing is left', () => {
    expect(percent({ met: 9_999, all: 10_000 })).toBe(99.9);
    expect(percent({ met: 10_000, all: 10_000 })).toBe(100);
    expect(percent({ met: 0, all: 0 })).toBe(100);
    const one = reportOn(models, 'transitions').figures;
    expect(describeFigures(sumOf([one, one]))).toBe(
      '2 machines: 4 worlds · states 6/6, 100 % · transitions 6/6, 100 % · guard outcomes 4/4, 100 % · 4 paths',
    );
  });
});
