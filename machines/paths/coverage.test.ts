import { describe, expect, it } from 'vitest';
import { and, not, setup } from 'xstate';
import { coverageOf, missingFrom, nameOf } from './coverage';
import { draw } from './draw';
import { purchaseModels } from './fixture';
import { inWorld } from './journey';
import { defineModels, type Model } from './model';
import { port } from '../kit/port';
import { table } from './table';

const missing = (models: readonly Model<never>[] | readonly unknown[]) =>
  missingFrom(coverageOf(models as readonly Model[]));

/** The same small order four times: as it should be, and with what a careless hand may do to it. */
const base = setup({
  types: { input: {} as { balance: number; isOpen: boolean }, context: {} as { balance: number; isOpen: boolean } },
  actors: { placeOrder: port<string>('placeOrder') },
  guards: {
    canPay: ({ context }) => context.balance >= 1_000,
    isOpen: ({ context }) => context.isOpen,
    mayPlace: and(['isOpen', 'canPay']),
    isClosed: not('isOpen'),
  },
});
const placing = { invoke: { id: 'placeOrder', src: 'placeOrder', onDone: 'placed', onError: 'refused' } } as const;
const rest = { placed: {}, refused: {}, closed: { type: 'final' } } as const;
const filling = {
  always: { guard: 'isClosed', target: 'closed' },
  on: { 'order.place': { guard: 'mayPlace', target: 'placing' } },
} as const;
const context = ({ input }: { input: { balance: number; isOpen: boolean } }) => input;
const whole = base.createMachine({ id: 'order', context, initial: 'filling', states: { filling, placing, ...rest } });
const worlds = {
  enough: { balance: 1_000, isOpen: true },
  'one cent short': { balance: 999, isOpen: true },
  'after hours': { balance: 1_000, isOpen: false },
};
const cases = {
  'xstate.done.actor.placeOrder': [{ output: 'o-1' }],
  'xstate.error.actor.placeOrder': [{ error: new Error('offline') }],
};

describe('coverage', () => {
  it('counts states, transitions and both answers of each guard over all worlds', () => {
    const seen = coverageOf(defineModels(whole, { worlds, cases }) as never);
    expect(missingFrom(seen)).toEqual([]);
    expect(seen.worlds).toEqual(['enough', 'one cent short', 'after hours']);
    expect(Object.keys(seen.states)).toEqual(['filling', 'placing', 'placed', 'refused', 'closed']);
    expect(Object.keys(seen.transitions)).toEqual([
      'filling: order.place [mayPlace] → placing',
      'filling: always [isClosed] → closed',
      'placing: placeOrder done → placed',
      'placing: placeOrder error → refused',
    ]);
    expect(seen.guards).toEqual({
      canPay: { yes: expect.any(Number), no: expect.any(Number) },
      isOpen: { yes: expect.any(Number), no: expect.any(Number) },
      mayPlace: { yes: expect.any(Number), no: expect.any(Number) },
      isClosed: { yes: expect.any(Number), no: expect.any(Number) },
    });
  });

  it('names what a missing world leaves unseen', () => {
    expect(missing(defineModels(whole, { worlds: { enough: worlds.enough }, cases }))).toEqual([
      'state closed is never reached',
      'transition filling: always [isClosed] → closed is never taken',
      'guard canPay is never false',
      'guard isOpen is never false',
      'guard mayPlace is never false',
      'guard isClosed is never true',
    ]);
  });

  it('counts a state that is only passed through, the first one too', () => {
    const hasty = setup({}).createMachine({
      id: 'hasty',
      initial: 'choosing',
      states: {
        choosing: { always: 'asking' },
        asking: { on: { 'page.open': 'passing' } },
        passing: { always: 'open' },
        open: {},
      },
    });
    expect(missing(defineModels(hasty, { worlds: { any: undefined } }))).toEqual([]);
  });

  it('needs both sides of the border', () => {
    expect(missing(purchaseModels)).toEqual([]);
    const without = defineModels(whole, { worlds: { 'one cent short': worlds['one cent short'] }, cases });
    expect(missing(without)).toContain('guard canPay is never true');
  });
});

describe('what a careless hand does to a chart', () => {
  const agreed = table(defineModels(whole, { worlds, cases }) as never);
  const tableOf = (machine: typeof whole) => table(defineModels(machine, { worlds, cases }) as never);

  it('is seen when a transition is gone', () => {
    const gone = base.createMachine({
      id: 'order',
      context,
      initial: 'filling',
      states: { filling: { ...filling, on: {} }, placing, ...rest },
    });
    expect(tableOf(gone as never)).not.toBe(agreed);
    expect(missing(defineModels(gone, { worlds, cases }))).toContain('state placing is never reached');
  });

  it('is seen when a port has no onError', () => {
    const { onError: _, ...invoke } = placing.invoke;
    const deaf = base.createMachine({
      id: 'order',
      context,
      initial: 'filling',
      states: { filling, placing: { invoke }, ...rest },
    });
    expect(tableOf(deaf as never)).not.toBe(agreed);
    expect(missing(defineModels(deaf, { worlds, cases }))).toEqual(['state refused is never reached']);
    expect(defineModels(deaf, { worlds, cases })[0]?.unusedCases()).toEqual(['xstate.error.actor.placeOrder']);
  });

  it('is seen when a guard is loosened by one cent', () => {
    const loose = whole.provide({ guards: { canPay: ({ context: { balance } }) => balance >= 999 } });
    expect(tableOf(loose)).not.toBe(agreed);
    expect(missing(defineModels(loose, { worlds, cases }))).toContain('guard canPay is never false');
  });
});

describe('a name', () => {
  it('reads a composition out', () =>
    expect([
      nameOf('isOpen'),
      nameOf({ type: 'isOpen' }),
      nameOf(not('isOpen')),
      nameOf(and(['isOpen', not('isPaid')])),
    ]).toEqual(['isOpen', 'isOpen', 'not isOpen', 'isOpen and not isPaid']));
});

describe('a drawing', () => {
  it('holds every line of a machine', () => {
    const { machine } = inWorld(purchaseModels, 'just enough');
    expect(draw(machine)).toMatchInlineSnapshot(`
      "stateDiagram-v2
        state "purchase" as purchase {
          state "order" as purchase_order {
            [*] --> purchase_order_filling
            state "filling" as purchase_order_filling
            state "paying" as purchase_order_paying {
              [*] --> purchase_order_paying_confirming
              state "confirming" as purchase_order_paying_confirming
              state "placing" as purchase_order_paying_placing
              state "resting" as purchase_order_paying_resting
              state "refused" as purchase_order_paying_refused
              purchase_order_paying_confirming --> purchase_order_paying_placing: askCode done [isRight]
              purchase_order_paying_confirming --> purchase_order_paying_refused: askCode done
              purchase_order_paying_confirming --> purchase_order_paying_refused: askCode error
              purchase_order_paying_placing --> purchase_order_paying_resting: placeOrder error
              purchase_order_paying_resting --> purchase_order_paying_placing: after retryDelay
            }
            state "placed" as purchase_order_placed
            state "closed" as purchase_order_closed
            purchase_order_closed --> [*]
            state "anywhere in order" as purchase_order_anywhere
            purchase_order_anywhere --> purchase_order_closed: session.expired
            purchase_order_filling --> purchase_order_filling: note.type / setNote
            purchase_order_filling --> purchase_order_filling: order.place [cannotPay] / notify
            purchase_order_filling --> purchase_order_paying: order.place
            purchase_order_paying --> purchase_order_filling: order.cancel
          }
          --
          state "wire" as purchase_wire {
            [*] --> purchase_wire_watching
            state "watching" as purchase_wire_watching
            state "waiting" as purchase_wire_waiting
            purchase_wire_watching --> purchase_wire_watching: balance.changed / setBalance
            purchase_wire_watching --> purchase_wire_waiting: watchBalance error
            purchase_wire_waiting --> purchase_wire_watching: after reconnectDelay
          }
        }
        purchase_order_paying_placing --> purchase_order_placed: placeOrder done
      "
    `);
  });
});
