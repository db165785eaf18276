import type { PollerSnapshot } from './poller.machine';

/** When the list was loaded that is shown, ms, once it is older than it should be; null otherwise. */
export const oldSince = (snapshot: PollerSnapshot): number | null =>
  snapshot.matches({ age: 'old', list: { listening: 'polling' } }) ? snapshot.context.at : null;
