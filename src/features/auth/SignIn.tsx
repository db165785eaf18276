import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SignInRef, SignInState } from '../../../machines/signin/signin.machine';
import { RouteLink } from '../../app/refs';
import { muted, stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { CentredCard } from '../../ui/CentredCard/CentredCard';
import { lazily } from '../../ui/Lazy/lazily';
import { link } from '../../ui/Link/Link.css';
import { Head, TermsNotice } from './Head';
import { SignInForm } from './SignInForm';

/** The code is asked of few: its boxes come when they are needed. */
const CodeForm = lazily(() => import('./CodeForm').then((chunk) => chunk.CodeForm));

type Face = (props: { actor: SignInRef }) => ReactNode;

const Form: Face = ({ actor }) => (
  <>
    <Head title="Sign in">Welcome back. Your websites are waiting.</Head>
    <SignInForm actor={actor} />
    <p className={muted}>
      Don't have an account?{' '}
      <RouteLink href="/sign-up" className={link}>
        Sign Up
      </RouteLink>
    </p>
  </>
);

const Code: Face = ({ actor }) => {
  const otp = useSelector(actor, ({ children }) => children.otp);
  const email = useSelector(actor, ({ context }) => context.email);
  return (
    <>
      <Head title="Check your email">We have sent a six-digit code to {email}.</Head>
      {otp && <CodeForm actor={otp} />}
      <Button kind="ghost" onClick={() => actor.send({ type: 'form.return' })}>
        Back to sign in
      </Button>
    </>
  );
};

const faces: Record<SignInState, Face> = {
  form: Form,
  loggingIn: Form,
  secondFactor: Code,
  verification: Code,
  signedIn: Form,
  pending: Form,
};

/** Specification 2, Sign-in. */
export function SignIn({ actor }: { actor: SignInRef }) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  return (
    <CentredCard below={<TermsNotice />}>
      <div className={stack[24]}>
        <Face actor={actor} />
      </div>
    </CentredCard>
  );
}
