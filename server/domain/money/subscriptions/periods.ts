/**
 * The moment `months` calendar months after an anchor (ms), by UTC: on its day of the month and at its time. In a month
 * that has no such day it is the last one; the next long month has the anchor's day again.
 */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** Where the periods of a subscription are counted from. */
export interface Anchor {
  /** Milliseconds: the begin of the period of this number. */
  anchorAt: number;
  anchorNumber: number;
}

export interface Period {
  number: number;
  /** Milliseconds; the end is the begin of the next one, and no part of this. */
  startsAt: number;
  endsAt: number;
}

/** A period from the anchor, never from the end of the one before: what is cut short by a February is not short for ever. */
export const periodOf = ({ anchorAt, anchorNumber }: Anchor, number: number): Period => ({
  number,
  startsAt: monthsAfter(anchorAt, number - anchorNumber),
  endsAt: monthsAfter(anchorAt, number + 1 - anchorNumber),
});

const day = 24 * 3_600_000;

/** Days before a charge on which its customer is told of it. */
export const noticeDays = [7, 3, 1] as const;
/** Milliseconds before a period begins from which there is something to do for it. */
export const firstNotice = noticeDays[0] * day;
/** Milliseconds from a charge that the balance did not cover to the next try; after the last try the website is off. */
export const tryGaps = [2 * day, 3 * day] as const;
/** Milliseconds that what a customer made is stored after the website went offline. */
export const storedFor = 30 * day;

/**
 * The notice that counts at a moment, by its days: the latest of those whose time has come, so that a server that was off
 * gives one and not three. Null before the first.
 */
export const noticeAt = (startsAt: number, now: number): (typeof noticeDays)[number] | null =>
  noticeDays.findLast((days) => now >= startsAt - days * day) ?? null;

/** The next moment at which there is something to do before a period begins: a notice, or its begin. ms */
export function wakeBefore(startsAt: number, now: number): number {
  const next = noticeDays.find((days) => startsAt - days * day > now);
  return next === undefined ? startsAt : startsAt - next * day;
}
