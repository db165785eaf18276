import { useSelector } from '@xstate/react';
import type { SignInRef } from '../../../machines/signin/signin.machine';
import { title } from '../../ui/atoms.css';
import { SignInCode } from './SignInCode';
import { SignInForm } from './SignInForm';

/** Sign-in within the wizard. A second factor has a step of its own there; a mailbox that is not proved yet has not. */
export function SignInStep({ actor }: { actor: SignInRef }) {
  const isProving = useSelector(actor, (at) => at.matches('verification'));
  if (!isProving) return <SignInForm actor={actor} />;
  return (
    <>
      <h3 className={title.card}>Check your email</h3>
      <SignInCode actor={actor} />
    </>
  );
}
