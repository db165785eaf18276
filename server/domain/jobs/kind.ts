import type * as v from 'valibot';
import type { Tx } from '../../db/client';
import type { Log } from '../../log';
import type { Services } from '../../services';

/** What ends a job without another attempt: no provider, no picture. */
export type EndingServices = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'log' | 'events'>;

export interface JobCall<Payload, Given = Services> {
  payload: Payload;
  /** From 1. */
  attempt: number;
  isLastAttempt: boolean;
  jobId: string;
  /** Milliseconds, at the start of this attempt. */
  now: number;
  services: Given;
  log: Log;
  /** Aborted when the lease was lost or the server stops. */
  signal: AbortSignal;
}

/**
 * A kind of work. An attempt is `perform`, outside any transaction, then `record` in the transaction that ends the job:
 * what `record` writes is there exactly once, what `perform` does to the outside may happen again after a crash and
 * carries a reference that makes it count once.
 */
export interface JobKind<Payload, Effect = void> {
  kind: string;
  payload: v.GenericSchema<unknown, Payload>;
  /** Attempts before it is given up (12). */
  maxAttempts?: number;
  /** Wait after a failed attempt, ms (doubling from 500 ms to 5 min). */
  backoff?(attempt: number): number;
  /** The effect on the outside world. */
  perform?(call: JobCall<Payload>): Promise<Effect>;
  /** What it leaves in the database, with the jobs that follow (`enqueue(tx, ...)`). */
  record(tx: Tx, effect: Effect, call: JobCall<Payload>): Promise<void>;
  /**
   * What an attempt leaves that another follows at `runAt` (ms): one that failed, or one for which it is not time yet
   * (`RunAgain`). Says whether there is something to tell.
   */
  postponed?(tx: Tx, error: unknown, call: JobCall<Payload>, runAt: number): Promise<boolean>;
  /** After the commit of `record`, `giveUp` or `reopen`, and of `postponed` when it says so: tell the event bus. */
  told?(call: JobCall<Payload, EndingServices>): void;
  /** What the last failed attempt leaves, or the operator's word that there is no other. */
  giveUp?(tx: Tx, error: unknown, call: JobCall<Payload, EndingServices>): Promise<void>;
  /**
   * Takes back what `giveUp` left and goes on with jobs of its own; false when it is too late for that. Without it, what a
   * kind with `giveUp` was for is over.
   */
  reopen?(tx: Tx, call: JobCall<Payload, EndingServices>): Promise<boolean>;
}

/** `maxAttempts` from here on: a kind that no number of failures ends, nor the operator. */
export const endless = 1_000_000;

/** Any kind, for a list of them. */
export type AnyJobKind = JobKind<unknown, unknown>;

/** Thrown by `perform` or `record` to look again later without counting an attempt: nothing failed, it is not time yet. */
export class RunAgain extends Error {
  override name = 'RunAgain';
  /** Milliseconds. */
  readonly delay: number;
  constructor(delay: number) {
    super('Not yet');
    this.delay = delay;
  }
}
