import { type Weekday, weekdays } from '../../../contract/rules/websites/site';
import { html, type Markup } from '../markup';
import type { Page } from '../page';
import { lines } from '../prose';

type Intervals = readonly { readonly from: string; readonly to: string }[];

/** The whole day on one clock's face. */
const isAllDay = ([first]: Intervals) => first?.from === '00:00' && first.to === '23:59';

/** How a place tells time and date: America on the clock of twelve, Arabic with the digits of its prices. */
function localeOf({ language, phone }: Page): string {
  if (language === 'en') return /^\+1\D?\d/.test(phone) ? 'en-US' : 'en-GB';
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}

const monday = Date.UTC(2024, 0, 1);
const oneDay = 86_400_000;

/** Intl's words for one website; they are slow to make, so they are made once. */
function clock(page: Page) {
  const locale = localeOf(page);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const [time, weekday, date] = [
    format({ hour: 'numeric', minute: '2-digit' }),
    format({ weekday: 'long' }),
    format({ day: 'numeric', month: 'long', year: 'numeric' }),
  ];
  const at = (hour: string) => time.format(new Date(`1970-01-01T${hour}Z`));
  return {
    date: (day: string) => date.format(new Date(`${day}T00:00Z`)),
    range: (from: string, to: string) => date.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)),
    weekday(day: Weekday) {
      const name = weekday.format(monday + weekdays.indexOf(day) * oneDay);
      return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
    },
    times(intervals: Intervals): Markup {
      if (intervals.length === 0) return html`${page.words.closed}`;
      if (isAllDay(intervals)) return html`${page.words.allDay}`;
      return html`${intervals.map(({ from, to }) => html`<span>${at(from)} – ${at(to)}</span>`)}`;
    },
  };
}

/** A date in the site's words. */
export const dateOf = (page: Page, day: string) => clock(page).date(day);

/** The week, a row a day, and the days that are not as usual as long as they are to come. */
export function hours(page: Page): Markup {
  const { week, holidays, note } = page.sections.hours ?? { week: {}, holidays: [], note: '' };
  const said = clock(page);
  const coming = holidays
    .filter(({ to }) => to >= page.today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const isTold = weekdays.some((day) => (week[day] ?? []).length > 0);
  return html`${
    isTold &&
    html`<table class="hours"><thead class="unseen"><tr><th scope="col">${page.words.day}</th><th scope="col">${page.words.times}</th></tr></thead><tbody>${weekdays.map(
      (day) => html`<tr><th scope="row">${said.weekday(day)}</th><td>${said.times(week[day] ?? [])}</td></tr>`,
    )}</tbody></table>`
  }${
    coming.length > 0 &&
    html`<h3>${page.words.otherDays}</h3><dl class="others">${coming.map(
      ({ from, to, name, intervals }) =>
        html`<div><dt>${name !== '' && html`<span dir="auto">${name}</span>, `}<span>${from === to ? said.date(from) : said.range(from, to)}</span></dt><dd>${said.times(intervals)}</dd></div>`,
    )}</dl>`
  }${lines(note).map((line) => html`<p class="note" dir="auto">${line}</p>`)}`;
}
