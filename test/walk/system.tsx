import type { ReactNode } from 'react';
import { type AnyActorRef, createActor, fromTransition } from 'xstate';
import type { Address } from '../../machines/protocols/address';
import { resourceMachine } from '../../machines/shell/resource/resource.machine';
import { SystemContext } from '../../src/system/refs';

const deaf = createActor(fromTransition((state: object) => state, {}));

/** Around a view that asks for actors of the root by their `systemId`: those given, and a deaf one for any other. */
export const within =
  (actors: Readonly<Record<string, AnyActorRef>> = {}) =>
  ({ children }: { children: ReactNode }) => (
    <SystemContext value={{ get: (systemId) => actors[systemId] ?? deaf }}>{children}</SystemContext>
  );

/** The root as a view sees it that asks where the browser is. */
const rootAt = (address: Partial<Address>): AnyActorRef =>
  createActor(fromTransition((state: { address: Partial<Address> }) => state, { address }));

/** On a screen for visitors; the address that was asked for is `returnTo`. */
export const leadingTo = (returnTo: string) => rootAt({ access: 'visitor', returnTo });

/** On a screen that is for customers, or for both. */
export const standingAt = (path: string, search: string) => rootAt({ access: 'either', path, search, returnTo: '/' });

/** A cached resource whose value is there, and fresh. */
export function known(value: unknown): AnyActorRef {
  const resource = createActor(resourceMachine, { input: {} });
  const { context } = resource.getSnapshot();
  const snapshot = resourceMachine.resolveState({ value: 'fresh', context: { ...context, value } });
  return createActor(resourceMachine, { snapshot, input: {} });
}
