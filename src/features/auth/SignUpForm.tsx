import { useSelector } from '@xstate/react';
import type { ComponentProps, FormEvent } from 'react';
import type { FieldName } from '../../../machines/signup/form';
import type { SignUpRef } from '../../../machines/signup/signup.machine';
import { problemOf } from '../../../machines/signup/signup.select';
import { Button } from '../../ui/Button/Button';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { PhoneInput } from '../../ui/PhoneInput/PhoneInput';
import { PasswordInput } from '../../ui/TextInput/PasswordInput';
import { TextInput } from '../../ui/TextInput/TextInput';
import * as css from './Auth.css';

type FieldOf<Input> = Input & { actor: SignUpRef; field: FieldName; label: string };

function useValue(actor: SignUpRef, field: FieldName) {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const problem = useSelector(actor, problemOf(field));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const change = (text: string) => actor.send({ type: 'field.change', field, value: text });
  return { value, problem, isBusy, change };
}

function Text({ actor, field, label, ...input }: FieldOf<ComponentProps<typeof TextInput>>) {
  const { value, problem, isBusy, change } = useValue(actor, field);
  return (
    <Field label={label} error={problem}>
      <TextInput
        {...input}
        name={field}
        value={value}
        readOnly={isBusy}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}

function Password({ actor, field, label }: FieldOf<object>) {
  const { value, problem, isBusy, change } = useValue(actor, field);
  return (
    <Field label={label} error={problem}>
      <PasswordInput
        name={field}
        autoComplete="new-password"
        value={value}
        readOnly={isBusy}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}

function Phone({ actor }: { actor: SignUpRef }) {
  const { value, problem, isBusy, change } = useValue(actor, 'phone');
  const countries = useSelector(actor, ({ context }) => context.countries);
  const country = useSelector(actor, ({ context }) => context.values.country);
  return (
    <Field label="Phone number" error={problem}>
      <PhoneInput
        countries={countries ?? undefined}
        country={country}
        onCountryChange={(code) => actor.send({ type: 'field.change', field: 'country', value: code })}
        digits={value}
        onDigitsChange={change}
        disabled={isBusy}
        name="phone"
      />
    </Field>
  );
}

/** Without the list the number counts as one of the United States (specification 5). */
function Countries({ actor }: { actor: SignUpRef }) {
  const areUnknown = useSelector(actor, (at) => at.matches({ form: { countries: 'unknown' } }));
  if (!areUnknown) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" onClick={() => actor.send({ type: 'countries.retry' })}>
          Retry
        </Button>
      }
    >
      The country codes could not be loaded. Without them your number starts with +1.
    </Notice>
  );
}

/** Specification 5, Sign-up: told what is wrong on change. */
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
        <Text actor={actor} field="first_name" label="First name" autoComplete="given-name" />
        <Text actor={actor} field="last_name" label="Last name" autoComplete="family-name" />
      </div>
      <Text actor={actor} field="email" label="Email" type="email" autoComplete="email" />
      <Phone actor={actor} />
      <Countries actor={actor} />
      <Password actor={actor} field="password" label="Password" />
      <Password actor={actor} field="confirmPassword" label="Confirm password" />
      <Button type="submit" kind="primary" wide busy={isBusy}>
        Create Account
      </Button>
    </form>
  );
}
