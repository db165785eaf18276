import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { KeywordsRef } from '../../../../machines/wizard/keywords/keywords.machine';
import { muted } from '../../../ui/atoms.css';
import { Wait } from '../../../ui/Wait/Wait';
import { KeywordList } from '../../form/KeywordList';
import * as css from './BusinessStep.css';

/** The keywords of the description: they find the pictures, and they stand in the website's head. */
export function Keywords({ actor, problem }: { actor: KeywordsRef; problem?: string | undefined }) {
  const state = useSelector(actor, ({ value }) => value);
  const keywords = useSelector(actor, ({ context }) => context.keywords);
  return (
    <KeywordList
      keywords={keywords}
      onAdd={(keyword) => actor.send({ type: 'keyword.add', keyword })}
      onRemove={(keyword) => actor.send({ type: 'keyword.remove', keyword })}
      isWaiting={state === 'generating'}
      problem={state === 'resting' ? problem : null}
      aside={state === 'generating' && <Wait>{t('Generating keywords')}</Wait>}
      className={css.keywords}
      none={
        state !== 'failed' && (
          <p className={muted}>{t('They come by themselves once you have written the description.')}</p>
        )
      }
      onRetry={state === 'failed' ? () => actor.send({ type: 'keywords.retry' }) : null}
    />
  );
}
