import { Worker } from 'node:worker_threads';

/** `busy`: too much waits already; `timeout`: the worker took too long; `failed`: it ended, or could not do it. */
export type LineReason = 'busy' | 'timeout' | 'failed';

/** A job that was not done. */
export class LineProblem extends Error {
  override name = 'LineProblem';
  readonly reason: LineReason;

  constructor(reason: LineReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What passes between the two threads. */
export interface Order<Job> {
  id: number;
  job: Job;
}
export type Answer = { id: number; value: unknown } | { id: number; error: string };

export interface LineSettings {
  /** For one job, in ms; a worker that takes longer is ended. */
  limit: number;
  /** How long an idle worker is kept, in ms. */
  idle: number;
}

interface Waiting<Job> {
  job: Job;
  signal: AbortSignal | undefined;
  settle: { resolve: (value: unknown) => void; reject: (reason: unknown) => void };
}

/** Jobs that may wait; more are refused as busy. */
const waitingMost = 40;

/**
 * Starts `<name>.worker`: beside the bundle when bundled (the entries are named in server/bundle.mjs), beside this file
 * under tsx and vitest.
 */
function started(name: string): Worker {
  const options = { name: `ai ${name}`, execArgv: [] };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.worker.js`, import.meta.url), options);
  const program = new URL(`./${name}.worker.ts`, import.meta.url).href;
  return new Worker(new URL('./sources.worker.mjs', import.meta.url), { ...options, workerData: { program } });
}

/** One worker thread, started at the first job, doing one job after the other. */
export class WorkerLine<Job> {
  readonly #name: string;
  readonly #settings: LineSettings;
  readonly #waiting: Waiting<Job>[] = [];
  #active: (Waiting<Job> & { id: number; timer: NodeJS.Timeout }) | undefined;
  #worker: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #closed = false;

  /** `name` of the program: `<name>.worker`. */
  constructor(name: string, settings: LineSettings) {
    this.#name = name;
    this.#settings = settings;
  }

  /** @throws {LineProblem} when the job fails, takes too long or the line is full or closed; the signal's reason. */
  async run(job: Job, signal?: AbortSignal): Promise<unknown> {
    if (this.#closed) throw new LineProblem('failed', 'The line is closed');
    signal?.throwIfAborted();
    if (this.#waiting.length >= waitingMost) throw new LineProblem('busy', 'Too many jobs wait');
    const { promise, settle } = deferred();
    const waiting: Waiting<Job> = { job, signal, settle };
    const abort = () => {
      const place = this.#waiting.indexOf(waiting);
      if (place >= 0) this.#waiting.splice(place, 1);
      // A job under way is finished by the worker, but nobody waits for it any more.
      settle.reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.#waiting.push(waiting);
    this.#next();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Ends the worker; what waits fails. */
  async close(): Promise<void> {
    this.#closed = true;
    const problem = new LineProblem('failed', 'The line is closed');
    for (const { settle } of this.#waiting.splice(0)) settle.reject(problem);
    await this.#drop(problem);
  }

  #next(): void {
    if (this.#active || this.#closed) return;
    const next = this.#waiting.shift();
    if (!next) {
      this.#worker?.unref();
      this.#idleTimer ??= setTimeout(() => void this.#drop(), this.#settings.idle).unref();
      return;
    }
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    const worker = this.#started();
    worker.ref();
    this.#lastId += 1;
    const late = () =>
      void this.#drop(new LineProblem('timeout', `${this.#name} took over ${this.#settings.limit} ms`));
    this.#active = { ...next, id: this.#lastId, timer: setTimeout(late, this.#settings.limit) };
    const order: Order<Job> = { id: this.#lastId, job: next.job };
    worker.postMessage(order);
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = started(this.#name);
    worker.on('message', (answer: Answer) => this.#answered(answer));
    const gone = (reason: string) => {
      if (this.#worker === worker) void this.#drop(new LineProblem('failed', `${this.#name} ended: ${reason}`));
    };
    worker.on('error', (error: Error) => gone(error.message));
    worker.on('exit', (code) => gone(`code ${code}`));
    this.#worker = worker;
    return worker;
  }

  #answered(answer: Answer): void {
    const active = this.#active;
    if (active?.id !== answer.id) return;
    clearTimeout(active.timer);
    this.#active = undefined;
    if ('error' in answer) active.settle.reject(new LineProblem('failed', answer.error));
    else active.settle.resolve(answer.value);
    this.#next();
  }

  /** Ends the worker, fails its job and goes on with the next one in a new worker. */
  async #drop(problem?: LineProblem): Promise<void> {
    const [worker, active] = [this.#worker, this.#active];
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    this.#worker = undefined;
    this.#active = undefined;
    if (active) {
      clearTimeout(active.timer);
      active.settle.reject(problem);
    }
    await worker?.terminate();
    if (active) this.#next();
  }
}

function deferred() {
  let settle: Waiting<unknown>['settle'] | undefined;
  const promise = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('A promise calls its executor at once');
  return { promise, settle };
}
