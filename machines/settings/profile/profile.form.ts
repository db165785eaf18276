import { t } from '../../../contract/languages/t';
import type { Profile, ProfileChange } from '../../../contract/wire/account/account';
import type { Country } from '../../account/signup/signup.form';

/** What is typed or chosen. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  /** ISO 3166 alpha-2 of the dial code; '+' as long as the number is not split. */
  dialCountry: string;
  /** '+32'; empty as long as the number is not split. */
  dialCode: string;
  /** Digits after the dial code, or all of them. */
  phone: string;
  address: string;
  /** ISO 3166 alpha-2, or what was kept in its place; empty for none. */
  country: string;
  city: string;
  avatar_url: string;
}
export const fields = ['first_name', 'last_name', 'phone', 'address', 'country', 'city'] as const;
export type FieldName = (typeof fields)[number];
export type Problems = Partial<Record<FieldName | 'avatar_url', string | undefined>>;

/** The list of countries, and the one that the network says we are in. */
export interface Countries {
  countries: Country[];
  here: string;
}

/** Of a screen that nobody is signed in to, which is shown to nobody. */
export const nobody: Profile = {
  uuid: '',
  user_id: 0,
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  address: '',
  country: '',
  city: '',
  avatar_url: '',
  is_two_factor_enabled: false,
  two_factor_method: 'none',
  isAccountNew: false,
  needsSetup: false,
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Whose dial code a number begins with: the longest that fits; of several (+1) the one that we are in, else the United
 * States. An empty number gets the country that we are in; one that no code fits stays whole.
 */
function phoneOf(number: string, known: Countries | null): Pick<ProfileValues, 'dialCountry' | 'dialCode' | 'phone'> {
  const digits = digitsOf(number);
  const fitting = known?.countries.filter(({ dialCode }) => `+${digits}`.startsWith(digits ? dialCode : '+')) ?? [];
  const longest = Math.max(...fitting.map(({ dialCode }) => dialCode.length));
  const best = digits ? fitting.filter(({ dialCode }) => dialCode.length === longest) : fitting;
  const found = best.find(({ code }) => code === known?.here) ?? best.find(({ code }) => code === 'US') ?? best[0];
  if (!found) return { dialCountry: '+', dialCode: '', phone: digits };
  return {
    dialCountry: found.code,
    dialCode: found.dialCode,
    phone: digits ? digits.slice(found.dialCode.length - 1) : '',
  };
}

/** The form as it opens. */
export const valuesOf = (profile: Profile, known: Countries | null): ProfileValues => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  ...phoneOf(profile.phone_number, known),
  address: profile.address,
  country: profile.country,
  city: profile.city,
  avatar_url: profile.avatar_url,
});

const numberOf = ({ dialCode, phone }: ProfileValues) => phone && `${dialCode || '+'}${phone}`;

/** The fields that `PUT /profile/` takes. A number that is the same in other signs stays as it was. */
export function changeOf(profile: Profile, values: ProfileValues): ProfileChange {
  const number = numberOf(values);
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    phone_number: digitsOf(number) === digitsOf(profile.phone_number) ? profile.phone_number : number,
    address: values.address.trim(),
    country: values.country,
    city: values.city.trim(),
    avatar_url: values.avatar_url,
  };
}

/** What is sent: a picture that stays is not named, as only one that was uploaded here may be. */
export const sent = (profile: Profile, { avatar_url, ...change }: ProfileChange): ProfileChange =>
  avatar_url === undefined || avatar_url === profile.avatar_url ? change : { ...change, avatar_url };

/** What takes the profile back to how it is now. */
export const presentOf = (profile: Profile): ProfileChange => changeOf(profile, valuesOf(profile, null));

const isSame = (one: ProfileChange, other: ProfileChange) =>
  (Object.keys(one) as (keyof ProfileChange)[]).every((key) => one[key] === other[key]);

/** Whether the form says something else than the profile. */
export const differs = (profile: Profile, values: ProfileValues) =>
  !isSame(changeOf(profile, values), presentOf(profile));

/** Whether a profile that arrives says something else than the one that is known, as far as the form shows it. */
export const isOther = (known: Profile, next: Profile) =>
  known.email !== next.email || !isSame(presentOf(known), presentOf(next));

function nameProblem(name: string, ifNone: string, ifLong: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return ifNone;
  return length > 80 ? ifLong : undefined;
}

/** What is wrong, in the words of the sign-up; a test proves that it says what the contract says. */
export function problemsIn(values: ProfileValues): Problems {
  const problems = {
    first_name: nameProblem(values.first_name, t('First name is required'), t('First name is too long')),
    last_name: nameProblem(values.last_name, t('Last name is required'), t('Last name is too long')),
    phone:
      values.phone.length < 6 || digitsOf(numberOf(values)).length > 20
        ? t('Phone number must be at least 6 digits')
        : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

export const isComplete = (values: ProfileValues) => Object.keys(problemsIn(values)).length === 0;

/**
 * The form after another profile arrived: what the customer changed stays as typed, the rest follows (a profile that
 * arrives late takes nothing away that is being typed). Dial code and digits are one number.
 */
export function followed(values: ProfileValues, from: Profile, to: Profile, known: Countries | null): ProfileValues {
  const [before, after] = [valuesOf(from, known), valuesOf(to, known)];
  const typed = (Object.keys(values) as (keyof ProfileValues)[]).filter((key) => values[key] !== before[key]);
  const phone = numberOf(values) === numberOf(before) ? [] : (['dialCountry', 'dialCode', 'phone'] as const);
  const kept = [...typed, ...phone].map((key) => [key, values[key]]);
  return { ...after, ...(Object.fromEntries(kept) as Partial<ProfileValues>) };
}

/** The form once the countries are known: a number that was not split is. */
export const split = (values: ProfileValues, known: Countries): ProfileValues =>
  values.dialCode === '' ? { ...values, ...phoneOf(values.phone, known) } : values;

/** The server's sentences under the names of the form. */
export function refusalsOf(given: Record<string, string> | undefined): Problems {
  const { phone_number: phone, ...rest } = given ?? {};
  return { ...rest, ...(phone !== undefined && { phone }) };
}
