import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { VerificationRef, VerificationState } from '../../../../machines/wizard/verification/verification.machine';
import { stack, title } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { CodeForm } from '../../account/CodeForm';

type Face = (props: { actor: VerificationRef }) => ReactNode;

const Asking: Face = ({ actor }) => {
  const otp = useSelector(actor, ({ children }) => children.otp);
  const isOfApp = useSelector(actor, ({ context }) => context.method === 'totp');
  return (
    <>
      <h3 className={title.card}>{isOfApp ? 'Enter your code' : 'Check your email'}</h3>
      {otp && <CodeForm actor={otp} />}
    </>
  );
};

const Broken: Face = ({ actor }) => (
  <Notice
    tone="bad"
    title="The code could not be asked for."
    action={
      <Button size="small" onClick={() => actor.send({ type: 'code.retry' })}>
        Try again
      </Button>
    }
  />
);

const faces: Record<VerificationState, Face> = {
  asking: Asking,
  broken: Broken,
  verified: () => <Spinner large label="Opening your account" />,
};

/** The wizard's code step. */
export function CodeStep({ actor }: { actor: VerificationRef }) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  return (
    <div className={stack[16]}>
      <Face actor={actor} />
    </div>
  );
}
