import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import { unicodeOf } from '../../../../contract/rules/wizard/domainNames';
import type {
  DomainHoldContext,
  DomainHoldRef,
  DomainHoldState,
} from '../../../../machines/wizard/domainHold/domainHold.machine';
import { formatTime } from '../../../lib/dates';
import { muted, row, spread } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';

/** How long the chosen name is kept from others, beside it; nothing where nobody is asked to keep it. */
export function Hold({ actor }: { actor: DomainHoldRef }) {
  const words = useSelector(actor, ({ value, context }) => wordsOf(value, context));
  return words === '' ? null : <span className={muted}>{words}</span>;
}

function wordsOf(state: DomainHoldState, { until }: DomainHoldContext): string {
  if (state === 'taking' || state === 'releasing') return t('Holding it for you...');
  if (state === 'unheld' || state === 'lost') return t('Not held for you');
  return typeof state === 'object' && until !== null ? t('Held for you until {time}', { time: formatTime(until) }) : '';
}

/** What becomes of the hold, in words, and what there is to do about it. */
export const HoldNews = ({ actor }: { actor: DomainHoldRef }) => (
  <div className={classes(row[8], spread)}>
    <News actor={actor} />
    <Retry actor={actor} />
  </div>
);

/** The way out for a name that could not be held. */
function Retry({ actor }: { actor: DomainHoldRef }) {
  const isUnheld = useSelector(actor, ({ value }) => value === 'unheld');
  if (!isUnheld) return null;
  return (
    <Button size="small" onClick={() => actor.send({ type: 'hold.retry' })}>
      {t('Hold again')}
    </Button>
  );
}

/** What is read out too: when five minutes are left, and what came of the end. */
function News({ actor }: { actor: DomainHoldRef }) {
  const news = useSelector(actor, ({ value, context }) => newsOf(value, context));
  return (
    <p role="status" className={muted}>
      {news}
    </p>
  );
}

function newsOf(state: DomainHoldState, { name, isRenewed, problem }: DomainHoldContext): string {
  const domain = unicodeOf(name ?? '');
  if (state === 'unheld' || state === 'lost')
    return t('{domain} is not held for you. {reason}', { domain, reason: problem ?? '' });
  if (typeof state !== 'object') return '';
  if (state.held === 'ending')
    return t('{domain} is held for you for five minutes more. Then we check it again.', { domain });
  return isRenewed ? t('{domain} was still available. It is held for you again.', { domain }) : '';
}
