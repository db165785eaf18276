import type { ReactNode } from 'react';
import { Router, useRoute } from 'wouter';
import { t } from '../../../contract/languages/t';
import { RouteLink } from '../../system/refs';
import { stack } from '../../ui/atoms.css';
import { list, tab } from '../../ui/Tabs/Tabs.css';

/** Around each page of the settings: links to all of them, below the title they share. A new page enters here. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <div className={stack[24]}>
      <Router base="/settings">
        <nav aria-label={t('Settings')} className={list}>
          <Page href="">{t('Profile')}</Page>
          <Page href="/account">{t('Account')}</Page>
          <Page href="/appearance">{t('Appearance')}</Page>
          <Page href="/notifications">{t('Notifications')}</Page>
        </nav>
      </Router>
      {children}
    </div>
  );
}

/** `href` begins where the address of the settings ends. */
function Page({ href, children }: { href: string; children: string }) {
  const [isCurrent] = useRoute(href || '/');
  return (
    <RouteLink href={href} className={tab} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </RouteLink>
  );
}
