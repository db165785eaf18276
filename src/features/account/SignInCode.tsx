import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { SignInRef } from '../../../machines/account/signin/signin.machine';
import { Button } from '../../ui/Button/Button';
import { CodeForm } from './CodeForm';
import { Head } from './Head';

/** The code that a sign-in waits for, and the way back to the form. */
export function SignInCode({ actor }: { actor: SignInRef }) {
  const oneTimeCode = useSelector(actor, ({ children }) => children.oneTimeCode);
  return (
    <>
      {oneTimeCode && <CodeForm actor={oneTimeCode} />}
      <Button kind="ghost" onClick={() => actor.send({ type: 'form.return' })}>
        {t('Back to sign in')}
      </Button>
    </>
  );
}

/** The same under its own title: the code of an authenticator app is in no mail. */
export function SignInCodeFace({ actor }: { actor: SignInRef }) {
  const isOfApp = useSelector(actor, (at) => at.matches('secondFactor') && at.context.pending?.method === 'totp');
  return (
    <>
      <Head title={isOfApp ? t('Enter your code') : t('Check your email')} />
      <SignInCode actor={actor} />
    </>
  );
}
