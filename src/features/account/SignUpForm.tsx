import { useSelector } from '@xstate/react';
import type { ComponentProps, FormEvent } from 'react';
import { t } from '../../../contract/languages/t';
import type { FieldName } from '../../../machines/account/signup/signup.form';
import type { SignUpRef } from '../../../machines/account/signup/signup.machine';
import { problemOf } from '../../../machines/account/signup/signup.select';
import { Button } from '../../ui/Button/Button';
import { Notice } from '../../ui/Notice/Notice';
import { type FieldState, PasswordField, PhoneField, TextField, UnknownCountries } from '../form/fields';
import * as css from './Auth.css';

function useFieldState(actor: SignUpRef, field: FieldName): FieldState {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const problem = useSelector(actor, problemOf(field));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  return { value, problem, isBusy, change: (text) => actor.send({ type: 'field.change', field, value: text }) };
}

type FieldOf<Props> = Omit<Props, 'state' | 'name'> & {
  actor: SignUpRef;
  field: FieldName;
};

const Text = ({ actor, field, ...rest }: FieldOf<ComponentProps<typeof TextField>>) => (
  <TextField enterKeyHint="next" {...rest} name={field} state={useFieldState(actor, field)} />
);

const Password = ({ actor, field, label }: FieldOf<ComponentProps<typeof PasswordField>>) => (
  <PasswordField
    label={label}
    name={field}
    state={useFieldState(actor, field)}
    enterKeyHint={field === 'password' ? 'next' : 'go'}
  />
);

function Phone({ actor }: { actor: SignUpRef }) {
  const countries = useSelector(actor, ({ context }) => context.countries);
  const country = useSelector(actor, ({ context }) => context.values.country);
  return (
    <PhoneField
      label={t('Phone number')}
      name="phone"
      state={useFieldState(actor, 'phone')}
      countries={countries}
      country={country}
      onCountryChange={(code) => actor.send({ type: 'field.change', field: 'country', value: code })}
    />
  );
}

/** Without the list the number counts as one of the United States. */
function Countries({ actor }: { actor: SignUpRef }) {
  const areUnknown = useSelector(actor, (at) => at.matches({ form: { countries: 'unknown' } }));
  if (!areUnknown) return null;
  return (
    <UnknownCountries onRetry={() => actor.send({ type: 'countries.retry' })}>
      {t('Without them your number starts with +1.')}
    </UnknownCountries>
  );
}

/** Told what is wrong on change. */
export function SignUpForm({ actor }: { actor: SignUpRef }) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div className={css.names}>
        <Text
          actor={actor}
          field="first_name"
          label={t('First name')}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <Text
          actor={actor}
          field="last_name"
          label={t('Last name')}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </div>
      <Text actor={actor} field="email" label={t('Email')} type="email" autoComplete="username" />
      <Phone actor={actor} />
      <Countries actor={actor} />
      <Password actor={actor} field="password" label={t('Password')} />
      <Password actor={actor} field="confirmPassword" label={t('Confirm password')} />
      <Button type="submit" kind="primary" wide busy={isBusy && t('Creating your account')}>
        {t('Create Account')}
      </Button>
    </form>
  );
}
