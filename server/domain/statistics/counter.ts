import type { Services } from '../../services';
import { type Seen, recordVisits } from './record';

export interface VisitCounter {
  /** Takes note of a page that was shown. Returns at once, and never throws. */
  note(seen: Seen): void;
  /** Writes what was noted; so does the end. */
  flush(): Promise<void>;
}

/** Milliseconds until what was noted is written, and how many may wait: beyond it they are lost rather than the memory. */
const pause = 500;
const most = 20_000;

/** Counts visits in batches, so that nobody waits for the database to be shown a page. */
export function createVisitCounter(services: Pick<Services, 'db' | 'random' | 'log'>): VisitCounter {
  let waiting: Seen[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  /** One batch after the other. */
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [batch, missed] = [waiting, lost];
    [waiting, lost] = [[], 0];
    if (missed > 0) services.log.warn({ lost: missed }, 'visits not counted');
    if (batch.length === 0) return writing;
    writing = writing
      .then(() => recordVisits(services, batch))
      .catch((error: unknown) => services.log.error({ err: error, lost: batch.length }, 'visits not counted'));
    return writing;
  }

  return {
    note(seen) {
      if (waiting.length >= most) lost += 1;
      else waiting.push(seen);
      timer ??= setTimeout(() => void flush(), pause).unref();
    },
    flush,
  };
}
