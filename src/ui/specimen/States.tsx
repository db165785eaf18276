import { Ban } from 'lucide-react';
import { useState } from 'react';
import { centred, columns, muted, row, stack, title, wrap } from '../atoms.css';
import { Badge } from '../Badge/Badge';
import { CountBadge } from '../Badge/CountBadge';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { CheckMark } from '../CheckMark/CheckMark';
import { Chips } from '../Chips/Chips';
import { classes } from '../classes';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../EmptyState/ErrorState';
import { NoMatches } from '../EmptyState/NoMatches';
import { Notice } from '../Notice/Notice';
import { Stopped } from '../Notice/Stopped';
import { Skeleton } from '../Skeleton/Skeleton';
import { SkeletonCard } from '../Skeleton/SkeletonCard';
import { SkeletonTable } from '../Skeleton/SkeletonTable';

const drawings = ['sites', 'money', 'search', 'pictures'] as const;

/** What something is, that it is on its way, that there is none of it, and that it failed. */
export function States() {
  const [keywords, setKeywords] = useState(['bakery', 'sourdough', 'old town', 'breakfast']);
  return (
    <>
      <Card title="Badges" description="An icon and a word for every state">
        <div className={classes(row[8], wrap)}>
          <span className={muted}>states</span>
          <Badge tone="good">deployed</Badge>
          <Badge tone="warn">pending</Badge>
          <Badge tone="bad">Setup needed</Badge>
          <Badge tone="accent">Premium</Badge>
          <Badge tone="neutral">Checking</Badge>
          <Badge tone="neutral" icon={Ban}>
            An icon of its own
          </Badge>
        </div>
        <div className={classes(row[8], wrap)}>
          <span className={muted}>counts</span>
          {[0, 2].map((count) => (
            <div key={count} className={classes(row[8], wrap)}>
              <CountBadge tone="good" count={count}>
                Active
              </CountBadge>
              <CountBadge tone="warn" count={count}>
                Pending
              </CountBadge>
              <CountBadge tone="bad" count={count}>
                Issue
              </CountBadge>
            </div>
          ))}
          <Badge tone="neutral" icon={null}>
            Without an icon
          </Badge>
        </div>
      </Card>
      <div className={columns[2]}>
        <Card title="Notices">
          <div className={stack[8]}>
            <Notice tone="warn" title="Low balance" action={<Button size="small">Top Up</Button>}>
              Your balance covers the next two weeks.
            </Notice>
            <Notice tone="bad">Failed to load projects. Please try again.</Notice>
            <Notice>Domains from €15.00 a year are charged in addition to your plan.</Notice>
            <Notice tone="good" title="Deployment completed successfully!" />
            <Stopped onRetry={() => {}} />
          </div>
          <Chips
            label="Keywords"
            items={keywords}
            onRemove={(gone) => setKeywords(keywords.filter((keyword) => keyword !== gone))}
          />
          <Chips
            label="What it is for"
            items={['a shop', 'a very long word or two that do not fit into a narrow card']}
          />
        </Card>
        <Card>
          <div className={classes(stack[16], centred)}>
            <CheckMark />
            <h2 className={title.section}>Order Completed Successfully!</h2>
            <p className={muted}>
              An email with further instructions and login details arrives within the next 24 hours.
            </p>
            <Button kind="primary">Go to Dashboard</Button>
          </div>
        </Card>
      </div>
      <Card title="Nothing there">
        <div className={columns[3]}>
          {drawings.map((drawing) => (
            <EmptyState
              key={drawing}
              drawing={drawing}
              title="No projects found"
              action={<Button>Website Setup</Button>}
            >
              No projects found for this user
            </EmptyState>
          ))}
          <NoMatches title="No transactions match" onClear={() => {}} />
          <ErrorState action={<Button>Retry</Button>}>The server did not answer.</ErrorState>
        </div>
      </Card>
      <div className={columns[3]}>
        <Card title="Pieces">
          <Skeleton width="60%" />
          <div className={row[16]}>
            <Skeleton shape="circle" width="40px" height="40px" />
            <Skeleton />
          </div>
          <Skeleton shape="block" height="72px" />
        </Card>
        <SkeletonCard lines={3} action />
        <SkeletonTable rows={3} />
        <SkeletonTable rows={3} apart />
      </div>
    </>
  );
}
