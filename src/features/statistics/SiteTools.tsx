import { useSelector } from '@xstate/react';
import { Send } from 'lucide-react';
import { locale } from '../../lib/language';
import { plural, t } from '../../../contract/languages/t';
import { daysOf } from '../../../contract/rules/statistics/ranges';
import type { Wish } from '../../../machines/shell/download/download.machine';
import type { StatisticsRef } from '../../../machines/statistics/statistics/statistics.machine';
import type { Query, StatisticsWish } from '../../../machines/statistics/statistics/statistics.query';
import { isSamePeriod, type NamedPeriod, type Period } from '../../lib/periods';
import { Button } from '../../ui/Button/Button';
import { Checkbox } from '../../ui/Choice/Checkbox';
import { Notice } from '../../ui/Notice/Notice';
import { PeriodInput } from '../../ui/PeriodInput/PeriodInput';
import { Select } from '../../ui/TextInput/Select';
import { ExportButton, FileProblem } from '../shell/download/Download';
import * as css from './Statistics.css';

/** What is looked at, and what can be done with it; nothing before a website is chosen. */
export function SiteTools({ actor }: { actor: StatisticsRef }) {
  const { query, sites, found } = useSelector(actor, ({ context }) => context);
  const file = useSelector(actor, ({ children }) => children.download);
  const isLost = useSelector(actor, (at) => at.matches({ open: 'foreign' }) || at.matches({ open: 'siteless' }));
  if (!sites || isLost || query.domain === '') return null;
  const hasFigures = found !== null && found.state !== 'progress';
  return (
    <div>
      <div className={css.tools}>
        <div className={css.tool}>
          <Select
            aria-label={t('Website')}
            value={query.domain}
            options={sites.map(({ domain }) => ({ value: domain, label: domain }))}
            onChange={(event) => actor.send({ type: 'site.choose', domain: event.target.value })}
          />
        </div>
        {hasFigures && (
          <>
            <div className={css.tool}>
              <RangeInput actor={actor} query={query} today={found.as_of.slice(0, 10)} />
            </div>
            <div className={css.compare}>
              <Checkbox
                label={t('Compare with the time before')}
                checked={query.compare}
                onChange={(event) => actor.send({ type: 'compare.choose', compare: event.target.checked })}
              />
            </div>
            <div className={css.deeds}>
              {found.now.views > 0 && found.state === 'live' && <TestButton actor={actor} />}
              <ExportButton file={file} wish={{ kind: 'statistics', query } satisfies StatisticsWish} />
            </div>
          </>
        )}
      </div>
      <Outcomes actor={actor} />
    </div>
  );
}

const day = 86_400_000;
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The ranges by their days; the last 24 hours are none of them. */
function presetsAt(today: string): (NamedPeriod & { id: Query['range'] })[] {
  const now = Date.parse(today);
  const last = (id: keyof typeof daysOf) => {
    const count = daysOf[id];
    const label = plural(count, 'Last 1 day', 'Last {count} days');
    return { id, label, from: dateOf(now - (count - 1) * day), to: today };
  };
  return [{ id: '24h', label: t('Last 24 hours') }, last('7d'), last('30d'), last('90d')];
}

function RangeInput({ actor, query, today }: { actor: StatisticsRef; query: Query; today: string }) {
  const presets = presetsAt(today);
  const named = presets.find(({ id }) => id === query.range);
  const value: Period = named ? { from: named.from, to: named.to } : { from: query.from, to: query.to };
  const choose = (period: Period) => {
    const preset = presets.find((one) => isSamePeriod(one, period));
    const { from, to } = period;
    if (preset) actor.send({ type: 'range.choose', range: { range: preset.id, from: '', to: '' } });
    else if (from && to) actor.send({ type: 'range.choose', range: { range: 'custom', from, to } });
  };
  return <PeriodInput label={t('Time')} value={value} presets={presets} onChange={choose} />;
}

/** Visits the website for its customer, to show that visits are counted. */
export function TestButton({ actor }: { actor: StatisticsRef }) {
  const test = useSelector(actor, ({ children }) => children.testVisit);
  const isSending = useSelector(test, (at) => at?.matches('sending') ?? false);
  const domain = useSelector(actor, ({ context }) => context.query.domain);
  return (
    <Button icon={<Send aria-hidden />} busy={isSending} onClick={() => test?.send({ type: 'visit.send', domain })}>
      {t('Send a test visit')}
    </Button>
  );
}

const exact = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' });

const isOfStatistics = (wish: Wish): wish is StatisticsWish => wish.kind === 'statistics';

/** What became of the test visit and of the file, of the website that is looked at. */
function Outcomes({ actor }: { actor: StatisticsRef }) {
  const { testVisit: test, download: file } = useSelector(actor, ({ children }) => children);
  const domain = useSelector(actor, ({ context }) => context.query.domain);
  const visit = useSelector(test, (at) => (at?.context.domain === domain ? at.context : null));
  return (
    <>
      <div role="status" className={css.outcome}>
        {visit?.counted && (
          <Notice
            tone="good"
            title={t('Your test visit was counted at {time}.', { time: exact.format(new Date(visit.counted.at)) })}
          >
            {t('The page came in {load} ms. Test visits are in none of the figures.', { load: visit.counted.load })}
          </Notice>
        )}
      </div>
      <div className={css.outcome}>
        {visit?.problem && (
          <Notice tone="bad" title={t('No test visit was counted.')}>
            {visit.problem}
          </Notice>
        )}
        <FileProblem file={file} concerns={(wish) => isOfStatistics(wish) && wish.query.domain === domain} />
      </div>
    </>
  );
}
