import { t } from '../../../../contract/languages/t';
import { RouteLink } from '../../../system/refs';
import { locale } from '../../../lib/language';
import { rich } from '../../../ui/rich/rich';
import { muted, title as heading } from '../../../ui/atoms.css';
import { link } from '../../../ui/Link/Link.css';
import { Logo } from '../../../ui/Logo/Logo';
import * as css from './Legal.css';

/** A day without a time is the same wherever it is read. */
const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

interface LegalProps {
  title: string;
  /** ISO date of the text. */
  date: string;
  intro: string;
  parts: readonly { title: string; text: string }[];
}

/** A page of plain text with its date. */
export function Legal({ title, date, intro, parts }: LegalProps) {
  return (
    <main id="main" className={css.sheet}>
      <Logo />
      <div>
        <h1 id="page-title" tabIndex={-1} className={heading.page}>
          {title}
        </h1>
        <p className={muted}>
          {rich('As of {day}', { day: <time dateTime={date}>{longDay.format(new Date(date))}</time> })}
        </p>
      </div>
      <p>{intro}</p>
      {parts.map((part) => (
        <section key={part.title} className={css.part}>
          <h2 className={heading.card}>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
      <p>
        <RouteLink href="/sign-in" className={link}>
          {t('Back to Sitewright')}
        </RouteLink>
      </p>
    </main>
  );
}
