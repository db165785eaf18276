import { expect, it } from 'vitest';
import { type AnyStateMachine, assign, emit, setup } from 'xstate';
import { tell } from '../protocols/tell';
import { deedsOf } from './deeds';
import { purchaseModels } from './fixture';
import { defineModels } from './model';
import { table } from './table';

const page = table(purchaseModels);
const rowOf = (beginning: string) => page.split('\n').find((row) => row.startsWith(beginning));

it('says what a machine is born with', () =>
  expect(rowOf('|  | the start |')).toBe('|  | the start |  |  |  | balance; note = "" | 2 |'));

it('says which transition of the chart is taken, on which condition, with which actions', () =>
  expect(rowOf('| order.filling | order.place | cannotPay |')).toMatch(
    /^\| order\.filling \| order\.place \| cannotPay \| {2}\| notify \{"title":"Balance too low","variant":"warning","subject":"order"\} \|/,
  ));

it('says whom it tells what, and what it changes', () => {
  expect(page).toContain('| tells toasts toast.show {"title":"Balance too low","variant… |');
  expect(rowOf('| order.filling | note.type |')).toMatch(/\| note = "soon" \| \d+ \|$/);
  expect(page).toContain('starts placeOrder');
});

it('says of a payload that differs that there is one, and no more', () =>
  expect(rowOf('| wire.watching | balance.changed |')).toMatch(/\| balance \| \d+ \|$/));

it('has one row for a transition, however many snapshots it is taken in', () => {
  const rows = page.split('\n').filter((row) => row.includes('| note.type |'));
  expect(rows).toHaveLength(1);
});

it('says of each action that something is missing without it', () => {
  const parts = setup({
    types: { context: {} as { kept: number[] }, events: {} as { type: 'a.do' }, emitted: {} as { type: 'a.done' } },
    actions: {
      keep: assign({ kept: [1] }),
      say: emit({ type: 'a.done' }),
      tellOne: tell('location'),
      tellOther: tell('session'),
      act: () => undefined,
    },
  });
  const told = { type: 'b.do' } as const;
  const all = ['keep', 'say', { type: 'tellOne', params: told }, { type: 'tellOther', params: told }, 'act'] as const;
  const doneBy = (actions: readonly unknown[]) => {
    const chart = { id: 'a', context: { kept: [] }, on: { 'a.do': { actions } } };
    const machine = parts.createMachine(chart as never) as unknown as AnyStateMachine;
    const deeds = deedsOf(defineModels(machine, { worlds: { any: undefined } }));
    return [...deeds].flatMap(([by, { done }]) => (by === 'the start' ? [] : done));
  };
  expect(doneBy(all)).toEqual(['emits a.done', 'tells location b.do', 'tells session b.do', 'does act', 'kept = [1]']);
  for (const left of all) expect(doneBy(all.filter((action) => action !== left))).toHaveLength(all.length - 1);
});
