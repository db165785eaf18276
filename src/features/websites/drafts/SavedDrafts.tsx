import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { t } from '../../../../contract/languages/t';
import type { DraftSummary } from '../../../../contract/wire/wizard/drafts';
import type { SavedDraftsRef } from '../../../../machines/websites/savedDrafts/savedDrafts.machine';
import { RouteLink } from '../../../system/refs';
import { formatAge } from '../../../lib/dates';
import { rich } from '../../../ui/rich/rich';
import { boxed, row, spread, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import * as css from '../Website.css';
import { draftName, draftPath, stepNames } from './draftWords';

/** What a customer has begun and not ordered, each with its way on; nothing where there is none. */
export function SavedDrafts({ actor }: { actor: SavedDraftsRef }) {
  const { drafts, at, asked, problem } = useSelector(actor, ({ context }) => context);
  const isAsked = useSelector(actor, (now) => now.matches('asking') || now.matches('discarding'));
  const frame = useRef<HTMLUListElement>(null);
  const isLost = useSelector(actor, (now) => now.matches('lost'));
  if (isLost || drafts.length === 0) return null;
  return (
    <ul ref={frame} tabIndex={-1} className={css.list} aria-label={t('Websites that you have begun')}>
      {drafts.map((draft) => (
        <li key={draft.id} className={classes(boxed, row[16], wrap, spread)}>
          {isAsked && asked === draft.id ? (
            // The buttons of the row go with it; the focus stays with the list.
            <Question actor={actor} draft={draft} problem={problem} onAnswer={() => frame.current?.focus()} />
          ) : (
            <>
              <span>
                {rich('Continue: {draft}, step {step}, saved {age}', {
                  draft: <b>{draftName(draft)}</b>,
                  step: stepNames[draft.step],
                  age: formatAge(at - Date.parse(draft.saved_at)),
                })}
              </span>
              <span className={row[8]}>
                <RouteLink href={draftPath(draft)} asChild>
                  <Button
                    size="small"
                    href={draftPath(draft)}
                    aria-label={t('Resume {draft}', { draft: draftName(draft) })}
                  >
                    {t('Resume')}
                  </Button>
                </RouteLink>
                <Button
                  size="small"
                  kind="ghost"
                  aria-label={t('Discard {draft}', { draft: draftName(draft) })}
                  onClick={() => actor.send({ type: 'draft.discard', id: draft.id })}
                >
                  {t('Discard')}
                </Button>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface QuestionProps {
  actor: SavedDraftsRef;
  draft: DraftSummary;
  problem: string | null;
  onAnswer: () => void;
}

function Question({ actor, draft, problem, onAnswer }: QuestionProps) {
  const isBusy = useSelector(actor, (now) => now.matches('discarding'));
  return (
    <>
      <span role={problem ? 'alert' : 'status'}>
        {problem
          ? `${t('The draft could not be discarded.')} ${problem}`
          : t('Discard {draft}? What you chose for it is lost.', { draft: draftName(draft) })}
      </span>
      <span className={row[8]}>
        <Button
          size="small"
          kind="danger"
          busy={isBusy}
          onClick={() => {
            actor.send({ type: 'discard.confirm' });
            onAnswer();
          }}
        >
          {t('Discard draft')}
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => {
            actor.send({ type: 'discard.cancel' });
            onAnswer();
          }}
        >
          {t('Keep it')}
        </Button>
      </span>
    </>
  );
}
