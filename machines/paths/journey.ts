import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom } from 'xstate';
import type { Model } from './model';
import { type Stage, type StageOptions, stage } from './stage';
import { describeState } from './states';

/** What the world does in a journey: a port answers or fails, a delay ends. */
export interface Happening extends EventObject {
  readonly type: `xstate.${string}`;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** A port's answer. */
export const done = (port: string, output?: unknown): Happening => ({ type: `xstate.done.actor.${port}`, output });

/** A port's failure. */
export const failed = (port: string, error: unknown = new Error('offline')): Happening => ({
  type: `xstate.error.actor.${port}`,
  error,
});

/** The end of a delay. */
export const after = (delay: string): Happening => ({ type: `xstate.after.${delay}.` });

/** Where a journey ended. `state` is dotted, regions joined by ` + `. */
export interface JourneyEnd<M extends AnyStateMachine> extends Stage<M> {
  readonly snapshot: SnapshotFrom<M>;
  readonly state: string;
}

/** The model of one world by its name. */
export function inWorld<Single extends Pick<Model, 'world'>>(models: readonly Single[], world: string): Single {
  const found = models.find((model) => model.world === world);
  if (!found) throw new Error(`No world "${world}" among ${models.map((model) => model.world).join(', ')}.`);
  return found;
}

/**
 * Plays a journey written by hand on the real actor and tells where it ended.
 * Throws at an event that is not possible where it comes, so that a journey cannot pass by being ignored.
 */
export async function journey<M extends AnyStateMachine>(
  model: Model<M>,
  events: readonly (EventFromLogic<M> | Happening)[],
  options: StageOptions = {},
): Promise<JourneyEnd<M>> {
  const staged = stage(model, options);
  const actor = staged.actor.start();
  const at = () => actor.getSnapshot() as AnyMachineSnapshot;
  await staged.settle();
  for (const event of events as readonly EventObject[]) {
    const isDelay = event.type.startsWith('xstate.after.');
    if (!isDelay && !at().can(event)) throw new Error(`${event.type} is not possible in ${describeState(at().value)}.`);
    if (!staged.play(event)) actor.send(event as never);
    await staged.settle();
  }
  return { ...staged, snapshot: actor.getSnapshot(), state: describeState(at().value) };
}
