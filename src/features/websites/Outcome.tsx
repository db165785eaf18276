import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import type { PublicationRef } from '../../../machines/websites/publication/publication.machine';
import { Notice } from '../../ui/Notice/Notice';

/** What became of the last publishing. `action`: what may be done with what is live. */
export function Outcome({ actor, action }: { actor: PublicationRef; action?: ReactNode }) {
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  if (outcome?.state === 'publishing')
    return (
      <Notice tone="info" title={t('Version {number} is being published.', { number: outcome.number })}>
        {t('It takes a few seconds. You may go on or leave: it goes live by itself.')}
      </Notice>
    );
  if (outcome?.state === 'published')
    return (
      <Notice tone="good" title={t('Your changes are live.')} action={action}>
        {t('It is version {number}. Under Versions you can go back to any of them.', { number: outcome.number })}
      </Notice>
    );
  return (
    outcome && (
      <Notice tone="bad" title={t('Your changes could not be published.')}>
        {outcome.failure ?? t('Please try again.')} {t('Visitors see what they saw before.')}
      </Notice>
    )
  );
}
