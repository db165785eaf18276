import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import { explain, type Failure } from '../../../contract/rules/failure';
import type { DraftSyncRef } from '../../../machines/wizard/draftSync/draftSync.machine';
import { formatTime } from '../../lib/dates';
import { rich } from '../../ui/rich/rich';
import { Age } from '../../ui/Age/Age';
import { muted, row, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice/Notice';

interface SavedProps {
  actor: DraftSyncRef;
  /** Milliseconds; asked every second. */
  clock: () => number;
}

/** Whether the draft is on the server, and since when. It is not read out as it counts. */
export function Saved({ actor, clock }: SavedProps) {
  const savedAt = useSelector(actor, ({ context }) => context.savedAt);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isResting = useSelector(actor, (snapshot) => snapshot.matches({ saving: 'resting' }));
  const hasFailed = useSelector(
    actor,
    (snapshot) => snapshot.matches({ saving: 'unsaved' }) || snapshot.matches({ saving: 'refused' }),
  );
  const isSaving = useSelector(
    actor,
    (snapshot) => snapshot.matches({ saving: 'due' }) || snapshot.matches({ saving: 'sending' }),
  );
  if (hasFailed)
    return (
      <div role="status" className={classes(row[8], wrap, muted)}>
        {isOffline(failure)
          ? t('Not saved: you are offline. Kept in this browser.')
          : t('Not saved: {reason} Kept in this browser.', { reason: explain('default', failure) })}
        <Button size="small" onClick={() => actor.send({ type: 'copy.retry' })}>
          {t('Retry')}
        </Button>
      </div>
    );
  if (isSaving) return <Quiet>{t('Saving...')}</Quiet>;
  if (!isResting || savedAt === null) return null;
  return <Quiet>{rich('Saved {age}', { age: <Age at={savedAt} clock={clock} /> })}</Quiet>;
}

/** Nothing came back, for no reason that is known: not even that it took too long. */
const isOffline = (failure: Failure | null) => failure?.status === null && failure.code === undefined;

/** There to be looked at: it changes with every key and every second. */
const Quiet = ({ children }: { children: ReactNode }) => (
  <p role="status" aria-live="off" className={muted}>
    {children}
  </p>
);

/** Which of two devices' choices, where both have changed the draft. */
export function Conflict({ actor }: { actor: DraftSyncRef }) {
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isTaking = useSelector(actor, (snapshot) => snapshot.matches({ saving: 'taking' }));
  if (!theirs) return null;
  return (
    <Notice
      tone="warn"
      title={t('This draft was changed on another device at {time}', { time: formatTime(Date.parse(theirs.saved_at)) })}
      action={
        <span className={classes(row[8], wrap)}>
          <Button size="small" busy={isTaking} onClick={() => actor.send({ type: 'copy.take' })}>
            {t('Take that one')}
          </Button>
          <Button size="small" disabled={isTaking} onClick={() => actor.send({ type: 'copy.overwrite' })}>
            {t('Keep this one')}
          </Button>
        </span>
      }
    >
      {failure
        ? t('That one could not be loaded. {reason}', { reason: explain('default', failure) })
        : t('Both are kept until you choose.')}
    </Notice>
  );
}
