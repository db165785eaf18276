import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { isList, type Plain, plain, unwritten } from '../paths/plain';
import { born, next } from '../paths/pure';
import { describeState } from '../paths/states';
import { joined, type Trace, type TracedActor, type TracedEvent, type TracedStep } from './trace';

/** Where a machine of today goes another way than the recorded one. */
export interface Difference {
  /** The actor: its `systemId` where it has one, its session id. */
  readonly actor: string;
  readonly machine: string;
  /** Place of the step among all steps of the trace, from 1. */
  readonly step: number;
  readonly event: string;
  readonly about: 'the machine' | 'the state' | 'the status' | 'the context';
  readonly expected: string;
  readonly now: string;
}

export interface Replayed {
  readonly actors: number;
  readonly steps: number;
  /** The first of each actor: what comes after it follows from it. */
  readonly differences: readonly Difference[];
}

type Found = Pick<Difference, 'about' | 'expected' | 'now'>;

/**
 * Folds each actor's events through today's machine of the same id, without starting anything, and compares where it
 * is after each. `machines` by id.
 */
export function replay(trace: Trace, machines: ReadonlyMap<string, AnyStateMachine>): Replayed {
  const differences = trace.actors.flatMap((actor) => {
    const steps = trace.steps
      .map((step, index) => ({ step, number: index + 1 }))
      .filter(({ step }) => step.actor === actor.id);
    const machine = machines.get(actor.machine);
    const found = machine
      ? replayActor(machine, actor, steps)
      : { about: 'the machine' as const, expected: actor.machine, now: 'none of that name', number: 1, type: 'start' };
    if (!found) return [];
    const { number, type, ...what } = found;
    const name = actor.systemId === null ? actor.id : `${actor.systemId} (${actor.id})`;
    return [{ actor: name, machine: actor.machine, step: number, event: type, ...what }];
  });
  return { actors: trace.actors.length, steps: trace.steps.length, differences };
}

interface Numbered {
  readonly step: TracedStep;
  readonly number: number;
}

function replayActor(machine: AnyStateMachine, { input }: TracedActor, steps: readonly Numbered[]) {
  let snapshot: AnyMachineSnapshot | undefined;
  let context: Plain = null;
  for (const { step, number } of steps) {
    context = step.context ?? context;
    const { type } = step.event;
    try {
      snapshot =
        type === joined
          ? resolved(machine, step, context)
          : snapshot === undefined
            ? born(machine, input === undefined ? undefined : unwritten(input))
            : next(machine, snapshot, eventOf(step.event));
    } catch (error) {
      const now = error instanceof Error ? error.message : String(error);
      return {
        about: 'the state' as const,
        expected: describeState(step.value),
        now: `an error: ${now}`,
        number,
        type,
      };
    }
    const found = differenceIn(snapshot, step, context);
    if (found) return { ...found, number, type };
  }
  return undefined;
}

const eventOf = (event: TracedEvent) => unwritten(event) as EventObject;

const resolved = (machine: AnyStateMachine, { value, status }: TracedStep, context: Plain) =>
  machine.resolveState({
    value,
    context: unwritten(context),
    status: status === 'stopped' ? 'active' : status,
  } as never);

function differenceIn(now: AnyMachineSnapshot, { value, status }: TracedStep, context: Plain): Found | undefined {
  const state = sorted(describeState(value));
  const stateNow = sorted(describeState(now.value as StateValue));
  if (state !== stateNow) return { about: 'the state', expected: state, now: stateNow };
  if (status !== now.status) return { about: 'the status', expected: status, now: now.status };
  const other = firstOther(context, plain(now.context), 'context');
  return other && { about: 'the context', ...other };
}

/** Regions in the order of their names: a chart may list them anew. */
const sorted = (state: string) => state.split(' + ').toSorted().join(' + ');

/** The first place where two values differ, with its way; undefined when they are the same. */
function firstOther(
  expected: Plain,
  now: Plain | undefined,
  at: string,
): { expected: string; now: string } | undefined {
  const isBranch = typeof expected === 'object' && expected !== null && typeof now === 'object' && now !== null;
  if (!isBranch || isList(expected) !== isList(now)) {
    if (expected === now) return undefined;
    const say = (value: Plain | undefined) => `${at} ${value === undefined ? 'nothing' : JSON.stringify(value)}`;
    return { expected: say(expected), now: say(now) };
  }
  const fields = expected as Readonly<Record<string, Plain>>;
  const fieldsNow = now as Readonly<Record<string, Plain>>;
  for (const key of new Set([...Object.keys(fields), ...Object.keys(fieldsNow)])) {
    const way = `${at}.${key}`;
    const inside = fields[key];
    const found =
      inside === undefined
        ? { expected: `${way} nothing`, now: `${way} ${JSON.stringify(fieldsNow[key])}` }
        : firstOther(inside, fieldsNow[key], way);
    if (found) return found;
  }
  return undefined;
}

/** What a person reads: a line for each difference, then the sum. */
export function describeReplay({ actors, steps, differences }: Replayed): string {
  const sum = `${actors} ${actors === 1 ? 'actor' : 'actors'}, ${steps} ${steps === 1 ? 'step' : 'steps'}`;
  const lines = differences.map(({ actor, machine, step, event, about, expected, now }) =>
    about === 'the machine'
      ? `${actor}: there is no machine "${machine}" any more.`
      : `${actor}, machine ${machine}, step ${step}, ${event}: ${about} was ${expected}, is ${now}.`,
  );
  const count = differences.length;
  return [
    ...lines,
    `${sum}, ${count === 0 ? 'no difference' : `${count} ${count === 1 ? 'difference' : 'differences'}`}`,
  ].join('\n');
}
