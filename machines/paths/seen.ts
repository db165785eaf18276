import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { type Edge, eventKey, type Graph, type Vertex } from './graph';
import type { Model, Path } from './model';
import { describeState } from './states';
import type { Way } from './ways';

export interface Sight<M extends AnyStateMachine> {
  /** What the screen shows of a snapshot beside its states; left out, nothing more. Plain JSON. */
  shows?: (at: SnapshotFrom<M>, world: string) => unknown;
  /** False for what a machine would take and the screen does not offer: walks go around it. */
  possible?: (at: SnapshotFrom<M>, event: EventFromLogic<M>) => boolean;
}

type Seen<M extends AnyStateMachine> = Pick<Model<M>, 'graph' | 'follow' | 'world'>;

/** Tells transitions apart as a person does, by what is seen before and after. */
const kindBy =
  <M extends AnyStateMachine>({ shows = () => null }: Sight<M>, world: string) =>
  ({ from, event, to }: Edge): string => {
    const look = ({ state }: Vertex) =>
      `${describeState(state.value)} ${JSON.stringify(shows(state as SnapshotFrom<M>, world))}`;
    return [look(from), eventKey(event), look(to)].join(' | ');
  };

/**
 * The paths of a screen walk: every transition as a person can tell them apart, once. Where the walk in node takes each
 * one from every snapshot of the model, this takes the nearest of those that look alike.
 */
export const seenPaths =
  <M extends AnyStateMachine>(sight: Sight<M> = {}) =>
  (model: Seen<M>): Path<M>[] => {
    const { possible = () => true } = sight;
    const may = ({ from, event }: Edge) => possible(from.state as SnapshotFrom<M>, event as EventFromLogic<M>);
    return fewest(waysThrough(model.graph(), may), kindBy(sight, model.world)).map((way) => model.follow(way));
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
