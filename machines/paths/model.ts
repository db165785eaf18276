import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  getNextTransitions,
  type InputFrom,
  type OutputFrom,
  type SnapshotFrom,
  type StateMachine,
} from 'xstate';
import { finishedIn } from './finished';
import { eventKey, explore, type Graph } from './graph';
import { next } from './pure';
import { describeState } from './states';
import { pairWays, simpleWays, transitionWays, type Way } from './ways';

/** The event types a machine takes from outside. */
export type EventTypeOf<M extends AnyStateMachine> = EventFromLogic<M>['type'];

type ActorsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;
type PortOf<M> = ActorsOf<M>['src'];
type AnswerOf<M, Port> = OutputFrom<Extract<ActorsOf<M>, { src: Port }>['logic']>;

/** Payloads by event type. A port's answer is typed by the port, an event's fields by the machine. */
export type Cases<M extends AnyStateMachine> = {
  readonly [T in EventTypeOf<M>]?: readonly Omit<Extract<EventFromLogic<M>, { type: T }>, 'type'>[];
} & {
  readonly [Port in PortOf<M> as `xstate.done.actor.${Port}`]?: readonly { output: AnswerOf<M, Port> }[];
} & {
  readonly [Port in PortOf<M> as `xstate.error.actor.${Port}`]?: readonly { error: unknown }[];
} & {
  readonly [Port in PortOf<M> as `xstate.snapshot.${Port}`]?: readonly { snapshot: unknown }[];
};

export interface ModelSpec<M extends AnyStateMachine, Arriving extends EventTypeOf<M> = never> {
  /** The situations the machine may be born into, by name: one at each side of every border. */
  worlds: Record<string, InputFrom<M>>;
  /** An answer of a port must be listed, done and error alike; an event without fields need not be. */
  cases?: Cases<M>;
  /** Events that come from a listener port, by the port's name; offered only while that port is open. */
  heard?: Record<string, readonly Arriving[]>;
  /** Events that other actors send (the root, a sibling): nobody's hand makes them. */
  told?: readonly Arriving[];
  /** What tells two snapshots apart, beside the state value; `children`: which actors there are. Keep it small: it bounds the walk. */
  project?: (context: SnapshotFrom<M>['context'], children: readonly string[]) => unknown;
  /** Snapshots looked at before the walk is called too large. Default 2000. */
  limit?: number;
}

export interface Step<M extends AnyStateMachine = AnyStateMachine> {
  readonly event: EventObject;
  readonly state: SnapshotFrom<M>;
}
/** A walk from birth: the first step is `xstate.init` with the initial snapshot. */
export interface Path<M extends AnyStateMachine = AnyStateMachine> {
  readonly steps: readonly Step<M>[];
}
export interface Transition<M extends AnyStateMachine = AnyStateMachine> {
  readonly from: SnapshotFrom<M>;
  readonly event: EventObject;
  readonly to: SnapshotFrom<M>;
}

/** One machine in one world. */
export interface Model<M extends AnyStateMachine = AnyStateMachine, Arriving extends string = string> {
  readonly machine: M;
  readonly world: string;
  readonly input: InputFrom<M>;
  readonly heard: Readonly<Record<string, readonly Arriving[]>>;
  readonly told: readonly Arriving[];
  /** What the model takes a snapshot for: its dotted states and its projection. */
  key(snapshot: SnapshotFrom<M>): string;
  /** Every reachable vertex and edge; found once, then remembered. With another build of the machine: found anew. */
  graph(instrumented?: AnyStateMachine): Graph;
  /** The events the world may bring in this snapshot, whether a guard lets them pass or not. */
  offers(snapshot: SnapshotFrom<M>): readonly EventObject[];
  /** The shortest paths that together take every transition. */
  transitionPaths(): Path<M>[];
  /** Every transition, then everything that may follow it at once. */
  pairPaths(): Path<M>[];
  /** Every path that visits no vertex twice; throws above `limit` paths, for they explode. */
  simplePaths(limit?: number): Path<M>[];
  transitions(): Transition<M>[];
  /** Case lists that no snapshot of this world ever asked for. */
  unusedCases(): string[];
  /** Answers of ports that some state lets fall, as sentences: the customer would wait for ever. */
  unheardAnswers(): string[];
  /** Replays a way from birth, so that each step's snapshot is its own. Throws where `project` is too coarse. */
  follow(way: Way): Path<M>;
}

const isInternal = (type: string) => type === '' || type === '*' || type.startsWith('xstate.done.state.');
const outcome = /^xstate\.(?:done|error|snapshot)(?:\.actor)?\.(.+)$/;

/**
 * The models of a machine, one a world, for walks, tables, coverage and tours.
 * The implementation machine itself is walked; no action runs and no actor starts while paths are found.
 * Throws, when walked, if a port's answer has no case or the walk exceeds its limit.
 */
export function defineModels<M extends AnyStateMachine, const Arriving extends EventTypeOf<M> = never>(
  machine: M,
  spec: ModelSpec<M, Arriving>,
): readonly Model<M, Arriving>[] {
  return Object.entries<InputFrom<M>>(spec.worlds).map(([world, input]) => defineModel(machine, spec, world, input));
}

function defineModel<M extends AnyStateMachine, Arriving extends EventTypeOf<M>>(
  machine: M,
  spec: ModelSpec<M, Arriving>,
  world: string,
  input: InputFrom<M>,
): Model<M, Arriving> {
  type Snap = SnapshotFrom<M>;
  const cases = (spec.cases ?? {}) as Readonly<Record<string, readonly Record<string, unknown>[] | undefined>>;
  const heard: Readonly<Record<string, readonly Arriving[]>> = spec.heard ?? {};
  const listenerOf = new Map(
    Object.entries(heard).flatMap(([name, types]) => types.map((type) => [type as string, name])),
  );
  const used = new Set<string>();
  let remembered: Graph | undefined;
  const name = `"${machine.id}", world "${world}"`;

  const key = (snapshot: AnyMachineSnapshot) => {
    const children = Object.entries(snapshot.children).flatMap(([id, child]) => (child === undefined ? [] : [id]));
    const projection = spec.project?.(snapshot.context as Snap['context'], children);
    const finished = finishedIn(snapshot);
    return [
      describeState(snapshot.value),
      ...(projection === undefined ? [] : [JSON.stringify(projection)]),
      ...(finished.length === 0 ? [] : [`(${finished.join(', ')} ended)`]),
    ].join(' ');
  };

  const typesOf = (snapshot: AnyMachineSnapshot) => {
    const declared = getNextTransitions(snapshot).map((next) => next.eventType as string);
    const named = declared.flatMap((type) =>
      type.endsWith('.*') ? Object.keys(cases).filter((listed) => listed.startsWith(type.slice(0, -1))) : [type],
    );
    const finished = finishedIn(snapshot);
    return [...new Set(named)].filter((type) => {
      const source = listenerOf.get(type) ?? outcome.exec(type)?.[1];
      const isOpen = source === undefined || (source in snapshot.children && !finished.includes(source));
      return isOpen && !isInternal(type);
    });
  };

  const offers = (snapshot: AnyMachineSnapshot): EventObject[] =>
    typesOf(snapshot).flatMap((type) => {
      const listed = cases[type];
      if (listed) used.add(type);
      else if (outcome.test(type)) throw new Error(`The model of "${machine.id}" has no case for ${type}.`);
      return (listed ?? [{}]).map((fields) => ({ type, ...fields }));
    });

  const walk = (build: AnyStateMachine) => explore(build, { input, key, offers, limit: spec.limit ?? 2_000, name });
  const graph = (instrumented?: AnyStateMachine) => {
    if (instrumented) return walk(instrumented);
    remembered ??= walk(machine);
    return remembered;
  };

  const follow = (way: Way): Path<M> => {
    let state = graph().birth.state;
    const steps: Step<M>[] = [{ event: { type: 'xstate.init' }, state: state as Snap }];
    for (const edge of way) {
      const before = state;
      state = before === edge.from.state ? edge.state : next(machine, before, edge.event);
      if (key(state) !== edge.to.key)
        throw new Error(tooCoarse(name, edge.event, key(before), [edge.to.key, key(state)]));
      steps.push({ event: edge.event, state: state as Snap });
    }
    return { steps };
  };

  return {
    machine,
    world,
    input,
    heard,
    told: spec.told ?? [],
    key,
    graph,
    offers,
    follow,
    transitionPaths: () => transitionWays(graph()).map(follow),
    pairPaths: () => pairWays(graph()).map(follow),
    simplePaths: (limit = 5_000) => simpleWays(graph(), limit).map(follow),
    transitions: () =>
      graph().edges.map(({ from, event, state }) => ({ from: from.state as Snap, event, to: state as Snap })),
    unusedCases: () => {
      graph();
      return Object.keys(cases).filter((type) => !used.has(type));
    },
    unheardAnswers: () =>
      graph()
        .vertices.filter(({ state }) => state.status === 'active')
        .flatMap(({ key: at, state }) =>
          offers(state)
            .filter((event) => outcome.test(event.type) && !state.can(event))
            .map((event) => `${name}: nothing happens in ${at} on ${eventKey(event)}`),
        ),
  };
}

const tooCoarse = (name: string, event: EventObject, at: string, [expected, got]: readonly [string, string]) =>
  `${name}: ${event.type} in ${at} led to ${expected} once and to ${got} now. ` +
  'Two snapshots look alike and behave differently: let `project` tell them apart.';
