import { useSelector } from '@xstate/react';
import type { FunctionComponent, ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { Tab } from '../../../../machines/money/billing/billing.query';
import { RouteLink, useDocumentTitle } from '../../../system/refs';
import { chunk } from '../../../lib/chunk';
import { stack } from '../../../ui/atoms.css';
import { lazily } from '../../../ui/Lazy/lazily';
import { Stopped } from '../../../ui/Notice/Stopped';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { TabBar } from '../../../ui/Tabs/TabBar';
import { tab as tabStyle } from '../../../ui/Tabs/Tabs.css';

const Overview = lazily(
  chunk(() => import('./Overview')),
  (module) => module.Overview,
);
const Transactions = lazily(
  chunk(() => import('./Transactions')),
  (module) => module.Transactions,
);
const Invoices = lazily(
  chunk(() => import('./Invoices')),
  (module) => module.Invoices,
);
const Subscriptions = lazily(
  chunk(() => import('./Subscriptions')),
  (module) => module.Subscriptions,
);
const Deposits = lazily(
  chunk(() => import('./Deposits')),
  (module) => module.Deposits,
);

const DepositPage = lazily(
  chunk(() => import('./DepositPage')),
  (module) => module.DepositPage,
);

type View = FunctionComponent<{ actor: BillingRef; fallback?: ReactNode }>;

const views: Record<Tab, { title: string; View: View }> = {
  overview: { title: t('Overview'), View: Overview },
  transactions: { title: t('Transactions'), View: Transactions },
  invoices: { title: t('Invoices'), View: Invoices },
  subscriptions: { title: t('Subscriptions'), View: Subscriptions },
  deposits: { title: t('Deposits'), View: Deposits },
};
const tabs = Object.keys(views) as Tab[];

/** A customer's money, by tabs that are addresses. */
export function Billing({ actor }: { actor: BillingRef }) {
  const current = useSelector(actor, ({ context }) => context.query.tab);
  // A moment at most: it says which the current month is.
  const isDated = useSelector(actor, ({ context }) => context.today !== '');
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  const isDeposit = useSelector(actor, ({ context }) => context.query.deposit !== '');
  const { title, View } = isDeposit ? { title: t('Deposit'), View: DepositPage } : views[current];
  useDocumentTitle(current === 'overview' ? t('Billing') : `${title} · ${t('Billing')}`);
  return (
    <div className={stack[24]}>
      <TabBar label={t('Billing')} current={current}>
        {tabs.map((tab) => (
          <RouteLink
            key={tab}
            href={tab === 'overview' ? '/billing' : `/billing?tab=${tab}`}
            className={tabStyle}
            aria-current={tab === current ? 'page' : undefined}
          >
            {views[tab].title}
          </RouteLink>
        ))}
      </TabBar>
      {isBroken && <Stopped onRetry={() => actor.send({ type: 'billing.retry' })} />}
      {!isBroken && !isDated && <Waiting />}
      {!isBroken && isDated && <View key={title} actor={actor} fallback={<Waiting />} />}
    </div>
  );
}

/** While the code of a tab is on its way. */
const Waiting = () => (
  <Loading label={t('Loading this page')}>
    <Skeleton shape="block" height="20rem" />
  </Loading>
);
