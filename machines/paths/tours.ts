import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { type Edge, eventKey, type Vertex } from './graph';
import type { Model, Path } from './model';
import { next } from './pure';
import { describeState, leavesOf } from './states';
import type { Way } from './ways';

/**
 * As few and as long walks as will take every transition: for surfaces where a start is dear.
 * Each goes on to the nearest transition not yet taken, and ends where none can be reached.
 */
export function tours<M extends AnyStateMachine>(model: Model<M>, which: Which = {}): Path<M>[] {
  return tourWays(model as never, which).map((way) => model.follow(way));
}

/** What a tour takes once, and what it goes around. */
export interface Which {
  /** Of transitions of one kind one is taken; left out, each is a kind of its own. */
  readonly kind?: (edge: Edge) => unknown;
  /** Whether an event can be made in a snapshot; left out, each can. */
  readonly may?: ((at: AnyMachineSnapshot, event: EventObject) => boolean) | undefined;
}

/**
 * Tours that a person can make: a transition of the chart is taken once for each state it is taken in, each case of
 * its event and each state it leads to, and not again for everything that the context may hold meanwhile.
 */
export function shortTours(model: Model): Path[] {
  return tours(model, { kind: kindOf });
}

/**
 * Tours for a screen that is drawn and looked at after each step: a transition of the chart is taken once for each case of
 * its event and what it changes of the states, and not again for what parallel regions are in meanwhile.
 */
export function screenTours<M extends AnyStateMachine>(model: Model<M>, which: Pick<Which, 'may'> = {}): Path<M>[] {
  return tours(model, { ...which, kind: changeOf });
}

const kindOf = ({ from, event, state }: Edge): string =>
  [describeState(from.state.value), eventKey(event), ...takenBy(from, event), describeState(state.value)].join(' | ');

function changeOf({ from, event, state }: Edge): string {
  const [before, after] = [leavesOf(from.state.value), leavesOf(state.value)];
  const left = before.filter((leaf) => !after.includes(leaf));
  const entered = after.filter((leaf) => !before.includes(leaf));
  return [left, eventKey(event), ...takenBy(from, event), entered].join(' | ');
}

/** The transitions of the chart that an event takes, each by its place. */
const takenBy = ({ state }: Vertex, event: EventObject): string[] =>
  state.machine.getTransitionData(state, event as never).map((transition) => {
    const { source, eventType } = transition;
    return `${source.id} ${source.transitions.get(eventType)?.indexOf(transition)}`;
  });

function tourWays(model: Model, { kind = (edge) => edge, may = () => true }: Which): Way[] {
  const { birth, edges } = model.graph();
  const kinds = new Map(edges.map((edge) => [edge, kind(edge)]));
  const left = new Set(kinds.values());
  const isLeft = (edge: Edge) => left.has(kinds.get(edge));
  const isOpen = ({ from, event }: Edge) => may(from.state, event);
  const found: Way[] = [];
  for (let way = nearest(birth, isLeft, isOpen); way; way = nearest(birth, isLeft, isOpen)) {
    const tour: Edge[] = [];
    let at: Place | undefined = { vertex: birth, state: birth.state };
    while (at && way) {
      tour.push(...way);
      for (const edge of way) left.delete(kinds.get(edge));
      at = follow(model, at, way, may);
      way = at && nearest(at.vertex, isLeft, isOpen);
      // The next way is gone only where the tour's own snapshot goes it too.
      if (at && way && !follow(model, at, way, may)) break;
    }
    found.push(tour);
  }
  return found.length === 0 ? [[]] : found;
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
function follow(
  { machine, key }: Model,
  { vertex, state }: Place,
  way: Way,
  may: NonNullable<Which['may']>,
): Place | undefined {
  let at: Place = { vertex, state };
  for (const { event, to } of way) {
    if (!may(at.state, event)) return undefined;
    at = { vertex: to, state: next(machine, at.state, event) };
    if (key(at.state) !== to.key) return undefined;
  }
  return at;
}

/** The shortest way from `start` that ends with an edge that is left, by edges that are open. */
function nearest(start: Vertex, isLeft: (edge: Edge) => boolean, isOpen: (edge: Edge) => boolean): Edge[] | undefined {
  const ways = new Map<Vertex, Edge[]>([[start, []]]);
  for (const [vertex, way] of ways) {
    for (const edge of vertex.edges) {
      if (!isOpen(edge)) continue;
      if (isLeft(edge)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return undefined;
}
