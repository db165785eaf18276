import { describe, expect, it } from 'vitest';
import { ForgotPassword, ResetPassword } from '../../../contract/wire/account/security';
import { problemsOf } from '../../../contract/wire/validation';
import { problemsInAddress, problemsInChoice } from './forgot.form';

const right = { email: 'ada@bakery.example', code: '123456', password: 'password', confirmPassword: 'password' };

describe('what the forms say is what the contract says', () => {
  it.each(['', ' ', 'ada@', 'ada@bakery.example', ' ada@bakery.example ', `${'a'.repeat(250)}@b.example`])(
    'the address %j',
    (email) => expect(problemsInAddress({ ...right, email })).toEqual(problemsOf(ForgotPassword, { email })),
  );

  it.each([
    ['the borders', right],
    ['no code', { ...right, code: '' }],
    ['five digits', { ...right, code: '12345' }],
    ['no password', { ...right, password: '', confirmPassword: '' }],
    ['seven characters', { ...right, password: 'passwor', confirmPassword: 'passwor' }],
    ['200 characters', { ...right, password: 'p'.repeat(200), confirmPassword: 'p'.repeat(200) }],
    ['201 characters', { ...right, password: 'p'.repeat(201), confirmPassword: 'p'.repeat(201) }],
  ])('the new password: %s', (_, values) => {
    const { email, code, password } = values;
    const { otp_code, new_password } = problemsOf(ResetPassword, { email, otp_code: code, new_password: password });
    const said = { ...(otp_code && { code: otp_code }), ...(new_password && { password: new_password }) };
    expect(problemsInChoice(values)).toEqual(said);
  });

  it('wants the same password twice', () =>
    expect(problemsInChoice({ ...right, confirmPassword: 'Password' })).toEqual({
      confirmPassword: 'Passwords do not match',
    }));
});
