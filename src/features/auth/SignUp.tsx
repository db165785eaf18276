import { useSelector } from '@xstate/react';
import type { SignUpRef } from '../../../machines/signup/signup.machine';
import { RouteLink } from '../../app/refs';
import { muted, stack } from '../../ui/atoms.css';
import { CentredCard } from '../../ui/CentredCard/CentredCard';
import { lazily } from '../../ui/Lazy/lazily';
import { link } from '../../ui/Link/Link.css';
import { Head, TermsNotice } from './Head';
import { SignUpForm } from './SignUpForm';

const CodeForm = lazily(() => import('./CodeForm').then((chunk) => chunk.CodeForm));

/** Specification 2, Sign-up, and the code that proves the mailbox. */
export function SignUp({ actor }: { actor: SignUpRef }) {
  const otp = useSelector(actor, ({ children }) => children.otp);
  const email = useSelector(actor, ({ context }) => context.values.email);
  return (
    <CentredCard below={<TermsNotice />}>
      <div className={stack[24]}>
        {otp ? (
          <>
            <Head title="Check your email">We are sending a six-digit code to {email}.</Head>
            <CodeForm actor={otp} />
          </>
        ) : (
          <>
            <Head title="Create your account">Build a website without technical knowledge.</Head>
            <SignUpForm actor={actor} />
            <p className={muted}>
              Already have an account?{' '}
              <RouteLink href="/sign-in" className={link}>
                Sign In
              </RouteLink>
            </p>
          </>
        )}
      </div>
    </CentredCard>
  );
}
