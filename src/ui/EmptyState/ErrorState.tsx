import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import { EmptyState } from './EmptyState';

type ErrorStateProps = {
  title?: ReactNode;
  /** What could not be done, in a sentence. */
  children?: ReactNode;
  /** The way out: Retry. */
  action?: ReactNode;
};

/** Something could not be loaded; read out at once. Never the words of something that is empty. */
export function ErrorState({ title = t('This could not be loaded'), children, action }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState drawing="broken" title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
