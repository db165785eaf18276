import type { Clock } from '../clock';

interface Waiting {
  customer: string;
}

/** Ms after which half of what somebody used is forgotten. */
const halfLife = 60_000;
/** Ms of use that count as none. */
const negligible = 1;

/**
 * Whose turn it is. Next is who has used the least time lately; of one customer the first that came. Nobody is at work
 * twice at the same time, so that one customer leaves a place to the others however much they send.
 */
export class Turns<Job extends Waiting> {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #waiting: Job[] = [];
  readonly #atWork = new Set<string>();
  readonly #used = new Map<string, { ms: number; at: number }>();

  /** @param most jobs of one customer that may wait */
  constructor(clock: Clock, most: number) {
    this.#clock = clock;
    this.#most = most;
  }

  /** @returns false, and takes no note of it, when too many of that customer wait already */
  add(job: Job): boolean {
    if (this.#waiting.filter(({ customer }) => customer === job.customer).length >= this.#most) return false;
    this.#waiting.push(job);
    return true;
  }

  /** Takes a job out of those that wait. @returns whether it was one of them */
  remove(job: Job): boolean {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  /** The job whose turn it is, which waits no longer; nothing when nobody waits who is not at work. */
  next(): Job | undefined {
    const able = this.#waiting.filter(({ customer }) => !this.#atWork.has(customer));
    const used = new Map(able.map(({ customer }) => [customer, this.usedBy(customer)]));
    const [first] = able.toSorted((one, other) => (used.get(one.customer) ?? 0) - (used.get(other.customer) ?? 0));
    if (!first) return undefined;
    this.remove(first);
    this.#atWork.add(first.customer);
    return first;
  }

  /** The job of a customer is done, or given up. @param ms of a processor that it took */
  end(customer: string, ms: number): void {
    this.#atWork.delete(customer);
    this.#used.set(customer, { ms: this.usedBy(customer) + ms, at: this.#clock.now() });
    for (const known of this.#used.keys()) if (this.usedBy(known) < negligible) this.#used.delete(known);
  }

  /** All that wait, who then wait no longer. */
  clear(): Job[] {
    return this.#waiting.splice(0);
  }

  /** Ms that a customer used lately. */
  usedBy(customer: string): number {
    const used = this.#used.get(customer);
    return used ? used.ms * 0.5 ** (Math.max(0, this.#clock.now() - used.at) / halfLife) : 0;
  }
}
