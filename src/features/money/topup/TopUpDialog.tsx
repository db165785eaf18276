import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { TopUpRef, TopUpSnapshot } from '../../../../machines/money/topup/topup.machine';
import { stack } from '../../../ui/atoms.css';
import { attention } from '../../../ui/attention';
import { Button } from '../../../ui/Button/Button';
import { cancel } from '../../../ui/Dialog/cancel';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Notice } from '../../../ui/Notice/Notice';
import { depositWords, wayOn } from '../deposits/depositWords';
import { TopUpForm } from './TopUpForm';
import * as css from './TopUpDialog.css';
import { Known, Verifying } from './Verifying';

type FaceName = 'form' | 'panel' | 'thanks' | 'verifying' | 'ended' | 'closed';

/** Money that the server has found comes before whatever the panel shows. */
function faceOf(at: TopUpSnapshot): FaceName {
  if (at.matches('choosing')) return 'form';
  if (at.matches('ended')) return 'ended';
  if (at.matches('closed')) return 'closed';
  if (at.children.deposit?.getSnapshot().matches('found')) return 'verifying';
  if (at.matches({ paying: 'panel' })) return 'panel';
  return at.matches({ paying: 'verifying' }) ? 'verifying' : 'thanks';
}

interface Face {
  title: string;
  View: (props: { actor: TopUpRef }) => ReactNode;
}

/** Where all is known of the deposit, also later and on another device. */
const DetailsButton = ({ actor }: { actor: TopUpRef }) => (
  <Button onClick={() => actor.send({ type: 'deposit.show' })}>{t('Deposit details')}</Button>
);

const Panel: Face['View'] = ({ actor }) => {
  const address = useSelector(actor, ({ context }) => context.invoice?.paymentUrl);
  const deposit = useSelector(actor, ({ context }) => context.deposit);
  return (
    <div className={stack[16]}>
      <div role="status">{deposit && deposit.arrived > 0 && deposit.rest > 0 && <Known deposit={deposit} />}</div>
      <iframe
        className={css.panel}
        src={address}
        title={t('Payment')}
        data-panel=""
        // The last one is for a wallet on this device, which BTCPay's panel opens by 'bitcoin:'.
        sandbox="allow-scripts allow-same-origin allow-forms allow-top-navigation-to-custom-protocols"
        allow="clipboard-write"
      />
      <div className={css.actions}>
        <DetailsButton actor={actor} />
        <Button onClick={() => actor.send({ type: 'topup.close' })}>{t('Pay later')}</Button>
      </div>
    </div>
  );
};

/** What the panel is doing, said aloud. */
const closings = {
  thanking: t('This panel closes in 3 seconds.'),
  paused: t('This panel waits while you look at it.'),
  staying: t('This panel stays until you go on.'),
};

/** The first control after the panel is its button, so that the keyboard alone can hold it open (WCAG 2.2.1). */
const Thanks: Face['View'] = ({ actor }) => {
  const isPaused = useSelector(actor, (at) => at.matches({ paying: 'paused' }));
  const isStaying = useSelector(actor, (at) => at.matches({ paying: 'staying' }));
  const watched = attention(
    () => actor.send({ type: 'panel.pause' }),
    () => actor.send({ type: 'panel.resume' }),
  );
  return (
    <div className={stack[16]} {...watched}>
      <Notice tone="good" title={t('Payment Successful')}>
        {t('Your payment has been processed successfully.')}{' '}
        {closings[isStaying ? 'staying' : isPaused ? 'paused' : 'thanking']}
      </Notice>
      <div className={css.actions}>
        {/* One button with two names: the focus stays on it. */}
        <Button onClick={() => actor.send({ type: isStaying ? 'panel.leave' : 'panel.stay' })}>
          {isStaying ? t('Go on') : t('Keep this open')}
        </Button>
      </div>
    </div>
  );
};

const Verification: Face['View'] = ({ actor }) => {
  const deposit = useSelector(actor, ({ children }) => children.deposit);
  const isShort = useSelector(
    actor,
    (at) => at.matches({ paying: 'verifying' }) && (at.context.deposit?.rest ?? 0) > 0,
  );
  return (
    <div className={stack[16]}>
      {deposit && <Verifying actor={deposit} />}
      <div className={css.actions}>
        {isShort && <Button onClick={() => actor.send({ type: 'panel.open' })}>{t('Show payment panel')}</Button>}
        <DetailsButton actor={actor} />
        <Button onClick={() => actor.send({ type: 'topup.close' })}>{cancel}</Button>
      </div>
    </div>
  );
};

/** Nobody can say what became of it: the lookup itself is broken. */
const unknown = {
  tone: 'warn',
  title: t('We lost sight of this payment.'),
  sentence: t('What arrives is credited by itself, and Billing shows every deposit.'),
} as const;

/** How it ended, when it is not simply what was asked for. */
const Ended: Face['View'] = ({ actor }) => {
  const deposit = useSelector(actor, ({ context }) => context.deposit);
  const { tone, title, sentence } = deposit ? depositWords(deposit) : unknown;
  const way = deposit ? wayOn(deposit) : 'again';
  return (
    <div className={stack[16]}>
      <Notice tone={tone === 'neutral' ? 'warn' : tone} title={title}>
        {sentence}
      </Notice>
      <div className={css.actions}>
        <DetailsButton actor={actor} />
        {way === 'again' && (
          <Button kind="primary" onClick={() => actor.send({ type: 'topup.restart' })}>
            {t('Start again')}
          </Button>
        )}
        {way === 'rest' && (
          <Button kind="primary" onClick={() => actor.send({ type: 'topup.complete' })}>
            {t('Add the rest')}
          </Button>
        )}
        {way === null && (
          <Button kind="primary" onClick={() => actor.send({ type: 'topup.close' })}>
            {t('Done')}
          </Button>
        )}
      </div>
    </div>
  );
};

const faces: Record<FaceName, Face> = {
  form: { title: t('Top Up Your Account'), View: TopUpForm },
  panel: { title: t('Crypto Payment'), View: Panel },
  thanks: { title: t('Crypto Payment'), View: Thanks },
  verifying: { title: t('Verifying Your Deposit'), View: Verification },
  ended: { title: t('Crypto Payment'), View: Ended },
  closed: { title: '', View: () => null },
};

/** The dialogs of the top-up, one after the other in one frame, with heads of one height: nothing moves between them. */
export function TopUpDialog({ actor }: { actor: TopUpRef }) {
  const name = useSelector(actor, faceOf);
  const deposit = useSelector(actor, ({ children }) => children.deposit);
  // The child's own steps move no state of the parent: looking at it draws the dialog anew.
  useSelector(deposit, (at) => at?.value);
  const { title, View } = faces[name];
  if (name === 'closed') return null;
  return (
    <Dialog title={title} onClose={() => actor.send({ type: 'topup.close' })}>
      <View actor={actor} />
    </Dialog>
  );
}
