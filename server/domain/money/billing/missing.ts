import * as v from 'valibot';
import type { Tx } from '../../../db/client';
import type { RandomSource } from '../../../random';
import { enqueue } from '../../jobs/queue';
import { type JobKind, RunAgain } from '../../jobs/kind';
import { issueMissing } from './documents';

/** How long a charge without a document may stand before the next look, ms. */
const pause = 60_000;

/** Looks for ever for charges that have no document. */
export const documentMissing: JobKind<Record<string, never>> = {
  kind: 'billing.missing',
  payload: v.object({}) as v.GenericSchema<unknown, Record<string, never>>,
  // It never ends, so no number of failures is the last.
  maxAttempts: 2_147_483_647,
  async perform({ services: { db, random, settings }, now, log }) {
    const issued = await issueMissing(db, { now, random, billing: settings.billing });
    if (issued > 0) log.info({ issued }, 'documents issued');
    throw new RunAgain(pause);
  },
  async record() {
    // Not reached: each look ends with the wish for the next.
  },
};

/** Once for each database: its key keeps a second one away. */
export const watchForMissing = (tx: Tx, context: { now: number; random: RandomSource }) =>
  enqueue(tx, documentMissing, {}, context, { key: 'billing:missing' });
