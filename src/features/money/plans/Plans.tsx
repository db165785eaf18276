import { CircleCheck } from 'lucide-react';
import { explain } from '../../../../contract/rules/failure';
import { costOf, monthsPaid } from '../../../../contract/rules/money/planCosts';
import { limitReached, limitSentence } from '../../../../contract/rules/websites/projectLimit';
import type { Plan } from '../../../../contract/wire/money/plan';
import { RouteLink, useResource } from '../../../app/refs';
import { muted, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { Money } from '../../../ui/Money/Money';
import { SkeletonCard } from '../../../ui/Skeleton/SkeletonCard';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as css from './Plans.css';

/** What there is to choose from, what each costs and how far the balance goes with it. */
export function Plans() {
  const { value: plans, failure, isLoading, isBusy, refresh } = useResource('plans');
  if (isLoading) return <Waiting />;
  if (!plans)
    return (
      <Card>
        <ErrorState
          title="The plans could not be loaded"
          action={
            <Button busy={isBusy} onClick={refresh}>
              Retry
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
        <EmptyState title="No plans at the moment">Please look again later.</EmptyState>
      </Card>
    );
  return (
    <ul className={css.plans}>
      {plans.map((plan) => (
        <li key={plan.uuid}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}

const Waiting = () => (
  <div className={css.plans}>
    <SkeletonCard label="Loading the plans" lines={8} action />
  </div>
);

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Card title={plan.name} description={plan.description} className={css.plan}>
      <p>
        <span className={css.price}>
          <Money amount={plan.monthly_fee} />
        </span>{' '}
        <span className={muted}>a month for each website</span>
      </p>
      <ul className={css.benefits} aria-label={`What ${plan.name} holds`}>
        {plan.benefits.map(({ value: benefit }) => (
          <li key={benefit} className={css.benefit}>
            <CircleCheck className={css.tick} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <Costs plan={plan} />
      <Begin plan={plan} />
    </Card>
  );
}

function Costs({ plan }: { plan: Plan }) {
  const { value: balance, failure } = useResource('balance');
  const months = balance && monthsPaid(balance.balance, plan);
  return (
    <div className={stack[8]}>
      <DescriptionList
        rows={[
          { term: 'Setup fee, once', value: <Money amount={plan.setup_fee} /> },
          { term: 'First month with it', value: <Money amount={costOf(plan, 1)} /> },
          { term: 'Twelve months in total', value: <Money amount={costOf(plan, 12)} />, total: true },
        ]}
      />
      <p className={muted}>
        {balance ? lasting(months) : failure ? 'Your balance is not known.' : <Skeleton width="14rem" />}
      </p>
    </div>
  );
}

/** What the balance pays of one more website; a domain that is charged comes on top. */
function lasting(months: number | null): string {
  if (months === null) return 'Your balance lasts without end.';
  if (months === 0) return 'Your balance does not pay the first month yet.';
  return `Your balance lasts ${months === 1 ? '1 month' : `${months} months`} for one website.`;
}

/** The way into the wizard with this plan; at its limit what is said in the place of it. */
function Begin({ plan }: { plan: Plan }) {
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
            Start a website with this plan
          </Button>
        </RouteLink>
      )}
    </div>
  );
}
