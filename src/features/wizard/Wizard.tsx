import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import type { FunctionComponent, ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { StepName } from '../../../contract/wire/wizard/draft';
import type { DraftChoiceRef } from '../../../machines/wizard/draftChoice/draftChoice.machine';
import type { DraftSyncRef } from '../../../machines/wizard/draftSync/draftSync.machine';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import {
  hasFailedToLoad,
  isBound,
  isCompleted,
  isUnread,
  sameMarks,
  stepMarks,
} from '../../../machines/wizard/wizard/wizard.select';
import { useDocumentTitle } from '../../system/refs';
import { chunk } from '../../lib/chunk';
import { grow, muted, stack, title as heading } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { IconButton } from '../../ui/Button/IconButton';
import { classes } from '../../ui/classes';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { Stepper } from '../../ui/Stepper/Stepper';
import { OrderDetails } from './OrderDetails';
import { setup, words } from './wizardWords';
import { WizardNavigation } from './WizardNavigation';
import * as css from './Wizard.css';

const LeaveDialog = lazily(
  chunk(() => import('./LeaveDialog')),
  ({ LeaveDialog }) => LeaveDialog,
);
const TroubleNotice = lazily(
  chunk(() => import('./notices')),
  ({ TroubleNotice }) => TroubleNotice,
);

interface WizardProps {
  actor: WizardRef;
  /** The view of a step whose chunk is there. */
  viewOf: (step: StepName) => FunctionComponent<{ actor: AnyActorRef }> | undefined;
  /** The views of drafts on the server, once their chunk is there. */
  draftViews: () => DraftViews | undefined;
  /** The website in the making. */
  picture?: ReactNode;
}

interface DraftViews {
  DraftChoice: FunctionComponent<{ actor: DraftChoiceRef; clock: () => number }>;
  Conflict: FunctionComponent<{ actor: DraftSyncRef }>;
  Perished: FunctionComponent<{ actor: DraftChoiceRef }>;
  Saved: FunctionComponent<{ actor: DraftSyncRef; clock: () => number }>;
}

/** The wizard's shell: where one is, the step, the way on and back, and what the order comes to. */
export function Wizard({ actor, viewOf, draftViews, picture }: WizardProps) {
  const isOrdered = useSelector(actor, isCompleted);
  const choice = useChoice(actor);
  const isAsked = useAsked(choice);
  const isHeld = useSelector(actor, isBound);
  // The summary has the sums itself.
  const hasAside = useSelector(actor, ({ context }) => context.step !== 'summary') && !isOrdered && !isAsked;
  const sync = useChild(choice, 'draftSync') as DraftSyncRef | undefined;
  const views = draftViews();
  return (
    <>
      <Trouble actor={actor} />
      {sync && views && <views.Conflict actor={sync} />}
      {choice && views && <views.Perished actor={choice} />}
      <div className={classes(css.columns, hasAside && css.beside)}>
        <div className={css.sheet}>
          {!isAsked && (
            <div className={css.head}>
              <div className={grow}>
                <Progress actor={actor} />
              </div>
              {!isOrdered && (
                <IconButton
                  label={t('Cancel website creation')}
                  icon={<X aria-hidden />}
                  disabled={isHeld}
                  onPointerEnter={LeaveDialog.preload}
                  onFocus={LeaveDialog.preload}
                  onClick={() => actor.send({ type: 'wizard.cancel' })}
                />
              )}
            </div>
          )}
          <Step actor={actor} viewOf={viewOf} draftViews={draftViews} />
          {!isOrdered && sync && views && <views.Saved actor={sync} clock={Date.now} />}
          {!isOrdered && !isAsked && <WizardNavigation actor={actor} />}
        </div>
        {hasAside && (
          <aside className={css.aside} aria-label={t('Order')}>
            {picture}
            <OrderDetails actor={actor} />
          </aside>
        )}
      </div>
      <Question actor={actor} />
    </>
  );
}

/** A child that the machine spawned, by its id. */
const useChild = (actor: AnyActorRef | undefined, id: string) =>
  useSelector(
    actor,
    (parent: { children: Record<string, AnyActorRef | undefined> } | undefined) => parent?.children[id],
  );
const useChoice = (actor: WizardRef) => useChild(actor, 'draftChoice') as DraftChoiceRef | undefined;
/** Whether it asks which of the drafts on the server to go on with. */
const useAsked = (choice: DraftChoiceRef | undefined) =>
  useSelector(choice, (snapshot) => snapshot?.matches('choosing') ?? false);

function Trouble({ actor }: { actor: WizardRef }) {
  const trouble = useSelector(actor, ({ context }) => context.trouble);
  return trouble ? <TroubleNotice actor={actor} trouble={trouble} /> : null;
}

function Progress({ actor }: { actor: WizardRef }) {
  const isOpening = useSelector(actor, isUnread);
  const marks = useSelector(actor, stepMarks, sameMarks);
  const current = useSelector(actor, ({ context }) => context.step);
  if (isOpening) return <Skeleton height="56px" shape="block" />;
  const steps = marks.map(({ step, done }) => ({ id: step, title: words[step].name, done }));
  return <Stepper label={t('Steps')} steps={steps} current={current} />;
}

function Step({ actor, viewOf, draftViews }: WizardProps) {
  const step = useSelector(actor, ({ context }) => context.step);
  const direction = useSelector(actor, ({ context }) => context.direction);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('skeleton'));
  const hasFailed = useSelector(actor, hasFailedToLoad);
  const isOrdered = useSelector(actor, isCompleted);
  const child = useChild(actor, 'step');
  const choice = useChoice(actor);
  const isAsked = useAsked(choice);
  const ChoiceView = draftViews()?.DraftChoice;
  const View = viewOf(step);
  const isOpening = useSelector(actor, isUnread);
  const isOver = useSelector(actor, (snapshot) => snapshot.matches('finished'));
  const { title, description } = isOpening ? setup : words[step];
  useDocumentTitle(title);

  if (choice && isAsked && ChoiceView) return <ChoiceView actor={choice} clock={Date.now} />;
  return (
    <div className={css.step} key={title} data-direction={direction ?? undefined}>
      {!isOrdered && !isOver && (
        <div>
          <h1 id={isOpening ? 'page-title' : 'step-title'} tabIndex={-1} className={heading.page}>
            {title}
          </h1>
          <p className={muted}>{description}</p>
        </div>
      )}
      {hasFailed ? (
        <Failed actor={actor} />
      ) : isWaiting || !View || !child ? (
        <StepSkeleton />
      ) : (
        <View key={child.sessionId} actor={child} />
      )}
    </div>
  );
}

const Failed = ({ actor }: { actor: WizardRef }) => (
  <Notice
    tone="bad"
    title={t('This step could not be loaded.')}
    action={
      <Button size="small" onClick={() => actor.send({ type: 'step.retry' })}>
        {t('Try again')}
      </Button>
    }
  >
    {t('Check your connection. What you have chosen is kept.')}
  </Notice>
);

export const StepSkeleton = () => (
  <Loading label={t('Loading the step')} className={classes(stack[24], css.coming)}>
    <Skeleton width="40%" />
    <Skeleton shape="block" height="44px" />
    <Skeleton shape="block" height="220px" />
  </Loading>
);

function Question({ actor }: { actor: WizardRef }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ running: { dialog: 'asking' } }));
  return isAsking ? <LeaveDialog actor={actor} /> : null;
}
