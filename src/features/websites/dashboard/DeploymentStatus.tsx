import { RefreshCw } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { HomeRef } from '../../../../machines/websites/home/home.machine';
import { useResource } from '../../../app/refs';
import { chunk } from '../../../lib/chunk';
import { stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { lazily } from '../../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as css from './Dashboard.css';

/** They come while the list is asked for, and the frame does not wait for them. */
const Sites = lazily(
  chunk(() => import('./Sites')),
  (module) => module.Sites,
);
void Sites.preload();

interface DeploymentStatusProps {
  actor: HomeRef;
  onRefresh: () => void;
}

/** Every website with its state; one that is not live yet opens 'Deployment Progress'. */
export function DeploymentStatus({ actor, onRefresh }: DeploymentStatusProps) {
  const { value: projects, isLoading, isBusy } = useResource('projects');
  return (
    <Card
      title={t('Website Deployment Status')}
      description={t('Current deployment state of your websites')}
      action={
        <Button size="small" busy={isBusy && !isLoading} icon={<RefreshCw aria-hidden />} onClick={onRefresh}>
          {t('Refresh Status')}
        </Button>
      }
    >
      {isLoading ? (
        <Waiting />
      ) : (
        <Sites actor={actor} projects={projects} onRefresh={onRefresh} fallback={<Waiting />} />
      )}
    </Card>
  );
}

/** As many as there may be, so that nothing below moves far. */
const Waiting = () => (
  <Loading label={t('Loading your websites')} className={css.waiting}>
    {['one', 'two', 'three'].map((place) => (
      <div key={place} className={stack[16]}>
        <Skeleton shape="block" className={css.picture} />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    ))}
  </Loading>
);
