import { plural, t } from '../../contract/languages/t';
import { locale } from './language';

const shortDate = new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit', year: 'numeric' });

/** Short month, two-digit day, year. `at` is an ISO moment. */
export const formatDate = (at: string) => shortDate.format(new Date(at));

const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** 'Nov 21, 2026, 20:46', in the time zone of who reads it. `at` is an ISO moment, or ms since the epoch. */
export const formatMoment = (at: string | number) => exact.format(new Date(at));

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '14:32', in the time zone of who reads it. `at` in ms since the epoch. */
export const formatTime = (at: number) => clock.format(at);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** '2 hours ago', 'yesterday'; under a minute, or ahead of a clock that goes wrong, 'just now'. `now` in ms. */
export function formatAgo(at: string, now: number): string {
  const age = now - Date.parse(at);
  const [unit, length] = units.find(([, ms]) => age >= ms) ?? [null, 1];
  return unit ? relative.format(-Math.floor(age / length), unit) : t('just now');
}

/**
 * Shorter, and from the first second on: '12 s ago', '3 min ago', '2 h ago', 'yesterday', '4 days ago'. `age` in ms; one
 * below zero is of a clock that goes wrong.
 */
export function formatAge(age: number): string {
  if (age < minute) return t('{seconds} s ago', { seconds: Math.max(0, Math.floor(age / 1_000)) });
  if (age < hour) return t('{minutes} min ago', { minutes: Math.floor(age / minute) });
  if (age < day) return t('{hours} h ago', { hours: Math.floor(age / hour) });
  const days = Math.floor(age / day);
  return days < 2 ? t('yesterday') : plural(days, '1 day ago', '{count} days ago');
}

/** How long something takes: '3 s', '2 min', '5 h', '3 days'; never nothing. `length` in ms. */
export function formatLength(length: number): string {
  if (length < minute) return t('{seconds} s', { seconds: Math.max(1, Math.round(length / 1_000)) });
  if (length < hour) return t('{minutes} min', { minutes: Math.round(length / minute) });
  if (length < 2 * day) return t('{hours} h', { hours: Math.round(length / hour) });
  const days = Math.round(length / day);
  return plural(days, '1 day', '{count} days');
}
