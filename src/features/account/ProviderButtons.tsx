import type { ReactElement } from 'react';
import { t } from '../../../contract/languages/t';
import { centred, grow, muted, row, small, stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { useVisitorPath } from './Head';

/** The marks as their owners want them shown. */
const marks: Record<string, { title: string; mark: ReactElement }> = {
  google: {
    title: 'Google',
    mark: (
      <svg viewBox="0 0 18 18" className="lucide" aria-hidden="true">
        <path
          fill="#4285F4"
          d="M17.64 9.2c0-.637-.057-1.251-.164-1.84H9v3.481h4.844c-.209 1.125-.843 2.078-1.796 2.717v2.258h2.908c1.702-1.567 2.684-3.874 2.684-6.615z"
        />
        <path
          fill="#34A853"
          d="M9 18c2.43 0 4.467-.806 5.956-2.18l-2.908-2.259c-.806.54-1.837.86-3.048.86-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A8.997 8.997 0 0 0 9 18z"
        />
        <path
          fill="#FBBC05"
          d="M3.964 10.71A5.41 5.41 0 0 1 3.682 9c0-.593.102-1.17.282-1.71V4.958H.957A8.996 8.996 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332z"
        />
        <path
          fill="#EA4335"
          d="M9 3.58c1.321 0 2.508.454 3.44 1.345l2.582-2.58C13.463.891 11.426 0 9 0A8.997 8.997 0 0 0 .957 4.958L3.964 7.29C4.672 5.163 6.656 3.58 9 3.58z"
        />
      </svg>
    ),
  },
  github: {
    title: 'GitHub',
    mark: (
      <svg viewBox="0 0 24 24" className="lucide" aria-hidden="true" fill="currentColor">
        <path d="M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12" />
      </svg>
    ),
  },
};

/** A navigation to the service, which leads back to the sign-in; the address that was asked for goes with it. */
function Provider({ name }: { name: string }) {
  const path = useVisitorPath(`/api/auth/login-${name}`);
  const known = marks[name];
  if (!known) return null;
  return (
    <Button
      href={path}
      wide
      icon={known.mark}
      className={grow}
      aria-label={t('Continue with {service}', { service: known.title })}
    >
      {known.title}
    </Button>
  );
}

/** The services that the server offers on the page's first element. */
export function ProviderButtons() {
  const names = document.documentElement.dataset['oauth']?.split(' ') ?? [];
  return (
    <div className={stack[8]}>
      <p className={classes(muted, small, centred)}>{t('or continue with')}</p>
      <div className={row[8]}>
        {names.map((name) => (
          <Provider key={name} name={name} />
        ))}
      </div>
    </div>
  );
}
