import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { DraftSummary } from '../../../contract/wire/wizard/drafts';
import { explain } from '../../../contract/rules/failure';
import type { DraftChoiceRef } from '../../../machines/wizard/draftChoice/draftChoice.machine';
import {
  discardedDraft,
  offeredDrafts,
  sameDrafts,
  undeletedDraft,
} from '../../../machines/wizard/draftChoice/draftChoice.select';
import { formatAge } from '../../lib/dates';
import { boxed, row, spread, stack, title, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice/Notice';
import { words } from './wizardWords';

interface DraftChoiceProps {
  actor: DraftChoiceRef;
  /** Milliseconds; asked whenever the list is drawn. */
  clock: () => number;
}

const nameOf = ({ domain, name }: DraftSummary) => domain ?? (name || t('a website without a name'));

/** Which of the drafts on the server to go on with. */
export function DraftChoice({ actor, clock }: DraftChoiceProps) {
  const drafts = useSelector(actor, offeredDrafts, sameDrafts);
  const discarded = useSelector(actor, discardedDraft);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const undeleted = useSelector(actor, undeletedDraft);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const now = clock();
  return (
    <div className={stack[16]}>
      <h1 id="step-title" tabIndex={-1} className={title.page}>
        {t('Go on where you left off')}
      </h1>
      {failure && (
        <Notice tone="bad">
          {failure.status === 404
            ? t('That draft is no longer there.')
            : undeleted
              ? t('The draft of {name} could not be discarded. {reason}', {
                  name: nameOf(undeleted),
                  reason: explain('default', failure),
                })
              : t('The draft could not be opened. {reason}', { reason: explain('default', failure) })}
        </Notice>
      )}
      {drafts.map((draft) => (
        <div key={draft.id} className={classes(boxed, row[16], wrap, spread)}>
          <span>
            {t('Continue: {name}, step {step}, saved {age}', {
              name: nameOf(draft),
              step: words[draft.step].name,
              age: formatAge(now - Date.parse(draft.saved_at)),
            })}
          </span>
          <span className={row[8]}>
            <Button
              size="small"
              kind="primary"
              aria-label={t('Resume {name}', { name: nameOf(draft) })}
              busy={isBusy && chosen === draft.id}
              disabled={isBusy && chosen !== draft.id}
              onClick={() => actor.send({ type: 'draft.resume', id: draft.id })}
            >
              {t('Resume')}
            </Button>
            <Button
              size="small"
              aria-label={t('Discard {name}', { name: nameOf(draft) })}
              disabled={isBusy}
              onClick={() => actor.send({ type: 'draft.discard', id: draft.id })}
            >
              {t('Discard')}
            </Button>
          </span>
        </div>
      ))}
      {discarded && (
        <Notice
          action={
            <Button size="small" onClick={() => actor.send({ type: 'draft.restore' })}>
              {t('Undo')}
            </Button>
          }
        >
          {t('The draft of {name} was discarded.', { name: nameOf(discarded) })}
        </Notice>
      )}
      <div className={classes(row[16], spread)}>
        <Button disabled={isBusy} onClick={() => actor.send({ type: 'draft.begin' })}>
          {t('Start a new website')}
        </Button>
      </div>
    </div>
  );
}
