import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { plural, t } from '../../../../contract/languages/t';
import { explain } from '../../../../contract/rules/failure';
import { costOf, monthsPaid } from '../../../../contract/rules/money/planCosts';
import { limitReached, limitSentence } from '../../../../contract/rules/websites/projectLimit';
import type { Plan } from '../../../../contract/wire/money/plan';
import type { CurrencyScreenRef } from '../../../../machines/money/currencyScreen/currencyScreen.machine';
import type { DisplayCurrencyRef } from '../../../../machines/money/displayCurrency/displayCurrency.machine';
import { RouteLink, useResource } from '../../../system/refs';
import { muted, row, stack, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { classes } from '../../../ui/classes';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { Money } from '../../../ui/Money/Money';
import { SkeletonCard } from '../../../ui/Skeleton/SkeletonCard';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Converted } from '../currency/Converted';
import { lackOf, mend, stopped } from '../currency/lack';
import * as css from './Plans.css';

/** What there is to choose from, what each costs and how far the balance goes with it. */
export function Plans({ actor }: { actor: CurrencyScreenRef }) {
  const currency = useSelector(actor, ({ children }) => children.displayCurrency);
  const { value: plans, failure, isLoading, isBusy, refresh } = useResource('plans');
  if (isLoading) return <Waiting />;
  if (!plans)
    return (
      <Card>
        <ErrorState
          title={t('The plans could not be loaded')}
          action={
            <Button busy={isBusy} onClick={refresh}>
              {t('Retry')}
            </Button>
          }
        >
          {failure && explain('default', failure)}
        </ErrorState>
      </Card>
    );
  if (plans.length === 0)
    return (
      <Card>
        <EmptyState title={t('No plans at the moment')}>{t('Please look again later.')}</EmptyState>
      </Card>
    );
  return (
    <div className={stack[16]}>
      <ul className={css.plans} style={plans.length === 1 ? css.lone : undefined}>
        {plans.map((plan) => (
          <li key={plan.uuid}>
            <PlanCard plan={plan} currency={currency} />
          </li>
        ))}
      </ul>
      <Lack screen={actor} currency={currency} />
    </div>
  );
}

type Currency = DisplayCurrencyRef | undefined;

/** Why there are euros alone where another currency was chosen. */
function Lack({ screen, currency }: { screen: CurrencyScreenRef; currency: Currency }) {
  const place = useRef<HTMLDivElement>(null);
  const isBroken = useSelector(screen, (at) => at.matches('broken'));
  const lack = useSelector(currency, (at) => at && lackOf(at));
  const retry = () => {
    if (currency) mend(currency);
    else screen.send({ type: 'screen.retry' });
    // The button goes with the lack, and the focus would go with it.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} role="status" className={classes(row[8], wrap)}>
      {(isBroken || lack) && (
        <>
          <span className={muted}>{lack ?? stopped}</span>
          <Button size="small" onClick={retry}>
            {t('Try again')}
          </Button>
        </>
      )}
    </div>
  );
}

const Waiting = () => (
  <div className={css.plans}>
    <SkeletonCard label={t('Loading the plans')} lines={8} action />
  </div>
);

interface PlanProps {
  plan: Plan;
  currency: Currency;
}

function PlanCard({ plan, currency }: PlanProps) {
  return (
    <Card title={plan.name} description={plan.description} className={css.plan}>
      <div style={css.halves}>
        <div className={css.plan}>
          <div>
            <p>
              <span className={css.price}>
                <Money amount={plan.monthly_fee} />
              </span>{' '}
              <span className={muted}>{t('a month for each website')}</span>
            </p>
            {currency && <Converted amount={plan.monthly_fee} actor={currency} />}
          </div>
          <ul className={css.benefits} aria-label={t('What {plan} holds', { plan: plan.name })}>
            {plan.benefits.map(({ value: benefit }) => (
              <li key={benefit} className={css.benefit}>
                <CircleCheck className={css.tick} aria-hidden />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <div className={css.plan}>
          <Costs plan={plan} currency={currency} />
          <Begin plan={plan} />
        </div>
      </div>
    </Card>
  );
}

function Costs({ plan, currency }: PlanProps) {
  const { value: balance, failure } = useResource('balance');
  const months = balance && monthsPaid(balance.balance, plan);
  const inBoth = (amount: number) => (
    <>
      <div>
        <Money amount={amount} />
      </div>
      {currency && <Converted amount={amount} actor={currency} />}
    </>
  );
  return (
    <div className={stack[8]}>
      <DescriptionList
        rows={[
          { term: t('Setup fee, once'), value: inBoth(plan.setup_fee) },
          { term: t('First month with it'), value: inBoth(costOf(plan, 1)) },
          { term: t('Twelve months in total'), value: inBoth(costOf(plan, 12)), total: true },
        ]}
      />
      <p className={muted}>
        {balance ? lasting(months) : failure ? t('Your balance is not known.') : <Skeleton width="14rem" />}
      </p>
    </div>
  );
}

/** What the balance pays of one more website; a domain that is charged comes on top. */
function lasting(months: number | null): string {
  if (months === null) return t('Your balance lasts without end.');
  if (months === 0) return t('Your balance does not pay the first month yet.');
  return plural(
    months,
    'Your balance lasts 1 month for one website.',
    'Your balance lasts {count} months for one website.',
  );
}

/** The way into the wizard with this plan; at its limit what is said in the place of it. */
function Begin({ plan }: Pick<PlanProps, 'plan'>) {
  const { value: summary } = useResource('dashboard');
  const limit = limitReached(plan.projectLimit, summary?.websites.total ?? 0);
  const path = `/website-setup?source=plans&plan=${plan.uuid}`;
  return (
    <div className={css.foot}>
      {limit !== null ? (
        <p className={muted}>{limitSentence(limit)}</p>
      ) : (
        <RouteLink href={path} asChild>
          <Button kind="primary" wide href={path}>
            {t('Start a website with this plan')}
          </Button>
        </RouteLink>
      )}
    </div>
  );
}
