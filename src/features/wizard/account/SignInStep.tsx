import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { SignInRef } from '../../../../machines/account/signin/signin.machine';
import { chunk } from '../../../lib/chunk';
import { title } from '../../../ui/atoms.css';
import { lazily } from '../../../ui/Lazy/lazily';
import { SignInForm } from '../../account/SignInForm';

/** The code is asked of few: it comes when it is needed. */
const SignInCode = lazily(
  chunk(() => import('../../account/SignInCode')),
  ({ SignInCode }) => SignInCode,
);

/** Sign-in within the wizard. A second factor has a step of its own there; a mailbox that is not proved yet has not. */
export function SignInStep({ actor }: { actor: SignInRef }) {
  const isProving = useSelector(actor, (at) => at.matches('verification'));
  if (!isProving) return <SignInForm actor={actor} />;
  return (
    <>
      <h2 className={title.card}>{t('Check your email')}</h2>
      <SignInCode actor={actor} />
    </>
  );
}
