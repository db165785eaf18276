import type { AnyStateMachine } from 'xstate';
import type { Edge, Graph, Vertex } from './graph';
import type { Model, Path } from './model';
import type { Way } from './ways';

/**
 * As few and as long walks as will take every transition: for surfaces where a start is dear.
 * Each goes on to the nearest transition not yet taken, and ends where none can be reached.
 */
export function tours<M extends AnyStateMachine>(model: Model<M>): Path<M>[] {
  return tourWays(model.graph()).map((way) => model.follow(way));
}

function tourWays({ birth, edges }: Graph): Way[] {
  const left = new Set(edges);
  const found: Way[] = [];
  while (left.size > 0) {
    const tour: Edge[] = [];
    for (let way = nearest(birth, left); way; way = nearest(tour.at(-1)?.to ?? birth, left)) {
      for (const edge of way) left.delete(edge);
      tour.push(...way);
    }
    found.push(tour);
  }
  return found;
}

/** The shortest way from `start` that ends with an edge of `left`. */
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
