import type { Clock } from '../clock';
import type { Log } from '../log';
import { DrawingProcess, type Limits, ProcessEnded } from './drawingProcess';
import { type Asking, type Crop, type Drawings, type Kind, PictureProblem, type Pictures, tooMuch } from './pictures';
import { Turns } from './turns';

export interface PoolSettings {
  /** Pictures that are drawn at the same time, each in a process of its own. */
  atOnce: number;
  /** Ms that one picture may take, after which its process is killed. */
  late: number;
  limits: Limits;
  /** Bytes of a process that is not used again: what a large picture took is never quite given back. */
  worn: number;
  /** Ms after which a process that has nothing to do is ended. */
  idle: number;
  /** Pictures of one customer that may wait. */
  waitingMost: number;
}

const megabyte = 1024 * 1024;
export const poolDefaults: PoolSettings = {
  atOnce: 2,
  late: 10_000,
  limits: { memory: 240 * megabyte, processor: 6_000 },
  worn: 130 * megabyte,
  idle: 8_000,
  waitingMost: 16,
};

/** Ms of a processor that the start of a process costs, charged to whose picture ended the one before. */
const startCost = 350;
/**
 * How many times as much a photo may take, which has more pixels than other pictures, and its sizes, which are many. What is
 * made of bytes that we drew ourselves, or of a stock picture, is not late because others have the processors meanwhile: it
 * is ended for what it takes itself, and soon only where a stranger could have sent what hangs.
 */
const room: Partial<Record<Kind, { memory: number; processor: number; late: number }>> = {
  photo: { memory: 1.75, processor: 1, late: 1 },
  sizes: { memory: 1.75, processor: 2, late: 4 },
  picture: { memory: 1, processor: 1, late: 4 },
  card: { memory: 1, processor: 1, late: 4 },
  logo: { memory: 1, processor: 1, late: 4 },
};
const ordinaryRoom = { memory: 1, processor: 1, late: 1 };
/** How much of its limit a picture counts for that had to be ended: its customer comes last for minutes. */
const penalty = 5;

interface Job extends Asking {
  kind: Kind;
  bytes: Uint8Array;
  crop: Crop | undefined;
  settle: { resolve: (value: unknown) => void; reject: (reason: PictureProblem) => void };
}

const gone = () => new PictureProblem('gone', 'Nobody waits for the picture any more');
const closed = (cause?: unknown) => new PictureProblem('closed', 'Nothing draws', { cause });

/**
 * Has pictures drawn by a few processes, which are started when they are needed. One that takes too much is killed with
 * its picture, and nobody else waits for it: each customer has one picture drawn at a time, in turns.
 */
export function picturePool(
  { clock, log }: { clock: Clock; log: Log },
  settings: Partial<PoolSettings> = {},
): Pictures {
  const { atOnce, late, limits, worn, idle, waitingMost } = { ...poolDefaults, ...settings };
  const turns = new Turns<Job>(clock, waitingMost);
  /** Those that have nothing to do, the one that rested least last. */
  const resting: DrawingProcess[] = [];
  const working = new Set<DrawingProcess>();
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function next(): void {
    while (!isClosed && working.size < atOnce) {
      const job = turns.next();
      if (!job) break;
      clearTimeout(idleTimer);
      const process = resting.pop() ?? new DrawingProcess();
      working.add(process);
      void perform(job, process);
    }
    if (working.size === 0 && resting.length > 0) {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => void endResting(), idle).unref();
    }
  }

  async function perform(job: Job, process: DrawingProcess): Promise<void> {
    const began = clock.now();
    const leave = () => void process.kill();
    job.signal?.addEventListener('abort', leave, { once: true });
    let cost = 0;
    let isWorn = false;
    try {
      const times = room[job.kind] ?? ordinaryRoom;
      const most = { memory: limits.memory * times.memory, processor: limits.processor * times.processor };
      const answer = await process.run(
        { kind: job.kind, bytes: job.bytes, crop: job.crop, limits: most },
        late * times.late,
      );
      cost = answer.processor;
      isWorn = answer.memory > worn;
      if ('value' in answer) job.settle.resolve(answer.value);
      else job.settle.reject(new PictureProblem('refused', answer.error));
    } catch (error) {
      cost = costOf(job, clock.now() - began);
      job.settle.reject(problemOf(job, error));
    } finally {
      job.signal?.removeEventListener('abort', leave);
      working.delete(process);
      if (isWorn || isClosed) void process.kill();
      else if (!process.hasEnded) resting.push(process);
      turns.end(job.customer, cost);
      next();
    }
  }

  /** Whoever hung up is charged what was done for them. */
  const costOf = ({ signal }: Job, ms: number) =>
    startCost + (signal?.aborted || isClosed ? ms : penalty * limits.processor);

  function problemOf({ signal, kind, customer }: Job, error: unknown): PictureProblem {
    if (signal?.aborted) return gone();
    if (isClosed) return closed(error);
    if (error instanceof ProcessEnded && error.hasBegun) {
      log.warn({ userId: customer, kind, err: error }, 'a picture was given up');
      return new PictureProblem('refused', tooMuch, { cause: error });
    }
    log.error({ err: error }, 'what draws pictures could not be started');
    return closed(error);
  }

  async function endResting(): Promise<void> {
    await Promise.all(resting.splice(0).map((process) => process.kill()));
  }

  async function draw(
    kind: Kind,
    bytes: Uint8Array,
    { customer, signal }: Asking,
    crop: Crop | undefined,
  ): Promise<unknown> {
    if (isClosed) throw closed();
    if (signal?.aborted) throw gone();
    let job: Job | undefined;
    const leave = () => {
      if (job && turns.remove(job)) job.settle.reject(gone());
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        job = { kind, bytes, crop, customer, signal, settle: { resolve, reject } };
        if (turns.add(job)) next();
        else reject(new PictureProblem('busy', 'Too many pictures of a customer wait'));
      });
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    draw: <K extends Kind>(kind: K, bytes: Uint8Array, asking: Asking, crop?: Crop) =>
      draw(kind, bytes, asking, crop) as Promise<Drawings[K]>,
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      for (const { settle } of turns.clear()) settle.reject(closed());
      await Promise.all([...working, ...resting.splice(0)].map((process) => process.kill()));
    },
  };
}
