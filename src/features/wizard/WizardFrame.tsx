import type { ReactNode } from 'react';
import { useProfile, useShownRoute } from '../../app/refs';
import { Logo } from '../../ui/Logo/Logo';
import { PageHeader } from '../../ui/PageHeader/PageHeader';
import { SkipLink } from '../../ui/SkipLink/SkipLink';
import { Shell } from '../shell/Shell';
import * as css from './Wizard.css';

/** A customer sets up a website inside the shell; a visitor, who has nowhere else to go yet, on a page of its own. */
export function WizardFrame({ children }: { children: ReactNode }) {
  const isCustomer = useProfile() !== null;
  const { title, description } = useShownRoute();
  if (isCustomer) return <Shell>{children}</Shell>;
  return (
    <div className={css.page}>
      <SkipLink />
      <header>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <PageHeader title={title} description={description} />
        {children}
      </main>
    </div>
  );
}
