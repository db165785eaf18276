import { Plus } from 'lucide-react';
import { columns, muted, row, spread, title, wrap } from '../atoms.css';
import { Age } from '../Age/Age';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { Card } from '../Card/Card';
import { classes } from '../classes';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Link } from '../Link/Link';
import { Logo } from '../Logo/Logo';
import { Money } from '../Money/Money';
import { PageHeader } from '../PageHeader/PageHeader';
import { QrCode } from '../QrCode/QrCode';
import { Spinner } from '../Spinner/Spinner';
import { Wait } from '../Wait/Wait';

/** A clock that stands, so that the page looks the same each time. */
const opened = 12_000;

/** Brand, type, buttons, sums. */
export function Words() {
  return (
    <>
      <div className={classes(row[24], spread, wrap)}>
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
          <Button kind="primary" busy="Saving">
            Save changes
          </Button>
          <Wait usual={5} leave="Go on with the rest: the logos will wait here.">
            Generating logos
          </Wait>
        </div>
        <div className={classes(row[8], wrap)}>
          <Link href="#forgot">Forgot password?</Link>
          <Link href="#bakery" external>
            blue-bakery.com
          </Link>
          <span className={muted}>
            saved <Age at={0} clock={() => opened} />
          </span>
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
        <Card title="Address">
          <QrCode label="A drawn code" size={5} path="M0 0h1v1H0zM2 0h1v1H2zM4 2h1v3H4zM1 3h2v1H1z" />
        </Card>
      </div>
    </>
  );
}
