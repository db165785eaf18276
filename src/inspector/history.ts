import type { ActorSeen, Seen } from './protocol';

/** What an inspector that comes late is told: who lives, and the recent past. */
export class History {
  readonly #limit: number;
  #recent: Seen[] = [];
  /** Actors met before the recent past, as they were when it begins. */
  readonly #earlier = new Map<string, ActorSeen>();

  /** @param limit how many events are kept, at least 1; some more until the oldest are folded together */
  constructor(limit = 5_000) {
    this.#limit = limit;
  }

  add(seen: Seen): void {
    this.#recent.push(seen);
    // A tenth at once: taking one from the front of a long list costs as much as taking many.
    if (this.#recent.length >= this.#limit * 1.1) this.#fold(this.#recent.length - this.#limit);
  }

  /** In the order in which it happened. */
  all(): Seen[] {
    return [...this.#earlier.values(), ...this.#recent];
  }

  #fold(count: number): void {
    for (const seen of this.#recent.splice(0, count)) {
      const actor = this.#earlier.get(seen.sessionId);
      if (seen.type === '@xstate.actor') this.#earlier.set(seen.sessionId, seen);
      else if (seen.type === '@xstate.snapshot' && actor) {
        if (seen.snapshot.status === 'active') {
          this.#earlier.set(seen.sessionId, { ...actor, snapshot: seen.snapshot });
        } else this.#earlier.delete(seen.sessionId);
      }
    }
  }
}
