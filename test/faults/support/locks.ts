interface Wish {
  grant(): void;
}
interface Options {
  signal?: AbortSignal;
  steal?: boolean;
}

/** The browser's locks, shared by the tabs of a test: exclusive ones, in the order of the requests, with theft. */
export class Locks {
  readonly #waiting = new Map<string, Wish[]>();
  readonly #held = new Map<string, { lose(reason: unknown): void }>();

  /** As a tab leaves it that was closed in a browser which did not notice: never given back. */
  orphan(name: string): void {
    this.#held.set(name, { lose: () => undefined });
  }

  isHeld(name: string): boolean {
    return this.#held.has(name);
  }

  request<Value>(name: string, options: Options, work: () => Promise<Value>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const { signal, steal } = options;
      if (signal?.aborted) return reject(signal.reason as Error);
      const abort = () => {
        this.#queue(name).splice(this.#queue(name).indexOf(wish), 1);
        reject(signal?.reason as Error);
      };
      const wish: Wish = {
        grant: () => {
          signal?.removeEventListener('abort', abort);
          const holder = { lose: (reason: unknown) => reject(reason) };
          this.#held.set(name, holder);
          const free = () => {
            if (this.#held.get(name) !== holder) return;
            this.#held.delete(name);
            this.#queue(name).shift()?.grant();
          };
          work().then(resolve, reject).finally(free);
        },
      };
      if (steal) {
        this.#held.get(name)?.lose(new DOMException('The lock was stolen.', 'AbortError'));
        wish.grant();
      } else if (this.#held.has(name)) {
        this.#queue(name).push(wish);
        signal?.addEventListener('abort', abort);
      } else wish.grant();
    });
  }

  #queue(name: string): Wish[] {
    const queue = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, queue);
    return queue;
  }
}
