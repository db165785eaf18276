import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { OrderRef } from '../../../../machines/wizard/order/order.machine';
import {
  faceOf,
  finishOf,
  isBeingPlaced,
  isFinishable,
  refusalOf,
  sameTotals,
  totalsAt,
} from '../../../../machines/wizard/order/order.select';
import { ownWords } from '../../../../contract/rules/ownWords';
import { useDraftPicture, useResource } from '../../../system/refs';
import { stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { DraftPicture } from '../DraftPicture';
import { NoPrices } from '../OrderDetails';
import { OrderWish } from './OrderWish';
import { OrderPlaced } from './OrderPlaced';
import { Coupon } from './Coupon';
import { Choices } from './Choices';
import { DueToday } from './DueToday';
import { PackageInformation } from './PackageInformation';
import * as css from './SummaryStep.css';

/** The wizard's last step. */
export function SummaryStep({ actor }: { actor: OrderRef }) {
  const View = faces[useSelector(actor, faceOf)];
  return <View actor={actor} />;
}

type View = (props: { actor: OrderRef }) => ReactNode;

const Broken: View = ({ actor }) => (
  <Notice
    tone="bad"
    title={t('The summary could not be prepared.')}
    action={
      <Button size="small" onClick={() => actor.send({ type: 'order.retry' })}>
        {t('Try again')}
      </Button>
    }
  >
    {t('Nothing you typed is lost, and one order is never charged twice.')}
  </Notice>
);

const Done: View = ({ actor }) => {
  const orderPlaced = useSelector(actor, ({ children }) => children.orderPlaced);
  const placed = useSelector(actor, ({ context }) => context.placed);
  return orderPlaced && placed ? <OrderPlaced actor={orderPlaced} placed={placed} /> : null;
};

/** One summary, whether or not the money is waited for: the button that opened the top-up gets the focus back. */
const Summary: View = ({ actor }) => {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const balance = useSelector(actor, ({ context }) => context.balance);
  const coupon = useSelector(actor, ({ children }) => children.coupon);
  const totals = useSelector(actor, totalsAt, sameTotals);
  const isLocked = useSelector(actor, (at) => at.hasTag('busy'));
  const orderWish = useSelector(actor, ({ children }) => children.orderWish);
  const picture = useDraftPicture();
  const { failure, refresh } = useResource('balance');
  const account = { balance, isLost: balance === null && failure !== null, refresh };
  if (!draft.plan) return <NoPrices />;
  if (!totals)
    return (
      <Notice tone="warn" title={t('Something is missing.')}>
        {t('Go back to the steps that are not marked as done.')}
      </Notice>
    );
  return (
    <div className={css.summary}>
      <div className={stack[24]}>
        {picture && <DraftPicture actor={picture} draft={draft} size="large" />}
        <Card>
          <Choices actor={actor} />
        </Card>
        <PackageInformation plan={draft.plan} />
      </div>
      <div className={css.payment}>
        <Card>
          <DueToday draft={draft} totals={totals} account={account}>
            {coupon && <Coupon actor={coupon} discount={totals.discount} locked={isLocked} />}
          </DueToday>
          <Refusal actor={actor} />
        </Card>
        {/* Below what is there, which stays where it is when this comes. */}
        {orderWish && <OrderWish actor={orderWish} />}
        <div className={css.finish}>
          <Finish actor={actor} isLost={account.isLost} />
        </div>
      </div>
    </div>
  );
};

const reassurances: Record<NonNullable<ReturnType<typeof refusalOf>>, string> = {
  domain: t('Press Edit beside the domain and choose another name. Everything else stays as it is.'),
  pictures: t('Press Edit beside the images. Everything else stays as it is, and nothing was charged.'),
  logo: t('Press Edit beside the business. Everything else stays as it is, and nothing was charged.'),
  total: t('What you see is the total by now. Nothing was charged: it is ordered when you press the button again.'),
  unknown: t('Everything you chose is still here. Try again when you like: one order is never charged twice.'),
  plain: t('Everything you chose is still here. Your balance was not charged for this try.'),
};

/** Why the last try was refused, and that nothing is lost. */
const Refusal: View = ({ actor }) => {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const meaning = useSelector(actor, refusalOf);
  if (!failure || !meaning) return null;
  return (
    <Notice
      tone="bad"
      title={ownWords('default', failure)}
      action={
        <Button size="small" onClick={() => actor.send({ type: 'problem.dismiss' })}>
          {t('Dismiss')}
        </Button>
      }
    >
      {reassurances[meaning]}
    </Notice>
  );
};

/**
 * The final button: what it says and does follows from the balance. `isLost`: the
 * balance could not be loaded, so nothing is on its way any more.
 */
function Finish({ actor, isLost }: { actor: OrderRef; isLost: boolean }) {
  const wanted = useSelector(actor, finishOf);
  const coupon = useSelector(actor, ({ children }) => children.coupon);
  // What it takes off is about to be known: nobody pays the whole price in between.
  const isCounting = useSelector(coupon, (at) => at?.value === 'validating');
  const isBusy = useSelector(actor, isBeingPlaced);
  const isReady = useSelector(actor, isFinishable);
  if (wanted === 'loading')
    return (
      <Button kind="primary" wide disabled>
        {isLost ? t('Complete Order') : t('Loading...')}
      </Button>
    );
  if (wanted === 'complete')
    return (
      <Button
        kind="primary"
        wide
        busy={isBusy && t('Placing your order')}
        disabled={!isBusy && (!isReady || isCounting)}
        onClick={() => actor.send({ type: 'order.place' })}
      >
        {t('Complete Order')}
      </Button>
    );
  return (
    <Button kind="primary" wide disabled={!isReady || isCounting} onClick={() => actor.send({ type: 'funds.add' })}>
      {t('Add Funds to Complete Order')}
    </Button>
  );
}

const faces: Record<ReturnType<typeof faceOf>, View> = {
  ordering: Summary,
  awaitingFunds: Summary,
  broken: Broken,
  completed: Done,
};
