import type { ActorSeen, EventSeen, Seen, SnapshotSeen } from './protocol';

export type Status = 'active' | 'done' | 'error' | 'stopped';
export type StateValue = string | { [key: string]: StateValue };

/** One event that an actor took, and how it was afterwards. */
export interface Step {
  /** Counts up over everything that the page saw. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Session id. */
  readonly actor: string;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  /** Session id of who sent it. */
  readonly source: string | undefined;
  readonly status: Status;
  readonly value: StateValue | undefined;
  readonly context: unknown;
  readonly output: unknown;
  readonly error: unknown;
  readonly tags: readonly string[];
  readonly accepts: readonly string[];
  readonly refuses: readonly string[];
  /** Nobody saw the event: the actor ran before the recent past, and was so when it began. */
  readonly isFirstSight: boolean;
}

export interface Actor {
  /** Session id. */
  readonly id: string;
  readonly name: string;
  readonly parent: string | undefined;
  readonly systemId: string | undefined;
  readonly src: string | undefined;
  readonly input: unknown;
  /** Id of its machine; undefined for an effect, a listener, a child without a chart. */
  readonly machine: string | undefined;
  /** JSON of its chart. */
  readonly definition: string | undefined;
  readonly number: number;
  readonly at: number;
  readonly steps: readonly Step[];
}

interface WrittenActor extends Actor {
  readonly steps: Step[];
}

/** Everything that one page of the product said, so that any moment of it can be looked up. */
export class Book {
  readonly #actors = new Map<string, WrittenActor>();
  readonly #steps: Step[] = [];
  /** By target: events whose outcome has not come. */
  readonly #pending = new Map<string, EventSeen[]>();
  #last = 0;

  /** Adds what was seen; what is known already changes nothing. */
  add(seen: Seen): void {
    const number = Number(seen.id);
    // What is told again to one who comes late begins with actors met long ago.
    if (seen.type === '@xstate.actor') {
      if (!this.#actors.has(seen.sessionId)) this.#meet(seen, number);
    } else if (number > this.#last) {
      if (seen.type === '@xstate.event') this.#pending.set(seen.sessionId, [...this.#waiting(seen.sessionId), seen]);
      else this.#step(seen, number);
    }
    this.#last = Math.max(this.#last, number);
  }

  /** The number of the last thing that happened; 0 before anything did. */
  get last(): number {
    return this.#last;
  }

  /** In the order of their births. */
  get actors(): readonly Actor[] {
    return [...this.#actors.values()];
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  actor(id: string | undefined): Actor | undefined {
    return id === undefined ? undefined : this.#actors.get(id);
  }

  #waiting(actor: string): EventSeen[] {
    return this.#pending.get(actor) ?? [];
  }

  #meet({ sessionId, name, parentId, definition, createdAt, snapshot, more }: ActorSeen, number: number): void {
    const machine = machineIn(definition);
    const actor: WrittenActor = {
      id: sessionId,
      name,
      parent: parentId,
      systemId: more.systemId,
      src: more.src,
      input: more.input,
      machine,
      definition: machine === undefined ? undefined : definition,
      number,
      at: Number(createdAt),
      steps: [],
    };
    this.#actors.set(sessionId, actor);
    if ((snapshot as Shown).value === undefined) return;
    this.#write(actor, { number, at: actor.at, actor: sessionId, ...shownIn(snapshot), ...firstSight });
  }

  #step({ sessionId, createdAt, event, snapshot, more }: SnapshotSeen, number: number): void {
    const actor = this.#actors.get(sessionId);
    if (!actor) return;
    const waiting = this.#waiting(sessionId);
    const at = waiting.findIndex((sent) => sent.event.type === event.type);
    const source = waiting[at]?.sourceId;
    this.#pending.set(sessionId, waiting.slice(at + 1));
    this.#write(actor, {
      number,
      at: Number(createdAt),
      actor: sessionId,
      event,
      source,
      ...shownIn(snapshot),
      accepts: more.accepts,
      refuses: more.refuses,
      isFirstSight: false,
    });
  }

  #write(actor: WrittenActor, step: Step): void {
    actor.steps.push(step);
    this.#steps.push(step);
  }
}

const firstSight = {
  event: { type: '(was here)' },
  source: undefined,
  accepts: [],
  refuses: [],
  isFirstSight: true,
};

interface Shown {
  status?: Status;
  value?: StateValue;
  context?: unknown;
  output?: unknown;
  error?: unknown;
  tags?: readonly string[];
}

function shownIn(snapshot: unknown) {
  const { status = 'active', value, context, output, error, tags = [] } = snapshot as Shown;
  return { status, value, context, output, error, tags };
}

/** The id of the machine, when the definition is a chart: an effect's holds its name alone. */
function machineIn(definition: string | undefined): string | undefined {
  const chart = JSON.parse(definition ?? '{}') as { id?: string };
  const isChart = ['states', 'on', 'invoke', 'context', 'initial'].some((key) => key in chart);
  return isChart ? (chart.id ?? '(machine)') : undefined;
}

/** A moment of the book: a step's number; null is now. */
export type Moment = number | null;

const isBy = (moment: Moment) => (entry: { readonly number: number }) => moment === null || entry.number <= moment;

/** The last step that an actor had made by then. */
export const stepAt = (actor: Actor, moment: Moment): Step | undefined => actor.steps.findLast(isBy(moment));

/** The actors that had been born by then. */
export const actorsAt = (book: Book, moment: Moment): readonly Actor[] => book.actors.filter(isBy(moment));

export const statusAt = (actor: Actor, moment: Moment): Status => stepAt(actor, moment)?.status ?? 'active';

/** Under which name a person knows an actor. */
export const labelOf = ({ systemId, name, machine }: Actor) => systemId ?? (machine === name ? machine : name);

/** The active leaves of a state value, dotted: `['editing.name', 'overlay.closed']`. */
export function leavesOf(value: StateValue | undefined, prefix = ''): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [prefix + value];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && Object.keys(inner).length === 0 ? [prefix + key] : leavesOf(inner, `${prefix}${key}.`),
  );
}

/** A step's state as a person reads it; for an effect its status. */
export const stateOf = ({ value, status }: Step): string =>
  (value !== undefined && leavesOf(value).join(' + ')) || status;
