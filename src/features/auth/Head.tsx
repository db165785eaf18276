import type { ReactNode } from 'react';
import { RouteLink } from '../../app/refs';
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

/** What signing in or up agrees to (specification 2). */
export const TermsNotice = () => (
  <p className={classes(muted, small, css.notice)}>
    By going on you agree to our{' '}
    <RouteLink href="/terms" className={link}>
      Terms
    </RouteLink>{' '}
    and{' '}
    <RouteLink href="/privacy" className={link}>
      Privacy
    </RouteLink>
    .
  </p>
);
