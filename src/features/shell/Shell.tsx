import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import { RouteLink, useProfile, useShownRoute, useShell } from '../../system/refs';
import { chunk } from '../../lib/chunk';
import { holdSent, sentPage } from '../../lib/sentPage';
import { unseen } from '../../ui/atoms.css';
import { lazily } from '../../ui/Lazy/lazily';
import { Logo, Mark } from '../../ui/Logo/Logo';
import { PageHeader } from '../../ui/PageHeader/PageHeader';
import { SkipLink } from '../../ui/SkipLink/SkipLink';
import { Spinner } from '../../ui/Spinner/Spinner';
import { FrameContext } from './frame.context';
import { Header } from './Header';
import { Navigation } from './Navigation';
import * as css from './Shell.css';

const Sheet = lazily(
  chunk(() => import('../../ui/Dialog/Sheet')),
  ({ Sheet }) => Sheet,
);

interface ShellProps {
  /** False for a page with a heading of its own, which is shown whoever is signed in. */
  isTitled?: boolean;
  /** Below its title. */
  description?: string | undefined;
  /** Of the page that is made when the product is built: the screen as it is before anything is known. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Around every screen of the authenticated area. */
export function Shell({ isTitled = true, description, waiting, children }: ShellProps) {
  const shell = useShell();
  const isCollapsed = useSelector(shell, (at) => at.matches({ sidebar: 'collapsed' }));
  const isPanelOpen = useSelector(shell, (at) => at.matches({ panel: 'open' }));
  const isKnown = useProfile() !== null;
  return (
    <div className={css.shell} data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      <aside className={css.sidebar} aria-label={t('Sidebar')}>
        <div className={css.floating}>
          <RouteLink href="/" className={css.brand} aria-label={t('Sitewright, dashboard')}>
            <span className={css.mark}>
              <Mark size={28} />
            </span>
            <span className={css.logo}>
              <Logo />
            </span>
          </RouteLink>
          <Navigation canFold />
        </div>
      </aside>
      {isPanelOpen && (
        <Sheet title={t('Navigation')} head={<Logo />} onClose={() => shell.send({ type: 'panel.close' })}>
          <Navigation />
        </Sheet>
      )}
      <div className={css.column}>
        <Header />
        <main id="main" tabIndex={-1} className={css.content}>
          <FrameContext value={{ hasTitle: isTitled }}>
            {/* Which page it is says nothing of anybody: it is there before the profile, and before any code. */}
            {isTitled && <Title description={description} />}
            {children && (isKnown || !isTitled) ? children : <Gate waiting={waiting} />}
          </FrameContext>
        </main>
      </div>
    </div>
  );
}

/** Until the profile is there: the screen as it is before anything is known, where the server has sent it. */
function Gate({ waiting }: Pick<ShellProps, 'waiting'>) {
  if (!waiting && sentPage.nodes.length === 0)
    return (
      <div className={css.gate}>
        <Spinner large label={t('Loading your profile')} />
      </div>
    );
  return (
    <>
      <span role="status" aria-label={t('Loading your profile')} className={unseen} />
      <div data-awaited inert ref={waiting ? null : holdSent}>
        {waiting}
      </div>
    </>
  );
}

function Title({ description }: Pick<ShellProps, 'description'>) {
  const { title } = useShownRoute();
  return <PageHeader title={title} description={description} />;
}
