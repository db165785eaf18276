import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Model } from './model';
import { nameOfType } from './names';
import { leavesOf } from './states';

/** How often each part of a machine was met in all worlds of its models together. */
export interface Coverage {
  readonly machine: string;
  readonly worlds: readonly string[];
  /** By dotted leaf state, those passed through without rest included. */
  readonly states: Readonly<Record<string, number>>;
  /** By `state: event [guard]`; a transition that neither moves nor acts is not counted. */
  readonly transitions: Readonly<Record<string, number>>;
  /** By guard: how often each answer was given. */
  readonly guards: Readonly<Record<string, { readonly yes: number; readonly no: number }>>;
}

type TransitionNode = NonNullable<AnyStateMachine['root']['always']>[number];
type GuardTable = Record<string, GuardImplementation>;
type GuardImplementation = ((...args: unknown[]) => boolean) & { check?: (...args: unknown[]) => boolean };

/** Explores every world once more with counting guards and a listener to each microstep. */
export function coverageOf(models: readonly Model[]): Coverage {
  const [first] = models;
  if (!first) throw new Error('Coverage needs at least one world.');
  const { machine } = first;
  const states = zeros(leafNames(machine));
  const transitions = zeros(transitionsOf(machine.root).map(nameOfTransition));
  const guards: Record<string, { yes: number; no: number }> = {};
  for (const name of Object.keys(machine.implementations.guards)) guards[name] = { yes: 0, no: 0 };

  const counting = machine.provide({
    guards: counted(machine.implementations.guards as unknown as GuardTable, (name, yes) => {
      const count = guards[name];
      if (count) count[yes ? 'yes' : 'no'] += 1;
    }),
  } as never) as AnyStateMachine;
  const count = (counts: Record<string, number>, name: string) => {
    if (name in counts) counts[name] = (counts[name] ?? 0) + 1;
  };
  listen(counting, (taken, after) => {
    for (const transition of taken) {
      count(transitions, nameOfTransition(transition));
      // A machine may leave its very first state before anybody sees it.
      if (transition.eventType === '') count(states, transition.source.path.join('.'));
    }
    for (const leaf of leavesOf(after.value)) count(states, leaf);
  });
  for (const model of models) model.graph(counting);

  return { machine: machine.id, worlds: models.map(({ world }) => world), states, transitions, guards };
}

/** What no world has shown, as sentences; empty when everything was seen. */
export function missingFrom({ states, transitions, guards }: Coverage): string[] {
  const never = (counts: Readonly<Record<string, number>>) => Object.keys(counts).filter((name) => counts[name] === 0);
  return [
    ...never(states).map((name) => `state ${name} is never reached`),
    ...never(transitions).map((name) => `transition ${name} is never taken`),
    ...Object.entries(guards).flatMap(([name, { yes, no }]) => [
      ...(yes === 0 ? [`guard ${name} is never true`] : []),
      ...(no === 0 ? [`guard ${name} is never false`] : []),
    ]),
  ];
}

const zeros = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map((name) => [name, 0]));

/** Every state node, parents before children. */
export const nodesOf = (node: AnyStateMachine['root']): AnyStateMachine['root'][] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const leafNames = (machine: AnyStateMachine) =>
  nodesOf(machine.root)
    .filter((node) => node.parent && Object.keys(node.states).length === 0)
    .map((node) => node.path.join('.'));

/** What a chart says of each event: transitions that move or act. */
export const transitionsOf = (root: AnyStateMachine['root']): TransitionNode[] =>
  nodesOf(root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .filter(({ target, actions }) => target !== undefined || actions.length > 0);

/** A transition as coverage calls it: `state: event [guard] → target`. */
export const nameOfTransition = ({ source, eventType, guard, target }: TransitionNode) =>
  [
    `${source.path.join('.') || source.key}: ${eventType ? nameOfType(eventType) : 'always'}`,
    ...(guard === undefined ? [] : [`[${nameOf(guard)}]`]),
    ...(target === undefined ? [] : [`→ ${target.map((node) => node.path.join('.') || node.key).join(', ')}`]),
  ].join(' ');

/** The name a chart gives a guard or an action; `and`, `or` and `not` are read out; what is written inline has none. */
export function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'function' && 'guards' in named && Array.isArray(named.guards)) {
    const parts = named.guards.map(nameOf);
    return named.name === 'not' ? `not ${parts.join()}` : parts.join(` ${named.name} `);
  }
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : 'condition';
}

/** The same guards, each telling its answer. `and`, `or` and `not` keep the `check` by which xstate knows them. */
const counted = (guards: GuardTable, told: (name: string, yes: boolean) => void): GuardTable =>
  Object.fromEntries(
    Object.entries(guards).map(([name, guard]) => {
      const telling =
        (ask: (...args: unknown[]) => boolean) =>
        (...args: unknown[]) => {
          const yes = ask(...args);
          told(name, Boolean(yes));
          return yes;
        };
      const { check } = guard;
      return [
        name,
        check
          ? Object.assign((...args: unknown[]) => guard(...args), guard, { check: telling(check) })
          : telling(guard),
      ];
    }),
  );

function listen(machine: AnyStateMachine, told: (taken: readonly TransitionNode[], after: AnyMachineSnapshot) => void) {
  const watched = <Result>(scope: AnyActorScope, step: () => Result): Result => {
    const watch = scope.system.inspect((seen) => {
      if (seen.type === '@xstate.microstep')
        told(seen._transitions as TransitionNode[], seen.snapshot as AnyMachineSnapshot);
    });
    try {
      return step();
    } finally {
      watch.unsubscribe();
    }
  };
  const { transition, getInitialSnapshot } = machine;
  machine.transition = (snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) =>
    watched(scope, () => transition(snapshot, event, scope));
  machine.getInitialSnapshot = (scope: AnyActorScope, input: never) =>
    watched(scope, () => {
      const born = getInitialSnapshot.call(machine, scope, input);
      told([], born);
      return born;
    });
}
