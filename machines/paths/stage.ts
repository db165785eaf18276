import { type Actor, type AnyActorLogic, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { WoundClock } from './clock';
import { held, type OpenPort } from './held';
import type { Model } from './model';

/** Milliseconds by delay name, or a function of the context for a delay that grows. */
export type Delays<Context = never> = Readonly<Record<string, number | ((context: Context) => number)>>;

export interface StageOptions {
  /** The test's own idea of how long things take, written by hand and compared with the machine's. */
  delays?: Delays;
  /** Logic that plays a port instead of a held one: a real child machine, a listener that talks. */
  doubles?: Readonly<Record<string, AnyActorLogic>>;
  /** Actors of the root that the machine or its view asks for by `systemId`. Without them messages to them are only kept. */
  system?: Readonly<Record<string, AnyActorLogic>>;
}

/** A machine on stage: its real actor, its ports held open until told, its clock wound by hand. */
export interface Stage<M extends AnyStateMachine> {
  /** The real actor, not yet started. */
  readonly actor: Actor<M>;
  readonly clock: WoundClock;
  /** The ports that are open now, by invoke id: their input, what the machine told them, and how to end them. */
  readonly open: ReadonlyMap<string, OpenPort>;
  /** What the machine said to other actors so far: toasts, navigation, messages to its children. */
  readonly sent: readonly EventObject[];
  /** Plays one event the way the world would. False, and nothing done, for an event that a person must make. */
  play(event: EventObject): boolean;
  /** Lets promises and deferred work finish. */
  settle(): Promise<void>;
}

/** After promises that are settled already; node waits a whole millisecond for a timer, browsers have no other way. */
const soon: (done: () => void) => unknown = globalThis.setImmediate ?? setTimeout;

/** Puts a model's machine on stage. Ports without a double are held: they answer when `play` says so. */
export function stage<M extends AnyStateMachine>(
  model: Model<M>,
  { delays = {}, doubles = {}, system = {} }: StageOptions = {},
): Stage<M> {
  const clock = new WoundClock();
  const open = new Map<string, OpenPort>();
  const sent: EventObject[] = [];
  const ports = Object.entries(model.machine.implementations.actors as Record<string, AnyActorLogic>);
  const actors = Object.fromEntries(ports.map(([name, logic]) => [name, doubles[name] ?? held(name, logic, open)]));
  const running = createActor(model.machine.provide({ actors } as never) as AnyStateMachine, {
    input: model.input,
    clock,
    inspect: (seen) => {
      if (seen.type === '@xstate.event' && seen.sourceRef === running && !seen.event.type.startsWith('xstate.'))
        sent.push(seen.event);
    },
  });
  clock.serve(running);
  for (const [systemId, logic] of Object.entries(system)) createActor(logic, { parent: running, systemId }).start();

  const listenerOf = new Map(
    Object.entries(model.heard).flatMap(([name, types]) => types.map((type): [string, string] => [type, name])),
  );

  const portNamed = (id: string) => {
    const port = open.get(id);
    if (!port) throw new Error(`"${id}" is not open; open: ${[...open.keys()].join(', ') || 'nothing'}.`);
    return port;
  };

  /** Nothing one millisecond before the delay's end, the event at its end. */
  const wait = (type: string, delay: string) => {
    const length = delays[delay] ?? Number(delay);
    const ms = typeof length === 'function' ? length(running.getSnapshot().context as never) : length;
    if (Number.isNaN(ms)) throw new Error(`The test states no length for "${delay}".`);
    const isIt = (event: EventObject) => event.type === type || (type.endsWith('.') && event.type.startsWith(type));
    const timer = clock.timerOf(isIt);
    if (!timer) throw new Error(`"${delay}" is not running.`);
    if (timer.length !== ms) throw new Error(`"${delay}" lasts ${timer.length} ms, the test says ${ms} ms.`);
    clock.wind(isIt, 1);
    if (clock.timerOf(isIt) !== timer) throw new Error(`"${delay}" fired before its ${ms} ms.`);
    clock.wind(isIt);
  };

  const play = (event: EventObject): boolean => {
    const outcome = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
    const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1];
    const listener = listenerOf.get(event.type);
    if (outcome?.[2]) {
      const port = portNamed(outcome[2]);
      if (outcome[1] === 'done') port.answer('output' in event ? event.output : undefined);
      else port.fail('error' in event ? event.error : undefined);
    } else if (delay) {
      wait(event.type, delay);
    } else if (listener || model.told.includes(event.type) || event.type.startsWith('xstate.snapshot.')) {
      if (listener) portNamed(listener);
      running.send(event);
    } else {
      return false;
    }
    return true;
  };

  return {
    actor: running as unknown as Actor<M>,
    clock,
    open,
    sent,
    play,
    settle: () => new Promise((done) => void soon(done)),
  };
}
