import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, type RefCallback, useState } from 'react';
import type { CouponRef, CouponState } from '../../../../machines/money/coupon/coupon.machine';
import { grow } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
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
    <form ref={follow} method="post" className={css.coupon} onSubmit={apply} noValidate>
      <div className={grow}>
        <Field label="Coupon code" optional error={problem}>
          <TextInput
            value={code}
            readOnly={busy || locked}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => actor.send({ type: 'coupon.type', code: event.target.value })}
          />
        </Field>
      </div>
      <Button type="submit" busy={busy} disabled={locked}>
        Apply
      </Button>
    </form>
  );
};

const Applied: Face = ({ actor, discount, locked, follow }) => {
  const code = useSelector(actor, ({ context }) => context.coupon?.code);
  return (
    <div ref={follow} className={css.applied}>
      <Badge tone="good">{code} applied</Badge>
      <span className={grow}>
        <Money amount={-discount} signed />
      </span>
      <Button size="small" disabled={locked} onClick={() => actor.send({ type: 'coupon.remove' })}>
        Remove<span className={css.unseen}> coupon</span>
      </Button>
    </div>
  );
};

const faces: Record<CouponState, Face> = { typing: Entry, validating: Entry, rechecking: Applied, applied: Applied };

/** The coupon's card: a code to type, or what it takes off. */
export function Coupon({ actor, discount, locked }: CouponProps) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  const [follow] = useState(following);
  return (
    <Card title="Coupon" description="A code lowers what is due today." level={3}>
      <Face actor={actor} discount={discount} locked={locked} follow={follow} />
    </Card>
  );
}
