import type { ReactNode } from 'react';
import { type AnyActorRef, createActor, createEmptyActor } from 'xstate';
import { resourceMachine } from '../../machines/resource/resource.machine';
import { SystemContext } from '../../src/app/refs';

const deaf = createEmptyActor();

/** Around a view that asks for actors of the root by their `systemId`: those given, and a deaf one for any other. */
export const within =
  (actors: Readonly<Record<string, AnyActorRef>> = {}) =>
  ({ children }: { children: ReactNode }) => (
    <SystemContext value={{ get: (systemId) => actors[systemId] ?? deaf }}>{children}</SystemContext>
  );

/** A cached resource whose value is there, and fresh. */
export function known(value: unknown): AnyActorRef {
  const resource = createActor(resourceMachine, { input: {} });
  const { context } = resource.getSnapshot();
  const snapshot = resourceMachine.resolveState({ value: 'fresh', context: { ...context, value } });
  return createActor(resourceMachine, { snapshot, input: {} });
}
