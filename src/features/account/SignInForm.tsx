import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { t } from '../../../contract/languages/t';
import type { SignInRef } from '../../../machines/account/signin/signin.machine';
import { Button } from '../../ui/Button/Button';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { PasswordInput } from '../../ui/TextInput/PasswordInput';
import { TextInput } from '../../ui/TextInput/TextInput';
import * as css from './Auth.css';
import { VisitorLink } from './Head';

/** E-mail and password; told what is wrong on submit, then on change. */
export function SignInForm({ actor }: { actor: SignInRef }) {
  const { email, password, problems, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Field label={t('Email')} error={problems['email']}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username webauthn"
          enterKeyHint="next"
          value={email}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'field.change', field: 'email', value: target.value })}
        />
      </Field>
      <Field
        label={t('Password')}
        error={problems['password']}
        aside={<VisitorLink href="/forgot-password">{t('Forgot password?')}</VisitorLink>}
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          value={password}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'field.change', field: 'password', value: target.value })}
        />
      </Field>
      <Button type="submit" kind="primary" wide busy={isBusy && t('Signing in')}>
        {t('Sign In')}
      </Button>
    </form>
  );
}
