import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { RouteLink, useProfile, useShownRoute, useShell } from '../../app/refs';
import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import { Logo, Mark } from '../../ui/Logo/Logo';
import { PageHeader } from '../../ui/PageHeader/PageHeader';
import { SkipLink } from '../../ui/SkipLink/SkipLink';
import { Spinner } from '../../ui/Spinner/Spinner';
import { Header } from './Header';
import { Navigation } from './Navigation';
import * as css from './Shell.css';

const Sheet = lazily(
  chunk(() => import('../../ui/Dialog/Sheet')),
  ({ Sheet }) => Sheet,
);

/** Around every screen of the authenticated area. */
export function Shell({ children }: { children: ReactNode }) {
  const shell = useShell();
  const isCollapsed = useSelector(shell, (at) => at.matches({ sidebar: 'collapsed' }));
  const isPanelOpen = useSelector(shell, (at) => at.matches({ panel: 'open' }));
  const isKnown = useProfile() !== null;
  return (
    <div className={css.shell} data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      <aside className={css.sidebar} aria-label="Sidebar">
        <div className={css.floating}>
          <RouteLink href="/" className={css.brand} aria-label="Sitewright, dashboard">
            {isCollapsed ? <Mark size={28} /> : <Logo />}
          </RouteLink>
          <Navigation isCollapsed={isCollapsed} />
        </div>
      </aside>
      {isPanelOpen && (
        <Sheet title="Navigation" titleHidden onClose={() => shell.send({ type: 'panel.close' })}>
          <Logo />
          <Navigation />
        </Sheet>
      )}
      <div className={css.column}>
        <Header />
        <main id="main" tabIndex={-1} className={css.content}>
          {isKnown ? (
            <>
              <Title />
              {children}
            </>
          ) : (
            <div className={css.gate}>
              <Spinner large label="Loading your profile" />
            </div>
          )}
        </main>
      </div>
    </div>
  );
}

function Title() {
  const { title, description } = useShownRoute();
  return <PageHeader title={title} description={description} />;
}
