import { expect, it } from 'vitest';
import { type AnyStateMachine, assign, emit, setup } from 'xstate';
import { deedsTable } from './deeds';
import { purchaseModels } from './fixture';
import { defineModels } from './model';
import { tell } from '../kit/notify';

const page = deedsTable(purchaseModels);

it('says what a machine is born with and whom it starts', () =>
  expect(page).toContain('|  | the start | order.filling + wire.watching | balance: 1000; note: "" |'));

it('says whom it tells what, and what it keeps', () => {
  expect(page).toContain('| tells toasts toast.show {"title":"Balance too low","variant":"warning"} |');
  expect(page).toContain('| note.type | order.filling + wire.watching | note: "soon" |');
  expect(page).toContain('starts placeOrder {"note":""}');
});

it('has a line for what differs, one for what is the same in many snapshots', () => {
  const rows = page.split('\n').filter((row) => row.includes('| note.type |'));
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows).size).toBe(rows.length);
});

it('says of each action that something is missing without it', () => {
  const parts = setup({
    types: { context: {} as { kept: number[] }, events: {} as { type: 'a.do' }, emitted: {} as { type: 'a.done' } },
    actions: {
      keep: assign({ kept: [1] }),
      say: emit({ type: 'a.done' }),
      tellOne: tell<{ type: 'b.do' }>('one'),
      tellOther: tell<{ type: 'b.do' }>('other'),
      act: () => undefined,
    },
  });
  const told = { type: 'b.do' } as const;
  const all = ['keep', 'say', { type: 'tellOne', params: told }, { type: 'tellOther', params: told }, 'act'] as const;
  const pageOf = (actions: readonly unknown[]) => {
    const chart = { id: 'a', context: { kept: [] }, on: { 'a.do': { actions } } };
    const machine = parts.createMachine(chart as never) as unknown as AnyStateMachine;
    return deedsTable(defineModels(machine, { worlds: { any: undefined } }));
  };
  const whole = pageOf(all);
  expect(whole).toContain('| emits a.done; tells one b.do; tells other b.do; does act; kept: [1] |');
  for (const left of all) expect(pageOf(all.filter((action) => action !== left))).not.toBe(whole);
});
