import type { Edge, Graph, Vertex } from './graph';

/** A walk as the edges it takes, from birth on. */
export type Way = readonly Edge[];

/** Whether another edge of the same set begins with this way: then walking it alone proves nothing more. */
const isPassage = (edge: Edge) => edge.opens && edge.to.edges.length > 0;

/** The shortest ways that together take every edge; for a machine that never moves, the empty one. */
export function transitionWays({ edges }: Graph): Way[] {
  if (edges.length === 0) return [[]];
  return edges.filter((edge) => !isPassage(edge)).map((edge) => [...edge.from.way, edge]);
}

/** Every edge, then every edge that may follow it at once. */
export function pairWays({ edges }: Graph): Way[] {
  return edges.flatMap((edge) =>
    edge.to.edges.filter((next) => !(edge.opens && isPassage(next))).map((next) => [...edge.from.way, edge, next]),
  );
}

/** Thrown where simple paths are more than `limit`. */
export class TooManyPaths extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`More than ${limit} simple paths.`);
    this.limit = limit;
  }
}

/** Every way that visits no vertex twice and cannot go on. Throws `TooManyPaths` above `limit`: their number explodes. */
export function simpleWays({ birth }: Graph, limit: number): Way[] {
  const found: Way[] = [];
  const visit = (at: Vertex, way: Way, visited: ReadonlySet<Vertex>) => {
    const onward = at.edges.filter(({ to }) => !visited.has(to));
    if (onward.length === 0) found.push(way);
    if (found.length > limit) throw new TooManyPaths(limit);
    for (const edge of onward) visit(edge.to, [...way, edge], new Set([...visited, edge.to]));
  };
  visit(birth, [], new Set([birth]));
  return found;
}
