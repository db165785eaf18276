import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import type { PasswordField } from '../../../machines/account/password/password.form';
import type { PasswordRef, PasswordState } from '../../../machines/account/password/password.machine';
import { useProfile } from '../../system/refs';
import { stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { PasswordInput } from '../../ui/TextInput/PasswordInput';
import { accountCards } from './accountCards';
import { foundOut } from './settingsWords';

type Face = (props: { actor: PasswordRef }) => ReactNode;

/** Told what is wrong when it is submitted, then on change. */
const Form: Face = ({ actor }) => {
  const email = useProfile()?.email ?? '';
  const context = useSelector(actor, (at) => at.context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isChanged = useSelector(actor, (at) => at.matches('changed'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const field = (name: PasswordField, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={context.problems[name]}>
      <PasswordInput
        name={name}
        autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
        enterKeyHint={name === 'confirmPassword' ? 'done' : 'next'}
        value={context[name]}
        readOnly={isBusy}
        onChange={({ target }) => actor.send({ type: 'field.change', field: name, value: target.value })}
      />
    </Field>
  );
  return (
    <form method="post" className={stack[16]} onSubmit={submit} noValidate>
      {isChanged && (
        <Notice tone="good" title={t('Your password is changed.')}>
          {t('You are logged out everywhere else.')} {foundOut}
        </Notice>
      )}
      {context.refusal && <Notice tone="bad">{context.refusal}</Notice>}
      {/* For the browser's own store of passwords: whose the new one is. */}
      <input type="email" name="email" hidden autoComplete="username" value={email} readOnly />
      {field('currentPassword', t('Current password'))}
      {field('password', t('New password'), t('At least 8 characters'))}
      {field('confirmPassword', t('Confirm new password'))}
      <Button type="submit" kind="primary" busy={isBusy}>
        {t('Change password')}
      </Button>
    </form>
  );
};

/** Whoever came with Google or GitHub: a first password comes by the mailed code. */
export const NoPassword = ({ onSet }: { onSet: () => void }) => (
  <div className={stack[16]}>
    <Notice title={t('Your account has no password yet.')}>
      {t('Forgot password sets one: we log you out here, and send a code to your email.')}
    </Notice>
    <Button onClick={onSet}>{t('Log out and set a password')}</Button>
  </div>
);

const Passwordless: Face = ({ actor }) => <NoPassword onSet={() => actor.send({ type: 'password.set' })} />;

const faces: Record<PasswordState, Face> = {
  editing: Form,
  changing: Form,
  changed: Form,
  passwordless: Passwordless,
};

/** Another password: a change ends the other sessions. */
export function PasswordCard({ actor }: { actor: PasswordRef }) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  return (
    <Card {...accountCards.password}>
      <Face actor={actor} />
    </Card>
  );
}
