import { describe, expect, it } from 'vitest';
import { ProfileChange } from '../../../contract/wire/account/account';
import { problemsOf } from '../../../contract/wire/validation';
import { ada } from '../../session/session/session.model';
import { changeOf, problemsIn, type ProfileValues, valuesOf } from './profile.form';
import { known } from './profile.model';

const values = (part: Partial<ProfileValues>): ProfileValues => ({ ...valuesOf(ada, known), ...part });

describe('what is wrong with the form', () => {
  it.each([
    {},
    { first_name: ' ' },
    { first_name: 'a'.repeat(80) },
    { first_name: 'a'.repeat(81) },
    { last_name: '' },
    { last_name: ` ${'b'.repeat(80)} ` },
    { last_name: 'b'.repeat(81) },
    { phone: '' },
    { phone: '1234567' },
    { phone: '1'.repeat(18) },
    { phone: '1'.repeat(19) },
  ] satisfies Partial<ProfileValues>[])('is what the contract says, %j', (part) => {
    const { phone_number: phone, ...rest } = problemsOf(ProfileChange, changeOf(ada, values(part)));
    expect(problemsIn(values(part))).toEqual({ ...rest, ...(phone !== undefined && { phone }) });
  });
  it.each([
    ['12345', 'Phone number must be at least 6 digits'],
    ['123456', undefined],
  ])('counts the customer’s own digits: %s', (phone, problem) =>
    expect(problemsIn(values({ phone })).phone).toBe(problem),
  );
});

describe('a number', () => {
  const countries = ['+1', '+1809', '+32'].map((dialCode, at) => ({ code: `C${at}`, name: '', dialCode, flag: '' }));
  const split = (phone_number: string, here = 'C0') => {
    const { dialCode, phone } = valuesOf({ ...ada, phone_number }, { countries, here });
    return [dialCode, phone];
  };
  it.each([
    ['+18095550100', ['+1809', '5550100']],
    ['+14155550100', ['+1', '4155550100']],
    ['32470123456', ['+32', '470123456']],
    ['+4930123456', ['', '4930123456']],
    ['', ['+1', '']],
  ])('%s is split by the longest dial code that fits', (number, parts) => expect(split(number)).toEqual(parts));
  it.each(['+32470123456', '32470123456', '+32 470 12 34 56'])('that stays the same stays as it was: %s', (number) => {
    const profile = { ...ada, phone_number: number };
    expect(changeOf(profile, valuesOf(profile, known)).phone_number).toBe(number);
  });
});
