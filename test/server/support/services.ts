import { createHash } from 'node:crypto';
import type { Clock } from '../../../server/clock';
import { authenticate } from '../../../server/domain/session/sessions';
import { tellOf } from '../../../server/db/transaction';
import { createEventBus } from '../../../server/events';
import { createLog } from '../../../server/log';
import type { Providers } from '../../../server/providers/providers';
import type { RandomSource } from '../../../server/random';
import type { Services } from '../../../server/services';
import { readSettings } from '../../../server/settings';
import type { TestDatabase } from './database';
import { pictures } from './pictures';

export interface TestClock extends Clock {
  /** Moves the time on by `ms`. */
  advance(ms: number): void;
}

/** A clock that stands still until it is moved. */
export function testClock(start = Date.UTC(2026, 10, 21, 12)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

/** The same bytes for the same seed. */
export function seededRandom(seed: string): RandomSource {
  let count = 0;
  return {
    bytes(n) {
      const blocks: Buffer[] = [];
      for (let length = 0; length < n; length += 32) {
        count += 1;
        blocks.push(createHash('sha256').update(`${seed}:${count}`).digest());
      }
      return Buffer.concat(blocks).subarray(0, n);
    },
  };
}

export interface TestServices extends Services {
  clock: TestClock;
}

/** Services on a test's database, with the embedded defaults, a still clock and no log. */
export function testServices(
  database: TestDatabase,
  overrides: Partial<Omit<Services, 'clock'>> & { clock?: TestClock } = {},
): TestServices {
  const log = createLog('silent');
  const services: TestServices = {
    db: database.db,
    clock: testClock(),
    random: seededRandom('test'),
    providers: {} as Providers,
    pictures,
    settings: readSettings({}),
    log,
    events: createEventBus(log).bus,
    authenticate,
    checkReplies: true,
    ...overrides,
  };
  tellOf(services.db, services.events);
  return services;
}
