import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { StatisticsRef } from '../../../machines/statistics/statistics/statistics.machine';
import { RouteLink, useDocumentTitle } from '../../system/refs';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../ui/EmptyState/ErrorState';
import { Notice } from '../../ui/Notice/Notice';
import { Stopped } from '../../ui/Notice/Stopped';
import { SkeletonCard } from '../../ui/Skeleton/SkeletonCard';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { Figures } from './Figures';
import { SiteList } from './SiteList';
import { SiteTools, TestButton } from './SiteTools';
import * as css from './Statistics.css';

/** Who visits a website. */
export function Statistics({ actor }: { actor: StatisticsRef }) {
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  const { query, found } = useSelector(actor, ({ context }) => context);
  useDocumentTitle(query.domain && found ? t('{domain} · Analytics', { domain: found.domain }) : t('Analytics'));
  if (isBroken) return <Stopped onRetry={() => actor.send({ type: 'statistics.retry' })} />;
  return (
    <div className={css.page}>
      <SiteTools actor={actor} />
      <Body actor={actor} />
    </div>
  );
}

function Body({ actor }: { actor: StatisticsRef }) {
  const { found, problem, sites } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isSiteless = useSelector(actor, (at) => at.matches({ open: 'siteless' }));
  const isUnchosen = useSelector(actor, (at) => at.matches({ open: 'unchosen' }));
  const isForeign = useSelector(actor, (at) => at.matches({ open: 'foreign' }));
  const retry = (
    <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'figures.retry' })}>
      {t('Retry')}
    </Button>
  );
  if (isSiteless) return <NoSite />;
  if (isUnchosen) return <SiteList title={t('Choose a website')} sites={sites ?? []} />;
  if (isForeign)
    return (
      <>
        <Card>
          <ErrorState title={t('This is not one of your websites')}>
            {t('Its figures are for its owner alone. Please choose one of yours.')}
          </ErrorState>
        </Card>
        <SiteList title={t('Your websites')} sites={sites ?? []} />
      </>
    );
  if (!found)
    return problem === null ? (
      <Waiting />
    ) : (
      <Card>
        <ErrorState action={retry}>{problem}</ErrorState>
      </Card>
    );
  return (
    <>
      {problem !== null && (
        <Notice tone="bad" title={t('You see the last figures we know.')} action={retry}>
          {problem}
        </Notice>
      )}
      {found.state === 'progress' && <NotLive />}
      {found.state !== 'progress' && found.now.views === 0 && (
        <Card>
          <EmptyState
            title={t('No visits in this time')}
            action={found.state === 'live' && <TestButton actor={actor} />}
          >
            {t('Share its address, or send a visit of our own to see that visits are counted.')}
          </EmptyState>
        </Card>
      )}
      {found.state !== 'progress' && <Figures actor={actor} found={found} />}
    </>
  );
}

const Waiting = () => (
  <>
    <div className={css.cards}>
      <SkeletonCard label={t('Loading the figures')} lines={2} />
      <SkeletonCard lines={2} />
      <SkeletonCard lines={2} />
      <SkeletonCard lines={2} />
    </div>
    <Loading label={t('Loading the plot')}>
      <Skeleton shape="block" height="16rem" />
    </Loading>
  </>
);

const NoSite = () => (
  <Card>
    <EmptyState
      title={t('No websites yet')}
      action={
        <RouteLink href="/website-setup" asChild>
          <Button kind="primary" href="/website-setup">
            {t('Set up your first website')}
          </Button>
        </RouteLink>
      }
    >
      {t('Once one is live, you see here who visits it.')}
    </EmptyState>
  </Card>
);

const NotLive = () => (
  <Card>
    <EmptyState
      title={t('Not live yet')}
      action={
        <RouteLink href="/websites" asChild>
          <Button href="/websites">{t('See how far it is')}</Button>
        </RouteLink>
      }
    >
      {t('Visits are counted from the moment on which it goes live.')}
    </EmptyState>
  </Card>
);
