import { readFileSync } from 'node:fs';

/** The time, passed to whatever needs it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The system's time plus the offset in ms that a file holds, read on each use; no file is no offset. */
export function fileClock(path: string): Clock {
  return { now: () => Date.now() + offsetIn(path) };
}

function offsetIn(path: string): number {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch {
    return 0;
  }
  const offset = Number(text || '0');
  if (!Number.isFinite(offset)) throw new Error(`CLOCK_FILE ${path} holds no number of milliseconds`);
  return offset;
}
