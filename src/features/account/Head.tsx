import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import { RouteLink, useAddress } from '../../system/refs';
import { rich } from '../../ui/rich/rich';
import { muted, small, title as heading } from '../../ui/atoms.css';
import { classes } from '../../ui/classes';
import { link } from '../../ui/Link/Link.css';
import * as css from './Auth.css';

/** What a public screen is for. */
export const Head = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={css.head}>
    <h1 id="page-title" tabIndex={-1} className={heading.section}>
      {title}
    </h1>
    {children && <p className={muted}>{children}</p>}
  </div>
);

/**
 * The way to a screen for visitors. The address that was asked for comes along, or that of the wizard, which is to be
 * gone on with.
 */
export function useVisitorPath(path: string): string {
  const here = useAddress();
  const to = here && (here.access === 'visitor' ? here.returnTo : here.path + here.search);
  return !to || to === '/' ? path : `${path}?redirect=${encodeURIComponent(to)}`;
}

export const VisitorLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <RouteLink href={useVisitorPath(href)} className={link}>
    {children}
  </RouteLink>
);

/** Below a public screen: the way to a website, and to its price, that begins without an account; what one agrees to. */
export const Below = () => (
  <>
    <p className={classes(css.head, small)}>
      <RouteLink href="/website-setup?source=visitor" className={link}>
        {t('Start building, create your account on the way')}
      </RouteLink>
      <span className={muted}>{t('You see what it costs at every step.')}</span>
    </p>
    <TermsNotice />
  </>
);

/** What signing in or up agrees to. */
export const TermsNotice = () => (
  <p className={classes(muted, small, css.notice)}>
    {rich('By going on you agree to our {terms} and {privacy}. {help}', {
      terms: (
        <RouteLink href="/terms" className={link}>
          {t('Terms')}
        </RouteLink>
      ),
      privacy: (
        <RouteLink href="/privacy" className={link}>
          {t('Privacy')}
        </RouteLink>
      ),
      help: (
        <RouteLink href="/help" className={link}>
          {t('Help')}
        </RouteLink>
      ),
    })}
  </p>
);
