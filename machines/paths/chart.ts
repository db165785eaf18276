import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import { nameOfTransition, transitionsOf } from './coverage';
import type { Edge } from './graph';
import type { Model, Path } from './model';

/** The transitions of a chart that an event takes, by the names of the coverage; those without one follow by themselves. */
export const chartOf = ({ root }: AnyStateMachine): string[] => [
  ...new Set(
    transitionsOf(root)
      .filter(({ eventType }) => eventType !== '')
      .map(nameOfTransition),
  ),
];

/** The transitions of the chart that an edge takes: several where regions hear the same event. */
export const takenBy = ({ from, event }: Pick<Edge, 'from' | 'event'>): string[] =>
  (from.state.machine.getTransitionData(from.state, event as never) as Parameters<typeof nameOfTransition>[0][]).map(
    nameOfTransition,
  );

/** A transition of the chart, and the shortest path that ends with it. */
export interface ChartPath<M extends AnyStateMachine> {
  readonly transition: string;
  readonly path: Path<M>;
}

/**
 * The shortest path to each transition of the chart, once for each case of its event, that leaves a snapshot in which
 * `isAsked` says yes.
 */
export function chartPaths<M extends AnyStateMachine>(
  models: readonly Model<M>[],
  isAsked: (at: SnapshotFrom<M>) => boolean,
): (ChartPath<M> & { readonly model: Model<M> })[] {
  const found = new Map<string, ChartPath<M> & { model: Model<M> }>();
  for (const model of models) {
    for (const edge of model.graph().edges) {
      if (!isAsked(edge.from.state as SnapshotFrom<M>)) continue;
      for (const transition of takenBy(edge)) {
        const kind = `${transition} ${titleOf(edge.event)}`;
        if (found.has(kind)) continue;
        found.set(kind, { transition, model, path: model.follow([...edge.from.way, edge]) });
      }
    }
  }
  return [...found.values()];
}

const titleOf = (event: EventObject) => JSON.stringify(event);
