import { t } from '../../../contract/languages/t';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

/** A list that only its filters have emptied; `what` is listed, in words: 'transactions'. */
export function NoMatches({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      title={t('No {what} match', { what })}
      action={<Button onClick={onClear}>{t('Clear filters')}</Button>}
    >
      {t('There are some outside of these filters.')}
    </EmptyState>
  );
}
