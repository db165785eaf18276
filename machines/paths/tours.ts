import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Edge, eventKey, type Vertex } from './graph';
import type { Model, Path } from './model';
import { next } from './pure';
import { describeState } from './states';
import type { Way } from './ways';

/**
 * As few and as long walks as will take every transition: for surfaces where a start is dear.
 * Each goes on to the nearest transition not yet taken, and ends where none can be reached.
 */
export function tours<M extends AnyStateMachine>(model: Model<M>): Path<M>[] {
  return tourWays(model as never, (edge) => edge).map((way) => model.follow(way));
}

/**
 * Tours that a person can make: a transition of the chart is taken once for each state it is taken in, each case of
 * its event and each state it leads to, and not again for everything that the context may hold meanwhile.
 */
export function shortTours(model: Model): Path[] {
  return tourWays(model, kindOf).map((way) => model.follow(way));
}

function kindOf({ from, event, state }: Edge): string {
  const taken = from.state.machine.getTransitionData(from.state, event as never);
  const names = taken.map((transition) => {
    const { source, eventType } = transition;
    return `${source.id} ${source.transitions.get(eventType)?.indexOf(transition)}`;
  });
  return [describeState(from.state.value), eventKey(event), ...names, describeState(state.value)].join(' | ');
}

function tourWays(model: Model, kind: (edge: Edge) => unknown): Way[] {
  const { birth, edges } = model.graph();
  const kinds = new Map(edges.map((edge) => [edge, kind(edge)]));
  const left = new Set(kinds.values());
  const isLeft = (edge: Edge) => left.has(kinds.get(edge));
  const found: Way[] = [];
  // Edges come in the order of their distance from birth.
  for (let first = edges.find(isLeft); first; first = edges.find(isLeft)) {
    const tour: Edge[] = [];
    let at: Place | undefined = { vertex: birth, state: birth.state };
    let way: Way | undefined = [...first.from.way, first];
    while (at && way) {
      tour.push(...way);
      for (const edge of way) left.delete(kinds.get(edge));
      at = follow(model, at, way);
      way = at && nearest(at.vertex, isLeft);
      // The next way is gone only where the tour's own snapshot goes it too.
      if (at && way && !follow(model, at, way)) break;
    }
    found.push(tour);
  }
  return found;
}

/** A vertex, and the snapshot in which a tour is there. */
interface Place {
  readonly vertex: Vertex;
  readonly state: AnyMachineSnapshot;
}

/**
 * Where a tour is after a way. Nowhere, if its own snapshot led elsewhere: a model may count to two and call the rest
 * many; then the tour ends, and the next one takes the short way from birth.
 */
function follow({ machine, key }: Model, { vertex, state }: Place, way: Way): Place | undefined {
  let at: Place = { vertex, state };
  for (const { event, to } of way) {
    at = { vertex: to, state: next(machine, at.state, event) };
    if (key(at.state) !== to.key) return undefined;
  }
  return at;
}

/** The shortest way from `start` that ends with an edge that is left. */
function nearest(start: Vertex, isLeft: (edge: Edge) => boolean): Edge[] | undefined {
  const ways = new Map<Vertex, Edge[]>([[start, []]]);
  for (const [vertex, way] of ways) {
    for (const edge of vertex.edges) {
      if (isLeft(edge)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return undefined;
}
