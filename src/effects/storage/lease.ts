const key = 'session-refresh';
/** Milliseconds after which a lease that nobody gave back is taken for the leftover of a tab that is gone. */
const patience = 700;
/** Milliseconds in which a write reaches the other tabs: after them it is seen who wrote last. */
const settling = 30;
/** Milliseconds between two looks. */
const interval = 25;

interface Waiting {
  signal: AbortSignal;
  /** Whether another tab has done the work meanwhile. */
  isDone(): boolean;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * One tab at a time, in a browser without locks or behind a lock that nobody gives back: a lease in local
 * storage, written and then read again. It says who, never until when: the clock on the wall may be set in between, so
 * whoever waits measures by itself how long the same lease has been lying there. Where nothing can be stored there is
 * nothing to share either, and the work goes ahead. Rejects with the signal's reason, or as the work does.
 */
export async function withLease<Value>({ signal, isDone }: Waiting, work: () => Promise<Value>): Promise<Value> {
  const mine = crypto.getRandomValues(new Uint32Array(4)).join('-');
  let seen: string | null = null;
  let since = performance.now();
  try {
    while (!isDone()) {
      signal.throwIfAborted();
      const holder = read();
      if (holder === undefined || holder === mine) break;
      if (holder !== seen) since = performance.now();
      seen = holder;
      const isFree = holder === null || performance.now() - since >= patience;
      if (isFree && !write(mine)) break;
      await pause(isFree ? settling : interval);
    }
    return await work();
  } finally {
    if (read() === mine) write(null);
  }
}

/** Undefined where storage is blocked. */
function read(): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** False when the browser does not store it. */
function write(holder: string | null): boolean {
  try {
    if (holder === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, holder);
    return true;
  } catch {
    return false;
  }
}
