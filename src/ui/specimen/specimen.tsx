import '../theme/global.css';
import { createRoot } from 'react-dom/client';
import { page, stack } from '../atoms.css';
import { SkipLink } from '../SkipLink/SkipLink';
import { Forms } from './Forms';
import { Moving } from './Moving';
import { Overlays } from './Overlays';
import { Words } from './Words';

/** Everything on one page: `specimen.html?theme=dark&open=dialog`. Development only. */
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <SkipLink />
    <main id="main" className={page}>
      <div className={stack[24]}>
        <Words />
        <Forms />
        <Moving />
        <Overlays open={query.get('open')} />
      </div>
    </main>
  </>,
);
