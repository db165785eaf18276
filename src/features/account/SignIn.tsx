import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SignInRef, SignInState } from '../../../machines/account/signin/signin.machine';
import { chunk } from '../../lib/chunk';
import { muted, stack } from '../../ui/atoms.css';
import { CentredCard } from '../../ui/CentredCard/CentredCard';
import { lazily } from '../../ui/Lazy/lazily';
import { Spinner } from '../../ui/Spinner/Spinner';
import { Below, Head, VisitorLink } from './Head';
import { OtherWays } from './OtherWays';
import { SignInForm } from './SignInForm';

/** The code is asked of few: it comes when it is needed. */
const Code = lazily(
  chunk(() => import('./SignInCode')),
  ({ SignInCodeFace }) => SignInCodeFace,
);

type Face = ComponentType<{ actor: SignInRef }>;

const Form: Face = ({ actor }) => (
  <>
    <Head title="Sign in">Welcome back to your websites.</Head>
    <SignInForm actor={actor} />
    <OtherWays />
    <p className={muted}>
      Don't have an account? <VisitorLink href="/sign-up">Sign Up</VisitorLink>
    </p>
  </>
);

/** Until the next screen is there: a form would ask to be sent again. */
const Opening: Face = () => (
  <>
    <Head title="Welcome back" />
    <Spinner large label="Opening your account" />
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
export function SignIn({ actor }: { actor: SignInRef }) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  return (
    <CentredCard below={<Below />}>
      <div className={stack[24]}>
        <Face actor={actor} />
      </div>
    </CentredCard>
  );
}
