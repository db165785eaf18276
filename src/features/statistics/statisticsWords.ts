import { locale } from '../../lib/language';
import { t } from '../../../contract/languages/t';
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
  { id: 'views', title: 'Views', text: countText, unit: 'part' },
  { id: 'views_per_visit', title: t('Views per visit'), text: (value) => short.format(value), unit: 'part' },
  { id: 'median_load', title: t('Median load'), text: (value) => `${countText(value)} ms`, unit: 'part' },
  { id: 'uptime', title: 'Uptime', text: (value) => percent.format(value), unit: 'points' },
];

/** What became of a figure: '20% more than before'; null where there is nothing to compare with. */
export function changeText({ unit }: FigureWords, now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null;
  if (unit === 'points') {
    const points = (now - before) * 100;
    if (Math.abs(points) < 0.005) return t('Same as before');
    return `${exact.format(Math.abs(points))} points ${points > 0 ? 'more' : 'less'} than before`;
  }
  if (now === before) return t('Same as before');
  if (before === 0) return t('None before');
  const part = Math.round(Math.abs(now / before - 1) * 100);
  return part === 0 ? t('Nearly as before') : `${countText(part)}% ${now > before ? 'more' : 'less'} than before`;
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
      ...(versions.length > 0 && { marker: `Version ${versions.join(', ')} went live` }),
    };
  });
}

/** '37 requests by machines and 4 of your own visits are left out.'; null where nothing is. */
export function leftOutText({ left_out: { own, bots } }: Statistics): string | null {
  const parts = [
    bots > 0 && `${countText(bots)} ${bots === 1 ? 'request' : 'requests'} by machines`,
    own > 0 && `${countText(own)} ${own === 1 ? 'page' : 'pages'} that you looked at yourself`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `Left out: ${parts.join(', and ')}.`;
}

const regions = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
const devices: Readonly<Record<string, string>> = { desktop: 'Desktop', phone: 'Phone', tablet: 'Tablet' };

/** The lists below the plot: what each is called, what its names are, and what it says where there are none. */
export const tableWords = [
  { id: 'pages', title: 'Pages', first: 'Page', nameOf: (name: string) => name },
  { id: 'referrers', title: 'Referrers', first: 'From', nameOf: (name: string) => name || t('Direct or unknown') },
  { id: 'campaigns', title: 'Campaigns', first: 'Campaign', nameOf: (name: string) => name },
  { id: 'devices', title: 'Devices', first: 'Device', nameOf: (name: string) => devices[name] ?? name },
  {
    id: 'countries',
    title: 'Countries',
    first: t('Country, by language'),
    nameOf: (name: string) => (name === '' ? t('Not said') : (regions.of(name) ?? name)),
  },
] as const;

/** 'Since Oct 01, 2026'. */
export const sinceText = (at: string | null) => (at === null ? '' : `Counted since ${formatDate(at)}.`);
