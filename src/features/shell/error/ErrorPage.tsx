import { useNavigate } from '../../../app/refs';
import { title as heading, muted, numeric, row } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Logo } from '../../../ui/Logo/Logo';
import * as css from './ErrorPage.css';

interface ErrorPageProps {
  status: 401 | 403 | 404 | 500 | 503;
  title: string;
  children?: string;
  /** Offered in place of Go Back, where trying again may help. */
  onRetry?: () => void;
}

/** The frame of the error pages: what happened, and the two ways out. */
export function ErrorPage({ status, title, children, onRetry }: ErrorPageProps) {
  const navigate = useNavigate();
  return (
    <main id="main" className={css.frame}>
      <Logo />
      <p className={classes(css.status, numeric)}>{status}</p>
      <h1 id="page-title" tabIndex={-1} className={heading.page}>
        {title}
      </h1>
      {children && <p className={muted}>{children}</p>}
      <div className={row[8]}>
        {onRetry ? (
          <Button onClick={onRetry}>Try again</Button>
        ) : (
          <Button onClick={() => window.history.back()}>Go Back</Button>
        )}
        <Button kind="primary" onClick={() => navigate('/')}>
          Back to Home
        </Button>
      </div>
    </main>
  );
}
