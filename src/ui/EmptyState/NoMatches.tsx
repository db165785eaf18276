import { t } from '../../../contract/languages/t';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

/** A list that only its filters have emptied. `title`: 'No transactions match' */
export function NoMatches({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState drawing="search" title={title} action={<Button onClick={onClear}>{t('Clear filters')}</Button>}>
      {t('There are some outside of these filters.')}
    </EmptyState>
  );
}
