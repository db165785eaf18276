import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { readChart, type State, statesOf, wordsFor } from './chart';
import { type Box, layOut, type Measure } from './layout';

const files = import.meta.glob<Record<string, unknown>>('../../machines/*/*/*.machine.ts', { eager: true });
const machines = Object.values(files)
  .flatMap(Object.values)
  .filter((value) => value instanceof StateMachine) as AnyStateMachine[];

/** As the page of the product sends it. */
const definitionOf = (machine: AnyStateMachine) =>
  JSON.stringify(machine.config, (_, value: unknown) => (typeof value === 'function' ? { type: value.name } : value));

type Node = AnyStateMachine['root'];
const nodesOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** What xstate itself makes of the machine: from where to where it can go, and how often. */
const waysOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .flatMap(({ source, target }) => (target ? [`${source.path.join('.')} > ${target[0]?.path.join('.')}`] : []))
    .toSorted();

describe.each(machines.map((machine) => [machine.id, machine] as const))('the chart of %s', (_, machine) => {
  const chart = readChart(definitionOf(machine));

  it('has the states of the machine, each of its type', () => {
    const wanted = nodesOf(machine.root).map(({ path, type }) => `${path.join('.')} ${type}`);
    expect(statesOf(chart.root).map(({ path, type }) => `${path} ${type}`)).toEqual(wanted);
  });

  it('leads where the machine leads', () => {
    expect(chart.arrows.map(({ from, to }) => `${from} > ${to}`).toSorted()).toEqual(waysOf(machine));
  });

  it('is laid out with every state inside its own and beside the others', async () => {
    const drawing = await layOut(chart.id, chart, ((text) => text.length * 7) satisfies Measure);
    const boxOf = new Map(drawing.boxes.map((box) => [box.state.path, box]));
    expect([...boxOf.keys()].toSorted()).toEqual(
      statesOf(chart.root)
        .map(({ path }) => path)
        .toSorted(),
    );
    for (const { state } of drawing.boxes) {
      const inner = state.states.map((child: State) => boxOf.get(child.path) as Box);
      const outer = boxOf.get(state.path) as Box;
      for (const box of inner) expect(isInside(box, outer), box.state.path).toBe(true);
      for (const [at, box] of inner.entries()) {
        for (const other of inner.slice(at + 1)) expect(isApart(box, other), `${box.state.path}`).toBe(true);
      }
    }
    const texts = drawing.lines.flatMap(({ texts: own }) => own);
    expect(texts.toSorted()).toEqual(chart.arrows.map(({ text }) => text).toSorted());
    const numbers = drawing.lines.flatMap(({ points, words }) => [...points, ...(words ? [words] : [])]);
    expect(numbers.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

const isInside = (box: Box, outer: Box) =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width + 0.5 &&
  box.y + box.height <= outer.y + outer.height + 0.5;

const isApart = (box: Box, other: Box) =>
  box.x + box.width <= other.x + 0.5 ||
  other.x + other.width <= box.x + 0.5 ||
  box.y + box.height <= other.y + 0.5 ||
  other.y + other.height <= box.y + 0.5;

describe('a chart', () => {
  const chart = readChart(
    JSON.stringify({
      id: 'door',
      initial: 'shut',
      on: { 'door.paint': { actions: ['mix', { type: 'paint' }] }, 'door.break': '.broken' },
      states: {
        shut: {
          id: 'closed',
          entry: 'creak',
          invoke: { id: 'watch', src: 'watchDoor', onDone: 'open', onError: { target: '#door.broken.beyond' } },
          after: { yearDelay: 'broken' },
          on: { 'door.open': [{ guard: { type: 'not isLocked' }, target: 'open' }, { actions: 'rattle' }] },
        },
        open: { on: { 'door.shut': '#closed' } },
        broken: { initial: 'a bit', states: { 'a bit': {}, beyond: { type: 'final' } }, onDone: 'shut' },
      },
    }),
  );

  it('names what leads on as a person would', () => {
    expect(chart.arrows.map(({ from, to, text }) => `${from}: ${text} > ${to}`)).toEqual([
      ': door.break > broken',
      'shut: door.open [not isLocked] > open',
      'shut: after yearDelay > broken',
      'shut: watch done > open',
      'shut: watch error > broken.beyond',
      'open: door.shut > shut',
      'broken: done > shut',
    ]);
  });

  it('notes in a state what it does without leaving it', () => {
    const notes = statesOf(chart.root).flatMap(({ path, notes: own }) =>
      own.map(({ kind, text }) => `${path} ${kind} ${text}`),
    );
    expect(notes).toEqual([
      ' event door.paint / mix, paint',
      'shut entry creak',
      'shut invoke watchDoor',
      'shut event door.open / rattle',
    ]);
  });

  it('has words for the events of xstate', () => {
    expect(
      [
        'xstate.init',
        'xstate.done.actor.placeOrder',
        'xstate.error.actor.placeOrder',
        'xstate.after.thanksDelay.topup.paying.thanking',
        'order.place',
      ].map(wordsFor),
    ).toEqual(['begins', 'placeOrder done', 'placeOrder error', 'after thanksDelay', 'order.place']);
  });
});
