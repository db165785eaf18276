import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { explain, type Failure } from '../../../contract/rules/failure';
import type { KeepingRef } from '../../../machines/wizard/keeping/keeping.machine';
import type { Change } from '../../../machines/wizard/keeping/perished';
import { formatTime } from '../../lib/dates';
import { Age } from '../../ui/Age/Age';
import { muted, row, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Money } from '../../ui/Money/Money';
import { Notice } from '../../ui/Notice/Notice';

interface SavedProps {
  actor: KeepingRef;
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
          ? 'Not saved: you are offline. Kept in this browser.'
          : `Not saved: ${explain('default', failure)} Kept in this browser.`}
        <Button size="small" onClick={() => actor.send({ type: 'copy.retry' })}>
          Retry
        </Button>
      </div>
    );
  if (isSaving) return <Quiet>Saving...</Quiet>;
  if (!isResting || savedAt === null) return null;
  return (
    <Quiet>
      Saved <Age at={savedAt} clock={clock} />
    </Quiet>
  );
}

/** Nothing came back, for no reason that is known: not even that it took too long. */
const isOffline = (failure: Failure | null) => failure?.status === null && failure.code === undefined;

/** There to be looked at: it changes with every key and every second. */
const Quiet = ({ children }: { children: ReactNode }) => (
  <p role="status" aria-live="off" className={muted}>
    {children}
  </p>
);

/** What the customer has to know of a draft that they took up, and between which two they have to choose. */
export function KeepingNotices({ actor }: { actor: KeepingRef }) {
  return (
    <>
      <Conflict actor={actor} />
      <Changes actor={actor} />
    </>
  );
}

function Conflict({ actor }: { actor: KeepingRef }) {
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isTaking = useSelector(actor, (snapshot) => snapshot.matches({ saving: 'taking' }));
  if (!theirs) return null;
  return (
    <Notice
      tone="warn"
      title={`This draft was changed on another device at ${formatTime(Date.parse(theirs.saved_at))}`}
      action={
        <span className={classes(row[8], wrap)}>
          <Button size="small" busy={isTaking} onClick={() => actor.send({ type: 'copy.take' })}>
            Take that one
          </Button>
          <Button size="small" disabled={isTaking} onClick={() => actor.send({ type: 'copy.keep' })}>
            Keep this one
          </Button>
        </span>
      }
    >
      {failure ? `That one could not be loaded. ${explain('default', failure)}` : 'Both are kept until you choose.'}
    </Notice>
  );
}

function Changes({ actor }: { actor: KeepingRef }) {
  const changes = useSelector(actor, ({ context }) => context.changes);
  if (changes.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title="Since you were last here"
      action={
        <Button size="small" onClick={() => actor.send({ type: 'changes.dismiss' })}>
          Understood
        </Button>
      }
    >
      {changes.map((change) => (
        <div key={JSON.stringify(change)}>
          <Said change={change} />
        </div>
      ))}
    </Notice>
  );
}

function Said({ change }: { change: Change }) {
  switch (change.kind) {
    case 'domain':
      return change.state === 'taken'
        ? `${change.name} was taken by somebody else. Please choose another name.`
        : `${change.name} is being ordered by somebody else right now. Please choose another name, or try later.`;
    case 'price':
      return (
        <>
          {change.name} costs <Money amount={change.now} /> a year now; it was <Money amount={change.was} />.
        </>
      );
    case 'plan':
      return (
        <>
          The package {change.name} costs <Money amount={change.now[0]} /> once and <Money amount={change.now[1]} /> a
          month now; it was <Money amount={change.was[0]} /> and <Money amount={change.was[1]} />.
        </>
      );
    case 'template':
      return change.state === 'gone'
        ? `The template ${change.name} is no longer offered. Please choose another one.`
        : `The template ${change.name} was renewed. Please look at it, and at the number of its pictures.`;
    case 'coupon':
      return change.state === 'invalid'
        ? `The coupon ${change.code} is no longer valid and was removed.`
        : `The coupon ${change.code} gives another discount now.`;
  }
}
