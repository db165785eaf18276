import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { purchaseMachine, purchaseModels } from '../paths/fixture';
import { eventKey } from '../paths/graph';
import { done, inWorld } from '../paths/journey';
import type { Model, Path } from '../paths/model';
import { createRedactor } from './redact';
import { machineNamed, machineNames, modelsOf } from '../paths/registry';
import { describeReplay, replay } from './replayed';
import { stage } from '../paths/stage';
import { createRecorder, joined, type Trace, traceFrom } from './trace';

const recording = () =>
  createRecorder({ app: '1.2.3', startedAt: () => '2026-11-21T12:00:00.000Z', redact: createRedactor() });
/** As a file holds it. */
const filed = (trace: Trace): Trace => traceFrom(JSON.parse(JSON.stringify(trace)));

/** What happens on stage, recorded from the start on. */
async function recorded(model: Model, events: readonly EventObject[]) {
  const recorder = recording();
  const { actor, play, settle } = stage(model);
  actor.system.inspect(recorder.inspect);
  actor.start();
  await settle();
  for (const event of events) {
    // What lies between two events is not recorded, so a delay need not be waited for.
    if (event.type.startsWith('xstate.after.') || !play(event)) actor.send(event as never);
    await settle();
  }
  return recorder;
}

const purchase = new Map<string, AnyStateMachine>([['purchase', purchaseMachine]]);
const rich = inWorld(purchaseModels, 'just enough');
const bought = [{ type: 'note.type', note: 'soon' }, { type: 'order.place' }, done('askCode', { code: '4711' })];

describe('a trace', () => {
  it('holds who ran, with what, and each event with where it led', async () => {
    const { actors, steps, ...head } = filed((await recorded(rich, bought)).trace());
    expect(head).toEqual({ format: 1, app: '1.2.3', startedAt: '2026-11-21T12:00:00.000Z' });
    const id = actors[0]?.id;
    expect(actors).toEqual([{ id, parent: null, systemId: null, machine: 'purchase', input: { balance: 1_000 } }]);
    const at = (order: unknown) => ({ actor: id, value: { order, wire: 'watching' }, status: 'active' });
    const answer = { type: 'xstate.done.actor.askCode', output: { code: '0000' }, actorId: 'askCode' };
    expect(steps).toEqual([
      { ...at('filling'), event: { type: 'xstate.init' }, context: { balance: 1_000, note: '' } },
      { ...at('filling'), event: bought[0], context: { balance: 1_000, note: 'soon' } },
      { ...at({ paying: 'confirming' }), event: bought[1] },
      { ...at({ paying: 'refused' }), event: answer },
    ]);
  });

  it('may begin while the machines run', async () => {
    const recorder = await recorded(rich, bought.slice(0, 1));
    recorder.begin();
    const trace = filed(recorder.trace());
    expect(trace.steps.map(({ event, context }) => [event.type, context])).toEqual([
      [joined, { balance: 1_000, note: 'soon' }],
    ]);
    expect(replay(trace, purchase).differences).toEqual([]);
  });

  it('goes on from where it began', async () => {
    const recorder = recording();
    const { actor, play, settle } = stage(rich);
    actor.start();
    actor.send({ type: 'note.type', note: 'soon' });
    actor.system.inspect(recorder.inspect);
    for (const event of bought.slice(1)) {
      if (!play(event)) actor.send(event as never);
      await settle();
    }
    const trace = filed(recorder.trace());
    expect(trace.steps.map(({ event }) => event.type)).toEqual([joined, 'xstate.done.actor.askCode']);
    expect(replay(trace, purchase).differences).toEqual([]);
  });

  it.each([
    ['nothing', null, 'names no format'],
    ['another format', { format: 2 }, 'format 2; format 1 can be read'],
    ['half a trace', { format: 1, app: '1', startedAt: '', actors: [] }, 'lacks app, startedAt, actors or steps'],
    ['a nameless actor', { format: 1, app: '1', startedAt: '', actors: [{}], steps: [] }, 'Actor 1'],
    ['an empty step', { format: 1, app: '1', startedAt: '', actors: [], steps: [{}] }, 'Step 1'],
    [
      'a stranger',
      {
        format: 1,
        app: '1',
        startedAt: '',
        actors: [],
        steps: [{ actor: 'x:9', event: { type: 'a.b' }, value: 'c', status: 'active' }],
      },
      'does not name',
    ],
  ])('is not: %s', (_, value, sentence) => expect(() => traceFrom(value)).toThrow(sentence));
});

describe('replayed', () => {
  const recipe = async (events: readonly EventObject[] = bought) => filed((await recorded(rich, events)).trace());

  it('says where a machine goes another way today, once an actor', async () => {
    const trace = await recipe();
    const turned = { ...trace, steps: trace.steps.map((step) => ({ ...step })) };
    Object.assign(turned.steps[2] ?? {}, { value: { order: 'placed', wire: 'watching' } });
    const { differences } = replay(turned, purchase);
    expect(differences).toEqual([
      {
        actor: trace.actors[0]?.id,
        machine: 'purchase',
        step: 3,
        event: 'order.place',
        about: 'the state',
        expected: 'order.placed + wire.watching',
        now: 'order.paying.confirming + wire.watching',
      },
    ]);
  });

  it.each([
    ['context', { context: { balance: 1_000, note: 'late' } }, 'context.note "late", is context.note "soon"'],
    ['context', { context: { balance: 1_000, note: 'soon', more: [1] } }, 'context.more [1], is context.more nothing'],
    ['status', { status: 'done' as const }, 'the status was done, is active'],
    ['state', { event: { type: 'note.type' }, value: { order: 'closed', wire: 'watching' } }, 'order.closed'],
  ])('sees another %s', async (_, change, sentence) => {
    const trace = await recipe(bought.slice(0, 1));
    const told = describeReplay(
      replay({ ...trace, steps: trace.steps.map((step, at) => (at === 1 ? { ...step, ...change } : step)) }, purchase),
    );
    expect(told).toContain(sentence);
    expect(told).toContain('1 actor, 2 steps, 1 difference');
  });

  it('tells of a machine that is no more', async () => {
    const told = describeReplay(replay(await recipe(), new Map()));
    expect(told).toContain('there is no machine "purchase" any more');
  });
});

/** The shortest path to each event that a world knows. */
function pathsToEvents(model: Model): Path[] {
  const { edges } = model.graph();
  const ways = new Map(
    edges
      .map((edge) => [...edge.from.way, edge])
      .toSorted((one, other) => other.length - one.length)
      .map((way) => [eventKey(way.at(-1)?.event ?? { type: '' }), way]),
  );
  return [...ways.values()].map((way) => model.follow(way));
}

describe.each(machineNames())('%s', (name) => {
  it('goes the same way by what is left of its events, whatever they are', { timeout: 60_000 }, async () => {
    const machines = new Map([[name, await machineNamed(name)]]);
    let steps = 0;
    for (const model of await modelsOf(name)) {
      for (const path of pathsToEvents(model)) {
        const recorder = await recorded(
          model,
          path.steps.slice(1).map(({ event }) => event),
        );
        const { differences, ...count } = replay(filed(recorder.trace()), machines);
        expect(differences).toEqual([]);
        steps += count.steps;
      }
    }
    expect(steps).toBeGreaterThan(0);
  });
});
