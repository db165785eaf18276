import { useSelector } from '@xstate/react';
import type { StatisticsRef } from '../../../machines/statistics/statistics/statistics.machine';
import { RouteLink, useDocumentTitle } from '../../app/refs';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../ui/EmptyState/ErrorState';
import { Notice } from '../../ui/Notice/Notice';
import { Stopped } from '../shell/Stopped';
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
  useDocumentTitle(query.domain && found ? `${found.domain} · Analytics` : 'Analytics');
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
      Retry
    </Button>
  );
  if (isSiteless) return <NoSite />;
  if (isUnchosen) return <SiteList title="Choose a website" sites={sites ?? []} />;
  if (isForeign)
    return (
      <>
        <Card>
          <ErrorState title="This is not one of your websites">
            Its figures are for its owner alone. Please choose one of yours.
          </ErrorState>
        </Card>
        <SiteList title="Your websites" sites={sites ?? []} />
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
        <Notice tone="bad" title="You see the last figures we know." action={retry}>
          {problem}
        </Notice>
      )}
      {found.state === 'progress' && <NotLive />}
      {found.state !== 'progress' && found.now.views === 0 && (
        <Card>
          <EmptyState title="No visits in this time" action={found.state === 'live' && <TestButton actor={actor} />}>
            Share its address, or send a visit of our own to see that visits are counted.
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
      <SkeletonCard label="Loading the figures" lines={2} />
      <SkeletonCard lines={2} />
      <SkeletonCard lines={2} />
      <SkeletonCard lines={2} />
    </div>
    <Loading label="Loading the plot">
      <Skeleton shape="block" height="16rem" />
    </Loading>
  </>
);

const NoSite = () => (
  <Card>
    <EmptyState
      title="No websites yet"
      action={
        <RouteLink href="/website-setup" asChild>
          <Button kind="primary" href="/website-setup">
            Set up your first website
          </Button>
        </RouteLink>
      }
    >
      Once one is live, you see here who visits it.
    </EmptyState>
  </Card>
);

const NotLive = () => (
  <Card>
    <EmptyState
      title="Not live yet"
      action={
        <RouteLink href="/websites" asChild>
          <Button href="/websites">See how far it is</Button>
        </RouteLink>
      }
    >
      Visits are counted from the moment on which it goes live.
    </EmptyState>
  </Card>
);
