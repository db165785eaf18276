import { t } from '../../../contract/languages/t';
import { Button } from '../Button/Button';
import { Notice } from './Notice';

interface StoppedProps {
  /** What stopped. */
  what?: 'page' | 'form';
  /** What became of what the customer did; nothing was changed unless this says otherwise. */
  children?: string;
  onRetry: () => void;
}

/** A screen of which a part broke, and which can be begun anew. */
export const Stopped = ({ what = 'page', children = t('Nothing was changed.'), onRetry }: StoppedProps) => (
  <Notice
    tone="bad"
    title={what === 'form' ? t('This form stopped working.') : t('This page stopped working.')}
    action={
      <Button size="small" onClick={onRetry}>
        {t('Try again')}
      </Button>
    }
  >
    {children}
  </Notice>
);
