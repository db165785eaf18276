import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, type RefCallback, useState } from 'react';
import { t } from '../../../../contract/languages/t';
import type { CouponRef, CouponState } from '../../../../machines/money/coupon/coupon.machine';
import { row } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Field } from '../../../ui/Field/Field';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { Money } from '../../../ui/Money/Money';
import * as css from './SummaryStep.css';

interface CouponProps {
  actor: CouponRef;
  /** What it takes off, minor units. */
  discount: number;
  /** The order is under way: what it comes to stays as it is. */
  locked: boolean;
}
type Face = (props: CouponProps & { follow: RefCallback<HTMLElement> }) => ReactNode;

/** Where the focus was in the face that goes, it comes to the first control of the one that comes. */
const following = (): RefCallback<HTMLElement> => {
  let wasInside = false;
  return (face) => {
    if (wasInside) face?.querySelector<HTMLElement>('input,button')?.focus();
    return () => {
      wasInside = face?.contains(document.activeElement) ?? false;
    };
  };
};

const Entry: Face = ({ actor, locked, follow }) => {
  const code = useSelector(actor, ({ context }) => context.code);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (at) => at.hasTag('busy'));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'coupon.apply' });
  };
  return (
    <form ref={follow} method="post" onSubmit={apply} noValidate>
      <Field label={t('Coupon code')} optional error={problem}>
        <div className={row[8]}>
          <TextInput
            value={code}
            readOnly={busy || locked}
            maxLength={40}
            enterKeyHint="done"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => actor.send({ type: 'coupon.type', code: event.target.value })}
          />
          <Button type="submit" busy={busy} disabled={locked}>
            {t('Apply')}
          </Button>
        </div>
      </Field>
    </form>
  );
};

const Applied: Face = ({ actor, discount, locked, follow }) => {
  const code = useSelector(actor, ({ context }) => context.coupon?.code);
  return (
    <div ref={follow} className={css.applied}>
      <Badge tone="good">{t('{code} applied', { code: code ?? '' })}</Badge>
      <Button
        size="small"
        kind="ghost"
        className={css.remove}
        aria-label={t('Remove coupon')}
        disabled={locked}
        onClick={() => actor.send({ type: 'coupon.remove' })}
      >
        {t('Remove')}
      </Button>
      <Money amount={-discount} signed />
    </div>
  );
};

const faces: Record<CouponState, Face> = { typing: Entry, validating: Entry, rechecking: Applied, applied: Applied };

/** A code to type, or what it takes off. */
export function Coupon({ actor, discount, locked }: CouponProps) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  const [follow] = useState(following);
  return <Face actor={actor} discount={discount} locked={locked} follow={follow} />;
}
