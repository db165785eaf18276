import { useSelector } from '@xstate/react';
import type { SignInRef } from '../../../machines/signin/signin.machine';
import { Button } from '../../ui/Button/Button';
import { lazily } from '../../ui/Lazy/lazily';

/** The code is asked of few: its boxes come when they are needed. */
const CodeForm = lazily(() => import('./CodeForm').then((chunk) => chunk.CodeForm));

/** The code that a sign-in waits for, and the way back to the form. */
export function SignInCode({ actor }: { actor: SignInRef }) {
  const otp = useSelector(actor, ({ children }) => children.otp);
  return (
    <>
      {otp && <CodeForm actor={otp} />}
      <Button kind="ghost" onClick={() => actor.send({ type: 'form.return' })}>
        Back to sign in
      </Button>
    </>
  );
}
