import { failureOf } from '../../contract/failure';

/** Whole seconds until the server sends another code; 0 when it did not say. */
export const secondsToWait = (error: unknown): number => Math.ceil((failureOf(error).retryAfter ?? 0) / 1_000);

/**
 * Another code was asked for while the last one is still on its way, as by a page that was loaded again: no failure,
 * that one is good (decision S8). `coolDown` in seconds.
 */
export const isTooSoon = (error: unknown, coolDown: number): boolean => {
  const wait = secondsToWait(error);
  return failureOf(error).status === 429 && wait > 0 && wait <= coolDown;
};
