import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { plural, t } from '../../../../contract/languages/t';
import type { BillingOverview, DetailedDeposit } from '../../../../contract/wire/money/billing';
import type { Overview as Known } from '../../../../machines/money/billing/billing.listing';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { DisplayCurrencyRef } from '../../../../machines/money/displayCurrency/displayCurrency.machine';
import { RouteLink, useOverlay } from '../../../system/refs';
import { formatDate } from '../../../lib/dates';
import { rich } from '../../../ui/rich/rich';
import { muted, stack } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Chart } from '../../../ui/Chart/Chart';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { Link } from '../../../ui/Link/Link';
import { Money } from '../../../ui/Money/Money';
import { moneyText } from '../../../ui/Money/moneyText';
import { Notice } from '../../../ui/Notice/Notice';
import { SkeletonCard } from '../../../ui/Skeleton/SkeletonCard';
import { balanceLine } from './balanceLine';
import * as css from './Billing.css';
import { Converted } from '../currency/Converted';
import { CurrencyCard } from '../currency/CurrencyCard';
import { depositWords } from '../deposits/depositWords';
import { inARow } from './inARow';

/** Days of which the plot tells. */
const plotted = 90;

/** How the customer stands: what there is, how long it lasts, what comes next. */
export function Overview({ actor }: { actor: BillingRef }) {
  const { listing, problem, today } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const currency = useSelector(actor, ({ children }) => children.displayCurrency);
  const known = listing?.tab === 'overview' ? listing : null;
  const retry = (
    <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'list.retry' })}>
      {t('Retry')}
    </Button>
  );
  if (!known)
    return problem === null ? (
      <Waiting />
    ) : (
      <Card>
        <ErrorState action={retry}>{problem}</ErrorState>
      </Card>
    );
  return (
    <div className={stack[24]}>
      {problem !== null && (
        <Notice tone="bad" title={t('You see the last figures we know.')} action={retry}>
          {problem}
        </Notice>
      )}
      <Strip {...known.overview} />
      <div className={css.cards}>
        <BalanceCard overview={known.overview} currency={currency} />
        <NextCard overview={known.overview} currency={currency} />
        <DepositCard deposits={known.deposits} />
      </div>
      {currency && <CurrencyCard actor={currency} />}
      <History known={known} today={today} />
    </div>
  );
}

const Waiting = () => (
  <div className={css.cards}>
    <SkeletonCard label={t('Loading your balance')} lines={3} action />
    <SkeletonCard lines={3} />
    <SkeletonCard lines={3} />
  </div>
);

function TopUpButton({ isFirst }: { isFirst?: boolean }) {
  const overlay = useOverlay();
  return (
    <Button kind={isFirst ? 'primary' : 'secondary'} onClick={() => overlay.open('topup')}>
      {t('Top Up')}
    </Button>
  );
}

/** The one thing that needs the customer; nothing where nothing does. */
function Strip({ balance, owed, next_charge: next }: BillingOverview) {
  if (owed.total > 0) {
    const domains = inARow(owed.items.map(({ domain }) => domain));
    return (
      <Notice
        tone="bad"
        title={t('{amount} could not be charged for {domains}.', { amount: moneyText(owed.total), domains })}
        action={<TopUpButton />}
      >
        {t('Top up, and it is paid at once.')}
      </Notice>
    );
  }
  if (!next || balance >= next.amount) return null;
  return (
    <Notice tone="warn" title={t('Your balance does not cover the next charge.')} action={<TopUpButton />}>
      {t('{amount} more is needed by {date}.', {
        amount: moneyText(next.amount - balance),
        date: formatDate(next.date),
      })}
    </Notice>
  );
}

/** 'Covers 4 months, until Mar 12, 2027.' */
function runwayWords({ runway }: BillingOverview): string {
  if (!runway) return t('Nothing is charged at the moment.');
  const until = formatDate(runway.until);
  if (runway.months === 0) return t('Lasts until {date}.', { date: until });
  if (runway.months >= 120) return t('Covers ten years and more.');
  return plural(runway.months, 'Covers 1 month, until {date}.', 'Covers {count} months, until {date}.', {
    date: until,
  });
}

interface FigureProps {
  overview: BillingOverview;
  /** Runs as long as the screen does. */
  currency: DisplayCurrencyRef | undefined;
}

function BalanceCard({ overview, currency }: FigureProps) {
  return (
    <Card title={t('Balance')} className={css.card}>
      <div>
        <p className={css.figure}>
          <Money amount={overview.balance} />
        </p>
        {currency && <Converted amount={overview.balance} actor={currency} />}
      </div>
      <p className={muted}>{runwayWords(overview)}</p>
      <div className={css.foot}>
        <TopUpButton isFirst />
      </div>
    </Card>
  );
}

function NextCard({ overview: { next_charge: next, monthly_total: monthly }, currency }: FigureProps) {
  return (
    <Card title={t('Next charge')} className={css.card}>
      <div>
        <p className={css.figure}>{next ? <Money amount={next.amount} /> : t('None')}</p>
        {next && currency && <Converted amount={next.amount} actor={currency} />}
      </div>
      <p className={muted}>
        {next
          ? t('{date}, for {domains}', { date: formatDate(next.date), domains: inARow(next.domains) })
          : t('Your first website begins it.')}
      </p>
      <div className={css.foot}>
        {monthly > 0 && (
          <RouteLink href="/billing?tab=subscriptions" asChild>
            <Link href="/billing?tab=subscriptions">
              {t('{amount} a month in all', { amount: moneyText(monthly) })}
            </Link>
          </RouteLink>
        )}
        {monthly > 0 && currency && <Converted amount={monthly} actor={currency} />}
      </div>
    </Card>
  );
}

/** Top-ups that are still open, to be gone on with. */
function DepositCard({ deposits }: { deposits: readonly DetailedDeposit[] }) {
  return (
    <Card title={t('Pending deposits')} className={css.card}>
      {deposits.length === 0 && <p className={muted}>{t('None. A top-up waits here until all of it has arrived.')}</p>}
      <ul className={stack[16]}>
        {deposits.map((deposit) => (
          <li key={deposit.invoice_id} className={css.deposit}>
            <Pending deposit={deposit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Pending({ deposit }: { deposit: DetailedDeposit }): ReactNode {
  const overlay = useOverlay();
  const { tone, word } = depositWords(deposit);
  const href = `/billing?tab=deposits&deposit=${deposit.deposit_id}`;
  return (
    <>
      <span className={stack[4]}>
        <span>
          <RouteLink href={href} asChild>
            <Link href={href}>
              {rich('{amount} in {currency}', {
                amount: <Money amount={deposit.amount} />,
                currency: deposit.currency,
              })}
            </Link>
          </RouteLink>
        </span>
        <Badge tone={tone}>{word}</Badge>
      </span>
      {deposit.payment_url !== null && (
        <Button
          size="small"
          aria-label={t('Go on: top-up of {amount}', { amount: moneyText(deposit.amount) })}
          onClick={() => overlay.open('topup', { invoiceId: deposit.invoice_id })}
        >
          {t('Go on')}
        </Button>
      )}
    </>
  );
}

function History({ known: { history }, today }: { known: Known; today: string }) {
  if (history.points.length === 0) return null;
  return (
    <Card title={t('Last 90 days')}>
      <Chart
        label={t('Balance')}
        kind="area"
        points={balanceLine(history, today, plotted)}
        format={(euros) => moneyText(Math.round(euros * 100))}
      />
    </Card>
  );
}
