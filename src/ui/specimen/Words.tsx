import { Plus } from 'lucide-react';
import { centred, columns, muted, row, spread, stack, title, wrap } from '../atoms.css';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { Card } from '../Card/Card';
import { CheckMark } from '../CheckMark/CheckMark';
import { Chips } from '../Chips/Chips';
import { classes } from '../classes';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { EmptyState } from '../EmptyState/EmptyState';
import { Link } from '../Link/Link';
import { Logo } from '../Logo/Logo';
import { Money } from '../Money/Money';
import { Notice } from '../Notice/Notice';
import { PageHeader } from '../PageHeader/PageHeader';
import { Skeleton } from '../Skeleton/Skeleton';
import { Spinner } from '../Spinner/Spinner';

const drawings = ['sites', 'money', 'search', 'pictures', 'broken'] as const;

/** Brand, type, buttons, states. */
export function Words() {
  return (
    <>
      <div className={classes(row[24], spread)}>
        <Logo />
        <Logo vertical />
      </div>
      <PageHeader
        title="Dashboard"
        description="What is live, what it costs, what comes next."
        actions={
          <Button kind="primary" icon={<Plus aria-hidden />}>
            Website Setup
          </Button>
        }
      />
      <Card
        title="Buttons and words"
        description="One primary action a screen"
        action={<IconButton label="Add" icon={<Plus aria-hidden />} />}
      >
        <div className={classes(row[8], wrap)}>
          <Button kind="primary">Next: Business</Button>
          <Button>Previous</Button>
          <Button kind="ghost">Cancel</Button>
          <Button kind="danger">Yes, Cancel & Go to Dashboard</Button>
          <Button kind="primary" busy>
            Complete Order
          </Button>
          <Button busy>Refresh Status</Button>
          <Button kind="primary" disabled>
            Complete Order
          </Button>
          <Button size="small">Top Up</Button>
          <Button href="#link">As a link</Button>
          <Spinner label="Loading" />
        </div>
        <div className={classes(row[8], wrap)}>
          <Badge tone="good">deployed</Badge>
          <Badge tone="warn">pending</Badge>
          <Badge tone="bad">Setup needed</Badge>
          <Badge tone="accent">Premium</Badge>
          <Badge tone="neutral">Draft</Badge>
          <Link href="#forgot">Forgot password?</Link>
          <Link href="#bakery" external>
            blue-bakery.com
          </Link>
        </div>
        <p>
          By clicking Sign In you agree to our <Link href="#terms">Terms of Service</Link> and{' '}
          <Link href="#privacy">Privacy Policy</Link>.
        </p>
      </Card>
      <div className={columns[3]}>
        <Card title="Total Balance">
          <div>
            <div className={title.huge}>
              <Money amount={123456} />
            </div>
            <p className={muted}>Last payment: Nov 04, 2026</p>
          </div>
          <Button>Top Up</Button>
        </Card>
        <Card title="Order details">
          <DescriptionList
            rows={[
              { term: 'Setup fee', value: <Money amount={2000} /> },
              { term: 'Monthly fee', value: <Money amount={1000} /> },
              { term: 'Domain', value: 'Free' },
              { term: 'Discount', value: <Money amount={-300} signed /> },
              { term: 'Total due today', value: <Money amount={2700} />, total: true },
            ]}
          />
        </Card>
        <Card title="Loading">
          <Skeleton width="60%" />
          <div className={row[16]}>
            <Skeleton shape="circle" width="40px" height="40px" />
            <Skeleton />
          </div>
          <Skeleton shape="block" height="72px" />
        </Card>
      </div>
      <div className={columns[2]}>
        <Card title="Notices">
          <div className={stack[8]}>
            <Notice tone="warn" title="Low balance" action={<Button size="small">Top Up</Button>}>
              Your balance covers the next two weeks.
            </Notice>
            <Notice tone="bad">Failed to load projects. Please try again.</Notice>
            <Notice>Domains from €15.00 a year are charged in addition to your plan.</Notice>
            <Notice tone="good" title="Deployment completed successfully!" />
          </div>
          <Chips label="Keywords" items={['bakery', 'sourdough', 'old town', 'breakfast']} onRemove={() => {}} />
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
      <Card>
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
        </div>
      </Card>
    </>
  );
}
