import { t } from '../../../contract/languages/t';
import { type Register, SignUpForm } from '../../../contract/wire/account/account';
import { problemsOf } from '../../../contract/wire/validation';

/** A country of the dial-code picker. */
export interface Country {
  /** ISO 3166 alpha-2. */
  code: string;
  name: string;
  /** '+32' */
  dialCode: string;
  /** Address of its flag. */
  flag: string;
}

export interface SignUpValues {
  first_name: string;
  last_name: string;
  email: string;
  country: string;
  /** Digits after the dial code. */
  phone: string;
  password: string;
  confirmPassword: string;
}
export type FieldName = keyof SignUpValues;

/** Of where the network places nobody: the country falls back to US. */
export const emptyForm: SignUpValues = {
  first_name: '',
  last_name: '',
  email: '',
  country: 'US',
  phone: '',
  password: '',
  confirmPassword: '',
};

export const fieldNames = Object.keys(emptyForm) as FieldName[];

interface Filled {
  values: SignUpValues;
  countries: readonly Country[] | null;
}

/** Dial code and digits as one number; without the list the United States' code stands in. */
function phoneNumber({ values, countries }: Filled): string {
  const dialCode = countries?.find(({ code }) => code === values.country)?.dialCode ?? '+1';
  return values.phone && dialCode + values.phone;
}

/** What is still wrong, by field of the form. */
export function problemsIn(filled: Filled): Partial<Record<FieldName, string>> {
  const { country: _, phone, ...values } = filled.values;
  const problems = problemsOf(SignUpForm, { ...values, phone_number: phoneNumber(filled) });
  const { phone_number: phoneProblem, ...rest } = problems;
  // Six digits are the customer's own: the dial code does not count.
  const tooShort = phone.length < 6 ? t('Phone number must be at least 6 digits') : phoneProblem;
  return { ...rest, ...(tooShort ? { phone: tooShort } : {}) };
}

/** What `POST /auth/register/` takes. */
export const registration = (filled: Filled): Register => ({
  first_name: filled.values.first_name.trim(),
  last_name: filled.values.last_name.trim(),
  email: filled.values.email.trim().toLowerCase(),
  phone_number: phoneNumber(filled),
  password: filled.values.password,
});
