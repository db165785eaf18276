import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/** A snapshot as the model sees it: reached first and soonest by the events of `way`. */
export interface Vertex {
  readonly key: string;
  readonly state: AnyMachineSnapshot;
  readonly edges: Edge[];
  way: readonly EventObject[];
}
export interface Edge {
  readonly from: Vertex;
  readonly event: EventObject;
  readonly to: Vertex;
  /** The snapshot this very edge led to; `to.state` may have come by another one. */
  readonly state: AnyMachineSnapshot;
  /** Whether this edge was the first to reach `to`. */
  opens: boolean;
}
export interface Graph {
  readonly birth: Vertex;
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
}

export interface Exploration {
  input: unknown;
  key: (snapshot: AnyMachineSnapshot) => string;
  offers: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
  limit: number;
  /** For the sentence of the error. */
  name: string;
}

/** An event as text that tells any two apart: JSON writes every error as {}. */
export const eventKey = (event: EventObject) =>
  JSON.stringify(event, (_, value: unknown) =>
    value instanceof Error ? { ...value, name: value.name, message: value.message } : value,
  );

/**
 * Everything reachable, breadth first: the one place that touches `xstate/graph`, whose types want a machine's own
 * and get any machine's.
 */
export function explore(machine: AnyStateMachine, { input, key, offers, limit, name }: Exploration): Graph {
  const adjacency = exceeds(name, limit, () =>
    getAdjacencyMap(machine, {
      input,
      limit,
      events: offers,
      serializeState: key,
      serializeEvent: eventKey,
      filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) =>
        snapshot.status === 'active' && snapshot.can(event as never),
    } as never),
  ) as Record<
    string,
    { state: AnyMachineSnapshot; transitions: Record<string, { event: EventObject; state: AnyMachineSnapshot }> }
  >;

  const vertices = new Map<string, Vertex>();
  for (const [at, { state }] of Object.entries(adjacency)) vertices.set(at, { key: at, state, edges: [], way: [] });
  const [birth] = vertices.values();
  if (!birth) throw new Error(`${name} has no state.`);
  const reached = new Set([birth.key]);
  const edges: Edge[] = [];
  for (const from of inOrder(birth)) {
    for (const { event, state } of Object.values(adjacency[from.key]?.transitions ?? {})) {
      const to = vertices.get(key(state));
      if (!to) continue;
      const opens = !reached.has(to.key);
      if (opens) to.way = [...from.way, event];
      reached.add(to.key);
      const edge = { from, event, to, state, opens };
      from.edges.push(edge);
      edges.push(edge);
    }
  }
  return { birth, vertices: [...vertices.values()], edges };
}

/** Breadth first; the caller adds a vertex's edges while it is being visited. */
function* inOrder(birth: Vertex): Generator<Vertex> {
  const queue = [birth];
  for (const vertex of queue) {
    yield vertex;
    queue.push(...vertex.edges.filter((edge) => edge.opens).map((edge) => edge.to));
  }
}

function exceeds<T>(name: string, limit: number, walk: () => T): T {
  try {
    return walk();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Traversal limit exceeded') throw error;
    throw new Error(`${name}: more than ${limit} snapshots. Narrow \`project\`, or raise \`limit\`.`, { cause: error });
  }
}
