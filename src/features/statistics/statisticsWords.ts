import { locale } from '../../lib/language';
import { plural, t } from '../../../contract/languages/t';
import type { Figures, Statistics } from '../../../contract/wire/statistics/statistics';
import { formatDate } from '../../lib/dates';

const whole = new Intl.NumberFormat(locale);
const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });

export const countText = (count: number) => whole.format(count);

export interface FigureWords {
  id: keyof Figures;
  title: string;
  text: (value: number) => string;
  /** How a change of it is said: as a part of what it was, or in points of a percentage. */
  unit: 'part' | 'points';
}

/** The cards, in their order. */
export const figureWords: readonly FigureWords[] = [
  { id: 'visitors', title: t('Daily visitors'), text: countText, unit: 'part' },
  { id: 'views', title: t('Views'), text: countText, unit: 'part' },
  { id: 'views_per_visit', title: t('Views per visit'), text: (value) => short.format(value), unit: 'part' },
  {
    id: 'median_load',
    title: t('Median load'),
    text: (value) => t('{number} ms', { number: countText(value) }),
    unit: 'part',
  },
  { id: 'uptime', title: t('Uptime'), text: (value) => percent.format(value), unit: 'points' },
];

/** What became of a figure: '20% more than before'; null where there is nothing to compare with. */
export function changeText({ unit }: FigureWords, now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null;
  if (unit === 'points') {
    const change = (now - before) * 100;
    if (Math.abs(change) < 0.005) return t('Same as before');
    const points = exact.format(Math.abs(change));
    return change > 0
      ? t('{points} points more than before', { points })
      : t('{points} points less than before', { points });
  }
  if (now === before) return t('Same as before');
  if (before === 0) return t('None before');
  const change = Math.round(Math.abs(now / before - 1) * 100);
  if (change === 0) return t('Nearly as before');
  const part = countText(change);
  return now > before ? t('{part}% more than before', { part }) : t('{part}% less than before', { part });
}

const hourOf = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const dayOf = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Days, in a row, from which on their year has to be said. */
const yearly = 360;

/** Each hour or day as the plot shows it, with what went live in it. */
export function pointsOf({ series, unit, deployments }: Statistics, isCompared: boolean) {
  const days = series.length > yearly ? longDay : dayOf;
  const format = unit === 'hour' ? hourOf : days;
  return series.map(({ at, visitors, visitors_before: before }, index) => {
    const next = series[index + 1]?.at ?? '9';
    const versions = deployments.filter((one) => one.at >= at && one.at < next).map(({ version }) => version);
    return {
      label: format.format(new Date(at)),
      value: visitors,
      ...(isCompared && { before }),
      ...(versions.length > 0 && { marker: t('Version {versions} went live', { versions: versions.join(', ') }) }),
    };
  });
}

/** 'Left out: 37 requests by machines, and 4 pages that you looked at yourself.'; null where nothing is. */
export function leftOutText({ left_out: { own, bots } }: Statistics): string | null {
  const requests = plural(bots, '{number} request by machines', '{number} requests by machines', {
    number: countText(bots),
  });
  const pages = plural(own, '{number} page that you looked at yourself', '{number} pages that you looked at yourself', {
    number: countText(own),
  });
  if (bots > 0 && own > 0) return t('Left out: {requests}, and {pages}.', { requests, pages });
  if (bots > 0) return t('Left out: {requests}.', { requests });
  return own > 0 ? t('Left out: {pages}.', { pages }) : null;
}

const regions = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
const devices: Readonly<Record<string, string>> = { desktop: t('Desktop'), phone: t('Phone'), tablet: t('Tablet') };

/** The lists below the plot: what each is called, what its names are, and what it says where there are none. */
export const tableWords = [
  { id: 'pages', title: t('Pages'), first: t('Page'), nameOf: (name: string) => name },
  {
    id: 'referrers',
    title: t('Referrers'),
    first: t('From'),
    nameOf: (name: string) => name || t('Direct or unknown'),
  },
  { id: 'campaigns', title: t('Campaigns'), first: t('Campaign'), nameOf: (name: string) => name },
  { id: 'devices', title: t('Devices'), first: t('Device'), nameOf: (name: string) => devices[name] ?? name },
  {
    id: 'countries',
    title: t('Countries'),
    first: t('Country, by language'),
    nameOf: (name: string) => (name === '' ? t('Not said') : (regions.of(name) ?? name)),
  },
] as const;

/** 'Since Oct 01, 2026'. */
export const sinceText = (at: string | null) => (at === null ? '' : t('Counted since {day}.', { day: formatDate(at) }));
