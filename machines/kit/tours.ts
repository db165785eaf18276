import type { AnyStateMachine, EventObject } from 'xstate';
import type { Edge, Vertex } from './graph';
import type { Model, Path } from './model';

/**
 * As few and as long walks as will take every transition: for surfaces where a start is dear.
 * Each goes on to the nearest transition not yet taken, and ends where none can be reached.
 */
export function tours<M extends AnyStateMachine>(model: Model<M>): Path<M>[] {
  const { birth, edges } = model.graph();
  const left = new Set(edges);
  const found: EventObject[][] = [];
  while (left.size > 0) {
    const tour: EventObject[] = [];
    for (let way = nearest(birth, left); way; way = nearest(way.at(-1)?.to ?? birth, left)) {
      for (const edge of way) {
        left.delete(edge);
        tour.push(edge.event);
      }
    }
    found.push(tour);
  }
  return found.map((events) => model.fold(events));
}

function nearest(start: Vertex, left: ReadonlySet<Edge>): Edge[] | undefined {
  const ways = new Map<Vertex, Edge[]>([[start, []]]);
  for (const [vertex, way] of ways) {
    for (const edge of vertex.edges) {
      if (left.has(edge)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return undefined;
}
