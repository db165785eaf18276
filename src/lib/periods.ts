import { locale } from './language';
import { t } from '../../contract/languages/t';

/** A span of days, both ends included, as yyyy-MM-dd; an end that is left out is open. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface NamedPeriod extends Period {
  readonly id: string;
  readonly label: string;
}

const day = 86_400_000;
const iso = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * The periods that a person asks for, the current month first.
 *
 * @param today yyyy-MM-dd
 */
export function periodsAt(today: string): NamedPeriod[] {
  const now = Date.parse(today);
  const date = new Date(now);
  const month = (offset: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1);
  const lastDays = (count: number) => ({ from: iso(now - (count - 1) * day), to: today });
  return [
    { id: 'month', label: t('This month'), from: iso(month(0)), to: iso(month(1) - day) },
    { id: 'before', label: t('Last month'), from: iso(month(-1)), to: iso(month(0) - day) },
    { id: '30', label: t('Last 30 days'), ...lastDays(30) },
    { id: '90', label: t('Last 90 days'), ...lastDays(90) },
    { id: 'year', label: t('This year'), from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
    { id: 'all', label: t('All time') },
  ];
}

/** The period of that id, else the first. */
export const periodNamed = (periods: readonly NamedPeriod[], id: string): Period =>
  periods.find((one) => one.id === id) ?? periods[0] ?? {};

export const isSamePeriod = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;

const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Nov 1 – 30, 2026', 'from Nov 1, 2026', 'until Nov 30, 2026', 'All time'. */
export function formatPeriod({ from, to }: Period): string {
  const [first, last] = [from, to].map((end) => (end === undefined ? undefined : new Date(end)));
  if (first && last) return days.formatRange(first, last);
  if (first) return t('from {day}', { day: days.format(first) });
  return last ? t('until {day}', { day: days.format(last) }) : t('All time');
}
