import '../theme/global.css';
import { Plus, Search } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { columns, muted, page, row, stack, title, wrap } from '../atoms.css';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { Card } from '../Card/Card';
import { Checkbox } from '../Choice/Checkbox';
import { ChoiceCards } from '../Choice/ChoiceCards';
import { classes } from '../classes';
import { EmptyState } from '../EmptyState/EmptyState';
import { Field } from '../Field/Field';
import { Link } from '../Link/Link';
import { Logo } from '../Logo/Logo';
import { Money } from '../Money/Money';
import { Notice } from '../Notice/Notice';
import { PageHeader } from '../PageHeader/PageHeader';
import { Skeleton } from '../Skeleton/Skeleton';
import { Spinner } from '../Spinner/Spinner';
import { PasswordInput } from '../TextInput/PasswordInput';
import { Select } from '../TextInput/Select';
import { TextArea, TextInput } from '../TextInput/TextInput';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

function Specimen() {
  return (
    <main className={page}>
      <div className={stack[24]}>
        <div className={row[24]}>
          <Logo />
          <Logo vertical />
        </div>
        <PageHeader
          title="Dashboard"
          description="Current state of your websites"
          actions={
            <Button kind="primary" icon={<Plus />}>
              Website Setup
            </Button>
          }
        />
        <Card
          title="Buttons"
          description="One primary action a screen"
          action={<IconButton label="Add" icon={<Plus />} />}
        >
          <div className={classes(row[8], wrap)}>
            <Button kind="primary">Next</Button>
            <Button>Previous</Button>
            <Button kind="ghost">Cancel</Button>
            <Button kind="danger">Yes, Cancel & Go to Dashboard</Button>
            <Button kind="primary" busy>
              Complete Order
            </Button>
            <Button busy>Refresh Status</Button>
            <Button kind="primary" disabled>
              Disabled
            </Button>
            <Button size="small">Small</Button>
            <Button href="/x">As link</Button>
            <Spinner label="Loading" />
          </div>
          <div className={classes(row[8], wrap)}>
            <Badge tone="good">deployed</Badge>
            <Badge tone="warn">pending</Badge>
            <Badge tone="bad">Setup needed</Badge>
            <Badge tone="accent">Premium</Badge>
            <Badge tone="neutral">Draft</Badge>
            <Link href="#x">Forgot password?</Link>
            <Link href="#x" external>
              blue-bakery.com
            </Link>
          </div>
        </Card>
        <div className={columns[2]}>
          <Card title="Fields">
            <Field label="Email">
              <TextInput type="email" placeholder="you@example.com" />
            </Field>
            <Field label="Search" hint="A name or a whole domain">
              <TextInput icon={<Search />} placeholder="blue-bakery" />
            </Field>
            <Field
              label="Password"
              aside={<Link href="#x">Forgot password?</Link>}
              error="Password must be at least 7 characters long"
            >
              <PasswordInput autoComplete="current-password" defaultValue="secret" />
            </Field>
            <Field label="Description" optional>
              <TextArea defaultValue="A bakery in the old town." />
            </Field>
            <Field label="Currency">
              <Select options={[{ value: 'USDT', label: 'USDT' }]} />
            </Field>
            <Checkbox label="I accept the terms" defaultChecked />
          </Card>
          <Card title="Choices">
            <ChoiceCards
              label="Category"
              value="media"
              onChange={() => {}}
              choices={[
                { value: 'edu', title: 'Education', description: 'Schools, courses' },
                { value: 'media', title: 'Media', description: 'Magazines' },
              ]}
            />
            <Notice title="Low balance" action={<Button size="small">Top Up</Button>} tone="warn">
              Covers 2 weeks.
            </Notice>
            <Notice tone="bad">Something went wrong.</Notice>
            <Notice>Information.</Notice>
            <div className={title.huge}>
              <Money amount={123456} />
            </div>
            <p className={muted}>
              Last payment: Nov 04, 2026 <Money amount={-1000} signed /> <Money amount={1000} signed />
            </p>
            <Skeleton width="60%" />
            <Skeleton shape="block" height="80px" />
          </Card>
        </div>
        <Card>
          <EmptyState title="No projects found" action={<Button kind="primary">Website Setup</Button>}>
            No projects found for this user
          </EmptyState>
        </Card>
      </div>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Specimen />);
