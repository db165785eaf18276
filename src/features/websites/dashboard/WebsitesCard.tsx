import type { Dashboard } from '../../../../contract/wire/websites/project';
import { RouteLink } from '../../../app/refs';
import { muted } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as css from './Dashboard.css';

/** The way to another website is hidden at the plan's limit; a limit of 0 is none. */
const hasRoom = ({ plan, websites }: Dashboard) =>
  !plan || plan.projectLimit === 0 || websites.total < plan.projectLimit;

/** Where the wizard learns that it was opened from here. */
const setup = '/website-setup?source=dashboard';

export function WebsitesCard({ summary }: { summary: Dashboard | null }) {
  return (
    <Card title="Websites Deployed">
      <div className={css.card}>
        <p className={css.figure}>{summary ? summary.websites.total : <Skeleton width="3rem" />}</p>
        {summary ? (
          <div className={css.counts}>
            <Badge tone="good">Active {summary.websites.active}</Badge>
            <Badge tone="warn">Pending {summary.websites.pending}</Badge>
            <Badge tone="bad">Issue {summary.websites.issue}</Badge>
          </div>
        ) : (
          <Skeleton width="14rem" />
        )}
        <div className={css.foot}>
          {summary && hasRoom(summary) && (
            <RouteLink href={setup} asChild>
              <Button kind="primary" href={setup}>
                Website Setup
              </Button>
            </RouteLink>
          )}
          {summary && !hasRoom(summary) && (
            <p className={muted}>Your plan holds {summary.plan?.projectLimit} websites, and you have them all.</p>
          )}
        </div>
      </div>
    </Card>
  );
}
