import { expiryNotices } from '../../../../contract/rules/websites/domainExpiry';

const day = 24 * 3_600_000;

/** Milliseconds after its end in which registries renew a name as before: a server that was off is not too late. */
export const grace = 25 * day;
/** Milliseconds between looks at a name that should be renewed and is not. */
const untilNext = 3_600_000;

/**
 * The notice that counts at a moment, by its days: the latest of those whose time has come, so that a server that was off
 * gives one and not three. Null before the first, and after the end.
 */
export const noticeAt = (endsAt: number, now: number): number | null =>
  now >= endsAt ? null : (expiryNotices.findLast((days) => now >= endsAt - days * day) ?? null);

/** When to look again at a name that is not renewed yet, ms: each hour, and when there is something to say. */
export const nextLook = (endsAt: number, now: number): number =>
  Math.min(
    now + untilNext,
    ...[...expiryNotices.map((days) => endsAt - days * day), endsAt, endsAt + grace].filter((at) => at > now),
  );
