import {
  type Actor,
  type ActorLogic,
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type EventObject,
  initialTransition,
  SimulatedClock,
  type Snapshot,
  StateMachine,
} from 'xstate';
import type { Model } from './model';

/** A port held open: what it was asked, what its machine told it since, and how to end it. */
export interface OpenPort {
  readonly name: string;
  readonly input: unknown;
  readonly received: readonly EventObject[];
  answer(output: unknown): void;
  fail(error: unknown): void;
}

export interface StageOptions {
  /** Milliseconds by delay name, written by hand: the test's own idea of how long things take. */
  delays?: Record<string, number>;
  /** Real logic for a port, instead of a held one. */
  doubles?: Record<string, AnyActorLogic>;
}

/** A machine on stage: its real actor, its ports held open until told, its clock wound by hand. */
export function stage<M extends AnyStateMachine>(model: Model<M>, { delays = {}, doubles = {} }: StageOptions = {}) {
  const clock = new SimulatedClock();
  const open = new Map<string, OpenPort>();
  const ports = Object.entries<AnyActorLogic>(model.machine.implementations.actors as Record<string, AnyActorLogic>);
  const actors = Object.fromEntries(ports.map(([name, logic]) => [name, doubles[name] ?? held(name, logic, open)]));
  const running = createActor(model.machine.provide({ actors } as never) as AnyStateMachine, {
    input: model.input,
    clock,
  });
  const listenerOf = new Map(
    Object.entries(model.heard).flatMap(([name, types]) => types.map((type) => [type as string, name] as const)),
  );
  const isOpen = (id: string) => {
    const port = open.get(id);
    if (!port) throw new Error(`"${id}" is not open; open: ${[...open.keys()].join(', ') || 'nothing'}.`);
    return port;
  };

  /** Plays one event the way the world would. False for an event that a person must make. */
  function play(event: EventObject): boolean {
    const outcome = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
    if (outcome?.[2]) {
      const port = isOpen(outcome[2]);
      if (outcome[1] === 'done') port.answer((event as { output?: unknown }).output);
      else port.fail((event as { error?: unknown }).error);
      return true;
    }
    const wait = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1];
    if (wait) {
      wind(wait);
      return true;
    }
    const listener = listenerOf.get(event.type);
    if (listener) isOpen(listener);
    if (listener || model.told.includes(event.type) || event.type.startsWith('xstate.snapshot.')) {
      running.send(event as never);
      return true;
    }
    return false;
  }

  function wind(delay: string) {
    const ms = delays[delay] ?? Number(delay);
    if (Number.isNaN(ms)) throw new Error(`The test states no length for delay "${delay}".`);
    const before = running.getSnapshot();
    clock.increment(ms - 1);
    if (running.getSnapshot() !== before) throw new Error(`"${delay}" fired before ${ms} ms.`);
    clock.increment(1);
    if (running.getSnapshot() === before) throw new Error(`"${delay}" did not fire at ${ms} ms.`);
  }

  return {
    actor: running as unknown as Actor<M>,
    clock,
    open,
    play,
    settle: () => new Promise<void>((done) => setTimeout(done)),
  };
}

type HeldSnapshot = Snapshot<unknown> & { input?: unknown };
const isAnswer = (event: EventObject): event is EventObject & { end: HeldSnapshot } => event.type === 'stage.end';

/**
 * A double for any port: it answers or fails when told. For a child machine it shows that machine's first snapshot,
 * so that a view of the parent finds a child to draw.
 */
function held(
  name: string,
  original: AnyActorLogic,
  open: Map<string, OpenPort>,
): ActorLogic<HeldSnapshot, EventObject> {
  const own = new WeakMap<object, { port: OpenPort; received: EventObject[] }>();
  return {
    getInitialSnapshot: (_scope, input) =>
      (original instanceof StateMachine
        ? initialTransition(original as AnyStateMachine, input)[0]
        : { status: 'active', output: undefined, error: undefined, input }) as HeldSnapshot,
    start: (snapshot, { id, self }) => {
      const received: EventObject[] = [];
      const end = (last: object) => {
        if (open.get(id) === port) open.delete(id);
        self.send({ type: 'stage.end', end: { ...snapshot, ...last } } as never);
      };
      const port: OpenPort = {
        name,
        input: snapshot.input,
        received,
        answer: (output) => end({ status: 'done', output }),
        fail: (error) => end({ status: 'error', error }),
      };
      own.set(self, { port, received });
      open.set(id, port);
    },
    transition: (snapshot, event, { id, self }) => {
      if (isAnswer(event)) return event.end;
      if (event.type === 'xstate.stop') {
        if (open.get(id) === own.get(self)?.port) open.delete(id);
        return { ...snapshot, status: 'stopped' } as HeldSnapshot;
      }
      own.get(self)?.received.push(event);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
