import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { t } from '../../../contract/languages/t';
import type { ChoiceField } from '../../../machines/account/forgot/forgot.form';
import type { ForgotRef } from '../../../machines/account/forgot/forgot.machine';
import { centred, muted, stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { PasswordInput } from '../../ui/TextInput/PasswordInput';
import * as css from './Auth.css';
import { ResendButton } from './ResendButton';

/** The mailed code and the new password twice. */
export function NewPasswordForm({ actor }: { actor: ForgotRef }) {
  const context = useSelector(actor, (at) => at.context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const { email, code, problems, refusal } = context;
  const change = (field: ChoiceField, value: string) => actor.send({ type: 'field.change', field, value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const password = (field: 'password' | 'confirmPassword', label: string) => (
    <Field label={label} error={problems[field]}>
      <PasswordInput
        name={field}
        autoComplete="new-password"
        enterKeyHint={field === 'password' ? 'next' : 'done'}
        value={context[field]}
        readOnly={isBusy}
        onChange={({ target }) => change(field, target.value)}
      />
    </Field>
  );
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      <p role="status" className={muted}>
        {t('If {email} has an account, a six-digit code is in its mail. It is valid for 15 minutes.', {
          email: email.trim(),
        })}
      </p>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {/* For the browser's own store of passwords: whose the new one is. */}
      <input type="email" name="email" hidden autoComplete="username" value={email.trim()} readOnly />
      <Field label={t('Code')} error={problems.code}>
        <CodeInput
          key={String(isBusy)}
          label={t('Verification code')}
          value={code}
          disabled={isBusy}
          autoFocus
          onChange={(digits) => change('code', digits)}
        />
      </Field>
      {password('password', t('New password'))}
      {password('confirmPassword', t('Confirm new password'))}
      <Button type="submit" kind="primary" wide busy={isBusy && t('Saving the password')}>
        {t('Change password')}
      </Button>
      <div className={classes(stack[4], centred)}>
        <Resend actor={actor} />
        <Button kind="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'form.return' })}>
          {t('Use another email')}
        </Button>
      </div>
    </form>
  );
}

function Resend({ actor }: { actor: ForgotRef }) {
  const isSending = useSelector(actor, (at) => at.hasTag('sending'));
  const canResend = useSelector(actor, (at) => at.can({ type: 'code.resend' }));
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  const resend = () => actor.send({ type: 'code.resend' });
  return <ResendButton isSending={isSending} canResend={canResend} secondsLeft={secondsLeft} onResend={resend} />;
}
