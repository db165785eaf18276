import type { Profile } from '../../../contract/wire/account/account';
import type { Draft, DraftBusiness, DraftLogo } from '../../../contract/wire/wizard/draft';
import { BusinessForm } from '../../../contract/wire/wizard/order';
import { problemsOf } from '../../../contract/wire/validation';
import type { Country } from '../../account/signup/signup.form';

/** The fields that are typed. */
export const textFields = [
  'business_name',
  'contact_email',
  'contact_phone',
  'business_description',
  'business_address',
] as const;
export type TextField = (typeof textFields)[number];
export const fieldNames = [...textFields, 'logo', 'keywords'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The number as it is ordered: dial code and digits. */
const numberOf = ({ contact_dial_code: code, contact_phone: digits }: DraftBusiness) => digits && code + digits;

/** What is still wrong, by field. A picture that is kept here counts as a logo. */
export function problemsIn(business: DraftBusiness): Partial<Record<FieldName, string>> {
  const { logo } = business;
  return problemsOf(BusinessForm, {
    ...business,
    contact_phone: numberOf(business),
    logo: logo.kind === 'none' ? '' : logo.kind === 'uploaded' ? logo.url : logo.blob,
  });
}

/** The keywords are of the description as it stands now. */
export const areKeywordsCurrent = ({ business_description: text, keywords_for: made }: DraftBusiness) =>
  text.trim() === made;

/** Next may be pressed. Whatever makes keywords makes them for another text, so this is false meanwhile. */
export const isComplete = (business: DraftBusiness) =>
  Object.keys(problemsIn(business)).length === 0 && areKeywordsCurrent(business);

/** The blob that has to be sent before the order can name it; null when there is none. */
export const unsentBlob = (logo: DraftLogo) => (logo.kind === 'file' || logo.kind === 'generated' ? logo.blob : null);

/** The draft's words, and what the profile knows where they are empty. */
export const begun = ({ business }: Draft, user: Profile | null): DraftBusiness => ({
  ...business,
  contact_email: business.contact_email || (user?.email ?? ''),
  ...(business.contact_phone === '' && { contact_phone: user?.phone_number.replace(/\D/g, '') ?? '' }),
});

/** Which country a number belongs to: the longest dial code that fits, of several (+1) the one that we are in, or the US. */
function countryOf(number: string, countries: readonly Country[], here: string): Country | undefined {
  const fitting = countries.filter(({ dialCode }) => number.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const best = fitting.filter(({ dialCode }) => dialCode.length === longest);
  return best.find(({ code }) => code === here) ?? best.find(({ code }) => code === 'US') ?? best[0];
}

export type Phone = Pick<DraftBusiness, 'contact_dial_code' | 'contact_phone'> & { country: string };

/** Country and digits, once the countries are known: a number without a dial code of its own is split. */
export function phoneOf(business: DraftBusiness, countries: readonly Country[], here: string): Phone {
  const { contact_dial_code: code, contact_phone: digits } = business;
  const whole = `${code || '+'}${digits}`;
  const found =
    (code === '' ? digits !== '' && countryOf(whole, countries, here) : countryOf(code, countries, here)) ||
    (countries.find((country) => country.code === here) ?? countries.find((country) => country.code === 'US'));
  if (!found) return { country: 'US', contact_dial_code: code, contact_phone: digits };
  const isSplit = code === '' && whole.startsWith(found.dialCode);
  return {
    country: found.code,
    contact_dial_code: found.dialCode,
    contact_phone: isSplit ? whole.slice(found.dialCode.length) : digits,
  };
}
