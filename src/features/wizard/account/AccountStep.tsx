import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { AccountStepRef, AccountStepState } from '../../../../machines/wizard/accountStep/accountStep.machine';
import { muted, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { link } from '../../../ui/Link/Link.css';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { TermsNotice } from '../../account/Head';
import { SignInStep } from './SignInStep';
import { SignUpForm } from '../../account/SignUpForm';

type Face = (props: { actor: AccountStepRef }) => ReactNode;

function Toggle({ actor, question, answer }: { actor: AccountStepRef; question: string; answer: string }) {
  return (
    <p className={muted}>
      {question}{' '}
      <button type="button" className={link} onClick={() => actor.send({ type: 'account.toggle' })}>
        {answer}
      </button>
    </p>
  );
}

const SigningUp: Face = ({ actor }) => {
  const signup = useSelector(actor, ({ children }) => children.signup);
  return (
    <>
      {signup && <SignUpForm actor={signup} />}
      <Toggle actor={actor} question={t('Already have an account?')} answer={t('Sign In')} />
      <TermsNotice />
    </>
  );
};

const SigningIn: Face = ({ actor }) => {
  const signin = useSelector(actor, ({ children }) => children.signin);
  return (
    <>
      {signin && <SignInStep actor={signin} />}
      <Toggle actor={actor} question={t("Don't have an account?")} answer={t('Sign Up')} />
      <TermsNotice />
    </>
  );
};

const Verified: Face = ({ actor }) => {
  const email = useSelector(actor, ({ context }) => context.user?.email);
  return (
    <Notice
      tone="good"
      title={t('Account Verified')}
      action={
        <Button size="small" onClick={() => actor.send({ type: 'account.logOut' })}>
          {t('Log out')}
        </Button>
      }
    >
      {email}
    </Notice>
  );
};

const faces: Record<AccountStepState, Face> = {
  signingUp: SigningUp,
  signingIn: SigningIn,
  verified: Verified,
  leaving: () => <Spinner large label={t('Opening your account')} />,
};

/** The wizard's account step. */
export function AccountStep({ actor }: { actor: AccountStepRef }) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  return (
    <div className={stack[16]}>
      <Face actor={actor} />
    </div>
  );
}
