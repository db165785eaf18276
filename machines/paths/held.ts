import {
  type ActorLogic,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  type Snapshot,
  StateMachine,
} from 'xstate';

/** A port held open: what it was asked, what its machine told it since, and how to end it. */
export interface OpenPort {
  readonly name: string;
  readonly input: unknown;
  readonly received: readonly EventObject[];
  answer(output: unknown): void;
  fail(error: unknown): void;
}

type HeldSnapshot = Snapshot<unknown> & { input?: unknown };
type Ending = EventObject & { last: HeldSnapshot };
const isEnding = (event: EventObject): event is Ending => event.type === 'stage.end';

/**
 * A double for any port, kept in `open` under its invoke id while it runs: it answers or fails when told.
 * In place of a child machine it shows that machine's first snapshot and stays there, so that a view of the parent
 * finds a child to draw.
 */
export function held(
  name: string,
  original: AnyActorLogic,
  open: Map<string, OpenPort>,
): ActorLogic<HeldSnapshot, EventObject> {
  const own = new WeakMap<object, OpenPort & { received: EventObject[] }>();
  const inputs = new WeakMap<object, unknown>();

  const close = (id: string, self: object) => {
    if (open.get(id) === own.get(self)) open.delete(id);
  };

  return {
    getInitialSnapshot: ({ self }, input) => {
      inputs.set(self, input);
      const born =
        original instanceof StateMachine
          ? initialTransition(original as AnyStateMachine, input)[0]
          : { status: 'active', output: undefined, error: undefined, input };
      return born as HeldSnapshot;
    },
    start: (snapshot, { id, self }) => {
      const end = (last: object) => {
        close(id, self);
        const ending: Ending = { type: 'stage.end', last: { ...snapshot, ...last } };
        self.send(ending);
      };
      const port = {
        name,
        input: inputs.get(self),
        received: [],
        answer: (output: unknown) => end({ status: 'done', output }),
        fail: (error: unknown) => end({ status: 'error', error }),
      };
      own.set(self, port);
      open.set(id, port);
    },
    transition: (snapshot, event, { id, self }) => {
      if (isEnding(event)) return event.last;
      if (event.type === 'xstate.stop') {
        close(id, self);
        return { ...snapshot, status: 'stopped' } as HeldSnapshot;
      }
      own.get(self)?.received.push(event);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
