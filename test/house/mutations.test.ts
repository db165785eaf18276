import { describe, expect, it } from 'vitest';
import { type ChartNode, mutationsOf } from '../mutants/mutations';
import { mutantsPage, mutantsTable, survivorsOf } from '../mutants/page';

const isReady = () => true;
const chart: ChartNode = {
  id: 'a',
  entry: 'greet',
  initial: 'one',
  states: {
    one: {
      on: { 'a.go': [{ guard: isReady, target: 'two', actions: ['keep', { type: 'say' }] }, 'three'] },
      after: { restDelay: '#a.three' },
    },
    two: { invoke: { id: 'load', src: 'load', onDone: 'three', onError: { target: ['one'] } }, exit: ['leave'] },
    three: { always: '.in', initial: 'in', states: { in: {}, out: {} } },
  },
};
const plan = { chart, delays: { restDelay: 1_000, growingDelay: ({ tries }: { tries: number }) => tries * 10 } };
const all = mutationsOf(plan);
const made = (name: string) => {
  const found = all.find((mutation) => mutation.name === name);
  if (!found) throw new Error(`No mutation "${name}".`);
  return found.apply(plan);
};
const one = (changed: typeof plan | ReturnType<typeof made>) => changed.chart.states?.['one'];

describe('mutations', () => {
  it('are one for each place that may change', () =>
    expect(all.map(({ kind, name }) => `${kind} | ${name}`)).toEqual([
      'action | the root, entry: without greet',
      'transition | one, a.go[0]: removed',
      'target | one, a.go[0]: to three',
      'guard | one, a.go[0]: guard always true',
      'guard | one, a.go[0]: guard always false',
      'action | one, a.go[0]: without keep',
      'action | one, a.go[0]: without say',
      'transition | one, a.go[1]: removed',
      'target | one, a.go[1]: to one',
      'transition | one, after restDelay: removed',
      'target | one, after restDelay: to #a.one',
      'transition | two, load onDone: removed',
      'target | two, load onDone: to one',
      'onError | two, load onError: removed',
      'target | two, load onError: to two',
      'action | two, exit: without leave',
      'transition | three, always: removed',
      'target | three, always: to .out',
      'delay | restDelay: dropped',
      'delay | restDelay: doubled',
      'delay | growingDelay: dropped',
      'delay | growingDelay: doubled',
    ]));

  it('change that place alone, in a copy', () => {
    const before = JSON.stringify(plan);
    const went = { guard: isReady, target: 'two', actions: ['keep', { type: 'say' }] };
    expect(one(made('one, a.go[0]: removed'))?.on).toEqual({ 'a.go': ['three'] });
    expect(one(made('one, a.go[0]: to three'))?.on).toEqual({ 'a.go': [{ ...went, target: 'three' }, 'three'] });
    expect(one(made('one, a.go[1]: to one'))?.on).toEqual({ 'a.go': [went, { target: 'one' }] });
    expect(one(made('one, a.go[0]: without keep'))?.on).toEqual({
      'a.go': [{ ...went, actions: [{ type: 'say' }] }, 'three'],
    });
    expect(one(made('one, a.go[0]: guard always true'))?.on).toEqual({
      'a.go': [{ target: 'two', actions: went.actions }, 'three'],
    });
    expect(one(made('one, after restDelay: removed'))?.after).toEqual({});
    expect(made('two, load onError: removed').chart.states?.['two']?.invoke).toEqual([
      { id: 'load', src: 'load', onDone: 'three' },
    ]);
    expect(JSON.stringify(plan)).toBe(before);
  });

  it('turn a guard into no', () => {
    const on = one(made('one, a.go[0]: guard always false'))?.on as { 'a.go': [{ guard: () => boolean }] };
    expect(on['a.go'][0].guard()).toBe(false);
  });

  it('change delays, those that are worked out too', () => {
    expect(made('restDelay: doubled').delays['restDelay']).toBe(2_000);
    expect(made('restDelay: dropped').delays['restDelay']).toBe(0);
    const growing = made('growingDelay: doubled').delays['growingDelay'] as typeof plan.delays.growingDelay;
    expect(growing({ tries: 3 })).toBe(60);
  });
});

describe('the page', () => {
  const examined = [
    {
      machine: 'a',
      verdicts: [
        { kind: 'guard', name: 'one: guard always true', caughtBy: 'a test', byBehaviour: true },
        { kind: 'action', name: 'one: without keep', caughtBy: 'the table', byBehaviour: false },
        { kind: 'action', name: 'one: without say', caughtBy: null, byBehaviour: false },
      ],
    },
  ] as const;

  it('counts what is caught, and by what', () =>
    expect(mutantsTable(examined).split('\n').slice(2)).toEqual([
      '| a | 0 | 0 | 1 | 0 | 2 | 0 | 3 | 2 | 1 | 1 |',
      '| 1 machine | 0 | 0 | 1 | 0 | 2 | 0 | 3 | 2 | 1 | 1 |',
    ]));

  it('names who survives', () => {
    expect(survivorsOf(examined)).toEqual(['a: one: without say']);
    expect(mutantsPage(examined)).toContain('These survive:\n\n- a: one: without say');
  });
});
