import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSession } from '../../system/refs';
import { Logo } from '../../ui/Logo/Logo';
import { SkipLink } from '../../ui/SkipLink/SkipLink';
import { Shell } from '../shell/Shell';
import * as css from './Wizard.css';

/**
 * A customer sets up a website inside the shell; a visitor, who has nowhere else to go yet, on a page of its own. The
 * step that shows is the page's heading.
 */
export function WizardFrame({ children }: { children: ReactNode }) {
  // Also while the profile is on its way: one frame from the first paint on.
  const isCustomer = useSelector(useSession(), (at) => at.matches('inside'));
  if (isCustomer) return <Shell isTitled={false}>{children}</Shell>;
  return (
    <div className={css.page}>
      <SkipLink />
      <header>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
