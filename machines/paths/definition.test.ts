import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, not, setup } from 'xstate';
import { chartOf, definitionOf } from './definition';
import { purchaseMachine } from './fixture';
import { machineNamed, machineNames } from './registry';

const readBack = (machine: AnyStateMachine) => createMachine(definitionOf(machine) as never) as AnyStateMachine;

describe('a definition', () => {
  it.each(machineNames())('of %s survives JSON with the same states and transitions', async (name) => {
    const machine = await machineNamed(name);
    const text = JSON.stringify(definitionOf(machine));
    const chart = chartOf(machine);
    expect(chart.flatMap(({ transitions }) => transitions).length).toBeGreaterThan(0);
    expect(chartOf(createMachine(JSON.parse(text) as never))).toEqual(chart);
  });

  it('names delays, answers, guards, actions and actors', () => {
    const chart = chartOf(readBack(purchaseMachine as never));
    const transitions = (state: string) => chart.find((node) => node.state === state)?.transitions;
    expect(transitions('purchase.order.paying.resting')).toEqual([
      'xstate.after.retryDelay.purchase.order.paying.resting → purchase.order.paying.placing',
    ]);
    expect(transitions('purchase.order.paying.placing')).toEqual([
      'xstate.done.actor.placeOrder → purchase.order.placed / go',
      'xstate.error.actor.placeOrder → purchase.order.paying.resting',
    ]);
    expect(transitions('purchase.order.filling')).toContain('order.place [cannotPay] / notify');
    expect(chart.find(({ state }) => state === 'purchase.wire.watching')?.invokes).toEqual([
      'watchBalance watchBalance ',
    ]);
  });

  const gate = (more: object) =>
    setup({ guards: { isOpen: () => true }, actions: { note: () => undefined } }).createMachine({
      id: 'gate',
      initial: 'shut',
      states: { shut: { on: { 'gate.open': { target: 'open', ...more } } }, open: {} },
    } as never) as unknown as AnyStateMachine;

  it.each<[string, object]>([
    ['a guard joined in place', { guard: not('isOpen') }],
    ['an inline guard', { guard: () => true }],
    ['an inline action', { actions: [assign({})] }],
  ])('does not survive %s', (_, more) => {
    expect(chartOf(readBack(gate({ guard: 'isOpen', actions: ['note'] })))).toEqual(
      chartOf(gate({ guard: 'isOpen', actions: ['note'] })),
    );
    const lossy = gate(more);
    expect(chartOf(readBack(lossy))).not.toEqual(chartOf(lossy));
  });
});
