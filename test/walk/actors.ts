import { type AnyActorRef, createActor, fromTransition } from 'xstate';
import type { Profile } from '../../contract/wire/account/account';
import type { Failure } from '../../contract/rules/failure';
import { resourceMachine } from '../../machines/shell/resource/resource.machine';

/** A session of a customer, as far as a view asks whose it is. */
export const sessionOf = (profile: Profile | null): AnyActorRef =>
  createActor(fromTransition((state: { profile: Profile | null }) => state, { profile }));

/** A cached resource that could not be read; an older value may be there. */
export function unread(failure: Failure, value: unknown = null): AnyActorRef {
  const { context } = createActor(resourceMachine, { input: {} }).getSnapshot();
  const snapshot = resourceMachine.resolveState({ value: 'failed', context: { ...context, value, failure } });
  return createActor(resourceMachine, { snapshot, input: {} });
}

/** A cached resource that is being asked for, of which nothing is known. */
export const awaited = (): AnyActorRef => createActor(resourceMachine, { input: {} });
