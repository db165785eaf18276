import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { born, next } from './pure';

/** A snapshot as the model sees it, reached first and soonest along `way`. */
export interface Vertex {
  readonly key: string;
  readonly state: AnyMachineSnapshot;
  readonly edges: Edge[];
  way: readonly Edge[];
}

export interface Edge {
  readonly from: Vertex;
  readonly event: EventObject;
  readonly to: Vertex;
  /** The snapshot this very edge led to; `to.state` may have come by another one. */
  readonly state: AnyMachineSnapshot;
  /** Whether this edge is the one by which `to` was first reached. */
  readonly opens: boolean;
}

export interface Graph {
  readonly birth: Vertex;
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
}

export interface Exploration {
  input: unknown;
  /** What tells two snapshots apart. */
  key: (snapshot: AnyMachineSnapshot) => string;
  /** What may happen in a snapshot. */
  offers: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** Snapshots looked at before giving up. */
  limit: number;
  /** For the sentence of the error. */
  name: string;
}

interface Neighbours {
  state: AnyMachineSnapshot;
  transitions: Record<string, { event: EventObject; state: AnyMachineSnapshot }>;
}

/** An event as text that tells any two apart: JSON alone writes every error as {}. */
export const eventKey = (event: EventObject) =>
  JSON.stringify(event, (_, value: unknown) =>
    value instanceof Error ? { ...value, name: value.name, message: value.message } : value,
  );

/** Everything reachable, breadth first. Throws a sentence when there is more than `limit`. */
export function explore(machine: AnyStateMachine, exploration: Exploration): Graph {
  const neighbours = adjacency(machine, exploration);
  const vertices = new Map<string, Vertex>();
  for (const [key, { state }] of Object.entries(neighbours)) vertices.set(key, { key, state, edges: [], way: [] });
  const [birth] = vertices.values();
  if (!birth) throw new Error(`${exploration.name} has no state.`);

  const reached = new Set([birth]);
  const edges: Edge[] = [];
  for (const from of reached) {
    for (const { event, state } of Object.values(neighbours[from.key]?.transitions ?? {})) {
      const to = vertices.get(exploration.key(state));
      if (!to) throw new Error(`${exploration.name}: its key changes while nothing happens.`);
      const edge = { from, event, to, state, opens: !reached.has(to) };
      if (edge.opens) to.way = [...from.way, edge];
      reached.add(to);
      from.edges.push(edge);
      edges.push(edge);
    }
  }
  return { birth, vertices: [...vertices.values()], edges };
}

/** The one place that touches `xstate/graph`: its types want one machine's own snapshots and get any machine's. */
function adjacency(machine: AnyStateMachine, { input, key, offers, limit, name }: Exploration) {
  const logic = {
    getInitialSnapshot: () => born(machine, input),
    transition: (before: AnyMachineSnapshot, event: EventObject) => next(machine, before, event),
  };
  const options = {
    input,
    limit,
    events: offers,
    serializeState: key,
    serializeEvent: eventKey,
    filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) =>
      snapshot.status === 'active' && snapshot.can(event),
  };
  try {
    return getAdjacencyMap(logic as never, options as never) as unknown as Record<string, Neighbours>;
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Traversal limit exceeded') throw error;
    throw new Error(`${name}: more than ${limit} snapshots. Narrow \`project\`, or raise \`limit\`.`, { cause: error });
  }
}
