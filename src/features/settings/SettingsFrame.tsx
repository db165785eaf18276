import type { ReactNode } from 'react';
import { RouteLink, useAddress } from '../../app/refs';
import { stack } from '../../ui/atoms.css';
import { list, tab } from '../../ui/Tabs/Tabs.css';

/** A page of the settings enters here when it is there. */
const pages = [
  { url: '/settings', title: 'Profile' },
  { url: '/settings/account', title: 'Account' },
] as const;

/** Around each page of the settings: links to all of them, below the title they share. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const path = useAddress()?.path.replace(/\/+$/, '');
  return (
    <div className={stack[24]}>
      <nav aria-label="Settings" className={list}>
        {pages.map(({ url, title }) => (
          <RouteLink key={url} href={url} className={tab} aria-current={path === url ? 'page' : undefined}>
            {title}
          </RouteLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
