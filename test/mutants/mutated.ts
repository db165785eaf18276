import { type AnyActorScope, type AnyStateMachine, setup, StateMachine } from 'xstate';
import { type ChartNode, type Mutation, mutationsOf, type Plan } from './mutations';

/** Which mutation the next machine gets, or what it may get: set before its file is imported. */
export const mutated: { choice: number | null; id: string; known: readonly Mutation[] } = {
  choice: null,
  id: '',
  known: [],
};

/** A machine that never comes to rest says so instead of running for ever. */
const options = { maxIterations: 1_000 };

/** More events than an actor takes in any test. */
const mostEvents = 2_000;
const taken = new WeakMap<object, number>();
const { transition } = StateMachine.prototype as AnyStateMachine;
/** So does one that goes on sending to itself: it gets what it says to an actor that is not there. */
StateMachine.prototype.transition = function limited(
  this: AnyStateMachine,
  snapshot: never,
  event: never,
  scope: AnyActorScope,
) {
  const count = (taken.get(scope.self) ?? 0) + 1;
  taken.set(scope.self, count);
  if (count > mostEvents) throw new Error(`More than ${mostEvents} events.`);
  return transition.call(this, snapshot, event, scope);
} as never;

type Setup = (parts: { delays?: Plan['delays'] }) => { createMachine: (chart: ChartNode) => unknown };

/** In place of xstate's `setup` in the file of the machine under mutation. */
export const mutatingSetup: Setup = (parts) => ({
  createMachine: (chart) => {
    const plan: Plan = { chart, delays: parts.delays ?? {} };
    mutated.known = mutationsOf(plan);
    const chosen = mutated.choice === null ? plan : (mutated.known[mutated.choice]?.apply(plan) ?? plan);
    const actual = setup as unknown as Setup;
    return actual({ ...parts, ...(parts.delays && { delays: chosen.delays }) }).createMachine({
      ...chosen.chart,
      options,
    } as ChartNode);
  },
});
