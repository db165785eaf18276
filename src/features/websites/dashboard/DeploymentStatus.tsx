import { RefreshCw } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { HomeRef } from '../../../../machines/websites/home/home.machine';
import { useResource } from '../../../app/refs';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Sites } from './Sites';

export interface DeploymentStatusProps {
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
        <Button size="small" busy={isBusy} icon={<RefreshCw aria-hidden />} onClick={onRefresh}>
          {t('Refresh Status')}
        </Button>
      }
    >
      {/* Until it is tried for the last time the button says that it is under way. */}
      {!isLoading && <Sites actor={actor} projects={projects} onRefresh={onRefresh} />}
    </Card>
  );
}
