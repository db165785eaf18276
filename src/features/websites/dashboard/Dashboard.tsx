import type { PollerRef } from '../../../../machines/websites/poller/poller.machine';
import { useResource } from '../../../app/refs';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { stack } from '../../../ui/atoms.css';
import { BalanceCard } from './BalanceCard';
import { CostsCard } from './CostsCard';
import * as css from './Dashboard.css';
import { DeploymentStatus } from './DeploymentStatus';
import { WebsitesCard } from './WebsitesCard';

/** Three cards of sums, then the websites. */
export function Dashboard({ actor }: { actor: PollerRef }) {
  const { value: summary, failure, refresh } = useResource('dashboard');
  const figures = { summary, isLost: failure !== null };
  return (
    <div className={stack[24]}>
      {failure && (
        <Notice
          tone="bad"
          title="Your figures could not be loaded."
          action={
            <Button size="small" onClick={refresh}>
              Try again
            </Button>
          }
        >
          {summary ? 'You see the last ones we know.' : 'Nothing is lost. Please try again in a moment.'}
        </Notice>
      )}
      <div className={css.cards}>
        <BalanceCard {...figures} />
        <WebsitesCard {...figures} />
        <CostsCard {...figures} />
      </div>
      <DeploymentStatus onRefresh={() => actor.send({ type: 'status.refresh' })} />
    </div>
  );
}
