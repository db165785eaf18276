import '../theme/global.css';
import { createRoot } from 'react-dom/client';
import { muted, page, row, spread, stack, title, wrap } from '../atoms.css';
import { Button } from '../Button/Button';
import { CentredCard } from '../CentredCard/CentredCard';
import { classes } from '../classes';
import { Field } from '../Field/Field';
import { Link } from '../Link/Link';
import { PageHeader } from '../PageHeader/PageHeader';
import { SkipLink } from '../SkipLink/SkipLink';
import { TextInput } from '../TextInput/TextInput';
import { Charts } from './Charts';
import { Forms } from './Forms';
import { Lists } from './Lists';
import { Moving } from './Moving';
import { Overlays } from './Overlays';
import { Pictures } from './Pictures';
import { States } from './States';
import { Words } from './Words';

/*
 * Everything on one page, for developers: `specimen.html?theme=dark&dir=rtl`. `?open=dialog` shows what lies over a page,
 * `?screen=public` the frame of the public screens.
 */
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
const direction = query.get('dir');
const open = query.get('open');
if (theme) document.documentElement.dataset['theme'] = theme;
if (direction) document.documentElement.dir = direction;

/** The address of the same page with another word. */
const withWord = (name: string, word: string) => {
  const next = new URLSearchParams(query);
  next.set(name, word);
  return `?${next}`;
};

const Switches = () => (
  <nav aria-label="How it is looked at" className={classes(row[16], spread, wrap)}>
    {[
      ['theme', 'light'],
      ['theme', 'dark'],
      ['dir', 'ltr'],
      ['dir', 'rtl'],
      ['screen', 'public'],
    ].map(([name = '', word = '']) => (
      <Link key={word} href={withWord(name, word)}>
        {word}
      </Link>
    ))}
  </nav>
);

const Public = () => (
  <CentredCard below={<p className={muted}>Below the card</p>}>
    <div className={stack[16]}>
      <h1 className={title.page}>Sign In</h1>
      <Field label="Email">
        <TextInput type="email" placeholder="you@example.com" />
      </Field>
      <Button kind="primary" wide>
        Sign In
      </Button>
    </div>
  </CentredCard>
);

const Everything = () => (
  <>
    <Words />
    <States />
    <Pictures />
    <Forms />
    <Moving />
    <Lists />
    <Charts />
  </>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  query.get('screen') === 'public' ? (
    <Public />
  ) : (
    <>
      <SkipLink />
      <main id="main" className={page}>
        <div className={stack[24]}>
          <Switches />
          {open === null ? <Everything /> : <PageHeader title={open} />}
          <Overlays open={open} />
        </div>
      </main>
    </>
  ),
);
