import { randomFillSync } from 'node:crypto';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { Locks } from './locks';
import type { Seeded } from './seeded';
import type * as Tab from './tab';

/** Time of its own: what is due next happens next, and everything that follows from it at once. */
export class Timeline {
  now = 0;
  #due: { at: number; order: number; run: () => void }[] = [];
  #count = 0;

  /** @param delay ms */
  after(delay: number, run: () => void): number {
    this.#count += 1;
    this.#due.push({ at: this.now + Math.max(0, delay), order: this.#count, run });
    return this.#count;
  }

  forget(order: number): void {
    this.#due = this.#due.filter((one) => one.order !== order);
  }

  /** Until nothing is due any more. @throws when it does not come to rest */
  async run(steps = 20_000): Promise<void> {
    for (let left = steps; left > 0; left -= 1) {
      await settle();
      const [first] = this.#due.toSorted((one, other) => one.at - other.at || one.order - other.order);
      if (!first) return;
      this.#due = this.#due.filter((one) => one !== first);
      this.now = first.at;
      first.run();
    }
    throw new Error('It does not come to rest.');
  }
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A storage; `tell` hears of each change that others must hear of. */
export class Shelf {
  readonly #items = new Map<string, string>();
  readonly #tell: (key: string | null, value: string | null) => void;

  constructor(tell: (key: string | null, value: string | null) => void = () => undefined) {
    this.#tell = tell;
  }
  get length(): number {
    return this.#items.size;
  }
  key(at: number): string | null {
    return [...this.#items.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
    this.#tell(key, value);
  }
  removeItem(key: string): void {
    if (this.#items.delete(key)) this.#tell(key, null);
  }
  clear(): void {
    if (this.#items.size === 0) return;
    this.#items.clear();
    this.#tell(null, null);
  }
  /** A change that comes from another tab: nobody is told. */
  adopt(key: string | null, value: string | null): void {
    if (key === null) this.#items.clear();
    else if (value === null) this.#items.delete(key);
    else this.#items.set(key, value);
  }
  /** All that is in it, as text. */
  text(): string {
    return JSON.stringify([...this.#items]);
  }
}

/** The world of one seed, as the tabs' windows see it. */
export interface World {
  timeline: Timeline;
  chance: Seeded;
  locks: Locks | undefined;
  /** The storage that the tabs share, as each of them sees it. */
  local: Shelf[];
  session: Shelf[];
}

/** The script of a tab, built as the product is. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(import.meta.dirname, 'tab.ts'), formats: ['iife'], name: 'tab' },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [{ output: { type: string; code?: string }[] }];
  return output.find(({ type }) => type === 'chunk')?.code ?? '';
}

/** Two tabs of one browser. Their windows stay; `use` gives them another world, in which nothing has happened yet. */
export async function openBrowser(count: number) {
  const code = await script();
  let world: World;
  const windows = Array.from({ length: count }, (_, at) => {
    const target = new EventTarget();
    const window: Record<string, unknown> = {
      console,
      queueMicrotask,
      structuredClone,
      URL,
      URLSearchParams,
      Headers,
      Request,
      Response,
      ReadableStream,
      FormData,
      Blob,
      TextEncoder,
      TextDecoder,
      AbortController,
      AbortSignal: new Proxy(AbortSignal, {
        get: (signal, name) => (name === 'timeout' ? timeout : (Reflect.get(signal, name) as unknown)),
      }),
      DOMException,
      Event,
      EventTarget,
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      setTimeout: (run: () => void, delay = 0) => world.timeline.after(delay, run),
      clearTimeout: (order: number) => world.timeline.forget(order),
      performance: { now: () => world.timeline.now },
      crypto: { getRandomValues: randomFillSync },
      location: { pathname: '/', search: '' },
      navigator: {
        get locks() {
          return world.locks;
        },
      },
      get localStorage() {
        return world.local[at];
      },
      get sessionStorage() {
        return world.session[at];
      },
    };
    const timeout = (delay: number) => {
      const controller = new AbortController();
      world.timeline.after(delay, () => controller.abort(new DOMException('The time is over.', 'TimeoutError')));
      return controller.signal;
    };
    const context = createContext(window);
    window['window'] = context;
    runInContext(code, context);
    return { tab: context['tab'] as typeof Tab, target };
  });

  return {
    tabs: windows.map(({ tab }) => tab),
    /**
     * A new world. The tabs share one storage, and hear of each other's changes up to `lag` ms later, in their order.
     */
    use(chance: Seeded, lag: number, hasLocks: boolean): World {
      const timeline = new Timeline();
      const local: Shelf[] = windows.map(
        (_, from) =>
          new Shelf((key, value) => {
            for (const [to, { target }] of windows.entries()) {
              if (to === from) continue;
              const at = Math.max(timeline.now + chance.below(lag + 1), last[from]?.[to] ?? 0);
              (last[from] ??= [])[to] = at;
              local[to]?.adopt(key, value);
              timeline.after(at - timeline.now, () => {
                if (world.timeline !== timeline) return;
                target.dispatchEvent(
                  Object.assign(new Event('storage'), { key, newValue: value, storageArea: local[to] }),
                );
              });
            }
          }),
      );
      const last: number[][] = [];
      world = {
        timeline,
        chance,
        locks: hasLocks ? new Locks() : undefined,
        local,
        session: windows.map(() => new Shelf()),
      };
      return world;
    },
  };
}
