import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
  type StateValue,
} from 'xstate';
import { isList, type Plain } from '../paths/plain';

/** The format that this code writes and reads. */
export const traceFormat = 1;

/** The event of an actor's first step when it ran already as the recording began. */
export const joined = 'trace.joined';

/** A machine that ran while a trace was recorded. */
export interface TracedActor {
  /** Its session id: the name of its steps, one in a trace. */
  readonly id: string;
  /** Session id of the actor that started it; null for the root. */
  readonly parent: string | null;
  readonly systemId: string | null;
  /** Id of its machine. */
  readonly machine: string;
  readonly input?: Plain;
}

/** One event that an actor took, and where it was afterwards. */
export interface TracedStep {
  readonly actor: string;
  readonly event: TracedEvent;
  readonly value: StateValue;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** Left out when it is what it was before. */
  readonly context?: Plain;
}

export interface TracedEvent {
  readonly type: string;
  readonly [field: string]: Plain;
}

/** What happened in all machines of a session, as JSON that anybody may be sent. */
export interface Trace {
  readonly format: typeof traceFormat;
  /** Version of the product that was recorded. */
  readonly app: string;
  /** When the recording began, ISO 8601. */
  readonly startedAt: string;
  readonly actors: readonly TracedActor[];
  /** In the order they happened. An actor's first is `xstate.init`, or `trace.joined` if it ran already. */
  readonly steps: readonly TracedStep[];
}

export interface Recording {
  /** Version of the product. */
  app: string;
  /** Asked at the beginning: the time, ISO 8601. */
  startedAt: () => string;
  /** Takes out what must not leave (`createRedactor`); whatever is recorded passes through it at once. */
  redact: (value: unknown) => Plain;
}

export interface Recorder {
  /** Hand it to `createActor(root, { inspect })`. */
  inspect(seen: InspectionEvent): void;
  /** Begins anew: forgets what was recorded; whoever runs joins as it is. */
  begin(): void;
  /** What was recorded so far. */
  trace(): Trace;
}

/** Records every machine of an actor system, from the system's start on or from `begin`. */
export function createRecorder({ app, startedAt, redact }: Recording): Recorder {
  const running = new Map<string, AnyActorRef>();
  const contexts = new Map<string, unknown>();
  let since = startedAt();
  let actors = new Map<string, TracedActor>();
  let steps: TracedStep[] = [];

  const note = (ref: AnyActorRef, event: TracedEvent, { value, status, context }: AnyMachineSnapshot) => {
    const id = ref.sessionId;
    const isNew = contexts.get(id) !== context;
    contexts.set(id, context);
    steps.push({ actor: id, event, value, status, ...(isNew && { context: redact(context) }) });
  };

  const introduce = (ref: AnyActorRef, input?: Plain) => {
    const { sessionId: id, _parent: parent, systemId } = ref as AnyActor;
    actors.set(id, {
      id,
      parent: parent?.sessionId ?? null,
      systemId: systemId ?? null,
      machine: machineOf(ref)?.id ?? '',
      ...(input !== undefined && { input }),
    });
  };

  const join = (ref: AnyActorRef) => {
    introduce(ref);
    note(ref, { type: joined }, ref.getSnapshot() as AnyMachineSnapshot);
  };

  return {
    inspect: (seen) => {
      if (seen.type !== '@xstate.snapshot') return;
      const ref = seen.actorRef as AnyActorRef;
      if (!machineOf(ref)) return;
      const snapshot = seen.snapshot as AnyMachineSnapshot;
      if (snapshot.status === 'active') running.set(ref.sessionId, ref);
      else running.delete(ref.sessionId);
      const event = redact(seen.event) as TracedEvent;
      const isBirth = event.type === 'xstate.init';
      if (isBirth) introduce(ref, event['input']);
      // Whoever was not met yet began before: what it was before this event nobody knows any more.
      if (!actors.has(ref.sessionId)) introduce(ref);
      const isFirst = !contexts.has(ref.sessionId);
      note(ref, isBirth ? { type: event.type } : isFirst ? { type: joined } : event, snapshot);
    },
    begin: () => {
      since = startedAt();
      actors = new Map();
      steps = [];
      contexts.clear();
      for (const ref of running.values()) join(ref);
    },
    trace: () => ({ format: traceFormat, app, startedAt: since, actors: [...actors.values()], steps: [...steps] }),
  };
}

const machineOf = (ref: AnyActorRef) => {
  const { logic } = ref as AnyActor;
  return logic instanceof StateMachine ? (logic as AnyStateMachine) : undefined;
};

/**
 * Reads a trace. Throws a sentence for whatever is none, or is written in a format that this code does not know.
 */
export function traceFrom(value: unknown): Trace {
  if (!isRecord(value) || typeof value['format'] !== 'number') throw new Error('This is no trace: it names no format.');
  if (value['format'] !== traceFormat) {
    throw new Error(`This trace is of format ${value['format']}; format ${traceFormat} can be read.`);
  }
  const { app, startedAt, actors, steps } = value;
  if (typeof app !== 'string' || typeof startedAt !== 'string' || !isList(actors) || !isList(steps)) {
    throw new Error('This is no trace: it lacks app, startedAt, actors or steps.');
  }
  const known = new Set<unknown>();
  for (const [at, actor] of actors.entries()) {
    if (!isRecord(actor) || typeof actor['id'] !== 'string' || typeof actor['machine'] !== 'string') {
      throw new Error(`Actor ${at + 1} of the trace lacks its id or its machine.`);
    }
    known.add(actor['id']);
  }
  for (const [at, step] of steps.entries()) {
    const isStep = isRecord(step) && isRecord(step['event']) && typeof step['event']['type'] === 'string';
    if (!isStep || step['value'] === undefined || typeof step['status'] !== 'string') {
      throw new Error(`Step ${at + 1} of the trace lacks its event, its value or its status.`);
    }
    if (!known.has(step['actor'])) throw new Error(`Step ${at + 1} is of an actor that the trace does not name.`);
  }
  return value as unknown as Trace;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
