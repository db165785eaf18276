import { useSelector } from '@xstate/react';
import type { FunctionComponent, ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { ProjectDetail } from '../../../../contract/wire/websites/versions';
import type { WebsiteDetailRef } from '../../../../machines/websites/websiteDetail/websiteDetail.machine';
import type { DetailTab } from '../../../../machines/websites/websiteDetail/websiteDetail.query';
import { detailAddress } from '../../../../machines/websites/websiteDetail/websiteDetail.select';
import { RouteLink, useDocumentTitle } from '../../../system/refs';
import { chunk } from '../../../lib/chunk';
import { row, stack, title as heading, wrap, written } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/EmptyState/ErrorState';
import { lazily } from '../../../ui/Lazy/lazily';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Stopped } from '../../../ui/Notice/Stopped';
import { SkeletonCard } from '../../../ui/Skeleton/SkeletonCard';
import { TabBar } from '../../../ui/Tabs/TabBar';
import { tab as tabStyle } from '../../../ui/Tabs/Tabs.css';
import * as css from './detail.css';
import { badgeOfWebsite } from './detailWords';
import type { TabProps } from './tabProps';

const Content = lazily(
  chunk(() => import('./Content')),
  (module) => module.Content,
);
const Messages = lazily(
  chunk(() => import('./Messages')),
  (module) => module.Messages,
);
const Versions = lazily(
  chunk(() => import('./Versions')),
  (module) => module.Versions,
);
const Overview = lazily(
  chunk(() => import('./Overview')),
  (module) => module.Overview,
);
const Domain = lazily(
  chunk(() => import('./Domain')),
  (module) => module.Domain,
);
const formalities = chunk(() => import('./Formalities'));
const Billing = lazily(formalities, (module) => module.Billing);
const Danger = lazily(formalities, (module) => module.Danger);

type View = FunctionComponent<TabProps & { fallback?: ReactNode }>;

const views: Record<DetailTab, { title: string; View: View }> = {
  overview: { title: t('Overview'), View: Overview },
  content: { title: t('Content'), View: Content },
  messages: { title: t('Messages'), View: Messages },
  versions: { title: t('Versions'), View: Versions },
  domain: { title: t('Domain'), View: Domain },
  billing: { title: t('Billing'), View: Billing },
  danger: { title: t('Danger'), View: Danger },
};

const tabs = Object.keys(views) as DetailTab[];

/** One website of the customer, by tabs that are addresses. */
export function WebsiteDetail({ actor }: { actor: WebsiteDetailRef }) {
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  const isMissing = useSelector(actor, (at) => at.matches({ open: { sight: 'missing' } }));
  const domain = useSelector(actor, ({ context }) => context.website?.domain);
  useDocumentTitle(domain && !isMissing ? t('{domain} · Websites', { domain }) : t('Websites'));
  return (
    <div className={stack[16]}>
      <div>
        <RouteLink href="/websites" asChild>
          <Link className={css.back} href="/websites">
            {t('All websites')}
          </Link>
        </RouteLink>
      </div>
      {isBroken && <Stopped onRetry={() => actor.send({ type: 'detail.retry' })} />}
      {!isBroken && (isMissing ? <Missing /> : <Shown actor={actor} />)}
    </div>
  );
}

const Missing = () => (
  <Card>
    <EmptyState
      drawing="search"
      title={t('Website not found')}
      action={
        <RouteLink href="/websites" asChild>
          <Button href="/websites">{t('Back to websites')}</Button>
        </RouteLink>
      }
    >
      {t('It may have been deleted, or belong to another account.')}
    </EmptyState>
  </Card>
);

function Shown({ actor }: { actor: WebsiteDetailRef }) {
  const { id, tab, website, problem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.matches({ open: { sight: 'looking' } }));
  const retry = (
    <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'website.retry' })}>
      {t('Retry')}
    </Button>
  );
  const { View } = views[tab];
  const unread = website?.unread_messages ?? 0;
  if (!website && problem !== null)
    return (
      <Card>
        <ErrorState action={retry}>{problem}</ErrorState>
      </Card>
    );
  return (
    <div className={stack[24]}>
      <Head website={website} />
      <TabBar label={t('Website')} current={tab}>
        {tabs.map((one) => (
          <RouteLink
            key={one}
            href={detailAddress(id, one)}
            className={tabStyle}
            aria-current={one === tab ? 'page' : undefined}
          >
            {views[one].title}
            {one === 'messages' && tab !== one && unread > 0 && ` (${unread})`}
          </RouteLink>
        ))}
      </TabBar>
      {problem !== null && (
        <Notice tone="bad" title={t('You see the last that we know.')} action={retry}>
          {problem}
        </Notice>
      )}
      {website ? <View key={tab} actor={actor} website={website} fallback={<Waiting />} /> : <Waiting />}
    </div>
  );
}

function Head({ website }: { website: ProjectDetail | null }) {
  if (!website) return <div className={css.head} />;
  const { tone, word } = badgeOfWebsite(website);
  return (
    <div className={classes(row[16], wrap, css.head)}>
      <h2 className={classes(heading.page, written)}>{website.domain}</h2>
      <Badge tone={tone}>{word}</Badge>
    </div>
  );
}

const Waiting = () => <SkeletonCard label={t('Loading this website')} lines={8} action />;
