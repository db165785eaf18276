import { useContext } from 'react';

import { t } from '../../../../contract/languages/t';
import { RouteLink, useNavigate } from '../../../system/refs';
import { centred, title as heading, row, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Logo } from '../../../ui/Logo/Logo';
import { FrameContext } from '../frame.context';
import * as css from './ErrorPage.css';

interface ErrorPageProps {
  status: 401 | 403 | 404 | 500 | 503;
  title: string;
  children?: string;
  /** Offered in place of Go Back, where trying again may help. */
  onRetry?: () => void;
}

/** What happened, drawn and in words, and the way out; in the shell the screen's part of it, else the whole page. */
export function ErrorPage({ status, title, children, onRetry }: ErrorPageProps) {
  const navigate = useNavigate();
  const frame = useContext(FrameContext);
  const Place = frame ? 'div' : 'main';
  const Heading = frame?.hasTitle ? 'h2' : 'h1';
  const own = !frame?.hasTitle && { id: 'page-title', tabIndex: -1 };
  return (
    <Place {...(!frame && { id: 'main' })} className={frame ? css.inside : css.whole}>
      {!frame && <Logo />}
      <svg className={css.drawing} viewBox="0 0 200 130" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="1" y="1" width="198" height="128" rx="10" />
        <path strokeLinecap="round" d="M1 25h198M14 13h0M24 13h0M34 13h0" />
        <text className={css.status} stroke="none" textAnchor="middle" x="100" y="96">
          {status}
        </text>
      </svg>
      <Heading {...own} className={heading.page}>
        {title}
      </Heading>
      {children && <p className={css.words}>{children}</p>}
      {status === 401 ? (
        <Button kind="primary" onClick={() => navigate('/sign-in')}>
          {t('Sign In')}
        </Button>
      ) : (
        <div className={classes(row[8], wrap, centred)}>
          {onRetry ? (
            <Button onClick={onRetry}>{t('Try again')}</Button>
          ) : (
            <Button onClick={() => window.history.back()}>{t('Go Back')}</Button>
          )}
          <Button kind="primary" onClick={() => navigate('/')}>
            {t('Back to Home')}
          </Button>
          {frame && <ContactSupport error={`${status}: ${title}`} />}
        </div>
      )}
    </Place>
  );
}

/** Of a customer: to a new ticket that knows what the page said. */
function ContactSupport({ error }: { error: string }) {
  const address = `/support/?${new URLSearchParams({ new: '1', error })}`;
  return (
    <RouteLink href={address} asChild>
      <Button kind="ghost" href={address}>
        {t('Contact Support')}
      </Button>
    </RouteLink>
  );
}
