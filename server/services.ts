import type { Clock } from './clock';
import type { Db } from './db/client';
import type { EventBus } from './events';
import type { Authenticate } from './http/session';
import type { Log } from './log';
import type { Pictures } from './pictures/pictures';
import type { Providers } from './providers/providers';
import type { RandomSource } from './random';
import type { Settings } from './settings';

/** Everything a handler, a job or a rule may be given. */
export interface Services {
  db: Db;
  clock: Clock;
  random: RandomSource;
  providers: Providers;
  pictures: Pictures;
  settings: Settings;
  log: Log;
  events: EventBus;
  authenticate: Authenticate;
  /** Whether each reply is checked against the contract: everywhere but in production. */
  checkReplies: boolean;
}
