import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import type { SignUpRef } from '../../../machines/account/signup/signup.machine';
import { chunk } from '../../lib/chunk';
import { rich } from '../../ui/rich/rich';
import { muted, stack } from '../../ui/atoms.css';
import { CentredCard } from '../../ui/CentredCard/CentredCard';
import { lazily } from '../../ui/Lazy/lazily';
import { Spinner } from '../../ui/Spinner/Spinner';
import { Below, Head, VisitorLink } from './Head';
import { OtherWays } from './OtherWays';
import { SignUpForm } from './SignUpForm';

const CodeForm = lazily(
  chunk(() => import('./CodeForm')),
  ({ CodeForm }) => CodeForm,
);

type Face = (props: { actor: SignUpRef }) => ReactNode;

const Form: Face = ({ actor }) => (
  <>
    <Head title={t('Create your account')}>{t('Next we send a code to your email, to know that it is yours.')}</Head>
    <SignUpForm actor={actor} />
    <OtherWays />
    <p className={muted}>
      {rich('Already have an account? {signIn}', { signIn: <VisitorLink href="/sign-in">{t('Sign In')}</VisitorLink> })}
    </p>
  </>
);

const Code: Face = ({ actor }) => {
  const oneTimeCode = useSelector(actor, ({ children }) => children.oneTimeCode);
  return (
    <>
      <Head title={t('Check your email')} />
      {oneTimeCode && <CodeForm actor={oneTimeCode} />}
    </>
  );
};

/** Until the next screen is there: a form would ask to be sent again. */
const Opening: Face = () => (
  <>
    <Head title={t('Welcome')} />
    <Spinner large label={t('Opening your account')} />
  </>
);

const faces: Record<'form' | 'verification' | 'registered', Face> = {
  form: Form,
  verification: Code,
  registered: Opening,
};

/** The page of the sign-up, and the code that proves the mailbox. */
export function SignUp({ actor }: { actor: SignUpRef }) {
  const Face = faces[useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'form'))];
  return (
    <CentredCard below={<Below />}>
      <div className={stack[24]}>
        <Face actor={actor} />
      </div>
    </CentredCard>
  );
}
