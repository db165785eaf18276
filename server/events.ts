import type { Log } from './log';

/** What the server tells its own parts, in this process and (on PostgreSQL) in the others. Small: read the rest anew. */
export interface ServerEvents {
  /** A top-up changed. */
  deposit: { userId: string; invoiceId: string };
  /** The balance of a customer moved. */
  balance: { userId: string };
  /** A website entered a stage, failed, or was retried; its subscription was charged, refused or ended. */
  project: { userId: string; projectId: string };
  /** A customer's order was placed, or one that waits for money waits no more or in another way. */
  order: { userId: string };
  /** A customer has a notice more, or one unread less. */
  notice: { userId: string };
  /** A ticket of a customer was written in, closed or opened again. */
  ticket: { userId: string };
  /** Sessions of a customer ended. */
  sessions: { userId: string };
  /** Jobs were committed that are due. */
  jobs: { kind: string };
}

export type EventName = keyof ServerEvents;
type Listener<Name extends EventName> = (event: ServerEvents[Name]) => void;

export interface EventBus {
  /** Tells every listener; call it after the commit, or have the transaction do so (`afterCommit`). */
  emit<Name extends EventName>(name: Name, event: ServerEvents[Name]): void;
  /** Listens until the returned function is called. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
}

/** A bus inside this process. `forward` takes each event further, to other processes. */
export function createEventBus(log: Log, forward?: (name: EventName, event: unknown) => void) {
  const listeners = new Map<EventName, Set<Listener<never>>>();
  const deliver = (name: EventName, event: unknown) => {
    for (const listener of listeners.get(name) ?? []) {
      try {
        (listener as (event: unknown) => void)(event);
      } catch (error) {
        log.error({ err: error, event: name }, 'event listener failed');
      }
    }
  };
  const bus: EventBus = {
    emit(name, event) {
      deliver(name, event);
      forward?.(name, event);
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
  };
  return { bus, deliver };
}
