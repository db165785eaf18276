import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { Subscription } from '../../../../contract/wire/money/subscriptions';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { CancellationRef } from '../../../../machines/money/cancellation/cancellation.machine';
import { RouteLink } from '../../../system/refs';
import { chunk } from '../../../lib/chunk';
import { formatDate } from '../../../lib/dates';
import { stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { lazily } from '../../../ui/Lazy/lazily';
import { Money } from '../../../ui/Money/Money';
import { Notice } from '../../../ui/Notice/Notice';
import type { Column } from '../../../ui/Table/Table';
import { SubscriptionBadge } from './billingWords';
import { List } from './List';
import { listWords } from './listWords';

const Question = lazily(
  chunk(() => import('./CancelDialog')),
  ({ CancelDialog }) => CancelDialog,
);

const columns: readonly Column<Subscription>[] = [
  { id: 'domain', title: t('Website'), cell: ({ domain }) => domain },
  { id: 'fee', title: t('Each month'), cell: ({ monthly_fee: fee }) => <Money amount={fee} />, figures: true },
  { id: 'next', title: t('Next payment'), cell: nextOf },
  { id: 'state', title: t('State'), cell: (subscription) => <SubscriptionBadge subscription={subscription} /> },
];

const changeOf = (actor: CancellationRef): Column<Subscription> => ({
  id: 'change',
  title: t('Change'),
  cell: (subscription) => <CancelButton actor={actor} subscription={subscription} />,
});

/** When it is charged, tried again, or ends. */
function nextOf({ state, cancels_at_period_end, next_billing_date, next_try_date }: Subscription) {
  if (state === 'cancelled') return t('None');
  if (cancels_at_period_end) return t('None, ends {date}', { date: formatDate(next_billing_date) });
  if (state === 'suspended') return t('With your next top-up');
  if (state === 'past_due' && next_try_date) return t('Tried again {date}', { date: formatDate(next_try_date) });
  return formatDate(next_billing_date);
}

const setup = '/website-setup?source=dashboard';
const nothing = (
  <EmptyState
    title={t('No subscriptions yet')}
    action={
      <RouteLink href={setup} asChild>
        <Button kind="primary" href={setup}>
          {t('Set up your first website')}
        </Button>
      </RouteLink>
    }
  >
    {t('Each website has one. What it costs every month, and when, stands here.')}
  </EmptyState>
);

const outcomes = {
  cancelled: (domain: string) => t('{domain} will end with the month that is paid.', { domain }),
  resumed: (domain: string) => t('{domain} goes on.', { domain }),
};

/** What each website costs, when, and its end. */
export function Subscriptions({ actor }: { actor: BillingRef }) {
  const cancellation = useSelector(actor, ({ children }) => children.cancellation);
  const listing = useSelector(actor, ({ context }) => context.listing);
  return (
    <div className={stack[16]}>
      {cancellation && <Outcome actor={cancellation} />}
      <List
        actor={actor}
        found={listing?.tab === 'subscriptions' ? listing : null}
        words={listWords.subscriptions}
        columns={cancellation ? [...columns, changeOf(cancellation)] : columns}
        keyOf={({ id }) => id}
        nothing={nothing}
      />
      {cancellation && <Asked actor={cancellation} />}
    </div>
  );
}

function Outcome({ actor }: { actor: CancellationRef }) {
  const { subscription, outcome, refusal } = useSelector(actor, ({ context }) => context);
  if (refusal) return <Notice tone="bad">{refusal}</Notice>;
  if (!subscription || !outcome) return null;
  return <Notice tone="good">{outcomes[outcome](subscription.domain)}</Notice>;
}

function Asked({ actor }: { actor: CancellationRef }) {
  const isAsked = useSelector(actor, (at) => at.matches('asking') || at.matches('cancelling'));
  return isAsked ? <Question actor={actor} /> : null;
}

/** One button with two meanings, so that the focus stays where it was pressed. */
function CancelButton({ actor, subscription }: { actor: CancellationRef; subscription: Subscription }) {
  const { id, domain, state, cancels_at_period_end: isEnding } = subscription;
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isOwn = useSelector(actor, ({ context }) => context.subscription?.id === id);
  if (state === 'cancelled') return null;
  return (
    <Button
      size="small"
      aria-label={isEnding ? t('Take back: {domain}', { domain }) : t('Cancel: {domain}', { domain })}
      busy={isBusy && isOwn}
      aria-disabled={(isBusy && !isOwn) || undefined}
      onClick={() => actor.send({ type: isEnding ? 'cancellation.undo' : 'cancellation.ask', id, domain })}
    >
      {isEnding ? t('Take back') : t('Cancel')}
    </Button>
  );
}
