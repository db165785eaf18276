import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Crop, Kind } from './pictures';

/** What passes between the two processes. */
export interface Order {
  kind: Kind;
  bytes: Uint8Array;
  crop?: Crop | undefined;
  limits: Limits;
}
export type Answer = { isReady: true } | (({ value: unknown } | { error: string }) & Usage);

/** What one picture may take of the process that draws it. */
export interface Limits {
  /** Bytes of the whole process. */
  memory: number;
  /** Milliseconds of a processor. */
  processor: number;
}

export interface Usage {
  /** Milliseconds of a processor. */
  processor: number;
  /** Bytes of the process after the work. */
  memory: number;
}

/** MB for the reader of drawings; the pixels lie outside. */
const heap = 96;
/** Ms that a process may take to begin: from its sources on a busy machine it takes seconds. */
const patience = 30_000;
/** Characters of what a process says before it ends. */
const lastWords = 2_000;

/** What the libraries look at; of our settings and secrets they see nothing. */
const passedOn = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => passedOn.includes(name) || /^(?:FONTCONFIG|XDG)_/.test(name)),
  ),
  // Without them glibc gives what a large picture took back to nobody.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
});

/** Starts the program: beside the bundle when bundled (server/bundle.mjs names it), from its source under tsx and vitest. */
function forked(): ChildProcess {
  const isBundled = !import.meta.url.endsWith('.ts');
  const program = isBundled ? './drawing.child.js' : './sources.child.mjs';
  return fork(fileURLToPath(new URL(program, import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'],
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** The process ended before it answered. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
  /** Whether it ever began: one that never does is a fault of ours. */
  readonly hasBegun: boolean;

  constructor(message: string, hasBegun: boolean) {
    super(message);
    this.hasBegun = hasBegun;
  }
}

/** One process that draws one picture after the other. It ends with this one, however this one ends. */
export class DrawingProcess {
  readonly #child = forked();
  readonly #ended: Promise<void>;
  #said = '';
  #isReady = false;
  #hasEnded = false;
  #heard: ((answer: Answer) => void) | undefined;
  #failed: ((error: ProcessEnded) => void) | undefined;

  constructor() {
    const child = this.#child;
    child.stderr?.on('data', (text: Buffer) => {
      this.#said = (this.#said + text.toString()).slice(-lastWords);
    });
    child.on('message', (answer: Answer) => {
      if ('isReady' in answer) this.#isReady = true;
      this.#heard?.(answer);
    });
    this.#ended = new Promise((resolve) => {
      const gone = (how: string) => {
        if (this.#hasEnded) return;
        this.#hasEnded = true;
        this.#failed?.(new ProcessEnded(`What draws ended: ${how} ${this.#said}`.trim(), this.#isReady));
        resolve();
      };
      child.on('error', (error) => gone(error.message));
      child.on('exit', (code, signal) => gone(String(signal ?? code)));
    });
    this.rest();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /**
   * Has one picture drawn; the process does one at a time. `late` ms after the process began with it, the process is
   * killed.
   * @throws {ProcessEnded} when the process ends over it
   */
  run(order: Order, late: number): Promise<Exclude<Answer, { isReady: true }>> {
    let timer: NodeJS.Timeout | undefined;
    const kill = () => void this.kill();
    this.#keepAwake();
    return new Promise<Exclude<Answer, { isReady: true }>>((resolve, reject) => {
      timer = setTimeout(kill, this.#isReady ? late : patience);
      this.#failed = reject;
      this.#heard = (answer) => {
        if (!('isReady' in answer)) return resolve(answer);
        clearTimeout(timer);
        timer = setTimeout(kill, late);
      };
      if (this.#hasEnded) return reject(new ProcessEnded('What draws had ended', this.#isReady));
      this.#child.send(order, (error) => {
        if (error) kill();
      });
    }).finally(() => {
      clearTimeout(timer);
      this.#failed = undefined;
      this.#heard = undefined;
      this.rest();
    });
  }

  /** Ends the process whatever it does; resolves when it has ended. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** One that has nothing to do does not hold this process. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    (this.#child.stderr as { unref?(): void } | null)?.unref?.();
  }

  #keepAwake(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }
}
