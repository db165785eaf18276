import { describe, expect, it } from 'vitest';
import { sourcesOf } from './source';
import { unreadableCharts } from './static';

const path = 'machines/account/oneTimeCode/oneTimeCode.machine.ts';
const problems = (text: string) => unreadableCharts(sourcesOf([[path, text]]));
const chart = (states: string, names = '{ actions: { note }, guards: { isNew: () => true } }') =>
  `const note = () => undefined;\nexport const oneTimeCodeMachine = setup(${names}).createMachine({ id: 'oneTimeCode', ${states} });\n`;

describe('charts that a visualizer reads as they stand', () => {
  it('are written out; what they work with while they run is code', () => {
    const states = `context: ({ input }) => ({ ...input }), initial: 'asking',
      states: { asking: { invoke: { id: 'ask', src: 'ask', input: ({ context }) => context, onError: 'asking' },
        on: { 'code.type': [{ guard: { type: 'isNew', params: ({ event }) => event }, actions: ['note'] }] } } }`;
    expect(problems(chart(states))).toEqual([]);
  });

  it('may have a state that is called like a value', () => {
    expect(problems(chart("states: { input: { on: { 'code.type': 'output' } }, output: {} }"))).toEqual([]);
    expect(problems(chart('states: { input: asking }'))).toEqual([
      `${path}: line 2: a name from elsewhere where the chart must be written out`,
    ]);
  });

  it.each([
    ['a spread of states', 'states: { ...asking }', 'line 2: a spread'],
    ['a computed state', 'states: { [name]: {} }', 'line 2: a computed key'],
    ['a computed event', 'on: { [`${name}.type`]: {} }', 'line 2: a computed key'],
    ['states made by a call', 'states: statesOf(names)', 'line 2: a call where the chart must be written out'],
    [
      'a state from elsewhere',
      'states: { asking }',
      'line 2: a name from elsewhere where the chart must be written out',
    ],
    ['an inline guard', 'always: { guard: () => true }', 'line 2: a function where the chart must be written out'],
    [
      'a guard joined in place',
      "always: { guard: not('isNew') }",
      'line 2: a call where the chart must be written out',
    ],
    ['an inline action', 'entry: [assign({})]', 'line 2: a call where the chart must be written out'],
    ['a list that is spread', 'entry: [...notes]', 'line 2: a spread where the chart must be written out'],
    ['a state that depends', 'initial: is ? "a" : "b"', 'line 2: a condition where the chart must be written out'],
    ['a target made of parts', 'initial: `a${b}`', 'line 2: a template where the chart must be written out'],
  ])('have not %s', (_, states, problem) => expect(problems(chart(states))).toEqual([`${path}: ${problem}`]));

  it.each([
    ['{ ...shared }', 'line 2: a spread'],
    ['{ actions: { ...shared } }', 'line 2: a spread'],
    ['{ guards: guardsOf() }', 'line 2: the guards are not written out'],
    ['shared', 'line 2: setup is given something that is not written out'],
  ])('have names that are read without running anything: %s', (names, problem) =>
    expect(problems(chart('', names))).toEqual([`${path}: ${problem}`]),
  );

  it('are one in each file, a constant, made by setup', () => {
    expect(problems('export const none = 1;')).toEqual([`${path}: holds 0 machines, not one`]);
    expect(problems(chart('') + chart('').replaceAll('oneTimeCodeMachine', 'other').replaceAll('note', 'say'))).toEqual(
      [`${path}: holds 2 machines, not one`],
    );
    expect(problems('export const oneTimeCodeMachine = createMachine({});')).toEqual([
      `${path}: the machine is not made by setup(...).createMachine(...)`,
    ]);
    expect(problems('export const make = () => setup({}).createMachine({});')).toEqual([
      `${path}: the machine is not a constant that the file exports`,
    ]);
  });
});
