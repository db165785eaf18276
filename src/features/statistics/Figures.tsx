import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { Statistics } from '../../../contract/wire/statistics/statistics';
import type { StatisticsRef } from '../../../machines/statistics/statistics/statistics.machine';
import { formatMoment } from '../../lib/dates';
import { muted, stack, unseen } from '../../ui/atoms.css';
import { Card } from '../../ui/Card/Card';
import { Chart } from '../../ui/Chart/Chart';
import { Notice } from '../../ui/Notice/Notice';
import * as css from './Statistics.css';
import { changeText, countText, figureWords, leftOutText, pointsOf, sinceText, tableWords } from './statisticsWords';

/** Rows of a list on the page; the file has the others too. */
const shownRows = 10;

/** The cards, the plot and the lists of what was found. */
export function Figures({ actor, found }: { actor: StatisticsRef; found: Statistics }) {
  const isCompared = useSelector(actor, ({ context }) => context.query.compare);
  return (
    <>
      {found.state === 'offline' && (
        <Notice tone="warn" title={t('This website is offline.')}>
          {t('Nobody can visit it for the time being. These are the figures until then.')}
        </Notice>
      )}
      <div className={css.cards}>
        {figureWords.map((words) => (
          <Card key={words.id} title={words.title} className={css.card}>
            <p className={css.figure}>{textOf(found.now[words.id], words.text)}</p>
            {isCompared && (
              <p className={css.change}>{changeText(words, found.now[words.id], found.before[words.id])}</p>
            )}
          </Card>
        ))}
      </div>
      {found.now.views > 0 && (
        <>
          <Card title={t('Visits over time')}>
            <Chart
              label={found.unit === 'hour' ? t('Visitors by the hour') : t('Visitors by the day')}
              kind={found.series.length > 31 ? 'area' : 'line'}
              points={pointsOf(found, isCompared)}
            />
          </Card>
          <div className={css.tables}>
            {tableWords.map((words) => (
              <Facts key={words.id} words={words} rows={found[words.id]} />
            ))}
          </div>
        </>
      )}
      <Foot found={found} />
    </>
  );
}

const textOf = (value: number | null, text: (value: number) => string) => (value === null ? '–' : text(value));

interface FactsProps {
  words: (typeof tableWords)[number];
  rows: Statistics['pages'];
}

/** One of the lists below the plot: a name and its two figures on a line, on a telephone too. */
function Facts({ words, rows }: FactsProps) {
  return (
    <Card title={words.title}>
      {rows.length === 0 ? (
        <p className={muted}>{t('None in this time.')}</p>
      ) : (
        <div className={stack[8]}>
          <table>
            <caption className={unseen}>{words.title}</caption>
            <thead>
              <tr>
                <th scope="col" className={css.name}>
                  {words.first}
                </th>
                <th scope="col" className={css.count}>
                  {t('Visitors')}
                </th>
                <th scope="col" className={css.count}>
                  {t('Views')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shownRows).map(({ name, visitors, views }) => (
                <tr key={name}>
                  <th scope="row" className={css.name}>
                    {words.nameOf(name)}
                  </th>
                  <td className={css.count}>{countText(visitors)}</td>
                  <td className={css.count}>{countText(views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > shownRows && (
            <p className={muted}>
              {t('The first {shown} of {total}. Export CSV has them all.', { shown: shownRows, total: rows.length })}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

/** How to read it. */
function Foot({ found }: { found: Statistics }) {
  const out = leftOutText(found);
  return (
    <div className={css.foot}>
      {out && <p>{out}</p>}
      <p>
        {t(
          'Somebody who comes on two days is two daily visitors: from one day to the next nobody is recognised. A country is the one that a browser’s language names. We look at the website every 5 minutes, which gives load and uptime.',
        )}
      </p>
      <p>
        {t('As of {moment}. Days and hours are those of UTC.', { moment: formatMoment(found.as_of) })}{' '}
        {sinceText(found.live_since)}
      </p>
    </div>
  );
}
