import {
  type AnyStateMachine,
  createMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';

/**
 * A hole in a machine: an effect that answers once, typed here, filled in the wiring or by a test.
 * Until it is filled every call fails with a sentence that names it, so a forgotten port shows as an error state.
 */
export const port = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input & NonReducibleUnknown>(() => Promise.reject(new Error(`Port "${name}" was not provided.`)));

/** The same hole for a child machine that comes with a chunk of its own: `child<typeof oneTimeCodeMachine>('oneTimeCode')`. */
export const child = <Machine extends AnyStateMachine>(name: string) =>
  createMachine({
    id: name,
    entry: () => {
      throw new Error(`Child "${name}" was not provided.`);
    },
  }) as unknown as Machine;

/**
 * The same hole for an effect that speaks many times: a socket, a storage event, a poll of the network state.
 * `Events` are those it hears from its machine; what it says to the machine are ordinary events of that machine.
 */
export const listener = <Events extends EventObject = EventObject, Input = undefined>(name: string) =>
  fromCallback<Events, Input & NonReducibleUnknown>(() => {
    throw new Error(`Listener "${name}" was not provided.`);
  });
