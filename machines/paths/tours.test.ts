import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { purchaseModels } from './fixture';
import { defineModels, type Model } from './model';
import { describeState } from './states';
import { shortTours, tours } from './tours';

const lift = setup({
  types: {
    context: {} as { waiting: number },
    events: {} as { type: 'person.come' } | { type: 'person.leave' } | { type: 'door.open' },
  },
  actions: {
    comes: assign(({ context }) => ({ waiting: context.waiting + 1 })),
    leaves: assign(({ context }) => ({ waiting: context.waiting - 1 })),
  },
  guards: { isSomebodyThere: ({ context }) => context.waiting > 0 },
}).createMachine({
  id: 'lift',
  context: { waiting: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'person.come': { actions: 'comes' },
        'person.leave': { guard: 'isSomebodyThere', actions: 'leaves' },
        'door.open': { guard: 'isSomebodyThere', target: 'open' },
      },
    },
    open: {},
  },
});
/** Two are many. */
const counting = defineModels(lift, {
  worlds: { any: undefined },
  project: ({ waiting }) => Math.min(waiting, 2),
}) as readonly Model[];
const taken = (walks: ReturnType<typeof tours>) =>
  new Set(
    walks.flatMap(({ steps }) =>
      steps.slice(1).map(({ event, state }, index) => {
        const from = steps[index]?.state as { value: string } | undefined;
        return `${from && describeState(from.value)} ${event.type} ${describeState((state as { value: string }).value)}`;
      }),
    ),
  );

describe('tours', () => {
  it('of a model that calls three many end where it would lose count, and still take everything', () => {
    const [model] = counting;
    const walks = model ? tours(model) : [];
    expect(walks.length).toBeGreaterThan(1);
    expect(taken(walks)).toEqual(new Set(['shut person.come shut', 'shut person.leave shut', 'shut door.open open']));
  });

  it('are short where a transition is not taken again for all that the context may hold', () => {
    const lengths = (walks: ReturnType<typeof tours>) => walks.reduce((sum, { steps }) => sum + steps.length, 0);
    for (const model of purchaseModels as readonly Model[]) {
      expect(taken(shortTours(model))).toEqual(taken(tours(model)));
      expect(lengths(shortTours(model))).toBeLessThan(lengths(tours(model)));
    }
  });

  it('take each branch of one event apart, though they lead to the same state', () => {
    const gate = setup({
      types: { context: {} as { said: string | null }, events: {} as { type: 'gate.try' } | { type: 'gate.mend' } },
      guards: { isMended: ({ context }) => context.said === 'mended' },
      actions: { say: assign((_, { said }: { said: string }) => ({ said })) },
    }).createMachine({
      id: 'gate',
      context: { said: null },
      initial: 'shut',
      states: {
        shut: {
          on: {
            'gate.try': [
              { guard: 'isMended', actions: { type: 'say', params: { said: 'open' } } },
              { actions: { type: 'say', params: { said: 'stuck' } } },
            ],
            'gate.mend': { actions: { type: 'say', params: { said: 'mended' } } },
          },
        },
      },
    });
    const models = defineModels(gate, { worlds: { any: undefined }, project: ({ said }) => said });
    const said = shortTours(models[0] as Model).flatMap(({ steps }) =>
      steps.map(({ state }) => (state as { context: { said: string } }).context.said),
    );
    expect(new Set(said)).toEqual(new Set([null, 'open', 'stuck', 'mended']));
  });
});
