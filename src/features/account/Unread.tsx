import { t } from '../../../contract/languages/t';
import { explain, type Failure } from '../../../contract/rules/failure';
import { Button } from '../../ui/Button/Button';
import { Notice } from '../../ui/Notice/Notice';

/** In place of a list that could not be read, or above what was known of it. */
export const Unread = ({ title, failure, onRetry }: { title: string; failure: Failure; onRetry: () => void }) => (
  <Notice
    tone="bad"
    title={title}
    action={
      <Button size="small" onClick={onRetry}>
        {t('Retry')}
      </Button>
    }
  >
    {explain('default', failure)}
  </Notice>
);
