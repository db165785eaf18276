import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { HomeRef } from '../../../../machines/websites/home/home.machine';
import { useResource } from '../../../app/refs';
import { chunk } from '../../../lib/chunk';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { lazily } from '../../../ui/Lazy/lazily';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { stack } from '../../../ui/atoms.css';
import { BalanceCard } from './BalanceCard';
import { CostsCard } from './CostsCard';
import * as css from './Dashboard.css';
import { DeploymentStatus } from './DeploymentStatus';
import { WebsitesCard } from './WebsitesCard';

const Today = lazily(
  chunk(() => import('./Today')),
  (module) => module.Today,
);

const ListAge = lazily(
  chunk(() => import('../ListAge')),
  (module) => module.ListAge,
);

/** What needs the customer and the websites, beside them three cards of sums. */
export function Dashboard({ actor }: { actor: HomeRef }) {
  const { refresh: refreshList } = useResource('projects');
  const { value: summary, failure, refresh } = useResource('dashboard');
  const hasLater = useSelector(actor, (at) => at.matches('whole'));
  const figures = { summary, isLost: failure !== null };
  return (
    <div className={stack[24]}>
      {failure && (
        <Notice
          tone="bad"
          title={t('Your figures could not be loaded.')}
          action={
            <Button size="small" onClick={refresh}>
              {t('Try again')}
            </Button>
          }
        >
          {summary ? t('You see the last ones we know.') : t('Nothing is lost. Please try again in a moment.')}
        </Notice>
      )}
      <div className={css.page}>
        <div className={stack[24]}>
          <Today fallback={<Skeleton shape="block" height="74px" />} />
          <ListAge />
          <DeploymentStatus
            actor={actor}
            onRefresh={() => {
              refreshList();
              refresh();
            }}
          />
        </div>
        <div className={css.cards}>
          <BalanceCard {...figures} hasRunway={hasLater} />
          <WebsitesCard {...figures} />
          <CostsCard {...figures} />
        </div>
      </div>
    </div>
  );
}
