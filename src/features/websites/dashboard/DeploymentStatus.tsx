import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { HomeRef } from '../../../../machines/websites/home/home.machine';
import { useResource } from '../../../system/refs';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Sites } from './Sites';

export interface DeploymentStatusProps {
  actor: HomeRef;
  onRefresh: () => void;
  /** In the place of the websites while nothing is known of them. */
  waiting: ReactNode;
}

/** Every website with its state; one that is not live yet opens 'Deployment Progress'. */
export function DeploymentStatus({ actor, onRefresh, waiting }: DeploymentStatusProps) {
  const { value: projects, isLoading, isBusy } = useResource('projects');
  return (
    <Card
      title={t('Website Deployment Status')}
      description={t('Current deployment state of your websites')}
      action={
        <Button size="small" busy={isBusy} icon={<RefreshCw aria-hidden />} onClick={onRefresh}>
          {t('Refresh Status')}
        </Button>
      }
    >
      {isLoading ? waiting : <Sites actor={actor} projects={projects} onRefresh={onRefresh} />}
    </Card>
  );
}
