import pg from 'pg';
import { createEventBus, type EventBus, type EventName } from '../events';
import type { Log } from '../log';
import { uuid, type RandomSource } from '../random';
import type { Database } from './client';

const channel = 'sitewright_events';
const retryMs = 1_000;

interface Envelope {
  from: string;
  name: EventName;
  event: unknown;
}

export interface SharedEvents {
  events: EventBus;
  close(): Promise<void>;
}

/**
 * The event bus of this process, joined with those of the other processes by LISTEN and NOTIFY where the database is a
 * PostgreSQL server. PGlite has one process and delivers no notification over its socket.
 */
export function shareEvents(
  database: Database,
  databaseUrl: string | undefined,
  random: RandomSource,
  log: Log,
): SharedEvents {
  if (database.kind === 'pglite' || !databaseUrl) {
    return { events: createEventBus(log).bus, close: async () => undefined };
  }
  const self = uuid(random);
  const forward = (name: EventName, event: unknown) => {
    const envelope: Envelope = { from: self, name, event };
    database.pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(envelope)]).catch((error: unknown) => {
      log.warn({ err: error, event: name }, 'event not forwarded');
    });
  };
  const { bus, deliver } = createEventBus(log, forward);
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'sitewright events' });
    client = next;
    next.on('error', () => undefined);
    next.on('end', () => {
      // What was said meanwhile is lost: listeners read the state anew at their next poll.
      if (!isClosed && client === next) timer = setTimeout(() => void connect(), retryMs);
    });
    next.on('notification', ({ payload }) => {
      const { from, name, event } = JSON.parse(payload ?? '{}') as Envelope;
      if (from !== self) deliver(name, event);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      log.warn({ err: error }, 'events of other processes are not heard');
      await next.end().catch(() => undefined);
    }
  };
  void connect();

  return {
    events: bus,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
