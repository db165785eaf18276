import type { Plain } from '../../machines/paths/plain';
import { joined, type Trace, type TracedEvent, type TracedStep, traceFormat } from '../../machines/traces/trace';
import { type Actor, type Book, type Step, stepAt } from './book';

/** What is to be saved: after `from` up to `to`, both numbers of steps; from 0 on it is all that is known. */
export interface Span {
  from: number;
  to: number;
}

/**
 * What the machines of a page did, in the format of `npm run replay`. A machine that ran already when the span begins
 * joins it as it was then.
 *
 * @param app version of the product
 * @param startedAt milliseconds since 1970
 */
export function traceOf(book: Book, { from, to }: Span, { app, startedAt }: { app: string; startedAt: number }): Trace {
  const machines = book.actors.filter(({ machine, number }) => machine !== undefined && number <= to);
  const before = machines.flatMap((actor) => {
    const step = stepAt(actor, from);
    return from > 0 && step?.status === 'active' ? [{ actor, step, isJoining: true }] : [];
  });
  const byId = new Map(machines.map((actor) => [actor.id, actor]));
  const within = book.steps.flatMap((step) => {
    const actor = byId.get(step.actor);
    return actor && step.number > from && step.number <= to ? [{ actor, step, isJoining: step.isFirstSight }] : [];
  });
  const contexts = new Map<string, string>();
  const told = [...before, ...within];
  const first = told[0]?.step.at ?? startedAt;
  return {
    format: traceFormat,
    app,
    startedAt: new Date(first).toISOString(),
    actors: [...new Set(told.map(({ actor }) => actor))].map(tracedActor),
    steps: told.map(({ step, isJoining }) => tracedStep(step, isJoining, contexts)),
  };
}

const tracedActor = ({ id, parent, systemId, machine, input }: Actor): Trace['actors'][number] => ({
  id,
  parent: parent ?? null,
  systemId: systemId ?? null,
  machine: machine ?? '',
  ...(input !== undefined && { input: input as Plain }),
});

function tracedStep(step: Step, isJoining: boolean, contexts: Map<string, string>): TracedStep {
  const { actor, status, value = {}, context } = step;
  const written = JSON.stringify(context);
  const isNew = written !== contexts.get(actor);
  contexts.set(actor, written);
  return {
    actor,
    event: isJoining ? { type: joined } : eventOf(step),
    value,
    status,
    ...(isNew && { context: context as Plain }),
  };
}

/** What an actor was born with stands beside its name already. */
const eventOf = ({ event }: Step): TracedEvent =>
  event.type === 'xstate.init' ? { type: event.type } : (event as unknown as TracedEvent);
