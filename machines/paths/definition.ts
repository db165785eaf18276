import type { AnyStateMachine } from 'xstate';
import { nameOf } from './coverage';

type StateNode = AnyStateMachine['root'];
type Transition = NonNullable<StateNode['always']>[number];

/** Plain JSON: a chart with names in place of what they stand for. */
export type Definition = Readonly<Record<string, unknown>>;

/**
 * A machine's chart as JSON, for Stately's editor and for other programs: states, events, delays, guards, actions and
 * actors by name. What runs (context, input, output, params worked out from an event) is not part of a chart.
 */
export const definitionOf = (machine: AnyStateMachine): Definition =>
  JSON.parse(JSON.stringify(machine.config)) as Definition;

/** One state of a chart, as far as a definition can say it. */
export interface StateOfChart {
  readonly state: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly initial: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly string[];
  /** `event [guard] → targets / actions`; events of delays and of answers by their full names. */
  readonly transitions: readonly string[];
}

/** Every state of a machine with its transitions, to compare two machines by. */
export const chartOf = ({ root }: AnyStateMachine): StateOfChart[] => nodesOf(root).map(stateOf);

/** JSON writes what it cannot say in a list as null. */
const nameIn = (named: unknown) => (named === null ? 'nothing' : nameOf(named));

const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const stateOf = (node: StateNode): StateOfChart => ({
  state: node.id,
  type: node.type,
  tags: node.tags,
  initial: node.initial?.target?.map(({ id }) => id) ?? [],
  entry: node.entry.map(nameIn),
  exit: node.exit.map(nameIn),
  invokes: node.invoke.map(({ id, src, systemId }) => [id, nameIn(src), systemId ?? ''].join(' ')),
  transitions: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(describeTransition),
});

const describeTransition = ({ eventType, guard, target, actions, reenter }: Transition): string =>
  [
    eventType || 'always',
    ...(guard === undefined ? [] : [`[${nameIn(guard)}]`]),
    ...(target === undefined ? [] : [`→ ${target.map(({ id }) => id).join(', ')}`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.map(nameIn).join(', ')}`]),
    ...(reenter ? ['(anew)'] : []),
  ].join(' ');
