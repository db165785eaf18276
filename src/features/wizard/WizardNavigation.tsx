import { useSelector } from '@xstate/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import type { StepName } from '../../../contract/wire/wizard/draft';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import { hasPrevious, isBound, nextStep } from '../../../machines/wizard/wizard/wizard.select';
import { row, spread, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { lazily } from '../../ui/Lazy/lazily';
import { orderSums } from './orderSumsChunk';
import { words } from './wizardWords';
import * as css from './Wizard.css';

const OrderTotal = lazily(orderSums, (module) => module.OrderTotal);

/** Steps that lead on by a button of their own, until there is nothing more for them to ask. */
const ownWay: readonly StepName[] = ['account', 'code'];

/** The way back and on, in reach however long the step is; on a phone with what the order comes to. */
export function WizardNavigation({ actor }: { actor: WizardRef }) {
  const next = useSelector(actor, nextStep);
  const hasOwnWay = useSelector(actor, ({ context }) => ownWay.includes(context.step) && !context.ready);
  const canGoBack = useSelector(actor, hasPrevious);
  const isReady = useSelector(actor, ({ context }) => context.ready);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isHeld = useSelector(actor, isBound);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  if (hasOwnWay && !canGoBack) return null;
  const leadsOn = next !== null && !hasOwnWay;
  return (
    <div className={classes(leadsOn && css.bar, css.ways, row[8], spread, wrap)}>
      {refusal !== null && !isBusy && (
        <span role="alert" className={css.refusal}>
          {refusal || t('This step needs another look.')}
        </span>
      )}
      <Button
        icon={<ArrowLeft aria-hidden />}
        disabled={!canGoBack || isBusy || isHeld}
        onClick={() => actor.send({ type: 'wizard.previous' })}
      >
        <span className={classes(leadsOn && css.word)}>{t('Previous')}</span>
      </Button>
      {leadsOn && (
        <>
          <Total actor={actor} />
          <Button
            kind="primary"
            className={css.onward}
            iconEnd={<ArrowRight aria-hidden />}
            disabled={!isReady}
            busy={isBusy}
            onClick={() => actor.send({ type: 'wizard.next' })}
          >
            {t('Next: {step}', { step: words[next].name })}
          </Button>
        </>
      )}
    </div>
  );
}

/** Where the sums do not stand beside the step: what they come to. */
function Total({ actor }: { actor: WizardRef }) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  if (!draft.plan) return null;
  return (
    <p className={css.total}>
      <OrderTotal draft={draft} plan={draft.plan} fallback={null} />
    </p>
  );
}
