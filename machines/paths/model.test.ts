import { describe, expect, it } from 'vitest';
import { assign, setup, spawnChild, stopChild } from 'xstate';
import { coverageOf, missingFrom } from './coverage';
import { purchaseMachine, purchaseModels } from './fixture';
import { type Edge, eventKey } from './graph';
import { done, failed, inWorld, journey } from './journey';
import { defineModels, type Path } from './model';
import { namesIn } from './names';
import { port } from '../kit/port';
import { stage } from './stage';
import { tours } from './tours';

const model = inWorld(purchaseModels, 'just enough');
/** The transitions a path takes, as text. */
const takenBy = ({ steps }: Path<typeof purchaseMachine>) =>
  steps.slice(1).map(({ event, state }, index) => {
    const from = steps[index]?.state;
    return `${from && model.key(from)} | ${eventKey(event)} | ${model.key(state)}`;
  });
const nameOfEdge = ({ from, event, to }: Edge) => `${from.key} | ${eventKey(event)} | ${to.key}`;

const retrying = setup({
  types: { context: {} as { tries: number } },
  actors: { load: port<string>('load') },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
  guards: { mayRetry: ({ context }) => context.tries < 2 },
}).createMachine({
  id: 'retrying',
  context: { tries: 0 },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: 'loaded',
        onError: [{ guard: 'mayRetry', target: 'loading', reenter: true, actions: 'count' }, { target: 'failed' }],
      },
    },
    loaded: { type: 'final' },
    failed: { type: 'final' },
  },
});
const outcomes = {
  'xstate.done.actor.load': [{ output: 'page' }],
  'xstate.error.actor.load': [{ error: new Error('offline') }],
};

describe('a model', () => {
  it('names nested and parallel states by their leaves, then its projection', () => {
    const keys = new Set(model.graph().vertices.map(({ key }) => key));
    expect(keys).toContain('order.paying.confirming + wire.watching {"balance":1000}');
    expect(keys).toContain('order.filling + wire.waiting {"balance":999}');
  });

  it('walks every transition', () => {
    const { edges } = model.graph();
    expect(edges.length).toBeGreaterThan(40);
    expect(new Set(model.transitionPaths().flatMap(takenBy))).toEqual(new Set(edges.map(nameOfEdge)));
  });

  it('follows every transition by every other that may come next', () => {
    const wanted = model
      .graph()
      .edges.flatMap((edge) => edge.to.edges.map((next) => [edge, next].map(nameOfEdge).join(', ')));
    const taken = model
      .pairPaths()
      .map(takenBy)
      .flatMap((names) => names.slice(1).map((name, index) => `${names[index]}, ${name}`));
    expect(new Set(taken)).toEqual(new Set(wanted));
  });

  it('tours everything in fewer and longer walks', () => {
    const walks = tours(model);
    expect(new Set(walks.flatMap(takenBy))).toEqual(new Set(model.graph().edges.map(nameOfEdge)));
    expect(walks.length).toBeLessThan(model.transitionPaths().length / 2);
  });

  it('visits no vertex twice on a simple path, and refuses too many', () => {
    const models = defineModels(retrying, { worlds: { fresh: undefined }, cases: outcomes, project: (at) => at.tries });
    const names = namesIn(models);
    expect(
      inWorld(models, 'fresh')
        .simplePaths()
        .map((path) => names.path(path as never)),
    ).toEqual([
      'load done',
      'load error, then load done',
      'load error, then load error, then load done',
      'load error, then load error, then load error',
    ]);
    expect(() => model.simplePaths(10)).toThrow('More than 10 simple paths.');
  });

  it('looks the same as the real machine, to its very end', async () => {
    const models = defineModels(retrying, { worlds: { fresh: undefined }, cases: outcomes, project: (at) => at.tries });
    const fresh = inWorld(models, 'fresh');
    const { snapshot } = await journey(fresh, [failed('load'), done('load', 'page')]);
    expect(snapshot.status).toBe('done');
    expect(fresh.key(snapshot)).toBe('loaded 1');
  });

  it('walks in and out of states whose children carry a systemId', async () => {
    const shop = setup({
      actors: { load: port<string>('load'), retrying },
      actions: { open: spawnChild('retrying', { id: 'screen', systemId: 'screen' }), close: stopChild('screen') },
    }).createMachine({
      id: 'shop',
      initial: 'shut',
      states: {
        shut: { on: { 'shop.open': 'loading' } },
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            systemId: 'loader',
            onDone: 'open',
            onError: { target: 'loading', reenter: true },
          },
        },
        open: {
          entry: 'open',
          exit: 'close',
          on: { 'shop.shut': 'shut', 'shop.open': { target: 'open', reenter: true } },
        },
      },
    });
    const [any] = defineModels(shop, { worlds: { any: undefined }, cases: outcomes });
    if (!any) throw new Error('The shop has no world.');
    expect(any.graph().edges).toHaveLength(5);
    expect(missingFrom(coverageOf([any as never]))).toEqual([]);
    for (const { steps } of [...any.pairPaths(), ...tours(any)]) {
      const { actor, play } = stage(any);
      actor.start();
      for (const { event, state } of steps.slice(1)) {
        if (!play(event)) actor.send(event as never);
        expect(any.key(actor.getSnapshot())).toBe(any.key(state));
      }
    }
  });

  it('offers what a listener says only while it listens', () => {
    const heard = model.transitions().filter(({ event }) => event.type === 'balance.changed');
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.filter(({ from }) => from.value.wire !== 'watching')).toEqual([]);
  });

  it('tells errors apart that JSON would not', () => {
    const [model] = defineModels(retrying, {
      worlds: { fresh: undefined },
      cases: {
        ...outcomes,
        'xstate.error.actor.load': [{ error: new Error('offline') }, { error: new Error('refused') }],
      },
      project: (at) => at.tries,
    });
    const said = model?.transitions().map(({ event }) => (event as { error?: Error }).error?.message);
    expect(said).toEqual(expect.arrayContaining(['offline', 'refused']));
  });
});

describe('a model that lies', () => {
  it('is refused without a case for an answer', () => {
    const [model] = defineModels(retrying, { worlds: { fresh: undefined } });
    expect(() => model?.transitionPaths()).toThrow('The model of "retrying" has no case for xstate.done.actor.load.');
  });

  it('is refused when its projection hides what matters', () => {
    const [twice] = defineModels(retrying, {
      worlds: { fresh: undefined },
      cases: outcomes,
      project: ({ tries }) => tries > 0,
    });
    expect(() => twice?.pairPaths()).toThrow('let `project` tell them apart');
  });

  it('is refused above its limit, by name', () => {
    const [endless] = defineModels(retrying, {
      worlds: { fresh: undefined },
      cases: outcomes,
      project: () => Math.random(),
      limit: 5,
    });
    expect(() => endless?.transitions()).toThrow('"retrying", world "fresh": more than 5 snapshots');
  });

  it('is told which answers fall on deaf ears, and which cases nobody asked for', () => {
    const deaf = setup({
      actors: { load: port<string>('load') },
      guards: { isEmpty: (_, text: string) => text === '' },
    }).createMachine({
      id: 'deaf',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'loaded' },
            onError: 'loaded',
          },
        },
        loaded: {},
      },
    });
    const [model] = defineModels(deaf, { worlds: { fresh: undefined }, cases: outcomes });
    expect(model?.unheardAnswers()).toEqual([
      '"deaf", world "fresh": nothing happens in loading on {"type":"xstate.done.actor.load","output":"page"}',
    ]);
    const [unasked] = defineModels(purchaseMachine, {
      worlds: { fresh: { balance: 0 } },
      cases: { ...casesOfPurchase, 'order.cancel': [{}] },
    });
    expect(unasked?.unusedCases()).toEqual([
      'xstate.done.actor.askCode',
      'xstate.error.actor.askCode',
      'xstate.done.actor.placeOrder',
      'xstate.error.actor.placeOrder',
      'order.cancel',
    ]);
  });
});

const casesOfPurchase = {
  'xstate.done.actor.askCode': [{ output: { code: '' } }],
  'xstate.error.actor.askCode': [{ error: 'gone' }],
  'xstate.done.actor.placeOrder': [{ output: { id: 'o-1' } }],
  'xstate.error.actor.placeOrder': [{ error: 'offline' }],
  'xstate.error.actor.watchBalance': [{ error: 'cut' }],
  'note.type': [{ note: '' }],
  'balance.changed': [{ balance: 0 }],
};
