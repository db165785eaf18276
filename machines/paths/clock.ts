import type { AnyActorRef, EventObject } from 'xstate';

/** A timer that a machine has started: which event it brings, and its whole length in milliseconds. */
export interface RunningTimer {
  readonly event: EventObject | undefined;
  readonly length: number;
}

interface Timer extends RunningTimer {
  due: number;
  run(): void;
}

/**
 * A clock that only moves by hand. Beside winding all timers it can let time pass for one alone, because a model
 * lets timers race: in a walk the slow one may come first, as it does when an answer was long in coming.
 */
export class WoundClock {
  #now = 0;
  #ids = 0;
  readonly #timers = new Map<number, Timer>();
  readonly #known = new WeakSet<object>();
  #actor: AnyActorRef | undefined;

  /** Reads the events of timers from the actor's system; call it before the actor starts. */
  serve(actor: AnyActorRef): void {
    this.#actor = actor;
  }

  /** Milliseconds wound so far. */
  now = (): number => this.#now;

  setTimeout = (run: () => void, length: number): number => {
    this.#ids += 1;
    this.#timers.set(this.#ids, { due: this.#now + length, event: this.#newest(), length, run });
    return this.#ids;
  };

  clearTimeout = (id: number): void => {
    this.#timers.delete(id);
  };

  /** The timer that will bring such an event, while it runs. */
  timerOf(isIt: (event: EventObject) => boolean): RunningTimer | undefined {
    return this.#timerOf(isIt);
  }

  /** Lets `ms` milliseconds pass for everything; timers fire in their order. */
  increment(ms: number): void {
    const until = this.#now + ms;
    for (let next = this.#next(until); next; next = this.#next(until)) {
      const [id, timer] = next;
      this.#now = Math.max(this.#now, timer.due);
      this.#timers.delete(id);
      timer.run();
    }
    this.#now = until;
  }

  /** Lets the rest of one timer pass, less `short` milliseconds, while every other timer stands still. */
  wind(isIt: (event: EventObject) => boolean, short = 0): void {
    const timer = this.#timerOf(isIt);
    if (!timer) throw new Error('No such timer is running.');
    const rest = Math.max(timer.due - this.#now - short, 0);
    for (const other of this.#timers.values()) if (other !== timer) other.due += rest + 1;
    this.increment(rest);
  }

  #timerOf(isIt: (event: EventObject) => boolean): Timer | undefined {
    return [...this.#timers.values()].find(({ event }) => event && isIt(event));
  }

  #next(until: number): [number, Timer] | undefined {
    return [...this.#timers].filter(([, { due }]) => due <= until).sort(([, one], [, other]) => one.due - other.due)[0];
  }

  /** xstate books an event just before it sets the timer, so the one not met before belongs to it. */
  #newest(): EventObject | undefined {
    const booked = Object.values(this.#actor?.system.getSnapshot()._scheduledEvents ?? {});
    const newest = booked.find((entry) => !this.#known.has(entry));
    if (newest) this.#known.add(newest);
    return newest?.event;
  }
}
