import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import type { ForgotRef, ForgotSnapshot } from '../../../machines/account/forgot/forgot.machine';
import { RouteLink } from '../../system/refs';
import { chunk } from '../../lib/chunk';
import { rich } from '../../ui/rich/rich';
import { centred, muted, stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { CentredCard } from '../../ui/CentredCard/CentredCard';
import { classes } from '../../ui/classes';
import { Field } from '../../ui/Field/Field';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { TextInput } from '../../ui/TextInput/TextInput';
import * as css from './Auth.css';
import { Head, useVisitorPath, VisitorLink } from './Head';

/** Asked for once a code is on its way: its boxes come then. */
const NewPasswordForm = lazily(
  chunk(() => import('./NewPasswordForm')),
  ({ NewPasswordForm }) => NewPasswordForm,
);

type Face = (props: { actor: ForgotRef }) => ReactNode;

/** Told what is wrong when a code is asked for, then on change. */
function AddressForm({ actor }: { actor: ForgotRef }) {
  const { email, problems, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'code.request' });
  };
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Field label={t('Email')} error={problems.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          enterKeyHint="send"
          value={email}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'email.change', email: target.value })}
        />
      </Field>
      <Button type="submit" kind="primary" wide busy={isBusy && t('Sending the code')}>
        {t('Send code')}
      </Button>
      <div className={classes(stack[4], centred)}>
        <Button kind="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'code.enter' })}>
          {t('I already have a code')}
        </Button>
      </div>
    </form>
  );
}

const Asking: Face = ({ actor }) => (
  <>
    <Head title={t('Forgot your password?')}>{t('We send a six-digit code to your email.')}</Head>
    <AddressForm actor={actor} />
    <p className={muted}>
      {rich('Remembered it? {signIn}', { signIn: <VisitorLink href="/sign-in">{t('Sign In')}</VisitorLink> })}
    </p>
  </>
);

const Choosing: Face = ({ actor }) => (
  <>
    <Head title={t('Check your email')} />
    <NewPasswordForm actor={actor} />
  </>
);

const takeFocus = (way: HTMLElement | null) => {
  way?.focus();
};

/** The form is gone, and with it the focus: the way on takes it. */
const Changed: Face = () => (
  <>
    <Head title={t('Your password is changed')} />
    <Notice tone="good">{t('You are logged out everywhere. Sign in with your new password.')}</Notice>
    <RouteLink href={useVisitorPath('/sign-in')} asChild>
      <Button kind="primary" wide ref={takeFocus}>
        {t('Sign In')}
      </Button>
    </RouteLink>
  </>
);

const faces: Record<'asking' | 'requesting' | 'choosing' | 'changed', Face> = {
  asking: Asking,
  requesting: Asking,
  choosing: Choosing,
  changed: Changed,
};
const faceOf = ({ value }: ForgotSnapshot) => (typeof value === 'string' ? value : 'choosing');

/** The page of a forgotten password: an address, then the mailed code and another password. */
export function ForgotPassword({ actor }: { actor: ForgotRef }) {
  const Face = faces[useSelector(actor, faceOf)];
  return (
    <CentredCard>
      <div className={stack[24]}>
        <Face actor={actor} />
      </div>
    </CentredCard>
  );
}
