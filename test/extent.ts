/** A browser has no `process`; vitest hands it the same words. */
const environment: Readonly<Record<string, string | undefined>> = globalThis.process?.env ?? import.meta.env;

/** Words of the walks that are asked for, `WALK='signed in: coupon.apply'`; empty when all are. */
export const wantedWalk = environment['WALK'] ?? '';

/**
 * Whether everything runs (`npm run test:full`, or TEST_FULL=1 before a command of its own), or the share of it with
 * which `npm test` finds the same kinds of defects within ten minutes. Read here alone.
 */
export const isFull = environment['TEST_FULL'] === '1';

/** Whether the test itself runs in a browser, and not in node beside a window that is played. */
export const isInBrowser = globalThis.process === undefined;

/** How much of something there is: its share in `npm test`, or all of it. */
export const extent = <Share>(share: Share, all: Share): Share => (isFull ? all : share);
