import { useSelector } from '@xstate/react';
import type { ComponentType, ReactElement } from 'react';
import { t } from '../../../contract/languages/t';
import type { SignInRef, SignInState } from '../../../machines/account/signin/signin.machine';
import { chunk } from '../../lib/chunk';
import { rich } from '../../ui/rich/rich';
import { muted, stack } from '../../ui/atoms.css';
import { CentredCard } from '../../ui/CentredCard/CentredCard';
import { lazily } from '../../ui/Lazy/lazily';
import { Spinner } from '../../ui/Spinner/Spinner';
import * as css from './Auth.css';
import { Below, Head, VisitorLink } from './Head';
import { SignInForm } from './SignInForm';

/** The code is asked of few: it comes when it is needed. */
const Code = lazily(
  chunk(() => import('./SignInCode')),
  ({ SignInCodeFace }) => SignInCodeFace,
);

interface SignInProps {
  actor: SignInRef;
  /** What else signs in; until its code is here, the places of it. */
  Ways: ComponentType<{ fallback: ReactElement }>;
}

type Face = ComponentType<SignInProps>;

const places = (
  <>
    <div className={css.passkey} />
    <div className={css.others} />
  </>
);

const Form: Face = ({ actor, Ways }) => (
  <>
    <Head title={t('Sign in')}>{t('Welcome back to your websites.')}</Head>
    <SignInForm actor={actor} />
    <Ways fallback={places} />
    <p className={muted}>
      {rich("Don't have an account? {signUp}", { signUp: <VisitorLink href="/sign-up">{t('Sign Up')}</VisitorLink> })}
    </p>
  </>
);

/** Until the next screen is there: a form would ask to be sent again. */
const Opening: Face = () => (
  <>
    <Head title={t('Welcome back')} />
    <Spinner large label={t('Opening your account')} />
  </>
);

const faces: Record<SignInState, Face> = {
  form: Form,
  loggingIn: Form,
  secondFactor: Code,
  verification: Code,
  signedIn: Opening,
  pending: Opening,
};

/** The page of the sign-in: the form, then a code where one is due. */
export function SignIn(props: SignInProps) {
  const Face = faces[useSelector(props.actor, ({ value }) => value)];
  return (
    <CentredCard below={<Below />}>
      <div className={stack[24]}>
        <Face {...props} />
      </div>
    </CentredCard>
  );
}
