import type { ComponentProps, ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import { Button } from '../../ui/Button/Button';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { PhoneInput } from '../../ui/PhoneInput/PhoneInput';
import { PasswordInput } from '../../ui/TextInput/PasswordInput';
import { TextInput } from '../../ui/TextInput/TextInput';

/** One field of a form that a machine keeps: what it holds, what is wrong with it, and whom it tells. */
export interface FieldState {
  value: string;
  problem: string | null | undefined;
  isBusy: boolean;
  change: (text: string) => void;
  leave?: () => void;
}

interface FieldProps {
  label: string;
  name: string;
  state: FieldState;
}

type Input = Omit<ComponentProps<typeof TextInput>, keyof FieldState | keyof FieldProps>;

export const TextField = ({
  label,
  state: { value, problem, isBusy, change, leave },
  ...input
}: FieldProps & Input) => (
  <Field label={label} error={problem}>
    <TextInput
      {...input}
      value={value}
      readOnly={isBusy}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
    />
  </Field>
);

type PasswordProps = FieldProps & Pick<ComponentProps<typeof PasswordInput>, 'enterKeyHint'>;

export const PasswordField = ({ label, state: { value, problem, isBusy, change }, ...input }: PasswordProps) => (
  <Field label={label} error={problem}>
    <PasswordInput
      {...input}
      autoComplete="new-password"
      value={value}
      readOnly={isBusy}
      onChange={({ target }) => change(target.value)}
    />
  </Field>
);

type PhoneProps = FieldProps & Pick<ComponentProps<typeof PhoneInput>, 'country' | 'onCountryChange'>;

/** `countries`: null while they are not known; the number can be typed all the same. */
export const PhoneField = ({
  label,
  name,
  state: { value, problem, isBusy, change, leave },
  countries,
  ...country
}: PhoneProps & { countries: ComponentProps<typeof PhoneInput>['countries'] | null }) => (
  <Field label={label} error={problem}>
    <PhoneInput
      {...country}
      countries={countries ?? undefined}
      digits={value}
      onDigitsChange={change}
      onBlur={leave}
      disabled={isBusy}
      name={name}
    />
  </Field>
);

/** Beside a phone number whose country cannot be chosen; `children`: what to do about it. */
export const UnknownCountries = ({ onRetry, children }: { onRetry: () => void; children: ReactNode }) => (
  <Notice
    tone="warn"
    action={
      <Button size="small" onClick={onRetry}>
        {t('Retry')}
      </Button>
    }
  >
    {t('The country codes could not be loaded.')} {children}
  </Notice>
);
