import type { AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom } from 'xstate';
import { type Edge, eventKey, type Graph, type Vertex } from './graph';
import type { Model, Path } from './model';
import { describeState } from './states';
import type { Way } from './ways';

export interface Sight<M extends AnyStateMachine> {
  /** What the screen shows of a snapshot beside its states; left out, nothing more. Plain JSON. */
  shows?: (at: SnapshotFrom<M>) => unknown;
  /** False for what a machine would take and the screen does not offer: walks go around it. */
  possible?: (at: SnapshotFrom<M>, event: EventFromLogic<M>) => boolean;
}

/**
 * The paths of a screen walk: every transition as a person can tell them apart, once. Where the walk in node takes each
 * one from every snapshot of the model, this takes the nearest of those that look alike.
 */
export const seenPaths =
  <M extends AnyStateMachine>({ shows = () => null, possible = () => true }: Sight<M> = {}) =>
  (model: Pick<Model<M>, 'graph' | 'follow'>): Path<M>[] => {
    const look = ({ state }: Vertex) =>
      `${describeState(state.value)} ${JSON.stringify(shows(state as SnapshotFrom<M>))}`;
    const may = ({ from, event }: Edge) => possible(from.state as SnapshotFrom<M>, event as EventFromLogic<M>);
    const kind = ({ from, event, to }: Edge) => [look(from), eventKey(event as EventObject), look(to)].join(' | ');
    return fewest(waysThrough(model.graph(), may), kind).map((way) => model.follow(way));
  };

/** The shortest way to each edge that may be taken, by edges that may be taken. */
function waysThrough({ birth }: Graph, may: (edge: Edge) => boolean): Way[] {
  const reached = new Map<Vertex, Way>([[birth, []]]);
  const ways: Way[] = [];
  for (const [vertex, way] of reached) {
    for (const edge of vertex.edges.filter(may)) {
      ways.push([...way, edge]);
      if (!reached.has(edge.to)) reached.set(edge.to, [...way, edge]);
    }
  }
  return ways.length === 0 ? [[]] : ways;
}

/** One way to each kind of last edge, the shortest; of those, the ones that are no beginning of another. */
function fewest(ways: readonly Way[], kind: (edge: Edge) => string): Way[] {
  const last = new Map<string, Way>();
  for (const way of ways.toSorted((one, other) => one.length - other.length)) {
    const edge = way.at(-1);
    const name = edge ? kind(edge) : '';
    if (!last.has(name)) last.set(name, way);
  }
  const taken = new Set<string>();
  const kept = [...last.values()].toReversed().filter((way) => {
    const kinds = way.map(kind);
    const brings = way.length === 0 || kinds.some((name) => !taken.has(name));
    if (brings) for (const name of kinds) taken.add(name);
    return brings;
  });
  return kept.toReversed();
}
