import type { Clock } from '../clock';
import type { Log } from '../log';
import type { RandomSource } from '../random';
import type { Settings } from '../settings';

/** What a stand-in may use. It has no database: it is another company. */
export interface SandboxParts {
  clock: Clock;
  random: RandomSource;
  settings: Settings;
  log: Log;
}
