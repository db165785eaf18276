import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Work to do after a commit, at least once, in the order of `runAt`. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** What makes it be done once for ever: 'deploy:<project>:1:REQUEST_SERVER'. Null: as often as asked. */
    key: text('key').unique(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    runAt: moment('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(12),
    /** Who holds it, and until when without a heartbeat. */
    worker: text('worker'),
    leaseUntil: moment('lease_until'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('jobs_due').on(t.runAt).where(sql`${t.state} = 'waiting'`),
    index('jobs_leases').on(t.leaseUntil).where(sql`${t.state} = 'running'`),
    index('jobs_finished').on(t.finishedAt).where(sql`${t.state} = 'done'`),
    check('jobs_state', sql`${t.state} in ('waiting', 'running', 'done', 'failed')`),
    check('jobs_held', sql`(${t.state} = 'running') = (${t.worker} is not null)`),
    check('jobs_lease', sql`(${t.state} = 'running') = (${t.leaseUntil} is not null)`),
  ],
);
